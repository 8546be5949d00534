import type { Frame, World } from '@spanish-main/kernel'
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
import { repeat, sequence, step, tell } from './words.ts'

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
 * H3c. The Sun King plays a card (a). His frame holds the Actions left (b), the icons used as a bit set (c), and how
 * far down his list he has come (list).
 */
export const kingPlays = sequence(
  'king-plays',
  [
    step('H3b', (g, frame, world) => amorDeRey(g, world, frame.a)),
    step('H3c', (g, frame, world) => nudgeFigure(g, world, PURPLE, tables.nudgeOf[frame.a])),
    step('H3c', dismissOutlaw),
    repeat('H3c', useNext),
    step('H3c', putAway),
  ],
  { a: 'public', b: 'public', c: 'public', list: 'public' },
)

/** H3c, ED-15. A PLUNDER or SMUGGLER that he drew has nudged him; it does nothing else. */
function dismissOutlaw(g: Pax, frame: Frame, world: World): void {
  if (!isOutlaw(frame.a)) return
  tell(world, g, 'H3c', 'ship-turned-away', frame.a)
  frame.b = 0
}

/** H3c. The first icon on the list, from where he has come to, that is printed on the card and has an effect. */
function useNext(g: Pax, frame: Frame, world: World): boolean {
  if (frame.b === 0) return false
  const icons = tables.icons[g.edition][frame.a]
  for (let place = frame.list[0] ?? 0; place < KING_ACTIONS.length; place++) {
    const [action, { can, use }] = KING_ACTIONS[place]
    for (let i = 0; i < icons.length; i++) {
      if ((frame.c & (1 << i)) !== 0 || !serves(g, icons[i], action) || !can(g, frame.a, icons[i])) continue
      frame.b--
      frame.c |= 1 << i
      frame.list = [place]
      tell(world, g, 'H3c', 'action-used', PURPLE, frame.a, action)
      use(g, world, frame.a, icons[i])
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
function putAway(g: Pax, frame: Frame, world: World): void {
  const icons = tables.icons[g.edition][frame.a]
  for (let i = 0; i < icons.length; i++) {
    if ((frame.c & (1 << i)) === 0) tell(world, g, 'H3c', 'king-passes-over', frame.a, icons[i].action)
  }
  if (g.place[frame.a] === PLAYING) discardOpenly(g, world, 'H3c', frame.a, PURPLE)
}
