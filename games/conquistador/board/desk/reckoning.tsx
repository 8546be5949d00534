import type { BoardProps } from '@spanish-main/ui'
import type { Conquest } from '../../rules/state.ts'
import { eventsOfTurn } from '../stage/council.tsx'
import { changes } from '../words/changes.ts'
import { telling } from '../words/tale.ts'

/** What the turn did by itself to one's own country, step by step with what was lost and gained. */
export function Reckoning(props: BoardProps<Conquest>) {
  const { table, say, name, act } = props
  const { view, seat, events } = table
  const first = events.length - eventsOfTurn(events, view.turn).length
  const pages = telling(table, say, name).filter(({ at }) => at >= first)
  if (pages.length === 0) return null
  return (
    <section>
      <h3>{say('reckoning.title')}</h3>
      <ul className="cq-reckoning">
        {pages.map(({ at, title, lines, place }) => {
          const told = lines
            .flatMap(({ event }) => changes(view, event, say, name))
            .filter(change => change.seat === seat)
          return (
            <li key={at}>
              <button
                type="button"
                disabled={place === undefined}
                onClick={() => place !== undefined && act.show(place)}
              >
                {title}
              </button>
              <span>
                {told.length === 0 && say('reckoning.nothing')}
                {told.map(({ kind, what }, i) => (
                  <i key={`${at} ${i + 1}`} className={kind === 'lost' ? 'cq-lost' : 'cq-gained'}>
                    {`${kind === 'lost' ? '−' : '+'}${what}`}
                  </i>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
