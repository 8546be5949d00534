import { describe, expect, test } from 'vitest'
import type { Choice, RefusedChoice, Verb } from './contract.ts'
import { agrees, choiceWith, legalTargets, NO_PICKS, nextQuestion, type Picks, take } from './picking.ts'

const domains: Record<string, readonly string[]> = {
  attack: ['site'],
  load: ['site'],
  gift: ['seat', 'card'],
  march: ['site', 'site'],
  bid: ['dollars'],
  pass: [],
}
const verbs: Verb[] = [
  ...Object.entries(domains).map(([move, of]) => ({ move, rule: 'R1', domains: of, open: false })),
  { move: 'say', rule: 'R2', domains: [], open: true },
]

const choice = (move: string, ...args: number[]): Choice => ({
  text: [move, ...args].join(' '),
  decision: 'turn',
  move,
  rule: 'R1',
  args,
  domains: domains[move],
})
const refusal = (move: string, ...args: number[]): RefusedChoice => ({
  ...choice(move, ...args),
  problem: { key: 'no', rule: 'R9', params: {} },
})

const choices = [
  choice('attack', 3),
  choice('attack', 5),
  choice('load', 5),
  choice('gift', 1, 40),
  choice('gift', 1, 41),
  choice('gift', 2, 40),
  choice('pass'),
]
const refused = [refusal('attack', 7), refusal('march', 3, 5)]
const question = (picks: Picks, from = choices) => nextQuestion(verbs, from, refused, picks)

test('first what: every move is a button in stable order, and says how many things it lights', () => {
  const first = question(NO_PICKS)
  expect(first.kind === 'verbs' && first.verbs.map(({ move, count }) => [move, count])).toEqual([
    ['attack', 2],
    ['load', 1],
    ['gift', 2],
    ['march', 0],
    ['bid', 0],
    ['pass', 1],
    ['say', 1],
  ])
})

test('a click on what several moves could take gives the reason of one that may be done elsewhere', () => {
  const others = [refusal('march', 9, 3), refusal('load', 9)]
  const taken = take({ domain: 'site', value: 9 }, question(NO_PICKS), choices, others, NO_PICKS)
  expect(taken).toEqual({ refusal: others[1] })
})

test('a click on what only a promise forbids gives that reason, before those of other moves', () => {
  const pledged = { ...refusal('attack', 9), problem: { key: 'pledged', rule: 'R8', params: { deal: '1' } } }
  const others = [refusal('load', 9), pledged]
  const taken = take({ domain: 'site', value: 9 }, question(NO_PICKS), choices, others, NO_PICKS)
  expect(taken).toEqual({ refusal: pledged })
})

test('a click on what a move never takes gives the reason of another move, even of one that may be done nowhere', () => {
  const others = [refusal('load', 9), refusal('march', 9, 3)]
  const misfit = (problem: object) => problem === others[0].problem
  const taken = take({ domain: 'site', value: 9 }, question(NO_PICKS), choices, others, NO_PICKS, misfit)
  expect(taken).toEqual({ refusal: others[1] })
})

test('a move that is not possible keeps its place and its reason', () => {
  const first = question(NO_PICKS)
  expect(first.kind === 'verbs' && first.verbs[3].refusal?.text).toBe('march 3 5')
})

test('then where: a move narrows to its targets, one argument after the other', () => {
  const picks = { move: 'gift', picked: [] }
  expect(question(picks)).toMatchObject({ kind: 'values', index: 0, domain: 'seat', values: [1, 2] })
  const then = { move: 'gift', picked: [{ domain: 'seat', value: 1, index: 0 }] }
  expect(question(then)).toMatchObject({ kind: 'values', index: 1, domain: 'card', values: [40, 41] })
  const last = { move: 'gift', picked: [{ domain: 'seat', value: 2, index: 0 }] }
  expect(question(last)).toMatchObject({ kind: 'ready', choice: { text: 'gift 2 40' } })
})

test('a move with one possibility is ready at once', () => {
  expect(question({ move: 'pass', picked: [] })).toMatchObject({ kind: 'ready', choice: { text: 'pass' } })
  expect(question({ move: 'load', picked: [] })).toMatchObject({ kind: 'ready', choice: { text: 'load 5' } })
})

test('a free text is asked for', () => {
  expect(question({ move: 'say', picked: [] })).toMatchObject({ kind: 'words', verb: { move: 'say' } })
})

test('a click on a thing before any move narrows the moves, or is the whole choice', () => {
  const clicked = take({ domain: 'site', value: 5 }, question(NO_PICKS), choices, refused, NO_PICKS)
  const picks = 'picks' in clicked ? clicked.picks : NO_PICKS
  const second = question(picks)
  expect(second.kind === 'verbs' && second.verbs.filter(verb => verb.count > 0).map(verb => verb.move)).toEqual([
    'attack',
    'load',
    'say',
  ])
  const only = take({ domain: 'site', value: 3 }, question(NO_PICKS), choices, refused, NO_PICKS)
  expect('picks' in only && question(only.picks)).toMatchObject({ kind: 'ready', choice: { text: 'attack 3' } })
})

