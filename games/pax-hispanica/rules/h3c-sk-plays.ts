import type { World } from '@spanish-main/kernel'
import { nudgeFigure } from './d3b-nudge.ts'
import { discardOpenly } from './decks.ts'
import { isOutlaw } from './h2-gz-auction.ts'
import { amorDeRey } from './h3b-amor-de-rey.ts'
import {
  anchorPeer,
  assimilate,
  build,
  excommunicate,
  type KingAction,
  launch,
  moveDove,
  preach,
  sendArmada,
  sendLetter,
  tax,
  teach,
  tradeSlave,
} from './h3c-actions.ts'
import { renounce } from './h3c-apostasy.ts'
import { hasTitle } from './players.ts'
import { type Pax, PLAYING, PURPLE } from './state.ts'
import { ICON, type Icon, TITLE, tables } from './tables.ts'
import { type FrameOf, repeat, sequence, step, tell } from './words.ts'

/** H3c. The Sun King's Actions in his order of preference; he never uses any other icon. */
const KING_ACTIONS: readonly (readonly [number, KingAction])[] = [
  [ICON.ship, launch],
  [ICON['reach-peerage'], anchorPeer],
  [ICON['sway-peerage'], anchorPeer],
  [ICON.literacy, teach],
  [ICON.bible, preach],
  [ICON.disk, build],
  [ICON['slave-trade'], tradeSlave],
  [ICON['melting-pot'], assimilate],
  [ICON.excommunication, excommunicate],
  [ICON.apostasy, renounce],
  [ICON.armada, sendArmada],
  [ICON['letter-of-marque'], sendLetter],
  [ICON.tax, tax],
  [ICON.dove, moveDove],
]

/** H3c. The number of an Action on his list, the two kinds of Peerage sharing one; 0 if it is not on it. */
export function placeOnKingsList(action: number): number {
  const place = KING_ACTIONS.findIndex(([listed]) => listed === action)
  return place > 1 ? place : place + 1
}

/**
 * H3c. The Sun King plays a card, with so many Actions left. The icons used are a bit set; the place is how far down his
 * list he has come.
 */
export const kingPlays = sequence('king-plays', [
  step('H3b', (g, frame, world) => amorDeRey(g, world, frame.card)),
  step('H3c', (g, frame, world) => nudgeFigure(g, world, PURPLE, tables.nudgeOf[frame.card])),
  step('H3c', dismissOutlaw),
  repeat('H3c', useNext),
  step('H3c', putAway),
])

/** H3c, ED-15. A PLUNDER or SMUGGLER that he drew has nudged him; it does nothing else. */
function dismissOutlaw(g: Pax, frame: FrameOf<'king-plays'>, world: World): void {
  if (!isOutlaw(frame.card)) return
  tell(world, g, 'H3c', 'ship-turned-away', frame.card)
  frame.actions = 0
}

/** H3c. The first icon on the list, from where he has come to, that is printed on the card and has an effect. */
function useNext(g: Pax, frame: FrameOf<'king-plays'>, world: World): boolean {
  if (frame.actions === 0) return false
  const icons = tables.icons[g.edition][frame.card]
  for (let place = frame.place[0] ?? 0; place < KING_ACTIONS.length; place++) {
    const [action, { can, use }] = KING_ACTIONS[place]
    for (let i = 0; i < icons.length; i++) {
      if ((frame.used & (1 << i)) !== 0 || !serves(g, icons[i], action) || !can(g, frame.card, icons[i])) continue
      frame.actions--
      frame.used |= 1 << i
      frame.place = [place]
      tell(world, g, 'H3c', 'action-used', PURPLE, frame.card, action)
      use(g, world, frame.card, icons[i])
      return true
    }
  }
  return false
}

/** PR-conspirator, H3-abilities. His Tax icon is an Excommunication whenever that is possible. */
const serves = (g: Pax, icon: Icon, action: number): boolean =>
  icon.action === action ||
  (action === ICON.excommunication && icon.action === ICON.tax && hasTitle(g, PURPLE, TITLE.conspirator))

/** H3c. Icons that he passed over are told; a card that he did not Anchor is Discarded. */
function putAway(g: Pax, frame: FrameOf<'king-plays'>, world: World): void {
  const icons = tables.icons[g.edition][frame.card]
  for (let i = 0; i < icons.length; i++) {
    if ((frame.used & (1 << i)) === 0) tell(world, g, 'H3c', 'king-passes-over', frame.card, icons[i].action)
  }
  if (g.place[frame.card] === PLAYING) discardOpenly(g, world, 'H3c', frame.card, PURPLE)
}
