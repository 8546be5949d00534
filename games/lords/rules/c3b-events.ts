import type { World } from '@spanish-main/kernel'
import { disrupt } from './d2-disruption.ts'
import { FIRST_EVENT, IN_FORCE, type Lords, UNITS } from './state.ts'
import { CARD_COUNT, CATHOLIC, isCharacter, isEvent, isMordida, PROTESTANT, tables } from './tables.ts'
import { isMature, isUnitOnMap, nationOfSeat, ownerOf, religionOfSeat, soldierLimit } from './units.ts'
import { by, tell } from './words.ts'

/** C3b.4, C3b.5. Every unit that fits is filled with soldiers at the treasury's expense. */
function fill(g: Lords, fits: (unit: number) => boolean): void {
  for (let unit = 0; unit < UNITS; unit++) {
    if (isUnitOnMap(g, unit) && fits(unit)) g.soldiers[unit] = Math.max(g.soldiers[unit], soldierLimit(g, unit))
  }
}

function disruptAll(
  g: Lords,
  world: World,
  fits: (card: number, owner: number) => boolean,
  rule: 'C3b.4' | 'C3b.5',
): void {
  for (let card = 0; card < CARD_COUNT; card++) {
    const owner = ownerOf(g, card)
    if (owner >= 0 && fits(card, owner)) disrupt(g, world, card, rule)
  }
}

/** C3b.4. A nation goes to war: its cards in foreign hands are disrupted, its units fill with soldiers. */
export function outbreak(g: Lords, world: World, nation: number): void {
  disruptAll(g, world, (card, owner) => tables.nation[card] === nation && nationOfSeat(g, owner) !== nation, 'C3b.4')
  fill(g, unit => tables.nation[unit] === nation)
}

/** C3b.5. The Thirty Years' War parts Catholics and Protestants. A character shares its player's faith (LR-57). */
export function religiousOutbreak(g: Lords, world: World): void {
  const faiths = Array.from({ length: g.seats }, (_, seat) => religionOfSeat(g, seat))
  const foe = (faith: number) => (faith === CATHOLIC ? PROTESTANT : faith === PROTESTANT ? CATHOLIC : -2)
  disruptAll(g, world, (card, owner) => !isCharacter(card) && tables.religion[card] === foe(faiths[owner]), 'C3b.5')
  fill(g, unit => tables.religion[unit] === CATHOLIC || tables.religion[unit] === PROTESTANT)
}

/** C3b.2. Mordida on the track are safe (LR-16). */
function comet(g: Lords, world: World): void {
  g.comet = 1
  for (let card = 0; card < CARD_COUNT; card++) {
    if (isMordida(card) && isMature(g, card)) disrupt(g, world, card, 'C3b.2')
  }
}

/** C3b.7. The events of the year, in the order in which they appeared. */
export function breakOut(g: Lords, world: World): void {
  for (const card of g.drawn) {
    if (!isEvent(card)) continue
    g.place[card] = IN_FORCE
    g.inverted[card - FIRST_EVENT] = 0
    tell(world, g, 'C3b.3', 'broke', card)
    const kind = tables.event[card]
    if (kind === 'war') outbreak(g, world, tables.eventOf[card])
    else if (kind === 'thirty-years-war') religiousOutbreak(g, world)
    else if (kind === 'comet') comet(g, world)
  }
}

/** C3b.1. Whether a commodity is in demand. */
export function inDemand(g: Lords, commodity: number): boolean {
  for (let card = FIRST_EVENT; card < CARD_COUNT; card++) {
    if (tables.event[card] === 'demand' && tables.eventOf[card] === commodity && g.place[card] === IN_FORCE) {
      return by('C3b.1')
    }
  }
  return false
}
