import { rollDie, type World } from '@spanish-main/kernel'
import { handOver } from '../actions/letter-of-marque.ts'
import { kingChoice } from './h0-choices.ts'
import { losePeerage } from './peers.ts'
import { hasTitle } from './players.ts'
import { hasAsiento, loseShip } from './ships.ts'
import { type Pax, PEER_SLOTS, PURPLE, RED, STREAM } from './state.ts'
import { CONQUISTADOR, TITLE, tables } from './tables.ts'
import { peerCount } from './values.ts'
import { tell } from './words.ts'

// H3-abilities, AMB-74. Most Abilities work for the Sun King by themselves, and ARCHBISHOP, LORD, CONSPIRATOR, MERCHANT
// GUILD and STAR CHAMBER where their rule stands. CABAL, DUKE, GRANDEE, INCA, KNIGHT, PATROON, REAL AUDIENCIA and ROYAL
// EXCHANGE do nothing for him. What is left is here.

/** PR-man-iron-mask. He strikes as soon as Ganga Zumba has two Peerages; a die picks the one that goes with the mask. */
export function strikeMask(g: Pax, world: World): void {
  const rivals = peerCount(g, RED)
  if (!hasTitle(g, PURPLE, TITLE['man-iron-mask']) || rivals < 2) return
  const die = rollDie(g, world, STREAM.dice)
  tell(world, g, 'H3-abilities', 'die-rolled', die)
  const victim = g.peers[RED * PEER_SLOTS + Math.trunc(((die - 1) * rivals) / 6)]
  tell(world, g, 'H3-abilities', 'unmasked', PURPLE, RED, victim)
  losePeerage(g, world, 'H3-abilities', PURPLE, tables.cardOfTitle[TITLE['man-iron-mask']])
  losePeerage(g, world, 'H3-abilities', RED, victim)
}

/** PR-asiento-spanish, PR-asiento-dutch. His Flagship counts as a CONQUISTADOR every year. */
export function announceForKing(g: Pax, world: World): void {
  if (!hasAsiento(g, PURPLE)) return
  g.asiento[PURPLE] = CONQUISTADOR
  tell(world, g, 'H3-abilities', 'asiento-announced', PURPLE, CONQUISTADOR)
}

/** PR-merchant-guild. The Ship that goes when he loses the title; his Ships are the options. */
export const kingSurplusShip = kingChoice(
  'king-surplus-ship',
  'PR-merchant-guild',
  'scuttle',
  'card',
  (g, world, card) => loseShip(g, world, 'PR-merchant-guild', PURPLE, card),
)

/** RS-letter-of-marque. The PRIVATEER that he hands over; `taker` is who sent the letter. */
export const kingPrivateer = kingChoice(
  'king-privateer',
  'RS-letter-of-marque',
  'hand-over',
  'card',
  (g, world, card, taker) => handOver(g, world, taker, PURPLE, card),
)
