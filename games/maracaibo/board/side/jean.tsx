import { type BoardProps, RuleChip } from '@spanish-main/ui'
import { hasQuest, hasRoom, isCity } from '../../rules/board.ts'
import { jeanStops } from '../../rules/mb12-jean.ts'
import { discPoints } from '../../rules/mb12-jean-scoring.ts'
import type { Maracaibo } from '../../rules/state.ts'
import { locationName, numberOf } from '../words/names.ts'

const RULE = 'MB-12.2'

/** Where Jean can be after her next card, what she would do there, and what she has for the end of the round. */
export function JeanNext({ table, act, say }: BoardProps<Maracaibo>) {
  const { view } = table
  const income = say('opponent.jean', {
    cards: view.aCards,
    discs: view.aDiscs,
    points: view.aCards + discPoints(view.aDiscs),
    deck: view.aDeck,
  })
  if (view.round === 0 || view.ender >= 0) return <p>{income}</p>
  return (
    <>
      <p>
        {say('opponent.next')} <RuleChip id={RULE} label={say('rule.open', { id: RULE })} onOpen={act.openRule} />
      </p>
      <ul className="mb-next">
        {jeanStops(view).map(at => (
          <li key={at}>
            <b>{numberOf(at)}</b>
            <span>
              {locationName(say, at)} <small>{say(`opponent.next.${deedAt(view, at)}`)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p>{income}</p>
    </>
  )
}

/** MB-12.3, MB-12.4. */
const deedAt = (view: Maracaibo, at: number): string =>
  hasQuest(view, at) ? 'quest' : isCity(view, at) && hasRoom(view, at) ? 'disc' : 'card'
