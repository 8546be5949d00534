import type { Schema, Visibility } from '@spanish-main/kernel'
import { emptyPax, type Pax } from './state.ts'
import { CARDS_IN_ALL, MARKET, tables } from './tables.ts'

/** A-public, A-secret. Only the places of cards are secret. */
function fields(): Schema<Pax>['fields'] {
  const all = Object.keys(emptyPax(2)) as Exclude<keyof Pax, 'stack'>[]
  return Object.fromEntries(
    all.map(name => [name, name === 'place' || name === 'known' ? 'card' : 'public'] satisfies [string, Visibility]),
  )
}

const indices = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)

/** Cards of one deck could be each other; Haven cards have a back of their own. */
export const schema: Schema<Pax> = {
  fields: fields(),
  pools: [
    ...[0, 1, 2, 3].map(deck => indices(0, MARKET).filter(card => tables.deckOf[card] === deck)),
    indices(MARKET, CARDS_IN_ALL),
  ],
}
