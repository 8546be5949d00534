import { Button, Dialog } from '@spanish-main/ui'
import { type FormEvent, useState } from 'react'
import { useTableContext } from '../play/context.ts'
import { Undone } from './takeback.tsx'
import type { Remote } from './use-remote.ts'

/** Asks those concerned to go back to where one last moved, with a line why if one likes. */
export function AskBack({ remote, to, onClose }: { remote: Remote; to: number; onClose: () => void }) {
  const { kit, props } = useTableContext()
  const { say } = props
  const [why, setWhy] = useState('')
  const [problem, setProblem] = useState<string>()
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await remote.ask('ask-takeback', { moves: to, why: why.trim() })
    if ('error' in answer) setProblem(kit.words.refusal({ key: answer.error, params: answer.params ?? {} }))
    else onClose()
  }
  return (
    <Dialog title={say('act.ask-back')} size="small" closeLabel={say('act.cancel')} onClose={onClose}>
      <form className="dialog-body ask-back" onSubmit={ask}>
        <p>{say('takeback.about')}</p>
        <div>
          {say('takeback.undone')}
          <Undone to={to} />
        </div>
        <label>
          {say('takeback.why.label')}
          <input data-first="" value={why} maxLength={120} onChange={event => setWhy(event.target.value)} />
        </label>
        {problem === undefined ? undefined : (
          <p className="talk-problem" role="alert">
            {problem}
          </p>
        )}
        <div className="consent-acts">
          <Button kind="primary" type="submit">
            {say('takeback.ask')}
          </Button>
          <Button onClick={onClose}>{say('act.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
