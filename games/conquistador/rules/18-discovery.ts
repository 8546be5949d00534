import type { World } from '@spanish-main/kernel'
import { inNewWorld, isGalleon, seatOfExpedition } from './fleet.ts'
import { isPort } from './posts.ts'
import { type Conquest, EUROPE, FROM_ATLANTIC } from './state.ts'
import { PACIFIC_BY_SEA, tables } from './tables.ts'
import { by, tell } from './words.ts'

/** 18.12. Land units in a hex discover what it offers, and score at once. */
export function scoutLand(g: Conquest, world: World, seat: number, hex: number): void {
  for (const place of tables.landFinds.get(hex) ?? []) {
    if (g.finder[place] >= 0) continue
    g.claims = g.claims.filter(claim => claim % 32 !== place)
    credit(g, world, seat, place, '18.12')
  }
}

function credit(g: Conquest, world: World, seat: number, place: number, rule: '18.12' | '18.15'): void {
  g.finder[place] = seat
  const points = g.solitaire === 1 && tables.notSolitaire[place] ? 0 : tables.points[place]
  g.points[seat] += points
  tell(world, g, rule, 'discovered', g.nation[seat], place, points)
}

/** 18.11, 18.14. Whether a hex, or the water for the Pacific, offers a discovery to an Expedition. */
export function offersDiscovery(g: Conquest, expedition: number, place: number): boolean {
  const water = g.expAt[expedition]
  if (place === PACIFIC_BY_SEA) return tables.ocean[water] === 1 && (g.expMarks[expedition] & FROM_ATLANTIC) !== 0
  return tables.navalFinds.get(tables.waterHex[water])?.includes(place) === true
}

export const isClaimed = (g: Conquest, expedition: number, place: number): boolean =>
  g.claims.includes(expedition * 32 + place)

/** 18.15. Whoever goes ashore can tell of what the Expedition has found so far, if the place is an own port in the end. */
export function noteWitness(g: Conquest, expedition: number, hex: number): void {
  for (const claim of g.claims) {
    if (Math.floor(claim / 32) === expedition) g.witnesses.push(claim * 2048 + hex)
  }
}

const isWitnessed = (g: Conquest, claim: number, seat: number): boolean =>
  g.witnesses.some(each => Math.floor(each / 2048) === claim && isPort(g, seat, each % 2048)) && by('18.15')

/** 18.15, R-17. The earliest claim whose Expedition came home scores; the others lapse. */
export function creditDiscoveries(g: Conquest, world: World): void {
  for (const claim of g.claims) {
    const expedition = Math.floor(claim / 32)
    const place = claim % 32
    const seat = seatOfExpedition(expedition)
    const home =
      g.expAt[expedition] === EUROPE ||
      (inNewWorld(g, expedition) && !isGalleon(g, expedition) && isPort(g, seat, tables.waterHex[g.expAt[expedition]]))
    if ((home || isWitnessed(g, claim, seat)) && g.finder[place] < 0) credit(g, world, seat, place, '18.15')
    else tell(world, g, '18.15', 'claim-lapsed', g.nation[seat], place)
  }
  g.claims = []
  g.witnesses = []
}
