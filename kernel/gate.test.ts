import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fastChance } from './chance/fast.ts'
import { canonical } from './digest.ts'
import { openDecision } from './engine.ts'
import { cove } from './fixture/cove.ts'
import { coveTable } from './fixture/scenario.ts'
import type { Cove } from './fixture/state.ts'
import { SEAT_NAMES } from './fixture/words.ts'
import { check, submit, why } from './gate.ts'
import { playout } from './harness/playout.ts'
import { legal } from './lists.ts'
import { printMove } from './text.ts'

const turn = () => coveTable('anne: $5, coves 3\nbart: $5\nturn of anne, 3 actions')
const world = { chance: fastChance(1), listen: undefined }

/** A state of a random game. */
function stateAt(seats: number, seed: number, move: number): Cove {
  let found: Cove | undefined
  const { state } = playout(
    cove,
    { seats, seed },
    {
      visit(g, _seat, _moves, played) {
        if (played === move) found = cove.clone(g)
      },
      limit: move + 1,
    },
  )
  return found ?? state
}

describe('the gate', () => {
  test('plays what it accepts', () => {
    const { state } = turn()
    expect(submit(cove, state, 0, ' settle  cove-4', world)).toBeUndefined()
    expect(state.owner[4]).toBe(0)
  })

  test('gives the code of a listed move and the text of an open one', () => {
    const { state } = turn()
    const code = legal(cove, state, 0)[0]
    expect(check(cove, state, 0, printMove(cove, code))).toEqual({ kind: 'code', code })
    expect(check(cove, state, 0, 'parley  ahoy there')).toMatchObject({ kind: 'open', text: 'ahoy there' })
  })

  test.each([
    [0, 'settle cove-9', 'E1', 'not-beside'],
    [0, 'parley', 'E4', 'nothing-said'],
    [0, 'bid 3', 'E0', 'not-now'],
    [0, 'sail', 'E0', 'unknown-move'],
    [0, 'settle', undefined, 'wrong-count'],
    [0, 'settle cove-50', undefined, 'unknown-word'],
    [1, 'pass', undefined, 'not-asked'],
    [1, 'parley wait', undefined, 'not-asked'],
    [2, 'pass', undefined, 'no-such-seat'],
    [-1, 'pass', undefined, 'no-such-seat'],
    [0.5, 'pass', undefined, 'no-such-seat'],
    [Number.NaN, 'pass', undefined, 'no-such-seat'],
  ])('seat %s, "%s": turned away by %s/%s, and the state is untouched', (seat, text, rule, key) => {
    const { state } = turn()
    const before = canonical(state)
    expect(submit(cove, state, seat, text, world)).toMatchObject(rule === undefined ? { key } : { rule, key })
    expect(why(cove, state, seat, text)?.key).toBe(key)
    expect(canonical(state)).toBe(before)
  })

  test('turns everything away when the game is over', () => {
    const { state } = coveTable('anne: $10\nbart: $5\nturn of anne, 3 actions').play('anne pass')
    expect(why(cove, state, 1, 'pass')).toEqual({ key: 'game-over', params: {} })
  })
})

describe('whatever anybody says at any time', () => {
  const words = [...cove.moves.map(entry => entry.name), ...SEAT_NAMES, 'raider-0', 'chart-3', 'cove-7', '0', '2', '-1']
  const someText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.array(fc.constantFrom(...words), { maxLength: 4 }).map(all => all.join(' ')),
    fc.nat(),
  )
  const somewhere = fc.record({ seats: fc.integer({ min: 2, max: 4 }), seed: fc.nat(40), move: fc.nat(150) })
  const someSayings = fc.array(fc.tuple(fc.integer({ min: -1, max: 4 }), someText), { maxLength: 20 })

  /** A number stands for some move of the open decision, at times one that is legal for some seat. */
  function textOf(g: Cove, said: string | number): string {
    if (typeof said === 'string') return said
    const listed = legal(cove, g, said % g.seats)
    if (said % 2 === 0 && listed.length > 0) return printMove(cove, listed[said % listed.length])
    const entries = cove.moves.filter(entry => entry.decision === openDecision(cove, g))
    const entry = entries[said % entries.length]
    return printMove(cove, entry.base + (said % entry.count))
  }

  test('is one of the listed moves, or leaves the state byte-identical and is told why', () => {
    const count = { problem: 0, code: 0, open: 0, deal: 0, 'end-deal': 0 }
    fc.assert(
      fc.property(somewhere, someSayings, (at, sayings) => {
        const g = stateAt(at.seats, at.seed, at.move)
        const before = canonical(g)
        for (const [seat, said] of g.ended === 0 ? sayings : []) {
          const text = textOf(g, said)
          const found = check(cove, g, seat, text)
          count[found.kind]++
          if (found.kind === 'code') expect(legal(cove, g, seat)).toContain(found.code)
          if (found.kind !== 'problem') continue
          expect(submit(cove, g, seat, text, world)).toEqual(found.problem)
          expect(found.problem.key).not.toBe('')
        }
        expect(canonical(g)).toBe(before)
      }),
      { numRuns: 400, seed: 11 },
    )
    expect(count.problem).toBeGreaterThan(500)
    expect(count.code).toBeGreaterThan(50)
  })
})
