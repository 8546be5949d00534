import { Button } from '@spanish-main/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { recall, remember } from '../memory.ts'
import { useText } from '../text.ts'
import { Bar } from './bar.tsx'
import { NameField } from './name-field.tsx'
import type { Remote } from './use-remote.ts'

/** Whoever comes by a link to a game that is being played says a name; one that this browser knows is said by itself. */
export function Arrive({ remote }: { remote: Remote }) {
  const { say } = useText()
  const [name, setName] = useState('')
  const { ask } = remote
  const arrive = (as: string) => ask('arrive', { name: as, zone: -new Date().getTimezoneOffset() })
  useEffect(() => {
    const known = recall('name') ?? ''
    if (known !== '') void arrive(known)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    remember('name', name.trim())
    void arrive(name.trim())
  }
  return (
    <Bar kind="quiet">
      <form className="waiting-own" onSubmit={submit}>
        {say('arrive.as')}
        <NameField name={name} onName={setName} />
        <Button kind="primary" type="submit">
          {say('waiting.sit-down')}
        </Button>
      </form>
    </Bar>
  )
}
