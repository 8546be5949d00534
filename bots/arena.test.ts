import { type Bot, defineGame, finish, type Result, type State } from '@spanish-main/kernel'
import { cove, coveDefinition } from '@spanish-main/kernel/fixture'
import { describe, expect, test } from 'vitest'
import { arena, seatEntrants } from './arena.ts'
import { randomBot } from './random.ts'

describe('seats', () => {
  test('the last bot named fills the table, and everybody moves up from game to game', () => {
    expect(seatEntrants(['a', 'b'], 4, 0)).toEqual(['a', 'b', 'b', 'b'])
    expect(seatEntrants(['a', 'b'], 4, 1)).toEqual(['b', 'b', 'b', 'a'])
    expect(seatEntrants(['a', 'b', 'c'], 3, 5)).toEqual(['c', 'a', 'b'])
  })

  test('over as many games as seats each bot sits everywhere once', () => {
    const places = [0, 1, 2, 3].map(turn => seatEntrants(['a', 'b'], 4, turn).indexOf('a'))
    expect(places.sort()).toEqual([0, 1, 2, 3])
  })
})

/** Takes the first move it is offered. */
const firstBot: Bot<State> = (_insight, _seat, moves) => moves[0]

describe('a tournament', () => {
  const entrants = [
    { name: 'first', bot: firstBot as Bot<never> },
    { name: 'random', bot: randomBot as Bot<never> },
  ]
  const play = () => arena(cove as never, entrants, { seats: 3, games: 12, seed: 5, options: { short: true } })

  test('games and wins add up', () => {
    const { games, stuck, bots } = play()
    const [first, random] = bots
    expect({ games, stuck, names: bots.map(({ name }) => name) }).toEqual({
      games: 12,
      stuck: 0,
      names: ['first', 'random'],
    })
    expect(first.games).toBe(12)
    expect(random.games).toBe(24)
    expect(first.wins + random.wins).toBeLessThanOrEqual(12)
    expect(first.rate).toBeCloseTo(first.wins / 12, 9)
    expect(first.low).toBeLessThanOrEqual(first.rate)
    expect(first.high).toBeGreaterThanOrEqual(first.rate)
  })

  test('with a clock it tells how long a bot thinks over a choice', () => {
    let now = 0
    const slow: Bot<State> = (_insight, _seat, moves) => {
      now += 7
      return moves[0]
    }
    const bots = [
      { name: 'slow', bot: slow as Bot<never> },
      { name: 'first', bot: firstBot as Bot<never> },
    ]
    const about = { seats: 2, games: 2, seed: 1, options: { short: true }, clock: () => now }
    expect(arena(cove as never, bots, about).bots.map(({ millis }) => millis)).toEqual([7, 0])
  })

  test('the same seed gives the same result', () => {
    expect(play()).toEqual(play())
  })

  test('a bot alone in the arena keeps the rating it came with', () => {
    const { bots } = arena(cove as never, [entrants[1]], { seats: 2, games: 3, seed: 1, options: { short: true } })
    expect(bots).toMatchObject([{ name: 'random', games: 6, rating: 0 }])
  })
})

describe('how a game ended', () => {
  const endingIn = (result: Result) =>
    defineGame({ ...coveDefinition, settle: g => (g.asked > 2 ? finish(g, 0, result) : undefined) })
  const play = (result: Result) =>
    arena(
      endingIn(result) as never,
      [
        { name: 'first', bot: firstBot as Bot<never> },
        { name: 'random', bot: randomBot as Bot<never> },
      ],
      { seats: 2, games: 1, seed: 5 },
    ).bots.map(({ wins, rating }) => [wins, Math.sign(Math.round(rating * 100))])

  test('a shared victory counts its part for each, and moves nobody away from the other', () => {
    expect(play({ places: [1, 1] }).map(([wins]) => wins)).toEqual([0.5, 0.5])
  })

  test('an opponent without a seat takes its part', () => {
    expect(play({ places: [1, 2], rival: { place: 1 } }).map(([wins]) => wins)).toEqual([0.5, 0])
  })

  test('a table that wins as one wins whole, and is not rated', () => {
    expect(play({ places: [1, 1], together: 'won' })).toEqual([
      [1, 0],
      [1, 0],
    ])
  })
})
