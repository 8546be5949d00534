import { drawFrom, reveal, type World } from '@spanish-main/kernel'
import { disrupt, loseShip, shrink } from './d2-disruption.ts'
import { DECK, DISCARD, IN_FORCE, LOCUSTS, LOT, type Lords, STREAM, UNITS } from './state.ts'
import {
  CARD_COUNT,
  CASA,
  CITIES,
  CITY_COUNT,
  COMPONENTS,
  HAVENS,
  isColony,
  isEvent,
  isFleet,
  isHeathen,
  SPOT,
  SUGAR,
  tables,
} from './tables.ts'
import { isImmature, isMature, lyingAt, ownerOf, soldierLimit, standingCrown, treasurer } from './units.ts'
import { by, call, decision, move, no, tell, top } from './words.ts'

const digit = (g: Lords): number => g.year % 10

/** B10.1. How many cards this year shows. */
export function cardsThisYear(g: Lords): number {
  const parrot = tables.parrots.includes(digit(g)) ? 1 : 0
  const monkey = tables.monkeys.includes(digit(g)) ? 1 : 0
  const extra = (g.players === 6 || g.players === 8 ? parrot : 0) + (g.players >= 7 ? monkey : 0)
  return extra > 0 && by('B10.1') ? 1 + extra : 1
}

/** C1.1. Turns up the cards of the year; true if an event is among them. */
export function turnUp(g: Lords, world: World): boolean {
  let event = false
  for (let n = cardsThisYear(g); n > 0; n--) {
    // B10. What would lie in the decade decks is the next of one pile.
    by('B10')
    const card = drawFrom(g, world, STREAM.cards, DECK, 0, CARD_COUNT)
    g.place[card] = LOT
    reveal(g, card)
    g.drawn.push(card)
    tell(world, g, 'C1.1', 'drew', card)
    event ||= isEvent(card)
  }
  return event
}

/** C1.1. An event sweeps away the demands of earlier years. */
export function endDemands(g: Lords): void {
  for (let card = 0; card < CARD_COUNT; card++) {
    if (tables.event[card] === 'demand' && g.place[card] === IN_FORCE) g.place[card] = DISCARD
  }
}

/** C1.5. Whether treasure comes this year: every fifth of a decade, or every parrot year by option. */
export const isTreasureYear = (g: Lords): boolean =>
  g.parrotYears === 1 && by('D1.9') ? tables.parrots.includes(digit(g)) : digit(g) === 5

export function bringTreasure(g: Lords, world: World): void {
  if (!isTreasureYear(g) || treasurer(g) < 0) return
  g.cityTent.fill(1)
  tell(world, g, 'C1.5', 'treasure-waits', CITY_COUNT)
}

const SPOTS: Readonly<Record<number, (g: Lords, world: World, at: number) => void>> = {
  [SPOT.calm]: (g, world) => tell(world, g, 'C1.2', 'calm'),
  [SPOT.hurricane]: hurricane,
  [SPOT.malaria]: malaria,
  [SPOT.locusts]: locusts,
  [SPOT.earthquake]: earthquake,
  [SPOT.mutiny]: mutiny,
  [SPOT.revolt]: revolt,
  [SPOT.depletion]: depletion,
}

/** C1.2. The first card's calamity. The Casa has none (LR-40). */
export function strike(g: Lords, world: World): void {
  const first = g.drawn[0]
  SPOTS[first === CASA ? SPOT.calm : tables.spotKind[first]](g, world, tables.spotAt[first])
}

function eachColony(g: Lords, district: number, act: (colony: number) => void): void {
  for (let unit = 0; unit < UNITS; unit++) if (tables.district[unit] === district && isMature(g, unit)) act(unit)
}

function hurricane(g: Lords, world: World, zone: number): void {
  for (let at = HAVENS; at < COMPONENTS; at++) {
    const fleet = lyingAt(g, at)
    if (fleet < 0 || tables.locationZone[at - HAVENS] !== zone) continue
    reveal(g, at)
    tell(world, g, 'C1.6', 'storm-struck', fleet)
    loseShip(g, world, fleet)
  }
  for (let unit = 0; unit < UNITS; unit++) {
    if (!isColony(unit) || isHeathen(unit) || !isMature(g, unit)) continue
    if (tables.isPort[unit] && tables.zone[unit] === zone && g.fort[unit] === 0) shrink(g, world, unit, 'C1.6')
  }
}