test('a click on another thing starts anew, but not against a chosen move', () => {
  const picks: Picks = { move: undefined, picked: [{ domain: 'site', value: 5 }] }
  expect(take({ domain: 'site', value: 3 }, question(picks), choices, refused, picks)).toEqual({
    picks: { move: undefined, picked: [{ domain: 'site', value: 3 }] },
  })
  const attack: Picks = { move: 'attack', picked: [] }
  expect(take({ domain: 'card', value: 40 }, question(attack), choices, refused, attack)).toEqual({
    refusal: undefined,
  })
})

test('a click on what is not allowed gives its refusal', () => {
  const attack: Picks = { move: 'attack', picked: [] }
  const result = take({ domain: 'site', value: 7 }, question(attack), choices, refused, attack)
  expect('refusal' in result && result.refusal?.text).toBe('attack 7')
})

test('two arguments of one domain are kept apart', () => {
  const march = [choice('march', 1, 2), choice('march', 2, 1), choice('march', 2, 3)]
  const from2: Picks = { move: 'march', picked: [{ domain: 'site', value: 2, index: 0 }] }
  expect(march.filter(each => agrees(each, from2)).map(each => each.text)).toEqual(['march 2 1', 'march 2 3'])
  const any2: Picks = { move: undefined, picked: [{ domain: 'site', value: 2 }] }
  expect(march.filter(each => agrees(each, any2))).toHaveLength(3)
})

test('what glows: all things of all moves, then those of the question; numbers glow nowhere', () => {
  const isNumber = (domain: string) => domain === 'dollars'
  const glow = (picks: Picks, from = choices) =>
    legalTargets(question(picks, from), from, picks, isNumber).map(({ domain, value, moves }) => [
      domain,
      value,
      moves.join(),
    ])
  expect(glow(NO_PICKS)).toEqual([
    ['site', 3, 'attack'],
    ['site', 5, 'attack,load'],
    ['seat', 1, 'gift'],
    ['card', 40, 'gift'],
    ['card', 41, 'gift'],
    ['seat', 2, 'gift'],
  ])
  expect(glow({ move: 'attack', picked: [] })).toEqual([
    ['site', 3, 'attack'],
    ['site', 5, 'attack'],
  ])
  expect(glow({ move: 'bid', picked: [] }, [choice('bid', 0), choice('bid', 1)])).toEqual([])
})

describe('an amount of a range', () => {
  const dues = (seat: number, least: number, greatest: number): Choice => ({
    ...choice('dues', seat, least),
    domains: ['seat', 'dollars'],
    range: { least, greatest },
  })
  const verbsToo: Verb[] = [...verbs, { move: 'dues', rule: 'R1', domains: ['seat', 'dollars'], open: false }]
  const bid: Choice = { ...choice('bid', 0), range: { least: 0, greatest: 40 } }
  const all = [bid, dues(1, 2, 9), dues(2, 1, 30)]
  const next = (picks: Picks) => nextQuestion(verbsToo, all, [], picks)

  test('is asked for as one range, and ready when it is taken', () => {
    const picks: Picks = { move: 'bid', picked: [] }
    const asked = next(picks)
    expect(asked).toMatchObject({ kind: 'values', index: 0, values: [], range: { least: 0, greatest: 40 } })
    const taken = take({ domain: 'dollars', value: 17 }, asked, all, [], picks)
    expect('picks' in taken && next(taken.picks)).toEqual({ kind: 'ready', choice: choice('bid', 17) })
  })

  test('that is out of range is not taken', () => {
    const picks: Picks = { move: 'bid', picked: [] }
    expect(take({ domain: 'dollars', value: 41 }, next(picks), all, [], picks)).toEqual({ refusal: undefined })
  })

  test('comes after the other arguments, and goes as far as they allow', () => {
    expect(next({ move: 'dues', picked: [] })).toMatchObject({ index: 0, values: [1, 2], range: undefined })
    const picks: Picks = { move: 'dues', picked: [{ domain: 'seat', value: 2, index: 0 }] }
    const asked = next(picks)
    expect(asked).toMatchObject({ index: 1, domain: 'dollars', range: { least: 1, greatest: 30 } })
    const taken = take({ domain: 'dollars', value: 30 }, asked, all, [], picks)
    expect('picks' in taken && next(taken.picks)).toMatchObject({ kind: 'ready', choice: { text: 'dues 2 30' } })
  })

  test('is found by its text', () => {
    expect(choiceWith(all, 'dues 2 30')).toMatchObject({ text: 'dues 2 30', args: [2, 30] })
    expect(choiceWith(all, 'dues 1 30')).toBeUndefined()
    expect(choiceWith([...all, ...choices], 'gift 1 41')).toEqual(choice('gift', 1, 41))
    expect(choiceWith(choices, 'pass')).toEqual(choice('pass'))
  })
})
