import { finish, type World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { CELLS_OF_TRACK, TOKENS } from '../data/index.ts'
import { isRebellious } from './calendar.ts'
import { isExtremist, trackOf } from './figures.ts'
import { holderOf, inPlay } from './players.ts'
import { areaOf, isSlave } from './sites.ts'
import { COLOUR_COUNT, EN, type Pax, PEER_SLOTS, TAX_REBEL } from './state.ts'
import { LEFT, TITLE, tables, UP } from './tables.ts'
import { vocabulary } from './vocabulary.ts'
import { by, tell } from './words.ts'

/** Ways the game can end; the first four in the order of the tracks. */
export const ENDINGS = vocabulary.ending.words
export const ABOLITION = 1
export const TOKENS_WIN = 4
export const NOBODY_WINS = 5

/** The rule of each victory, in the order of the endings. */
export const RULE_OF_ENDING: readonly RuleId[] = ['G3b', 'G3c', 'G3e', 'G3d', 'G3a']

/** One condition of a victory: what it asks for and how far a colour is. The panel of the table shows these. */
export interface Condition {
  readonly key: 'extremist' | 'peerages' | 'tax-rebels' | 'no-slaves' | 'war-coffers'
  readonly have: number
  readonly need: number
  readonly met: boolean
}

interface Requirement {
  readonly key: Condition['key']
  readonly have: (g: Pax, colour: number) => number
  readonly need: (g: Pax) => number
}

/** G2. Rungs climbed on a track; the third is the extremist's. */
const extremist = (track: number): Requirement => ({
  key: 'extremist',
  have: (g, colour) => CELLS_OF_TRACK[track].indexOf(g.figure[colour]) + 1,
  need: () => CELLS_OF_TRACK[track].length,
})

const peerages = (need: (g: Pax) => number, forAbolition = false): Requirement => ({
  key: 'peerages',
  have: (g, colour) => countingPeerages(g, colour, forAbolition),
  need,
})

const one = (): number => 1

/** What each extremist victory asks for. */
const VICTORIES: readonly (readonly Requirement[])[] = [
  /** G3b. More Tax Rebels than Mercantilism. */
  [extremist(0), peerages(one), { key: 'tax-rebels', have: taxRebels, need: g => g.mercantilism + 1 }],
  /** G3c. */
  [extremist(ABOLITION), peerages(one, true), { key: 'no-slaves', have: slaves, need: () => 0 }],
  /** G3e. */
  [extremist(2), peerages(one), { key: 'war-coffers', have: g => g.coffers, need: () => TOKENS.warCofferSpaces.count }],
  /** G3d. */
  [extremist(3), peerages(g => (g.order.length <= 3 ? 3 : 2))],
]

const isMet = (key: Condition['key'], have: number, need: number): boolean =>
  key === 'no-slaves' ? have <= need : have >= need

/** B5d. The conditions of one of the four extremist victories for a colour. */
export function conditionsOf(g: Pax, colour: number, victory: number): Condition[] {
  return VICTORIES[victory].map(({ key, have: count, need: goal }) => {
    const have = count(g, colour)
    const need = goal(g)
    return { key, have, need, met: isMet(key, have, need) }
  })
}

/** G3-relic, PR-crypto-papist. Peerages that count for a victory, Relics in the Coffers included. */
export function countingPeerages(g: Pax, colour: number, forAbolition: boolean): number {
  /** ED-20. In the English edition CRYPTO-PAPIST does something else. */
  const papist = g.edition !== EN && holderOf(g, TITLE['crypto-papist']) >= 0
  let count = 0
  for (let i = 0; i < PEER_SLOTS; i++) {
    const card = g.peers[colour * PEER_SLOTS + i]
    if (card < 0) continue
    const nudge = tables.nudgeOf[card]
    if (!(papist && (nudge === LEFT || nudge === UP) && by('PR-crypto-papist'))) count++
  }
  /** ED-13. The English edition leaves Relics out of Abolition. */
  if (g.relics[colour] === 0 || (forAbolition && g.edition === EN && by('ED-13'))) return count
  by('G3-relic')
  return count + g.relics[colour]
}

/** G3b. Tax Rebels on the map. */
export function taxRebels(g: Pax): number {
  let count = 0
  for (const site of tables.sitesOfKind.rebel) if (g.rebel[site] === TAX_REBEL) count++
  return count
}

/** G3c. Indigenous on Colonies and aboard Galleons. */
export function slaves(g: Pax): number {
  let count = 0
  for (let site = 0; site < g.disk.length; site++) if (isSlave(g, site)) count++
  for (let colour = 0; colour < COLOUR_COUNT; colour++) count += g.cargoIndigenous[colour]
  return count
}

/** G2b, G3, AMB-21. Looked at after every change: an extremist who meets the condition of his track wins at once. */
export function settle(g: Pax, world: World): void {
  if (g.ended !== 0) return
  by('G3')
  for (let i = 0; i < g.order.length; i++) {
    if (!wins(g, g.order[i])) continue
    by('G2b')
    const active = activeColour(g)
    const winner = active >= 0 && active !== g.order[i] && wins(g, active) && by('AMB-21') ? active : g.order[i]
    win(g, world, winner, trackOf(g, winner))
    return
  }
}

function wins(g: Pax, colour: number): boolean {
  if (!isExtremist(g, colour)) return false
  const requirements = VICTORIES[trackOf(g, colour)]
  for (let i = 0; i < requirements.length; i++) {
    const { key, have, need } = requirements[i]
    if (!isMet(key, have(g, colour), need(g))) return false
  }
  return true
}

function win(g: Pax, world: World, colour: number, ending: number): void {
  tell(world, g, RULE_OF_ENDING[ending], 'won', colour, ending)
  finish(g, ending, g.seatOf[colour])
}

/** AMB-21. The player whose turn it is comes first. */
function activeColour(g: Pax): number {
  for (const frame of g.stack) if (frame.at.endsWith('-turn') && frame.seat >= 0) return g.colour[frame.seat]
  return -1
}

/** G3a. Bibles, Citizens and disks of a colour on the map, outside rebellious land zones. */
export function tokensOnMap(g: Pax, colour: number): number {
  let count = 0
  for (let site = 0; site < g.disk.length; site++) {
    if (g.disk[site] !== colour && g.bible[site] !== colour && g.meeple[site] !== colour) continue
    if (isRebellious(g, areaOf(site))) continue
    if (g.disk[site] === colour) count++
    if (g.bible[site] === colour) count++
    if (g.meeple[site] === colour) count++
  }
  return count
}

/** G3a. Money with each Relic at $8: what breaks a tie. */
export const wealth = (g: Pax, colour: number): number => g.money[colour] + 8 * g.relics[colour]

/** G3a, AMB-22. Most tokens, then most money, then Player Order; nobody if a colour not in play has strictly most. */
export function tokenVictory(g: Pax, _frame: unknown, world: World): void {
  let best = g.order[0]
  for (const colour of g.order) if (colour !== best && isAhead(g, colour, best)) best = colour
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (inPlay(g, colour) || tokensOnMap(g, colour) <= tokensOnMap(g, best)) continue
    tell(world, g, 'G3a', 'nobody-won')
    finish(g, NOBODY_WINS, -1)
    return
  }
  win(g, world, best, TOKENS_WIN)
}

function isAhead(g: Pax, colour: number, other: number): boolean {
  const tokens = tokensOnMap(g, colour) - tokensOnMap(g, other)
  if (tokens !== 0) return tokens > 0
  const dollars = wealth(g, colour) - wealth(g, other)
  return dollars === 0 && by('AMB-22') ? false : dollars > 0
}
