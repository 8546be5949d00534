import { show, type World } from '@spanish-main/kernel'
import { returnBerth } from './d2-disruption.ts'
import { BASED, FLOTA, LICENSED, LOCATION_DECK, type Lords, UNDER, UNITS } from './state.ts'
import { CITIES, COMPONENTS, HAVENS, isFleet } from './tables.ts'
import { flagsOf, holds, isUnitOnMap, treasurer } from './units.ts'
import { call, decision, lord, move, no, pending, tell } from './words.ts'

const NOT_YOURS = no('C4a.1', 'not-your-fleet')
export const LICENSED_FLEET = no('C4a.1', 'licensed')
const ONCE = no('C4a.1', 'based-already')
const NO_BERTH = no('C4a.1', 'no-location-left')
const MERCHANT_ALREADY = no('C4a.1', 'merchantman-already')
const TAKEN = no('C4a.1', 'not-in-your-deck')

const PIRATE_DECK = 1
const TREASURE_DECK = 2

/** C4a.2. The treasure player has his own deck. */
const deckOf = (g: Lords, seat: number): number => (seat === treasurer(g) ? TREASURE_DECK : PIRATE_DECK)
const first = (deck: number): number => (deck === TREASURE_DECK ? CITIES : HAVENS)
const end = (deck: number): number => (deck === TREASURE_DECK ? COMPONENTS : CITIES)

/** How many locations of a deck are free; public, because it is plain which fleets are privateers. */
function berthsLeft(g: Lords, deck: number): number {
  let left = end(deck) - first(deck)
  for (let unit = 0; unit < UNITS; unit++) if (g.berth[unit] === deck) left--
  return left
}

function eachFleet(g: Lords, seat: number, offer: (unit: number) => void): void {
  for (let unit = 0; unit < UNITS; unit++)
    if (isFleet(unit) && holds(g, seat, unit) && isUnitOnMap(g, unit)) offer(unit)
}

function fleetRefusal(g: Lords, seat: number, fleet: number) {
  if (fleet >= UNITS || !isFleet(fleet) || !holds(g, seat, fleet) || !isUnitOnMap(g, fleet)) return NOT_YOURS
  return (g.flags[fleet] & BASED) !== 0 ? ONCE : undefined
}

/** Licences bind while there is somebody to sail for. */
export const bound = (g: Lords, fleet: number): boolean =>
  (flagsOf(g, fleet) & (treasurer(g) < 0 ? LICENSED & ~FLOTA : LICENSED)) !== 0

/** D1.8. A seat learns which locations lie in a deck, not who is at the others. */
function lookThrough(g: Lords, world: World, seat: number, deck: number): void {
  for (let at = first(deck); at < end(deck); at++) {
    if (g.place[at] !== LOCATION_DECK) continue
    show(g, at, seat)
    tell(world, g, 'D1.8', 'saw', lord(g, seat), at)
  }
}

const hasPrivateer = (g: Lords, seat: number): boolean => g.berth.some((deck, unit) => deck > 0 && holds(g, seat, unit))

const NEVER_LOOKS = no('D1.8', 'treasure-player-never-looks')
const NO_PRIVATEER = no('D1.8', 'no-privateer')
const NOT_NOW = no('D1.8', 'only-while-preparing')

/** D1.8, LR-63. The pirate deck is looked through in one's own preparations; by option at any time. */
export const look = move({
  rule: 'D1.8',
  refuse(g, seat) {
    if (seat === treasurer(g)) return NEVER_LOOKS
    if (!hasPrivateer(g, seat)) return NO_PRIVATEER
    return g.freeLooks === 0 && pending(g, 'preparations')?.seat !== seat ? NOT_NOW : undefined
  },
  play: (g, seat, world) => lookThrough(g, world, seat, PIRATE_DECK),
})

/** C4a.1. The fleet is committed in the open; its owner then looks through the deck and chooses in secret. */
export const privateer = move<'preparations'>({
  rule: 'C4a.1',
  args: ['place'],
  stays: true,
  offers: eachFleet,
  refuse(g, seat, fleet) {
    const refusal = fleetRefusal(g, seat, fleet)
    if (refusal !== undefined) return refusal
    if (bound(g, fleet)) return LICENSED_FLEET
    return g.berth[fleet] === 0 && berthsLeft(g, deckOf(g, seat)) === 0 ? NO_BERTH : undefined
  },
  play(g, seat, world, fleet) {
    returnBerth(g, fleet)
    const deck = deckOf(g, seat)
    g.flags[fleet] |= BASED
    g.berth[fleet] = deck
    // Whoever looked before cannot be sure of the deck any more.
    for (let at = first(deck); at < end(deck); at++) if (g.place[at] === LOCATION_DECK) g.known[at] &= 1 << seat
    lookThrough(g, world, seat, deck)
    call(g, 'choose-location', seat, fleet)
  },
})

/** C4a.1. A fleet that was a privateer puts to sea as a merchantman. */
export const merchantman = move<'preparations'>({
  rule: 'C4a.1',
  args: ['place'],
  stays: true,
  offers: eachFleet,
  refuse(g, seat, fleet) {
    return fleetRefusal(g, seat, fleet) ?? (g.berth[fleet] === 0 ? MERCHANT_ALREADY : undefined)
  },
  play(g, _seat, world, fleet) {
    g.flags[fleet] |= BASED
    returnBerth(g, fleet)
    tell(world, g, 'C4a.1', 'put-to-sea', fleet)
  },
})

export const chooseLocation = decision('choose-location', {
  rule: 'C4a.1',
  moves: {
    'lie-at': move<'choose-location'>({
      rule: 'C4a.1',
      args: ['card'],
      offers(g, seat, offer) {
        const deck = deckOf(g, seat)
        for (let at = first(deck); at < end(deck); at++) if (g.place[at] === LOCATION_DECK) offer(at)
      },
      refuse(g, seat, at) {
        const deck = deckOf(g, seat)
        // B5.5. No location lies among shoals, so that every fleet may lie at each; a pack that says otherwise is refused.
        return at < first(deck) || at >= end(deck) || g.place[at] !== LOCATION_DECK ? TAKEN : undefined
      },
      play(g, seat, world, at, _b, _c, { fleet }) {
        g.place[at] = UNDER + fleet
        g.known[at] = 1 << seat
        tell(world, g, 'C4a.1', 'based', fleet, at)
      },
    }),
  },
})
