import { losePeerage } from './peers.ts'
import { colourOf, hasTitle, holderOf, inPlay, seatOf } from './players.ts'
import { COLOUR_COUNT, type Pax, PEER_SLOTS, PEERS } from './state.ts'
import { TITLE, tables } from './tables.ts'
import { call, decision, move, no, tell } from './words.ts'

const NOT_THE_MASK = no('PR-man-iron-mask', 'not-the-mask')
const NO_OPPONENTS_PEERAGE = no('PR-man-iron-mask', 'not-an-opponents-peerage')

/** PR-man-iron-mask. Not an Action: the mask is Discarded together with one Peerage of an opponent. */
export const unmask = move({
  rule: 'PR-man-iron-mask',
  args: ['card'],
  stays: true,
  offers(g, seat, offer) {
    const own = colourOf(g, seat)
    if (!hasTitle(g, own, TITLE['man-iron-mask'])) return
    for (let slot = 0; slot < COLOUR_COUNT * PEER_SLOTS; slot++) {
      if (g.peers[slot] >= 0 && Math.trunc(slot / PEER_SLOTS) !== own) offer(g.peers[slot])
    }
  },
  refuse(g, seat, card) {
    const own = colourOf(g, seat)
    if (!hasTitle(g, own, TITLE['man-iron-mask'])) return NOT_THE_MASK
    const victim = g.place[card] - PEERS
    return victim < 0 || victim >= COLOUR_COUNT || victim === own ? NO_OPPONENTS_PEERAGE : undefined
  },
  play(g, seat, world, card) {
    const own = colourOf(g, seat)
    const victim = g.place[card] - PEERS
    tell(world, g, 'PR-man-iron-mask', 'unmasked', own, victim, card)
    losePeerage(g, world, 'PR-man-iron-mask', own, tables.cardOfTitle[TITLE['man-iron-mask']])
    losePeerage(g, world, 'PR-man-iron-mask', victim, card)
  },
})

/**
 * AMB-66. In his own play turn the holder may strike whenever he likes; in another's he is asked as that turn begins
 * and after each card. Titles are public, so is the question.
 */
export function offerIronMask(g: Pax, active: number): void {
  const holder = holderOf(g, TITLE['man-iron-mask'])
  if (!inPlay(g, holder) || holder === active) return
  for (let slot = 0; slot < COLOUR_COUNT * PEER_SLOTS; slot++) {
    if (g.peers[slot] < 0 || Math.trunc(slot / PEER_SLOTS) === holder) continue
    call(g, 'iron-mask', seatOf(g, holder))
    return
  }
}

export const ironMask = decision('iron-mask', {
  rule: 'AMB-66',
  moves: { unmask: { ...unmask, stays: false }, decline: move({ rule: 'AMB-66', play: () => undefined }) },
})
