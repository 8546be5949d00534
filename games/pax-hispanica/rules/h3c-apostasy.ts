import { rollDie, type World } from '@spanish-main/kernel'
import { isTorn, purge } from '../actions/apostasy.ts'
import { kingChoice } from './h0-choices.ts'
import type { KingAction } from './h3c-actions.ts'
import { type Pax, PEER_SLOTS, PURPLE, RED, SHIP_SLOTS, STREAM } from './state.ts'
import { type Icon, tables } from './tables.ts'
import { tell } from './words.ts'

/** Anchored Ships, or Peerages, of a colour with a Nudge. */
function leaning(slots: readonly number[], from: number, size: number, nudge: number): number {
  let count = 0
  for (let i = from; i < from + size; i++) if (slots[i] >= 0 && tables.nudgeOf[slots[i]] === nudge) count++
  return count
}

const shipsLeaning = (g: Pax, colour: number, nudge: number): number =>
  leaning(g.ships, colour * SHIP_SLOTS, SHIP_SLOTS, nudge)
const peersLeaning = (g: Pax, colour: number, nudge: number): number =>
  leaning(g.peers, colour * PEER_SLOTS, PEER_SLOTS, nudge)

/** AMB-72. How much more the first half of the icon hurts than the second: by cards, then by Peerages. */
function harm(g: Pax, colour: number, { first, second }: Icon): number {
  const peers = peersLeaning(g, colour, first) - peersLeaning(g, colour, second)
  const ships = shipsLeaning(g, colour, first) - shipsLeaning(g, colour, second)
  return peers + ships !== 0 ? peers + ships : peers
}

/** H3c 9. Apostasy, if Ganga Zumba would lose a card; the Sun King may lose some himself. */
export const renounce: KingAction = {
  can: (g, _card, icon) => isTorn(g, RED, icon),
  use(g, world, _card, icon) {
    const worse = harm(g, RED, icon)
    purge(g, world, RED, worse > 0 ? icon.first : worse < 0 ? icon.second : rollHalf(g, world, icon))
    if (isTorn(g, PURPLE, icon)) renounceHimself(g, world, icon)
  },
}

/** AMB-72. Where it is hard to tell a die decides: low for the first half, high for the second. */
function rollHalf(g: Pax, world: World, icon: Icon): number {
  const die = rollDie(g, world, STREAM.dice)
  tell(world, g, 'AMB-72', 'die-rolled', die)
  return die <= 3 ? icon.first : icon.second
}

function renounceHimself(g: Pax, world: World, icon: Icon): void {
  const worse = harm(g, PURPLE, icon)
  const halves = worse > 0 ? [icon.second] : worse < 0 ? [icon.first] : [icon.first, icon.second]
  kingRenounce.among(g, world, halves)
}

/** AMB-72. Which half of his own Tableau the Sun King gives up, where both cost the same. */
export const kingRenounce = kingChoice('king-renounce', 'AMB-72', 'purge', 'direction', (g, world, nudge) =>
  purge(g, world, PURPLE, nudge),
)
