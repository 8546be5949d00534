import type { Lords } from './state.ts'
import { CARD_COUNT, tables } from './tables.ts'
import { everyone, holds, isGone, treasurer } from './units.ts'
import { decision, lord, move, no, tell } from './words.ts'

const NO_CROWN = no('B12', 'not-your-crown')

/** Bit set of the seats that have a crown to choose; the others have crown 0 (LR-8). */
export function crowned(g: Lords): number {
  let seats = 0
  for (let card = 0; card < CARD_COUNT; card++) {
    if (tables.crown[card] === 0) continue
    for (let seat = 0; seat < g.seats; seat++) if (holds(g, seat, card)) seats |= 1 << seat
  }
  return seats & everyone(g)
}

/** B12. Low crowns act first, the treasure player last. */
export function setOrder(g: Lords): void {
  const value = (seat: number) => (seat === treasurer(g) ? 100 : g.crown[seat] < 0 ? 0 : tables.crown[g.crown[seat]])
  const seats: number[] = []
  for (let seat = 0; seat < g.seats; seat++) if (!isGone(g, seat)) seats.push(seat)
  g.order = seats.sort((a, b) => value(a) - value(b) || a - b)
}

/** B12. Everybody chooses one of his mature crowns for the year, in secret. */
export const crowns = decision('crowns', {
  rule: 'B12',
  who: crowned,
  moves: {
    crown: move<'crowns'>({
      rule: 'B12',
      args: ['place'],
      offers(g, seat, offer) {
        for (let card = 0; card < CARD_COUNT; card++) if (tables.crown[card] > 0 && holds(g, seat, card)) offer(card)
      },
      refuse: (g, seat, card) =>
        card < CARD_COUNT && tables.crown[card] > 0 && holds(g, seat, card) ? undefined : NO_CROWN,
    }),
  },
  reveal(g, _frame, world, answers) {
    for (let seat = 0; seat < g.seats; seat++) {
      if (answers.move(seat) === undefined) continue
      g.crown[seat] = answers.arg(seat)
      tell(world, g, 'B12', 'crowned', lord(g, seat), g.crown[seat])
    }
    setOrder(g)
  },
})
