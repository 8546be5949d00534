import { Button } from '@spanish-main/ui'
import { type FormEvent, useState } from 'react'
import { go } from '../router.tsx'
import { useText } from '../text.ts'

/** What is behind the # of a link to a seat, or the whole text where somebody copied only that. */
const keyIn = (text: string): string => text.trim().replace(/^.*#/, '')

/** For those to whom a link came where it cannot be opened: it is pasted here. */
export function HaveLink() {
  const { say } = useText()
  const [text, setText] = useState('')
  const open = (event: FormEvent) => {
    event.preventDefault()
    go(`/join#${keyIn(text)}`)
  }
  return (
    <details className="take-along">
      <summary>{say('network.have-link')}</summary>
      <form onSubmit={open}>
        <input
          value={text}
          aria-label={say('network.paste')}
          placeholder={say('network.paste')}
          onChange={event => setText(event.target.value)}
        />
        <Button type="submit" disabled={keyIn(text) === ''}>
          {say('row.open')}
        </Button>
      </form>
    </details>
  )
}
