import { type Refusal, reveal, type World } from '@spanish-main/kernel'
import { BESIEGED, type Lords, SEARCHED, UNITS } from './state.ts'
import {
  CITIES,
  HAVENS,
  isCity,
  isColony,
  isFleet,
  isHaven,
  isHeathen,
  isPortRaider,
  SPANISH,
  tables,
} from './tables.ts'
import {
  answerFor,
  atWar,
  berthOf,
  districtOf,
  divided,
  fearsShoals,
  holds,
  isGone,
  isMature,
  isOutlaw,
  isUnitOnMap,
  lyingAt,
  members,
  nationAtWar,
  nationOf,
  soldiersAt,
  treasurer,
} from './units.ts'
import { by, call, decision, lord, move, no, pending, sequence, step, tell, top } from './words.ts'

const NO_SOLDIER = no('E1.1', 'no-soldier')
const YOUR_OWN = no('E1.1', 'your-own')
const NO_TARGET = no('E1.1', 'nothing-to-raid')
const NOT_PRIVATEER = no('C4b.10', 'not-a-privateer')
const OTHER_DISTRICT = no('C4b.9', 'another-district')
const INLAND = no('C4b.10', 'inland')
const TOO_FAR = no('C4b.10', 'too-far')
const ONE_HAVEN = no('C4b.10', 'one-search-a-year')
const SHOALS = no('B5.5', 'galleon-raids-no-shoals')
const NO_TREASURER = no('D6.9', 'no-treasure-player')
const SANCTUARY = no('D4.15', 'sanctuary')
const HILLS = no('E3.6', 'took-to-the-hills')
export const ASKED = no('E1.5', 'asked-already')
const NO_WAR = no('E3.4', 'no-war')
const COUNTRYMEN = no('E5.1', 'countrymen')
const NO_GOLD = no('E1.2', 'no-gold')

/** E1.5. One number for a raider and his victim. */
const pair = (raider: number, victim: number): number => raider * 200 + victim
export function challenge(g: Lords, raider: number, victim: number): void {
  g.challenges.push(pair(raider, victim))
}
export const isChallenged = (g: Lords, raider: number, victim: number): boolean =>
  g.challenges.includes(pair(raider, victim))

const isSeaRaider = (raider: number): boolean => raider < UNITS && isFleet(raider)

/** A unit with which its owner could think of raiding. */
export const isRaider = (g: Lords, unit: number): boolean =>
  isUnitOnMap(g, unit) && g.soldiers[unit] > 0 && (isColony(unit) || g.berth[unit] > 0)

/** E3.4. Whether a raider may besiege treasure cities at all. */
function citySiegeRefusal(g: Lords, raider: number): Refusal | undefined {
  if (isOutlaw(g, raider)) return undefined
  if (!nationAtWar(g, SPANISH) && !nationAtWar(g, nationOf(raider))) return NO_WAR
  return nationOf(raider) === SPANISH ? COUNTRYMEN : undefined
}

/** E5.1, E3.4. Why the raider may not attack this victim. */
export function attackRefusal(g: Lords, raider: number, victim: number): Refusal | undefined {
  if (isCity(victim)) return citySiegeRefusal(g, raider)
  const nation = nationOf(raider)
  const kin = nation >= 0 && nation === nationOf(victim)
  const outlaws = isOutlaw(g, raider) || isOutlaw(g, victim)
  const laden = g.treasure[victim] > 0 && by('D6.5')
  if (kin && !outlaws && !divided(g, raider, victim) && !laden) return COUNTRYMEN
  return undefined
}

