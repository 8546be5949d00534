import { describe, expect, test } from 'vitest'
import { range } from '../amount.ts'
import { fastChance } from '../chance/fast.ts'
import { cove, coveDefinition } from '../fixture/cove.ts'
import { leakyCove } from '../fixture/leaks.ts'
import { coveTable } from '../fixture/scenario.ts'
import { type Cove, cloneCove } from '../fixture/state.ts'
import { defineGame, type Game, type GameDefinition } from '../game.ts'
import type { Decision, Move } from '../procedure.ts'
import { no } from '../refusal.ts'
import { call } from '../state.ts'
import {
  cloneSharesNothing,
  gateEqualsList,
  gateLeavesState,
  survivesJson,
  undeclaredFields,
  viewEqualsState,
} from './checks.ts'

// A harness that never complains proves nothing: each is shown a game that is broken on purpose.

const changed = (change: Partial<GameDefinition<Cove>>) => defineGame({ ...coveDefinition, ...change })

/** Cove with one move changed. */
function withMove(
  decision: string,
  name: string,
  change: (move: Move<Cove, never>) => Partial<Move<Cove, never>>,
): Game<Cove> {
  const procedures = coveDefinition.procedures.map(each => {
    if (each.name !== decision) return each
    const { moves, ...rest } = each as Decision<Cove>
    return { ...rest, moves: { ...moves, [name]: { ...moves[name], ...change(moves[name]) } } }
  })
  return changed({ procedures })
}

const turn = () =>
  coveTable(`
    anne: $5, raider-0 chart-4, coves 3
    bart: $5, raider-8 chart-5, coves 10
    turn of anne, 3 actions
  `).state

describe('cloneSharesNothing names', () => {
  test('an array that a clone shares', () => {
    const shallow = changed({ clone: g => ({ ...cloneCove(g), money: g.money }) })
    expect(cloneSharesNothing(shallow, turn())).toEqual(['a clone shares state.money'])
  })

  test('a frame that a clone shares', () => {
    const shallow = changed({ clone: g => ({ ...cloneCove(g), stack: [...g.stack] }) })
    expect(cloneSharesNothing(shallow, turn())).toContain('a clone shares state.stack.0')
  })

  test('a field that a clone forgets', () => {
    const forgetful = changed({ clone: g => ({ ...cloneCove(g), round: 0 }) })
    expect(cloneSharesNothing(forgetful, turn())).toEqual(['a clone differs from its original'])
  })
})

describe('gateEqualsList names', () => {
  test('a legal move that is never offered', () => {
    const lazy = withMove('turn', 'settle', () => ({ offers: (_g, _seat, offer) => offer(2) }))
    expect(gateEqualsList(lazy, turn(), fastChance(1))).toEqual(['settle cove-4 passes the gate, but is not listed'])
  })

  test('an offer outside its domain', () => {
    const wild = withMove('turn', 'settle', () => ({
      offers: (_g, _seat, offer) => offer(52),
      refuse: () => undefined,
    }))
    expect(gateEqualsList(wild, turn(), fastChance(1))).toContain('settle cove-2 is listed, but the gate turns it away')
  })

  test('a refusal that does not say the same twice', () => {
    let calls = 0
    const moody = withMove('turn', 'pass', () => ({
      refuse: () => (calls++ % 2 === 0 ? undefined : no('E0', 'moody')),
    }))
    expect(gateEqualsList(moody, turn(), fastChance(1))).toContain('pass is listed, but the gate turns it away')
  })

  const bids = () => coveTable('anne: $30\nbart: $2\nbids for scout-3').state
  const withBid = (change: Partial<Move<Cove, never>>) => withMove('bids', 'bid', () => change)

  test('nothing about a range that is whole, or has a hole that a rule made', () => {
    const even = withBid({ refuse: (_g, _seat, dollars) => (dollars % 2 === 1 ? no('D1a', 'odd') : undefined) })
    for (const game of [cove, even]) expect(gateEqualsList(game, bids(), fastChance(1))).toEqual([])
  })

  test('a range whose end is refused', () => {
    const greedy = withBid({ amount: () => range(0, 31) })
    expect(gateEqualsList(greedy, bids(), fastChance(1))).toContain('bid 31 is the end of a range, but not legal')
  })

  test('an amount that passes the gate though its other argument is never offered', () => {
    const giving: Partial<Move<Cove, never>> = {
      args: ['seat', 'dollars'],
      offers: (_g, _seat, offer) => offer(1),
      amount: () => range(1, 9),
      refuse: () => undefined,
    }
    const game = withMove('turn', 'gift', () => giving)
    const broken = gateEqualsList(game, turn(), fastChance(1))
    expect(broken).toContain('gift anne 3 passes the gate, but is not listed')
    expect(broken.some(each => each.startsWith('gift bart'))).toBe(false)
  })

  test('a range that is empty for no reason', () => {
    const closed = withBid({ amount: () => range(1, 0), refuse: () => undefined })
    expect(gateEqualsList(closed, bids(), fastChance(1))).toContain(
      'bid 1 has no possible amount, and no rule says why',
    )
  })
})

