import type { Event } from '@spanish-main/kernel'
import { type Motion, seatPlace } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'

const POOL = 'pool'
const deckPlace = (deck: number): string => `deck ${deck}`

const coins = (count: number, from: string, to: string): Motion => ({
  glides: [{ piece: 'coin', count, from, to }],
  sound: 'coins',
})

const card = (from: string, to: string): Motion => ({ glides: [{ piece: 'card', count: 1, from, to }], sound: 'card' })

/** Coins from payer to payee, cards from their decks, and the guns of a battle. */
export function motion(view: Pax, { kind, args: [first, second, third] }: Event): Motion | undefined {
  const seat = (colour: number) => seatPlace(view.seatOf[colour])
  switch (kind) {
    case 'paid':
      return coins(second, seat(first), POOL)
    case 'earned':
      return coins(second, POOL, seat(first))
    case 'paid-to':
      return coins(third, seat(first), seat(second))
    case 'auction-won':
      return card(deckPlace(tables.deckOf[second]), seat(first))
    case 'buried-won':
      return card(deckPlace(second), seat(first))
    case 'card-drawn':
      return card(deckPlace(third), seat(first))
    case 'haven-drawn':
      return card('havens', seat(first))
    case 'land-battle-fought':
    case 'sea-battle-fought':
    case 'king-battle':
      return { sound: 'guns' }
    default:
      return undefined
  }
}