/** Everything that forbids a raid before ransom is asked. */
export function aboutRaid(g: Lords, raider: number, target: number): Refusal | undefined {
  if (soldiersAt(g, raider) === 0) return NO_SOLDIER
  if (isSeaRaider(raider) && g.berth[raider] === 0) return NOT_PRIVATEER
  if (isHaven(target)) return havenRefusal(g, raider, target)
  if (!isCity(target) && (target >= UNITS || !isColony(target) || !isMature(g, target))) return NO_TARGET
  if (isCity(target) && treasurer(g) < 0) return NO_TREASURER
  if (answerFor(g, target) === answerFor(g, raider)) return YOUR_OWN
  const reach = isSeaRaider(raider) ? seaRefusal(g, raider, target) : landRefusal(g, raider, target)
  if (reach !== undefined) return reach
  const heathen = raider < UNITS && isHeathen(raider)
  if (heathen && !isCity(target) && (g.sanctuary & (1 << answerFor(g, target))) !== 0) return SANCTUARY
  if (!heathen && isShut(g, target)) return HILLS
  return isChallenged(g, raider, target) ? ASKED : undefined
}

const isShut = (g: Lords, at: number): boolean =>
  isCity(at) ? (g.shutCities & (1 << (at - CITIES))) !== 0 : (g.flags[at] & BESIEGED) !== 0

function landRefusal(g: Lords, raider: number, target: number): Refusal | undefined {
  if (districtOf(raider) !== districtOf(target)) return OTHER_DISTRICT
  return isCity(target) ? citySiegeRefusal(g, raider) : undefined
}

function seaRefusal(g: Lords, raider: number, target: number): Refusal | undefined {
  const city = isCity(target)
  if (!city && !tables.isPort[target]) return INLAND
  const zone = city ? tables.locationZone[target - HAVENS] : tables.zone[target]
  if (tables.shoals[zone] && fearsShoals(g, raider)) return SHOALS
  if (isBeyond(g, raider, zone)) return TOO_FAR
  const searchOnly = city && citySiegeRefusal(g, raider) !== undefined
  return searchOnly && (g.flags[raider] & SEARCHED) !== 0 ? ONE_HAVEN : undefined
}

/** LR-23. By option a privateer raids only in its own zone and those beside it. */
function isBeyond(g: Lords, raider: number, zone: number): boolean {
  if (g.nearRaids === 0) return false
  const own = tables.locationZone[berthOf(g, raider) - HAVENS]
  return own !== zone && !tables.next[own].includes(zone) && !tables.next[zone].includes(own)
}

function havenRefusal(g: Lords, raider: number, haven: number): Refusal | undefined {
  if (!isSeaRaider(raider)) return OTHER_DISTRICT
  const lying = lyingAt(g, haven)
  if (lying >= 0 && holds(g, answerFor(g, raider), lying)) return YOUR_OWN
  const zone = tables.locationZone[haven - HAVENS]
  if (tables.shoals[zone] && fearsShoals(g, raider)) return SHOALS
  if (isBeyond(g, raider, zone)) return TOO_FAR
  return (g.flags[raider] & SEARCHED) !== 0 ? ONE_HAVEN : undefined
}

/** Begins a raid that nothing forbids. */
export function beginRaid(g: Lords, world: World, seat: number, raider: number, target: number): void {
  tell(world, g, 'E1.1', 'raids', raider, target)
  if (g.nearRaids === 1 && isSeaRaider(raider)) reveal(g, berthOf(g, raider))
  if (isHaven(target)) {
    g.flags[raider] |= SEARCHED
    search(g, world, seat, raider, target)
  } else if (isCity(target) && isSeaRaider(raider)) call(g, 'city-raid', seat, raider, target)
  else call(g, 'raid', seat, raider, target)
}

/** E1.6. A fleet that lies where a raider looks must show itself. */
function search(g: Lords, world: World, seat: number, raider: number, location: number): void {
  const fleet = lyingAt(g, location)
  if (fleet < 0) {
    // Everybody hears that nobody answered.
    g.revealed++
    tell(world, g, 'E1.6', 'found-nobody', location)
    return
  }
  reveal(g, location)
  tell(world, g, 'E1.6', 'found', fleet, location)
  if (!isChallenged(g, raider, fleet)) call(g, 'raid', seat, raider, fleet)
}

