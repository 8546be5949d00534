import { Button } from '@spanish-main/ui'
import { useState } from 'react'
import type { Kit } from '../kit.ts'
import type { Advice } from '../local/protocol.ts'
import { useTableContext } from './context.ts'
import { sayChoice } from './prompt.ts'
import type { LocalTableState } from './use-local-table.ts'
import './hint.css'

export interface Hint {
  readonly advice: Advice | undefined
  ask(): void
  close(): void
}

/** What a bot would do in this seat. It is forgotten as soon as the table goes on. */
export function useHint(kit: Kit, { seen, table, decision }: LocalTableState): Hint {
  const [held, setHeld] = useState<{ decision: string; advice: Advice }>()
  const [bot] = kit.entry.bots
  return {
    advice: held?.decision === decision ? held.advice : undefined,
    ask() {
      if (seen === undefined || table === undefined || seen.seat < 0 || (seen.waiting & (1 << seen.seat)) === 0) return
      table.ask('hint', seen.seat, bot).then(
        advice => setHeld({ decision, advice }),
        () => undefined,
      )
    },
    close: () => setHeld(undefined),
  }
}

export function HintCard({ hint }: { hint: Hint }) {
  const { kit, props } = useTableContext()
  const { table, say, act } = props
  const choice = table.choices.find(each => each.text === hint.advice?.text)
  if (choice === undefined) return undefined
  const reasons = (hint.advice?.reasons ?? []).filter(({ name }) => say.has(`term.${name}`))
  return (
    <div className="hint panel" role="status">
      <p>{say('hint', { choice: sayChoice(kit, choice) })}</p>
      {reasons.length === 0 ? undefined : (
        <ul>
          {reasons.map(({ name, delta }) => (
            <li key={name}>{say(delta > 0 ? 'hint.for' : 'hint.against', { reason: say(`term.${name}`) })}</li>
          ))}
        </ul>
      )}
      <Button onClick={() => void act.play(choice.text)}>{say('hint.do')}</Button>
      <Button kind="quiet" onClick={hint.close}>
        {say('act.understood')}
      </Button>
    </div>
  )
}
