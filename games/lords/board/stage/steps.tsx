import { type BoardProps, Crest, RuleChip } from '@spanish-main/ui'
import type { Lords } from '../../rules/state.ts'
import { lookOf } from '../chart/facts.ts'
import './stage.css'

type Props = BoardProps<Lords>

/** How far a great moment has come. */
export function Steps({ steps, now }: { steps: readonly string[]; now: number }) {
  return (
    <ol className="lo-steps">
      {steps.map((step, i) => (
        <li
          key={step}
          className={i < now ? 'lo-step-done' : i === now ? 'lo-step-now' : ''}
          aria-current={i === now ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}

export function Rule({ id, say, act }: { id: string } & Pick<Props, 'say' | 'act'>) {
  return <RuleChip id={id} label={say('rule.open', { id })} onOpen={act.openRule} />
}

/** A seat's shield and its question at the foot of a stage. */
export function Ask({
  view,
  seat,
  title,
  children,
}: {
  view: Lords
  seat: number
  title: string
  children?: React.ReactNode
}) {
  return (
    <div className="lo-ask">
      {seat >= 0 && <Crest look={lookOf(view, seat)} />}
      <div>
        <h3>{title}</h3>
        {children !== undefined && <p>{children}</p>}
      </div>
    </div>
  )
}
