import { reveal, type World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { discardOpenly } from './decks.ts'
import { deciderOf, isSunKing } from './players.ts'
import { type Pax, PEER_SLOTS, PEERS, SHIP_SLOTS } from './state.ts'
import { ICON, TITLE, tables } from './tables.ts'
import { peerCount } from './values.ts'
import { call, tell } from './words.ts'

/** B7h. Whether a Royalty card's icon takes a Bible (Reach) or a disk (Sway). */
export const isReachPeerage = (g: Pax, card: number): boolean =>
  tables.icons[g.edition][card].some(icon => icon.action === ICON['reach-peerage'])

/** D3d-reach, D3d-sway. Anchors a Royalty card and covers its icon with a Bible or disk, if one is left. */
export function anchorPeerage(g: Pax, world: World, rule: RuleId, colour: number, card: number): void {
  const slot = colour * PEER_SLOTS + peerCount(g, colour)
  g.peers[slot] = card
  const column = isReachPeerage(g, card) ? g.biblesLeft : g.disksLeft
  g.peerToken[slot] = column[colour] > 0 ? 1 : 0
  column[colour] -= g.peerToken[slot]
  g.place[card] = PEERS + colour
  reveal(g, card)
  tell(world, g, rule, 'peerage-anchored', colour, card)
}

/** GL-discard. A Peerage is lost: its token returns to its column. PR-merchant-guild: surplus Ships go at once. */
export function losePeerage(g: Pax, world: World, rule: RuleId, colour: number, card: number): void {
  const first = colour * PEER_SLOTS
  let at = g.peers.indexOf(card, first)
  const column = isReachPeerage(g, card) ? g.biblesLeft : g.disksLeft
  column[colour] += g.peerToken[at]
  for (; at < first + PEER_SLOTS - 1; at++) {
    g.peers[at] = g.peers[at + 1]
    g.peerToken[at] = g.peerToken[at + 1]
  }
  g.peers[first + PEER_SLOTS - 1] = -1
  g.peerToken[first + PEER_SLOTS - 1] = 0
  tell(world, g, rule, 'peerage-lost', colour, card)
  discardOpenly(g, world, rule, card, colour)
  if (tables.titleOf[card] === TITLE['merchant-guild'] && g.shipCount[colour] > 3) {
    const fleet = g.ships.slice(colour * SHIP_SLOTS, colour * SHIP_SLOTS + g.shipCount[colour])
    if (isSunKing(g, colour)) call(g, 'king-surplus-ship', deciderOf(g, colour), 0, fleet)
    else call(g, 'surplus-ship', g.seatOf[colour])
  }
}
