import type { BoardProps } from '@spanish-main/ui'
import { AREAS, endsAt } from '../../rules/mu5-jacques.ts'
import { JACQUES_CARDS, JACQUES0, type Maracaibo, PLACE } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'

const idOf = (card: number): string => tables.pack.jacquesCards[card].id.replace('jacques-', '').toUpperCase()

/** Jacques's seven cards of the round: those that lie open with their points, and how many of the others say END. */
export function JacquesCards({ table, say }: BoardProps<Maracaibo>) {
  const { view } = table
  const open = Array.from({ length: JACQUES_CARDS }, (_, card) => card).filter(
    card => view.place[JACQUES0 + card] === PLACE.jacquesOpen,
  )
  const points = open.reduce((sum, card) => sum + tables.pack.jacquesCards[card].vp, 0)
  return (
    <>
      <ol className="mb-jacques-cards">
        {Array.from({ length: AREAS }, (_, area) => {
          const card = open[area]
          if (card !== undefined) {
            const { vp } = tables.pack.jacquesCards[card]
            return (
              <li key={area} className="mb-jacques-open">
                <b>{idOf(card)}</b> {say('opponent.worth', { points: vp })}
              </li>
            )
          }
          const { ends, all } = endsAt(view, area)
          return (
            <li key={area} className={area === view.aOpen && view.aCountdown < 0 ? 'mb-jacques-next' : undefined}>
              <b>{area + 1}</b> {say('opponent.ends', { ends, all })}
            </li>
          )
        })}
      </ol>
      <p>{say('opponent.jacques', { cards: open.length, points })}</p>
    </>
  )
}
