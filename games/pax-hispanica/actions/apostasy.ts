import type { Params, Refusal, World } from '@spanish-main/kernel'
import { losePeerage } from '../rules/peers.ts'
import { everybody, hasTitle, inPlay, seatOf } from '../rules/players.ts'
import { flagship, loseShip } from '../rules/ships.ts'
import { type Pax, PEER_SLOTS, SHIP_SLOTS } from '../rules/state.ts'
import { ICON, type Icon, TITLE, tables } from '../rules/tables.ts'
import { peerCount } from '../rules/values.ts'
import { call, decision, move, no, tell, top } from '../rules/words.ts'
import type { CardAction } from './action.ts'

const NOBODY = no('RS-apostasy', 'nobody-is-torn')
const NOT_ON_THE_ICON = no('RS-apostasy', 'not-on-the-icon')

/** Whether a colour has Anchored a card with this Nudge. */
function leans(g: Pax, colour: number, nudge: number): boolean {
  for (let i = 0; i < SHIP_SLOTS; i++) {
    const card = g.ships[colour * SHIP_SLOTS + i]
    if (card >= 0 && tables.nudgeOf[card] === nudge) return true
  }
  for (let i = 0; i < PEER_SLOTS; i++) {
    const card = g.peers[colour * PEER_SLOTS + i]
    if (card >= 0 && tables.nudgeOf[card] === nudge) return true
  }
  return false
}

/** Whether a colour holds cards of both Nudges. */
const holdsBoth = (g: Pax, colour: number, { first, second }: Icon): boolean =>
  leans(g, colour, first) && leans(g, colour, second)

/** Whether that tears it apart; PR-grand-inquisitor is immune. */
export const isTorn = (g: Pax, colour: number, icon: Icon): boolean =>
  holdsBoth(g, colour, icon) && !hasTitle(g, colour, TITLE['grand-inquisitor'])

/** RS-apostasy. Everybody torn between the two Nudges loses one half; the acting player decides for each. */
export const apostasy: CardAction = {
  rule: 'RS-apostasy',
  refuse(g, _colour, _card, icon): Refusal | undefined {
    for (const other of everybody(g)) if (isTorn(g, other, icon)) return undefined
    return NOBODY
  },
  play(g, colour, _world, _card, icon) {
    const all = everybody(g)
    for (let i = all.length - 1; i >= 0; i--) {
      const victim = all[i]
      if (isTorn(g, victim, icon)) call(g, 'apostasy-action', seatOf(g, colour), victim, icon.first, icon.second)
    }
  },
}

/** Which half goes. */
export const apostasyAction = decision('apostasy-action', {
  rule: 'RS-apostasy',
  moves: {
    purge: move({
      rule: 'RS-apostasy',
      args: ['direction'],
      offers(g, _seat, offer) {
        offer(top(g, 'apostasy-action').first)
        offer(top(g, 'apostasy-action').second)
      },
      refuse(g, _seat, nudge) {
        const { first, second } = top(g, 'apostasy-action')
        return nudge === first || nudge === second ? undefined : NOT_ON_THE_ICON
      },
      play: (g, _seat, world, nudge, _b, _c, frame) => purge(g, world, frame.victim, nudge),
    }),
  },
})

/** GL-discard. Ships go with their Galleons, Peerages give back their tokens. */
export function purge(g: Pax, world: World, colour: number, nudge: number): void {
  tell(world, g, 'RS-apostasy', 'renounced', colour, nudge)
  const lead = flagship(g, colour)
  for (let i = g.shipCount[colour] - 1; i >= 0; i--) {
    const card = g.ships[colour * SHIP_SLOTS + i]
    if (tables.nudgeOf[card] === nudge) loseShip(g, world, 'RS-apostasy', colour, card)
  }
  for (let i = peerCount(g, colour) - 1; i >= 0; i--) {
    const card = g.peers[colour * PEER_SLOTS + i]
    if (tables.nudgeOf[card] === nudge) losePeerage(g, world, 'RS-apostasy', colour, card)
  }
  // GL-flagship: whoever loses the Flagship names a new one at once.
  if (flagship(g, colour) !== lead && g.shipCount[colour] > 1 && inPlay(g, colour))
    call(g, 'new-flagship', seatOf(g, colour))
}

/** Whether the GRAND INQUISITOR would be torn but for the title. */
function savedByTitle(g: Pax): boolean {
  const { card } = top(g, 'card-actions')
  const icons = tables.icons[g.edition][card].filter(({ action }) => action === ICON.apostasy)
  return everybody(g).some(colour => icons.some(icon => holdsBoth(g, colour, icon) && !isTorn(g, colour, icon)))
}

export const explain: Readonly<Record<string, (g: Pax) => Params>> = {
  'RS-apostasy/nobody-is-torn': g => ({ immune: savedByTitle(g) ? 'yes' : 'no' }),
}
