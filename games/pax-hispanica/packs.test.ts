// Two tables with different data packs in one process never mix.
import {
  advance,
  apply,
  askBot,
  digest,
  fastChance,
  firstSeat,
  type Game,
  legal,
  newGame,
  view,
  waiting,
} from '@spanish-main/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deckhand } from './bots/index.ts'
import { DEFAULT_PACK, type Pack } from './data/index.ts'
import { paxHispanica, paxWith } from './rules/index.ts'
import type { Pax } from './rules/state.ts'
import { summary } from './summary.ts'

/** A pack in which every card has the Nudge and the Actions of the next one, and the Goods come in other years. */
function turned(): Pack {
  const ids = Object.keys(DEFAULT_PACK.cards)
  const next = (id: string, i: number) => {
    const same = ids.filter(each => each[0] === id[0])
    const other = DEFAULT_PACK.cards[same[(same.indexOf(id) + i) % same.length]]
    return { ...DEFAULT_PACK.cards[id], nudge: other.nudge, actions: other.actions }
  }
  const years = Object.keys(DEFAULT_PACK.goodsYears)
  const goods = Object.values(DEFAULT_PACK.goodsYears)
  return {
    ...DEFAULT_PACK,
    title: 'Turned',
    europeExits: DEFAULT_PACK.europeExits.slice(1),
    cards: Object.fromEntries(ids.map(id => [id, next(id, 1)])),
    goodsYears: Object.fromEntries(years.map((year, i) => [year, goods[(i + 1) % goods.length]])),
  }
}

/** A game in progress; `step` makes one move and says what the table looked like. */
function begin(game: Game<Pax>, seed: number) {
  const world = { chance: fastChance(seed), listen: undefined }
  const g = newGame(game, 3, { length: 'comet-short' }, world)
  advance(game, g, world)
  return (i: number): string => {
    if (g.ended !== 0) return 'over'
    const seat = firstSeat(waiting(game, g))
    const moves = legal(game, g, seat)
    const code = i % 3 === 0 ? askBot(game, deckhand, g, seat, seed + i) : moves[(seed + 7 * i) % moves.length]
    apply(game, g, seat, code, world)
    return `${code} ${digest(g)} ${digest(view(game, g, seat))} ${game.invariants?.(g)}`
  }
}

const other = paxWith(turned())
const MOVES = 150

describe('data packs', () => {
  test('two tables with different packs, played by turns, go as each goes alone', () => {
    const alone = (game: Game<Pax>, seed: number) => {
      const step = begin(game, seed)
      return Array.from({ length: MOVES }, (_, i) => step(i))
    }
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (first, second) => {
        const steps = [begin(paxHispanica, first), begin(other, second)]
        const mixed: string[][] = [[], []]
        for (let i = 0; i < MOVES; i++) for (const [t, step] of steps.entries()) mixed[t].push(step(i))
        expect(mixed).toEqual([alone(paxHispanica, first), alone(other, second)])
      }),
      { numRuns: 8, seed: 1 },
    )
  })

  test('the same seed goes another way with other components, so the comparison means something', () => {
    const own = begin(paxHispanica, 5)
    const turnedOne = begin(other, 5)
    const same = Array.from({ length: MOVES }, (_, i) => own(i) === turnedOne(i))
    expect(same.filter(Boolean).length).toBeLessThan(MOVES / 2)
  })

  test('a table is told with the components of its game', () => {
    const world = () => ({ chance: fastChance(1), listen: undefined })
    const market = (game: Game<Pax>) =>
      summary(newGame(game, 3, {}, world()), 0).find(each => each.startsWith('market'))
    expect(market(paxHispanica)).not.toBe(market(other))
    expect(market(paxHispanica)).toBe(market(paxHispanica))
  })

  test('a game with a pack says so, and a pack that cannot be used says why', () => {
    expect(paxHispanica.pack).toBeUndefined()
    expect(other.pack).toEqual({ title: 'Turned', hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const made = paxHispanica.withPack?.({ ...DEFAULT_PACK, title: 'Mine' })
    expect(made !== undefined && 'game' in made && made.game.pack?.title).toBe('Mine')
    expect(paxHispanica.withPack?.([])).toEqual({ errors: [expect.any(String)] })
  })
})
