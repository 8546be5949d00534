import { Button, type Loss, RuleChip, type TableActions } from '@spanish-main/ui'
import { useTableContext } from './context.ts'
import './warning.css'

/** What a choice will surely lose, as tokens with where they go. Thinking again is the confirming button. */
export function LossTokens({ loss, choice, act }: { loss: Loss; choice: string; act: TableActions }) {
  const { say } = useTableContext().props
  return (
    <div className="question-row warning">
      <ul>
        {loss.things.map(({ name, where, picture }) => (
          <li key={name}>
            {picture}
            <span>
              <b>{name}</b>
              <small>{where}</small>
            </span>
          </li>
        ))}
        <li>
          <RuleChip id={loss.rule} label={say('rule.open', { id: loss.rule })} onOpen={act.openRule} />
        </li>
      </ul>
      <Button kind="primary" shortcut="⏎" data-first="" onClick={act.back}>
        {say('act.other')}
      </Button>
      <Button kind="danger" onClick={act.confirm}>
        {say('act.anyway', { choice })}
      </Button>
    </div>
  )
}