function killSoldiers(g: Lords, world: World, at: number, soldiers: number): void {
  if (soldiers > 0) tell(world, g, 'C1.7', 'soldiers-died', at, soldiers)
}

function malaria(g: Lords, world: World, district: number): void {
  eachColony(g, district, unit => {
    if (isHeathen(unit)) return
    killSoldiers(g, world, unit, g.soldiers[unit])
    g.soldiers[unit] = 0
  })
  for (let city = 0; city < CITY_COUNT; city++) {
    if (tables.cityDistrict[city] !== district || !tables.cityMalarial[city]) continue
    killSoldiers(g, world, CITIES + city, g.garrison[city])
    g.garrison[city] = 0
  }
}

function locusts(g: Lords, world: World, district: number): void {
  eachColony(g, district, unit => {
    if (g.mill[unit] === 0) return
    g.flags[unit] |= LOCUSTS
    tell(world, g, 'C1.3', 'locusts', unit)
  })
}

function earthquake(g: Lords, world: World, district: number): void {
  eachColony(g, district, unit => {
    if (isHeathen(unit)) return
    if (g.mill[unit] === 0) {
      shrink(g, world, unit, 'C1.8')
      return
    }
    g.mill[unit] = 0
    g.millsLeft++
    tell(world, g, 'C1.8', 'mill-lost', unit)
  })
}

function revolt(g: Lords, world: World, district: number): void {
  eachColony(g, district, unit => {
    if (!isHeathen(unit)) {
      if (g.size[unit] === 3) shrink(g, world, unit, 'C1.10')
    } else if (g.soldiers[unit] < soldierLimit(g, unit)) {
      g.soldiers[unit]++
      tell(world, g, 'C1.10', 'rose', unit)
    }
  })
}

function depletion(g: Lords, world: World, commodity: number): void {
  if (g.depletes === 0) return
  for (let unit = 0; unit < UNITS; unit++) {
    if (!isMature(g, unit) || produce(g, unit) !== commodity || g.depletion[unit] >= g.size[unit]) continue
    g.depletion[unit]++
    tell(world, g, 'C1.11', 'depleted', unit)
  }
}

/** C4b.6. What a colony produces: sugar once it has a mill. */
export const produce = (g: Lords, colony: number): number => (g.mill[colony] === 1 ? SUGAR : tables.commodity[colony])

/** C1.9. The fleets that could mutiny, all of the greatest size, of the owner with the lowest crown. */
function mutineers(g: Lords, nation: number): number[] {
  const fleets: number[] = []
  for (let card = 0; card < UNITS; card++) {
    if (!isFleet(card) || tables.nation[card] !== nation) continue
    if (isImmature(g, card) || (isMature(g, card) && g.soldiers[g.leader[card]] === 0)) fleets.push(card)
  }
  const size = (card: number) => (isMature(g, card) ? g.size[card] : 1)
  const greatest = Math.max(...fleets.map(size))
  const largest = fleets.filter(card => size(card) === greatest)
  const crown = (card: number) => standingCrown(g, ownerOf(g, card)) * 8 + ownerOf(g, card)
  const lowest = Math.min(...largest.map(crown))
  return largest.filter(card => crown(card) === lowest)
}

function mutiny(g: Lords, world: World, nation: number): void {
  const fleets = mutineers(g, nation)
  if (fleets.length > 1) call(g, 'mutiny-choice', ownerOf(g, fleets[0]), fleets)
  else if (fleets.length === 1) disrupt(g, world, fleets[0], 'C1.9')
}

const NOT_EQUAL = no('C1.9', 'not-among-the-largest')

/** C1.9. Between equal fleets of one owner he chooses. */
export const mutinyChoice = decision('mutiny-choice', {
  rule: 'C1.9',
  moves: {
    'give-up': move<'mutiny-choice'>({
      rule: 'C1.9',
      args: ['place'],
      offers(g, _seat, offer) {
        for (const card of top(g, 'mutiny-choice').fleets) offer(card)
      },
      refuse: (g, _seat, card) => (top(g, 'mutiny-choice').fleets.includes(card) ? undefined : NOT_EQUAL),
      play: (g, _seat, world, card) => disrupt(g, world, card, 'C1.9'),
    }),
  },
})
