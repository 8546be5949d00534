import { type BoardProps, Crest } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import type { Lords } from '../../rules/state.ts'
import { isPortRaider } from '../../rules/tables.ts'
import { answerFor, soldiersAt } from '../../rules/units.ts'
import { lookOf } from '../chart/facts.ts'
import { townName } from '../chart/labels.tsx'
import { placeFacts } from '../words/facts.ts'

/** One side of a raid: the unit with its soldiers, and what else counts. */
export function Party({
  table: { view },
  say,
  name,
  at,
  title,
  children,
}: BoardProps<Lords> & { at: number; title: string; children?: ReactNode }) {
  const seat = answerFor(view, at)
  return (
    <section>
      <h3>{title}</h3>
      <dl className="lo-party">
        <dt>{seat >= 0 && <Crest look={lookOf(view, seat)} />}</dt>
        <dd>
          <b>{townName(at, say, name)}</b>
          <small>{isPortRaider(at) ? '' : placeFacts(view, at, say, name)}</small>
        </dd>
        <dd className="lo-party-men">{soldiersAt(view, at)}</dd>
        {children}
      </dl>
    </section>
  )
}
