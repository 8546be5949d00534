import type { Domain, Game, State } from '@spanish-main/kernel'

/** Something that a seat can leave orders for: the words before the last of an order, with their values. */
export interface Topic {
  readonly words: readonly string[]
  readonly values: readonly number[]
}

/** A game's order book made readable: what orders can be about, and what they can say. */
export interface Book {
  readonly topics: readonly Topic[]
  /** Domains of a topic's values, and of an order's last word. */
  readonly about: readonly string[]
  readonly says: string
  readonly answers: readonly string[]
  readonly ask: string
}

const wordsOf = (domain: Domain): readonly string[] => ('words' in domain ? domain.words : [])

/** The order book of a game, if it has one. */
export function bookOf({ orders, vocabulary }: Game<State>): Book | undefined {
  if (orders === undefined) return undefined
  const about = orders.args.slice(0, -1)
  const says = orders.args[about.length]
  const topics = about.reduce<readonly Topic[]>(
    (before, domain) =>
      before.flatMap(({ words, values }) =>
        wordsOf(vocabulary[domain]).map((word, value) => ({ words: [...words, word], values: [...values, value] })),
      ),
    [{ words: [], values: [] }],
  )
  return { topics, about, says, answers: wordsOf(vocabulary[says]), ask: orders.ask }
}

type Orders = readonly (readonly number[])[]

/** What the seat's orders say about a topic now. */
export function answerFor(book: Book, orders: Orders, { values }: Topic): string {
  const order = orders.findLast(given => values.every((value, i) => given[i] === value))
  return order === undefined ? book.ask : book.answers[order[values.length]]
}

/** The text of an order. */
export const orderText = ({ words }: Topic, answer: string): string => [...words, answer].join(' ')

/** The topic of the question that the seat is asked now, if an order could have answered it. */
export function askedTopic(game: Game<State>, book: Book, view: State, seat: number): Topic | undefined {
  const orders = (topic: Topic) =>
    book.answers.flatMap((word, answer) => (word === book.ask ? [] : [[...topic.values, answer]]))
  return book.topics.find(topic => orders(topic).some(order => game.orders?.answer(view, seat, [order]) !== undefined))
}
