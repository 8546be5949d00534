import { CARDS } from './data/index.ts'
import { scoreOf } from './rules/a-end.ts'
import { IN_FORCE, type Lords, UNITS } from './rules/state.ts'
import { CARD_COUNT, isMordida } from './rules/tables.ts'
import { berthOf, holds, isActive, isImmature, isUnitOnMap, ownerOf, sizeOf } from './rules/units.ts'
import { LORDS, vocabulary } from './rules/vocabulary.ts'

/** A position in a screenful of text: the year, what is in force, each lord with his units, mordida and works. */
export function summary(view: Lords, seat: number): string[] {
  const force = CARDS.flatMap(({ id }, card) =>
    view.place[card] === IN_FORCE ? [isActive(view, card) ? id : `${id} (truce)`] : [],
  )
  return [
    `${view.year}; in force: ${force.join(', ') || 'nothing'}; mercenaries: ${view.mercenaries.map(card => CARDS[card].id).join(', ') || 'none'}`,
    ...view.character.map((_, each) => lordLine(view, each, each === seat)),
  ]
}

function lordLine(g: Lords, seat: number, own: boolean): string {
  const parts = [
    `${own ? '>' : ' '} ${LORDS[g.character[seat]]} $${g.gold[seat]}, tents ${g.tents[seat]}, score ${scoreOf(g, seat)}`,
  ]
  for (let card = 0; card < CARD_COUNT; card++) {
    if (card < UNITS && holds(g, seat, card) && isUnitOnMap(g, card)) parts.push(unitWords(g, card))
    else if (isMordida(card) && holds(g, seat, card)) parts.push(CARDS[card].id)
    else if (isImmature(g, card) && ownerOf(g, card) === seat) parts.push(`${CARDS[card].id} in ${g.due[card]}`)
  }
  return parts.join('; ')
}

function unitWords(g: Lords, unit: number): string {
  const at = g.berth[unit] > 0 ? berthOf(g, unit) : -1
  const lies = g.berth[unit] === 0 ? '' : at < 0 ? ' hidden' : ` at ${vocabulary.place.words[at]}`
  return `${CARDS[unit].id} ${sizeOf(g, unit)} (${g.soldiers[unit]} men, profit ${g.profit[unit]})${lies}`
}
