import { fastChance, insightInto, type Judgement, legal, printMove, resample, waiting } from '@spanish-main/kernel'
import { cove } from '@spanish-main/kernel/fixture'
import { playout } from '@spanish-main/kernel/harness'
import { describe, expect, test } from 'vitest'
import { coveTable } from '../kernel/fixture/scenario.ts'
import type { Cove } from '../kernel/fixture/state.ts'
import { hints } from './hint.ts'
import { onePly } from './one-ply.ts'

const share = (all: readonly number[], seat: number): number => (1 + all[seat]) / (all.length + sum(all))
const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0)

/** Coves are what wins in Cove, and money buys them. */
const judgement: Judgement<Cove> = {
  evaluate: (g, seat) =>
    g.ended === 0 ? 0.8 * share(g.coves, seat) + 0.2 * share(g.money, seat) : g.winner === seat ? 1 : 0,
  terms: (g, seat) => [
    { name: 'coves', value: 0.8 * share(g.coves, seat) },
    { name: 'money', value: 0.2 * share(g.money, seat) },
  ],
  prior: (_g, _seat, moves) => moves.map(() => 0),
  policy: (_g, _seat, moves, chance) => moves[chance.int(moves.length)],
  settled: (g, start) => g.asked > start.asked + 2,
}

const effort = { samples: 4, width: 20, limit: 20, whim: 0.02 }
const bot = onePly(cove, judgement, effort)

function choose(g: Cove, seat: number, seed: number): string {
  const chance = fastChance(seed)
  return printMove(cove, bot(insightInto(cove, g, seat, chance), seat, legal(cove, g, seat), chance))
}

describe('one ply', () => {
  const almost = () =>
    coveTable(
      `anne: $3, coves 0 1 2 3 4 5 6 7
       bart: $9, coves 20 21
       turn of anne, 1 action`,
    ).state

  test('takes a win that is there to be taken', () => {
    for (let seed = 0; seed < 5; seed++) expect(choose(almost(), 0, seed)).toMatch(/^settle /)
  })

  test('looks with the same eyes at what it cannot tell apart: same view and seed, same choice', () => {
    let compared = 0
    playout(
      cove,
      { seats: 3, seed: 2 },
      {
        visit(g, _seat, _moves, played) {
          if (played % 9 !== 0) return
          for (let seat = 0; seat < 3; seat++) {
            if ((waiting(cove, g) & (1 << seat)) === 0) continue
            const twin = resample(cove, g, seat, fastChance(played))
            expect(choose(twin, seat, played)).toBe(choose(g, seat, played))
            compared++
          }
        },
      },
    )
    expect(compared).toBeGreaterThan(10)
  })

  test('sealed choices are mixed', () => {
    const { state } = coveTable(
      `anne: $5
       bart: $5
       cato: $5
       bids for scout-3`,
    )
    const bids = new Set(Array.from({ length: 12 }, (_, seed) => choose(state, 0, seed)))
    expect(bids.size).toBeGreaterThan(1)
  })

  test('leaves the position that it was shown alone', () => {
    const g = almost()
    const before = JSON.stringify(g)
    choose(g, 0, 1)
    expect(JSON.stringify(g)).toBe(before)
  })
})

describe('hints', () => {
  const { state } = coveTable(
    `anne: $3, coves 0 1 2
     bart: $3, coves 20 21
     turn of anne, 1 action`,
  )
  const advise = (moves: readonly number[]) => {
    const chance = fastChance(1)
    return hints(cove, judgement, { ...effort, samples: 16 })(insightInto(cove, state, 0, chance), 0, moves, chance)
  }
  const all = legal(cove, state, 0)

  test('the three best moves are named in their order', () => {
    const found = advise(all)
    expect(found.length).toBe(3)
    expect(new Set(found.map(each => each.text)).size).toBe(3)
    expect(found[0].text).toMatch(/^settle /)
    const [settle, pass] = [found[0].text, 'pass'].map(text => all.find(code => printMove(cove, code) === text)!)
    expect(advise([pass, settle]).map(each => each.text)).toEqual([found[0].text, 'pass'])
    expect(advise([settle, pass]).map(each => each.text)).toEqual([found[0].text, 'pass'])
    expect(found[0].chance!).toBeGreaterThan(advise([pass])[0].chance!)
  })

  test('each comes with what speaks for it, or against it, compared with the others', () => {
    const named = (word: string) => all.find(code => printMove(cove, code).startsWith(word))!
    const [settle, pass] = advise([named('pass'), named('settle')])
    expect(settle.text).toMatch(/^settle /)
    expect(settle.reasons.find(({ name }) => name === 'coves')?.delta).toBeGreaterThan(0)
    expect(pass.reasons.find(({ name }) => name === 'coves')?.delta).toBeLessThan(0)
  })
})
