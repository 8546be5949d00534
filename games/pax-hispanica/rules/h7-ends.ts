import { finish, type World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { TOKENS } from '../data/index.ts'
import { isExtremist } from './figures.ts'
import {
  type Condition,
  countingPeerages,
  ENDINGS,
  NOBODY_WINS,
  slaves,
  TOKENS_WIN,
  taxRebels,
  tokensOnMap,
} from './g3-victory.ts'
import { takesPart } from './players.ts'
import { COLOUR_COUNT, type Pax, PURPLE, RED } from './state.ts'
import { by, tell } from './words.ts'

const KING_COFFERS = ENDINGS.indexOf('king-coffers')
const KING_PEERAGES = ENDINGS.indexOf('king-peerages')
const KING_TOKENS = ENDINGS.indexOf('king-tokens')
const GANGA_ZUMBA = ENDINGS.indexOf('ganga-zumba')

const KINGS_PEERAGES = 3
const ZUMBAS_PEERAGES = 2

const coffersFull = (g: Pax): boolean => g.coffers >= TOKENS.warCofferSpaces.count

/** H7a, G3-relic, PR-crypto-papist. His third Peerage that counts. */
const peersComplete = (g: Pax): boolean => countingPeerages(g, PURPLE, false) >= KINGS_PEERAGES

/** H7b. What Ganga Zumba needs, and how far he is: both revolutions at once, on any track. */
export function zumbasConditions(g: Pax): Condition[] {
  const rung = isExtremist(g, RED) ? 1 : 0
  const peerages = countingPeerages(g, RED, false)
  const rebels = taxRebels(g)
  const unfree = slaves(g)
  return [
    { key: 'extremist', have: rung, need: 1, met: rung === 1 },
    { key: 'peerages', have: peerages, need: ZUMBAS_PEERAGES, met: peerages >= ZUMBAS_PEERAGES },
    { key: 'tax-rebels', have: rebels, need: g.mercantilism + 1, met: rebels > g.mercantilism },
    { key: 'no-slaves', have: unfree, need: 0, met: unfree === 0 },
  ]
}

/** H7a. What the Sun King needs: either is enough. */
export function kingsConditions(g: Pax): Condition[] {
  const peerages = countingPeerages(g, PURPLE, false)
  const need = TOKENS.warCofferSpaces.count
  return [
    { key: 'war-coffers', have: g.coffers, need, met: g.coffers >= need },
    { key: 'peerages', have: peerages, need: KINGS_PEERAGES, met: peerages >= KINGS_PEERAGES },
  ]
}

/** H7, H7a, H7b. Looked at after every change; Ganga Zumba must be there before the Sun King. */
export function settleAlone(g: Pax, world: World): void {
  if (g.ended !== 0) return
  by('H7')
  if (coffersFull(g)) end(g, world, 'H7a', PURPLE, KING_COFFERS)
  else if (peersComplete(g)) end(g, world, 'H7a', PURPLE, KING_PEERAGES)
  else if (isExtremist(g, RED) && zumbasConditions(g).every(condition => condition.met)) {
    end(g, world, 'H7b', RED, GANGA_ZUMBA)
  }
}

/** The Sun King has no seat, so nobody at the table wins with him. */
function end(g: Pax, world: World, rule: RuleId, colour: number, ending: number): void {
  tell(world, g, rule, 'won', colour, ending)
  finish(g, ending, g.seatOf[colour])
}

/** H7c, G3a. Tokens on the map; on a tie the Sun King has more money. Nobody wins if an unplayed colour has strictly most. */
export function tokensAlone(g: Pax, world: World): void {
  const winner = tokensOnMap(g, RED) > tokensOnMap(g, PURPLE) ? RED : PURPLE
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (takesPart(g, colour) || tokensOnMap(g, colour) <= tokensOnMap(g, winner)) continue
    tell(world, g, 'H7c', 'nobody-won')
    finish(g, NOBODY_WINS, -1)
    return
  }
  end(g, world, 'H7c', winner, winner === RED ? TOKENS_WIN : KING_TOKENS)
}
