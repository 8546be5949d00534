import type { World } from '@spanish-main/kernel'
import { CHARACTERS, FIRST_YEAR, START_GOLD } from '../data/index.ts'
import { intoTrack } from './c3a-auction.ts'
import { DISCARD, HELD, type Lords } from './state.ts'
import { CARD_COUNT, isCharacter, isEvent } from './tables.ts'
import { call, decision, lord, move, no, tell } from './words.ts'

const PRICE = 1

const NOT_DISCARDED = no('A4', 'not-in-the-discard')
const NEVER = no('A4', 'not-for-newcomers')
const NO_GOLD = no('A4', 'no-gold')

/** A4. Somebody takes an empty chair: he joins when the year is over. */
export function sitDown(g: Lords, seat: number, taken: boolean, world: World): void {
  if (!taken) return
  g.arriving |= 1 << seat
  tell(world, g, 'A4', 'sat-down', lord(g, seat))
}

/** A4. Between two years the next newcomer gets his character, five gold and one for each year gone; false if there is none. */
export function welcome(g: Lords, world: World): boolean {
  if (g.arriving === 0 || g.year >= g.lastYear) return false
  const seat = 31 - Math.clz32(g.arriving & -g.arriving)
  const card = g.character[seat]
  g.arriving &= ~(1 << seat)
  g.gone &= ~(1 << seat)
  g.place[card] = HELD + seat
  g.size[card] = CHARACTERS[card].size
  g.leader[card] = card
  g.gold[seat] = START_GOLD.count + g.year + 1 - FIRST_YEAR
  tell(world, g, 'A4', 'arrived', lord(g, seat), g.gold[seat])
  call(g, 'newcomer', seat)
  return true
}

/** A4, LR-4, LR-68. He may buy units and mordida that were discarded, the Casa among them; they go on his track as if won at an auction. */
export const newcomer = decision('newcomer', {
  rule: 'A4',
  moves: {
    acquire: move<'newcomer'>({
      rule: 'A4',
      args: ['place'],
      stays: true,
      offers(g, _seat, offer) {
        for (let card = 0; card < CARD_COUNT; card++) if (g.place[card] === DISCARD && !isEvent(card)) offer(card)
      },
      refuse(g, seat, card) {
        if (card >= CARD_COUNT || isEvent(card) || g.place[card] !== DISCARD) return NOT_DISCARDED
        if (isCharacter(card)) return NEVER
        return g.gold[seat] < PRICE ? NO_GOLD : undefined
      },
      play(g, seat, world, card) {
        g.gold[seat] -= PRICE
        intoTrack(g, seat, card)
        tell(world, g, 'A4', 'acquired', lord(g, seat), card)
      },
    }),
    enough: move<'newcomer'>({ rule: 'A4', play: () => undefined }),
  },
})
