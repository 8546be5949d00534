import { RuleChip, type Say } from '@spanish-main/ui'
import './steps.css'

/** What happens one after the other, and which of it is happening now. */
export function Steps({ steps, step }: { steps: readonly string[]; step: number }) {
  return (
    <ol className="px-steps">
      {steps.map((name, i) => (
        <li
          key={name}
          className={i < step ? 'px-done' : i === step ? 'px-now' : ''}
          {...(i === step ? { 'aria-current': 'step' } : {})}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}

/** The id of a rule beside a claim. */
export function Rule({ id, say, onRule }: { id: string; say: Say; onRule: (rule: string) => void }) {
  return <RuleChip id={id} label={say('rule.open', { id })} onOpen={onRule} />
}
