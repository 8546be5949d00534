import type { World } from '@spanish-main/kernel'
import { discard } from './d2-disruption.ts'
import { type Lords, SLOTS, TRACK } from './state.ts'
import { CARD_COUNT, isCharacter } from './tables.ts'
import { anyWar, enjoys, isGone } from './units.ts'
import { by, call, decision, lord, move, no, pending, tell, top } from './words.ts'

/** Items of a track: cards, then forts and mills by slot. */
const FORT_ITEMS = CARD_COUNT
const MILL_ITEMS = CARD_COUNT + SLOTS

/** C2.2, LR-39. What one item costs a seat: while people pay, what it cost when they began. */
export const priceOf = (g: Lords, seat: number): number => pending(g, 'capitalize')?.prices[seat] ?? rateOf(g, seat)

function rateOf(g: Lords, seat: number): number {
  if (enjoys(g, seat, 'free-capitalization') && by('D4.12')) return 0
  return anyWar(g) && !enjoys(g, seat, 'wartime-price-one') && by('C2.2') ? 2 : 1
}

/** Cards of a seat under construction, without its character. */
function cardsOnTrack(g: Lords, seat: number): number[] {
  const cards: number[] = []
  for (let card = 0; card < CARD_COUNT; card++) {
    if (g.place[card] === TRACK + seat && !isCharacter(card)) cards.push(card)
  }
  return cards
}

function tentsOnTrack(g: Lords, seat: number): number {
  let tents = 0
  for (let i = seat * SLOTS; i < (seat + 1) * SLOTS; i++) tents += g.fortsDue[i] + g.millsDue[i]
  return tents
}

/** What a seat still has to pay this year. */
export const bill = (g: Lords, seat: number): number =>
  priceOf(g, seat) * (cardsOnTrack(g, seat).length + tentsOnTrack(g, seat))

/** C2.3. What next year asks of a seat at the rate in force: works of this year's slot were paid for the last time. */
export function nextBill(g: Lords, seat: number): number {
  const now = seat * SLOTS + (g.year % SLOTS)
  const cards = cardsOnTrack(g, seat).filter(card => g.due[card] > g.year).length
  return priceOf(g, seat) * (cards + tentsOnTrack(g, seat) - g.fortsDue[now] - g.millsDue[now])
}

/** C2.1. Characters are paid for first, by the treasury as far as the coffers fall short; then everybody decides. */
export function capitalize(g: Lords, world: World): void {
  let left = 0
  for (let seat = 0; seat < g.seats; seat++) {
    if (isGone(g, seat)) continue
    if (g.place[g.character[seat]] === TRACK + seat) pay(g, world, seat, Math.min(g.gold[seat], priceOf(g, seat)))
    if (bill(g, seat) > 0) left |= 1 << seat
  }
  if (left === 0) return
  const prices = Array.from({ length: g.seats }, (_, seat) => rateOf(g, seat))
  call(g, 'capitalize', undefined, left, prices)
}

function pay(g: Lords, world: World, seat: number, gold: number): void {
  g.gold[seat] -= gold
  if (gold > 0) tell(world, g, 'C2.1', 'paid', lord(g, seat), gold)
}

const TOO_DEAR = no('C2.1', 'too-dear')
const NOT_ON_TRACK = no('C2.1', 'not-on-your-track')
const NEVER = no('C2.1', 'character-never')

function itemRefusal(g: Lords, seat: number, item: number) {
  if (item < CARD_COUNT) {
    if (g.place[item] !== TRACK + seat) return NOT_ON_TRACK
    return isCharacter(item) ? NEVER : undefined
  }
  const due =
    item < MILL_ITEMS ? g.fortsDue[seat * SLOTS + item - FORT_ITEMS] : g.millsDue[seat * SLOTS + item - MILL_ITEMS]
  return due > 0 ? undefined : NOT_ON_TRACK
}

/** C2.1. Everybody with works under construction pays for them, or lets some go. */
export const capitalizing = decision('capitalize', {
  rule: 'C2.1',
  who: (_g, frame) => frame.left,
  moves: {
    pay: move<'capitalize'>({
      rule: 'C2.1',
      stays: true,
      refuse: (g, seat) => (bill(g, seat) > g.gold[seat] ? TOO_DEAR : undefined),
      play(g, seat, world, _a, _b, _c, frame) {
        pay(g, world, seat, bill(g, seat))
        frame.left &= ~(1 << seat)
      },
    }),
    'let-go': move<'capitalize'>({
      rule: 'C2.1',
      args: ['item'],
      stays: true,
      offers(g, seat, offer) {
        for (let card = 0; card < CARD_COUNT; card++) if (g.place[card] === TRACK + seat) offer(card)
        for (let slot = 0; slot < SLOTS; slot++) {
          if (g.fortsDue[seat * SLOTS + slot] > 0) offer(FORT_ITEMS + slot)
          if (g.millsDue[seat * SLOTS + slot] > 0) offer(MILL_ITEMS + slot)
        }
      },
      refuse: itemRefusal,
      play(g, seat, world, item) {
        tell(world, g, 'C2.1', 'let-go', lord(g, seat), item)
        if (item < CARD_COUNT) discard(g, item)
        else dropTent(g, seat, item)
        if (bill(g, seat) === 0) top(g, 'capitalize').left &= ~(1 << seat)
      },
    }),
  },
})

function dropTent(g: Lords, seat: number, item: number): void {
  if (item < MILL_ITEMS) {
    g.fortsDue[seat * SLOTS + item - FORT_ITEMS]--
    g.fortsLeft++
  } else {
    g.millsDue[seat * SLOTS + item - MILL_ITEMS]--
    g.millsLeft++
  }
}