describe('viewEqualsState names', () => {
  test('a rule that looks at other hands', () => {
    expect(viewEqualsState(cove, turn())).toEqual([])
    const g = turn()
    g.owner.fill(-1)
    g.coves.fill(0)
    const broken = viewEqualsState(leakyCove('peeking-refusal'), g)
    expect(broken).toContain('legal moves of seat 0 differ')
    expect(broken).toContain('seat 0 sees other moves refused')
    expect(broken).toContain('seat 0: why not settle cove-8')
  })

  test('a wait that depends on other hands', () => {
    const { state } = coveTable('anne: $5, coves 3\nbart: $5, chart-4, coves 4\nraid by anne on cove-4')
    expect(viewEqualsState(leakyCove('wait-that-skips'), state)).toContain('seat 0 sees another wait')
  })

  test('parameters that depend on other hands', () => {
    const chatty = changed({ explain: { 'E1/not-beside': g => ({ hint: g.place[8] }) } })
    expect(viewEqualsState(chatty, turn())).toContain('seat 0: why not settle cove-20')
  })
})

describe('survivesJson names', () => {
  test.each([
    ['not a number', (g: Cove) => (g.money[1] = Number.NaN), 'state.money.1 does not survive JSON'],
    ['a hole', (g: Cove) => (g.round = undefined as unknown as number), 'state.round does not survive JSON'],
    ['a map', (g: Cove) => (g.coves = new Map() as unknown as number[]), 'state.coves does not survive JSON'],
    [
      'typed numbers',
      (g: Cove) => (g.owner = Int8Array.of(1) as unknown as number[]),
      'state.owner does not survive JSON',
    ],
  ])('%s', (_what, plant, sentence) => {
    const g = turn()
    plant(g)
    expect(survivesJson(cove, g)).toEqual([sentence])
  })
})

describe('undeclaredFields names', () => {
  test('a field that nobody declared', () => {
    expect(undeclaredFields(cove, { ...turn(), tide: 1 } as Cove)).toEqual(['nobody says who sees tide'])
  })

  test('numbers and lists of frames that nobody declared', () => {
    const g = turn()
    call(g, 'storm', -1, 0, 4, 0, [1])
    expect(undeclaredFields(cove, g)).toEqual(['nobody says who sees storm.b', 'nobody says who sees storm.list'])
  })
})

describe('gateLeavesState names', () => {
  test('a refusal that changes the state', () => {
    const meddling = withMove('turn', 'settle', ({ refuse }) => ({
      refuse(g, seat, a, b, c) {
        const refusal = refuse!(g, seat, a, b, c)
        if (refusal !== undefined) g.money[1]++
        return refusal
      },
    }))
    expect(gateLeavesState(meddling, turn(), fastChance(1)).join()).toContain('was turned away, but changed the state')
  })

  test('a refusal that gives no reason', () => {
    const silent = withMove('turn', 'pass', () => ({ refuse: () => no('E0', '') }))
    expect(gateLeavesState(silent, turn(), fastChance(1))).toContain('"pass" was turned away without a reason')
  })
})
