import type { Game, State } from '@spanish-main/kernel'
import { cove } from '@spanish-main/kernel/fixture'
import { describe, expect, it } from 'vitest'
import { answerFor, askedTopic, bookOf, orderText } from './order-book.ts'

/** Two watchmen who can be told about each of two gates; the question is about the gate in `winner`. */
const gates = {
  vocabulary: { gate: { words: ['north', 'south'] }, deed: { words: ['open', 'ask', 'shut'] } },
  orders: {
    args: ['gate', 'deed'],
    ask: 'ask',
    topic: ([gate]: number[]) => gate,
    answer: (view: State, _seat: number, given: number[][]) =>
      given.some(([gate, deed]) => gate === view.winner && deed !== 1) ? 'done' : undefined,
  },
} as unknown as Game<State>
const book = bookOf(gates)!
const [north, south] = book.topics

describe('an order book', () => {
  it('is read from the domains of a game’s orders', () => {
    expect(book.topics.map(topic => topic.words)).toEqual([['north'], ['south']])
    expect(book.answers).toEqual(['open', 'ask', 'shut'])
    expect(orderText(south, 'shut')).toBe('south shut')
  })

  it('has a single topic where an order is one word, and none without orders', () => {
    const single = bookOf(cove as unknown as Game<State>)!
    expect(single.topics).toEqual([{ words: [], values: [] }])
    expect(orderText(single.topics[0], 'always')).toBe('always')
    expect(bookOf({ ...gates, orders: undefined } as unknown as Game<State>)).toBeUndefined()
  })

  it('says for each topic what was ordered, and to ask where nothing was', () => {
    expect(answerFor(book, [[1, 2]], south)).toBe('shut')
    expect(answerFor(book, [[1, 2]], north)).toBe('ask')
  })

  it('knows which topic the present question is about, if orders could answer it', () => {
    expect(askedTopic(gates, book, { winner: 1 } as State, 0)).toBe(south)
    expect(askedTopic(gates, book, { winner: -1 } as State, 0)).toBeUndefined()
  })
})