/** E4.12. The fleet in a treasure city first, then its walls. */
export const cityRaid = sequence('city-raid', [
  step<'city-raid'>('E4.12', (g, frame, world) => {
    if (citySiegeRefusal(g, frame.raider) !== undefined) g.flags[frame.raider] |= SEARCHED
    search(g, world, frame.seat, frame.raider, frame.city)
  }),
  step<'city-raid'>('E3.4', (g, frame) => {
    const fit = isUnitOnMap(g, frame.raider) && g.soldiers[frame.raider] > 0
    if (fit && citySiegeRefusal(g, frame.raider) === undefined) call(g, 'raid', frame.seat, frame.raider, frame.city)
  }),
])

/** E2.1, LR-51. Soldiers of a smuggling port could not be branded, so they attack only in war. */
const staysAshore = (g: Lords, raider: number, victim: number): boolean =>
  isPortRaider(raider) && !atWar(g, raider, victim) && by('E2.1')

/** E1. Ransom, then attack or back down. */
export const raid = sequence('raid', [
  step<'raid'>('E1.2', (g, frame) => {
    challenge(g, frame.raider, frame.victim)
    const victim = answerFor(g, frame.victim)
    if (g.gold[victim] > 0 && !isGone(g, victim)) call(g, 'ransom', victim, frame.raider, frame.victim)
  }),
  step<'raid'>('E1.3', (g, frame) => {
    const treasure = frame.victim < UNITS && g.treasure[frame.victim] > 0
    if (frame.paid === 1 && !treasure && !atWar(g, frame.raider, frame.victim)) return
    if (attackRefusal(g, frame.raider, frame.victim) === undefined && !staysAshore(g, frame.raider, frame.victim)) {
      call(g, 'attack', frame.seat, frame.raider, frame.victim)
    }
  }),
])

/** E1.2. The victim pays one gold, or does not. */
export const ransom = decision('ransom', {
  rule: 'E1.2',
  moves: {
    pay: move<'ransom'>({
      rule: 'E1.3',
      refuse: (g, seat) => (g.gold[seat] < 1 ? NO_GOLD : undefined),
      play(g, seat, world, _a, _b, _c, { raider }) {
        const to = answerFor(g, raider)
        g.gold[seat]--
        g.gold[to]++
        pending(g, 'raid')!.paid = 1
        tell(world, g, 'E1.3', 'paid-ransom', lord(g, seat), lord(g, to))
      },
    }),
    refuse: move<'ransom'>({
      rule: 'E1.4',
      play: (g, seat, world) => tell(world, g, 'E1.4', 'refused-ransom', lord(g, seat)),
    }),
  },
})

/** E2.1. Whoever attacks when neither side is at war turns pirate, with every card of his fleet. */
function brand(g: Lords, world: World, raider: number, victim: number): void {
  if (raider >= UNITS || atWar(g, raider, victim) || divided(g, raider, victim)) return
  for (const card of members(g, raider)) g.pirate[card] = 1
  tell(world, g, 'E2.1', 'branded', raider)
}

/** E1.4. The raider attacks or backs down. */
export const attack = decision('attack', {
  rule: 'E1.4',
  moves: {
    attack: move<'attack'>({
      rule: 'E1.4',
      refuse: g => attackRefusal(g, top(g, 'attack').raider, top(g, 'attack').victim),
      play(g, seat, world, _a, _b, _c, { raider, victim }) {
        brand(g, world, raider, victim)
        const fleet = victim < UNITS && isFleet(victim)
        call(g, fleet ? 'battle' : 'siege', seat, raider, victim)
      },
    }),
    'back-down': move<'attack'>({
      rule: 'E1.4',
      play: (g, _seat, world, _a, _b, _c, { raider }) => tell(world, g, 'E1.4', 'backed-down', raider),
    }),
  },
})
