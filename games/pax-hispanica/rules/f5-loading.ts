import type { Refusal, World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { isAtWar } from './calendar.ts'
import { isFriendlyPort } from './f4-friendly-port.ts'
import { colourOf } from './players.ts'
import { fixLegality } from './pr-asiento.ts'
import { cargoSpace, legality } from './ships.ts'
import { areaOf, isColony, touchesZone } from './sites.ts'
import { type Pax, PURPLE } from './state.ts'
import { CONQUISTADOR, PLUNDER, PRIVATEER, SMUGGLER, tables } from './tables.ts'
import { transfer } from './tokens.ts'
import { move, no, tell } from './words.ts'

const NO_COLONY = no('F4', 'no-colony')
const NOT_IN_ZONE = no('F4', 'not-in-zone')
const NOTHING_THERE = no('F4', 'no-such-treasure')
const NO_ROOM = no('F4', 'no-room')
const REBELLIOUS = no('F4a', 'rebellious')
const PURPLE_PLUNDER = no('F4b', 'purple-plunder')
const RELIC = no('F4c', 'relic-stays')
const MUST_SACK = no('F5a', 'must-sack')
const MUST_BRIBE = no('F5b', 'must-bribe')
const NOT_SPANISH = no('F5c', 'not-spanish')
const WAR = no('F5d', 'war')
const NO_SMUGGLER = no('F5b', 'no-smuggler')
const FREE = no('F5b', 'friendly-port')
const NO_MONEY = no('F5b', 'no-money')

/** Kinds of Treasure. */
export const CHEST = 0
export const RELICS = 1

const lies = (g: Pax, treasure: number, site: number): boolean => (treasure === CHEST ? g.chest : g.relicsAt)[site] > 0

/** F4. Why a piece of Treasure cannot come aboard at all: there is none, or no room for a Chest. */
function refusePiece(g: Pax, colour: number, treasure: number, site: number): Refusal | undefined {
  if (!isColony(g, site)) return NO_COLONY
  if (!lies(g, treasure, site)) return NOTHING_THERE
  return treasure === CHEST && cargoSpace(g, colour) === 0 ? NO_ROOM : undefined
}

/** LT-2, GL-legal-export. Why a fleet may not take Treasure from a Colony without payment or battle. */
function refuseExport(g: Pax, colour: number, treasure: number, site: number): Refusal | undefined {
  if (isFriendlyPort(g, colour, site)) return undefined
  const flag = legality(g, colour)
  if (flag === SMUGGLER) return MUST_BRIBE
  if (treasure === RELICS) return RELIC
  if (flag === CONQUISTADOR && g.disk[site] === PURPLE) return undefined
  if (g.disk[site] === colour) return colour === PURPLE && flag === PLUNDER ? PURPLE_PLUNDER : REBELLIOUS
  if (flag === PLUNDER) return MUST_SACK
  if (flag === CONQUISTADOR) return NOT_SPANISH
  return isAtWar(g, areaOf(site)) ? WAR : undefined
}

/** F5b, AMB-35. Why a fleet may not load for a bribe. */
function refuseBribe(g: Pax, colour: number, site: number): Refusal | undefined {
  if (legality(g, colour) !== SMUGGLER) return NO_SMUGGLER
  if (isFriendlyPort(g, colour, site)) return FREE
  return g.money[colour] > 0 ? undefined : NO_MONEY
}

/** D4b. Whether a fleet could load some Treasure at a Site. */
export function canLoad(g: Pax, colour: number, site: number): boolean {
  for (let treasure = CHEST; treasure <= RELICS; treasure++) {
    if (refusePiece(g, colour, treasure, site) !== undefined) continue
    if (refuseExport(g, colour, treasure, site) === undefined || refuseBribe(g, colour, site) === undefined) return true
  }
  return false
}

function offerTreasure(g: Pax, seat: number, offer: (treasure: number, site: number) => void): void {
  for (const site of tables.sitesOfZone[g.fleet[colourOf(g, seat)]]) {
    offer(CHEST, site)
    offer(RELICS, site)
  }
}

const elsewhere = (g: Pax, seat: number, site: number): Refusal | undefined =>
  touchesZone(site, g.fleet[colourOf(g, seat)]) ? undefined : NOT_IN_ZONE

/** F4, F4a, F4c, F5c, F5d. Legal Export. */
export const load = move({
  rule: 'LT-2',
  args: ['treasure', 'site'],
  offers: offerTreasure,
  refuse: (g, seat, treasure, site) =>
    refusePiece(g, colourOf(g, seat), treasure, site) ??
    elsewhere(g, seat, site) ??
    refuseExport(g, colourOf(g, seat), treasure, site),
  play(g, seat, world, treasure, site) {
    const colour = colourOf(g, seat)
    const friendly = isFriendlyPort(g, colour, site)
    if (!friendly || colour === PURPLE) fixLegality(g, colour)
    const rule = friendly ? 'F4a' : legality(g, colour) === PRIVATEER ? 'F5d' : 'F5c'
    takeAboard(g, world, rule, colour, treasure, site)
  },
})

/** F5b. For $1 a piece; the owner cannot refuse. For an own or unplayed Colony the Pool gets it. */
export const bribe = move({
  rule: 'F5b',
  args: ['treasure', 'site'],
  offers: offerTreasure,
  refuse: (g, seat, treasure, site) =>
    refusePiece(g, colourOf(g, seat), treasure, site) ??
    elsewhere(g, seat, site) ??
    refuseBribe(g, colourOf(g, seat), site),
  play(g, seat, world, treasure, site) {
    const colour = colourOf(g, seat)
    fixLegality(g, colour)
    transfer(g, world, 'F5b', colour, g.disk[site], 1)
    takeAboard(g, world, 'F5b', colour, treasure, site)
  },
})

/** One Chest or Relic from a Site into a fleet. */
export function takeAboard(g: Pax, world: World, rule: RuleId, colour: number, treasure: number, site: number): void {
  if (treasure === CHEST) {
    g.chest[site]--
    g.cargoChests[colour]++
  } else {
    g.relicsAt[site]--
    g.cargoRelics[colour]++
  }
  tell(world, g, rule, 'treasure-loaded', colour, treasure, site)
}
