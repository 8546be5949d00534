import { expect, test } from 'vitest'
import { DECKS, type Deck } from '../../data/index.ts'
import { MARKET } from '../../rules/tables.ts'
import { position } from '../../scenario.ts'
import { deckOf } from './facts.ts'
import { smallThingsOf, thingsOf } from './picture.ts'

const view = position('england france', 'year 1612').state
const market = Array.from({ length: MARKET }, (_, card) => card)
const names = (things: readonly { name: string }[]) => things.map(({ name }) => name)

test('a small card shows what its large picture shows, and nothing else', () => {
  const other = market.filter(card => deckOf(card) !== 'ship')
  expect(other.filter(card => names(smallThingsOf(view, card)).join() !== names(thingsOf(view, card)).join())).toEqual(
    [],
  )
})

test('the cards of a deck have many pictures, large and small', () => {
  const pictures = (deck: Deck) =>
    new Set(market.filter(card => deckOf(card) === deck).map(card => names(smallThingsOf(view, card)).join())).size
  expect(DECKS.filter(deck => deck !== 'ship' && pictures(deck) < 15)).toEqual([])
})

test('what a small picture shows lies on its card, below the name and off its neighbours', () => {
  for (const card of market) {
    const things = smallThingsOf(view, card)
    for (const { x, y, size } of things) {
      expect(x - size / 2, `${card}`).toBeGreaterThan(35)
      expect(x + size / 2, `${card}`).toBeLessThan(95)
      expect(y - size / 2, `${card}`).toBeGreaterThan(66)
    }
  }
})
