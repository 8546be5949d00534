import { handOf, unlockedCount } from './rules/players.ts'
import { LOCATIONS, type Maracaibo } from './rules/state.ts'
import { vocabulary } from './rules/vocabulary.ts'

const place = (at: number): string => vocabulary.location.words[at]
const card = (index: number): string => (index < 0 ? '–' : vocabulary.card.words[index])

/** A position in a few lines of text: the round, the players, the board, the own hand. */
export function summary(view: Maracaibo, seat: number): string[] {
  const markers: string[] = []
  for (let at = 0; at < LOCATIONS; at++) {
    if (view.markers[at] > 0) markers.push(`${place(at)} ${vocabulary.nation.words[view.owner[at]]}`)
  }
  return [
    `round ${view.round}; markers: ${markers.join(', ') || 'none'}`,
    ...view.points.map((points, each) => playerLine(view, each, points)),
    ...(view.opponent > 0
      ? [`opponent: ${view.aPoints} points, ${view.aQuests} quests, explorer ${vocabulary.space.words[view.aExplorer]}`]
      : []),
    `display: ${view.display.map(card).join(' | ')}`,
    `hand: ${seat < 0 ? '' : handOf(view, seat).map(card).join(' | ')}`,
  ]
}

function playerLine(g: Maracaibo, seat: number, points: number): string {
  const influence = g.influence.slice(seat * 3, seat * 3 + 3).join('/')
  return `${vocabulary.seat.words[seat]}: ${points} points, at ${place(g.ship[seat])}, ${g.doubloons[seat]} doubloons, combat ${g.combat[seat]}, figures ${g.supply[seat]}, income ${g.income[seat]}/${g.pointIncome[seat]}, influence ${influence}, upgrades ${unlockedCount(g, seat)}, quests ${g.quests[seat]}`
}
