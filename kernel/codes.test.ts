import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { argA, argB, argC, encode, entryIndex, moveTable } from './codes.ts'
import { cove } from './fixture/cove.ts'
import { type Decision, decision, type Move, sequence } from './procedure.ts'
import type { State } from './state.ts'
import { type Domain, lowest, sizeOf } from './vocabulary.ts'

const someDomain: fc.Arbitrary<Domain> = fc.oneof(
  fc.integer({ min: 1, max: 90 }).map(size => ({ words: Array.from({ length: size }, (_, i) => `word-${i}`) })),
  fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat(60)).map(([min, more]) => ({ min, max: min + more })),
)

/** A decision whose moves take these domains. */
function tableOf(domains: readonly (readonly Domain[])[]) {
  const vocabulary: Record<string, Domain> = {}
  const moves: Record<string, Move<State>> = {}
  for (const [m, list] of domains.entries()) {
    for (const [i, domain] of list.entries()) vocabulary[`${m}.${i}`] = domain
    moves[`move-${m}`] = { rule: 'A1', args: list.map((_, i) => `${m}.${i}`) }
  }
  return moveTable([decision('choice', { rule: 'A1', moves })], vocabulary).moves
}

describe('codes', () => {
  test('hold a move and its arguments, whatever the domains', () => {
    const someMoves = fc.array(fc.array(someDomain, { maxLength: 3 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(someMoves, fc.nat(), fc.nat(), fc.nat(), (domains, x, y, z) => {
        for (const entry of tableOf(domains)) {
          const [a, b, c] = [x, y, z].map((value, i) => {
            const domain = entry.domains[i]
            return domain === undefined ? 0 : lowest(domain) + (value % sizeOf(domain))
          })
          const code = encode(entry, a, b, c)
          expect(entryIndex(code)).toBe(entry.index)
          expect([argA(entry, code), argB(entry, code), argC(entry, code)]).toEqual([a, b, c])
          expect(code - entry.base).toBeLessThan(entry.count)
        }
      }),
    )
  })

  test('are all different: every code of Cove is the code of its own arguments', () => {
    const seen = new Set<number>()
    for (const entry of cove.moves) {
      for (let code = entry.base; code < entry.base + entry.count; code++) {
        expect(encode(entry, argA(entry, code), argB(entry, code), argC(entry, code))).toBe(code)
        seen.add(code)
      }
    }
    expect(seen.size).toBe(cove.moves.reduce((sum, entry) => sum + entry.count, 0))
  })
})

describe('a move table', () => {
  const choice = (name: string, args: string[]): Decision<State> =>
    decision(name, { rule: 'A1', moves: { go: { rule: 'A1', args } } })

  test('numbers the moves of decisions in order and knows the first of each', () => {
    const { moves, firstMove } = moveTable([choice('one', []), sequence<State>('middle', []), choice('two', [])], {})
    expect(moves.map(entry => [entry.decision.name, entry.index])).toEqual([
      ['one', 0],
      ['two', 1],
    ])
    expect(Object.fromEntries(firstMove)).toEqual({ one: 0, two: 1 })
  })

  test('complains about an unknown domain, a fourth argument and too large a domain', () => {
    const small: Domain = { min: 0, max: 1 }
    expect(() => moveTable([choice('one', ['cove'])], {})).toThrow('one go: there is no domain cove.')
    expect(() => moveTable([choice('one', ['s', 's', 's', 's'])], { s: small })).toThrow('at most three arguments')
    expect(() => moveTable([choice('one', ['l', 'l'])], { l: { min: 0, max: 1024 } })).toThrow('too large')
  })
})
