import { describe, expect, test } from 'vitest'
import { advance, apply, askedSeats, waiting } from './engine.ts'
import { cove } from './fixture/cove.ts'
import { coveTable } from './fixture/scenario.ts'
import { shown } from './frames.ts'
import { defineGame, type GameDefinition } from './game.ts'
import { legal, refusalOf, refused } from './lists.ts'
import { decision, type Procedure, type Step, sequence } from './procedure.ts'
import { finish } from './result.ts'
import { call, freshState, leave, type State } from './state.ts'
import { printMove } from './text.ts'

interface Log extends State {
  log: string[]
}

const step = (say: string, then?: (g: Log) => void): Step<Log> => ({
  rule: say,
  repeats: false,
  run(g) {
    g.log.push(say)
    then?.(g)
  },
})

function run(procedures: Procedure<Log>[], more: Partial<GameDefinition<Log>> = {}) {
  const game = defineGame<Log>({
    ...(cove as unknown as GameDefinition<Log>),
    settle: () => undefined,
    vocabulary: {},
    procedures,
    ...more,
  })
  const g: Log = { ...freshState(3, 1), log: [] }
  const world = { chance: { below: () => 0 }, listen: undefined }
  call(g, procedures[0].name, 0)
  advance(game, g, world)
  return { game, g, world }
}

const ask = (name: string, more: Partial<Parameters<typeof decision<Log>>[1]> = {}) =>
  decision<Log>(name, { rule: 'A1', moves: { go: { rule: 'A1', play: g => g.log.push('go') } }, ...more })

describe('procedures', () => {
  test('a sequence runs its steps in order; what a step calls runs before the next step', () => {
    const { g } = run([
      sequence('outer', [step('one', g => call(g, 'inner')), step('three')]),
      sequence('inner', [step('two')]),
    ])
    expect(g.log).toEqual(['one', 'two', 'three'])
    expect(g.stack).toEqual([])
  })

  test('a step that repeats runs again for as long as it says so, with what it calls in between', () => {
    const again: Step<Log, { laps: number }> = {
      rule: 'B1',
      repeats: true,
      run(g, frame) {
        if (frame.laps === 3) return false
        frame.laps++
        g.log.push(`lap ${frame.laps}`)
        call(g, 'inner')
        return true
      },
    }
    const { g } = run([
      sequence<Log, { laps: number }>('outer', [again, step('end') as Step<Log, unknown>], [shown('laps')]),
      sequence('inner', [step('in')]),
    ])
    expect(g.log).toEqual(['lap 1', 'in', 'lap 2', 'in', 'lap 3', 'in', 'end'])
  })

  test('a step may leave procedures under it, its own included', () => {
    const { g } = run([
      sequence('outer', [step('one', g => call(g, 'middle')), step('last')]),
      sequence('middle', [step('two', g => call(g, 'inner')), step('never')]),
      sequence('inner', [step('three', g => leave(g, 'middle')), step('never')]),
    ])
    expect(g.log).toEqual(['one', 'two', 'three', 'last'])
  })

  test('the game may end in any step, and nothing runs after it', () => {
    const { g } = run([sequence('outer', [step('one', g => finish(g, 0, 1)), step('never')])])
    expect([g.log, g.ended, g.winner]).toEqual([['one'], 1, 1])
  })

  test('settle is asked after every step, so a victory is noticed at once', () => {
    const { g } = run([sequence('outer', [step('one'), step('two'), step('never')])], {
      settle: g => {
        if (g.log.length === 2) finish(g, 0, 0)
      },
    })
    expect(g.log).toEqual(['one', 'two'])
  })

  test('a frame of an unknown procedure is an error that names it', () => {
    expect(() => run([sequence('outer', [step('one', g => call(g, 'nowhere'))])])).toThrow('has no procedure nowhere')
  })

  test('a decision without anybody to ask is an error that names it', () => {
    expect(() => run([sequence('outer', [step('one', g => call(g, 'choice'))]), ask('choice')])).toThrow(
      'choice was called without a seat to ask',
    )
  })
})

describe('decisions', () => {
  test('wait for their seat, are counted once, and go away when answered', () => {
    const { game, g, world } = run([ask('choice')])
    expect([waiting(game, g), g.asked]).toEqual([1, 1])
    advance(game, g, world)
    expect(g.asked).toBe(1)
    apply(game, g, 0, legal(game, g, 0)[0], world)
    expect([g.log, g.stack.length, waiting(game, g)]).toEqual([['go'], 0, 0])
  })

  test('that stay are asked again until nobody is asked', () => {
    const { game, g, world } = run([
      ask('choice', {
        moves: { go: { rule: 'A1', stays: true, play: g => g.log.push('go') } },
        who: g => (g.log.length < 2 ? 3 : 0),
      }),
    ])
    const [go] = legal(game, g, 1)
    apply(game, g, 1, go, world)
    expect([waiting(game, g), g.asked]).toEqual([3, 1])
    apply(game, g, 0, go, world)
    expect(g.stack).toEqual([])
  })

  test('that ask nobody are passed over', () => {
    const { g } = run([
      sequence('outer', [step('one', g => call(g, 'choice')), step('two')]),
      ask('choice', { who: () => 0 }),
    ])
    expect(g.log).toEqual(['one', 'two'])
  })

  test('sealed answers are opened together, in seat order or any other', () => {
    const { game, g, world } = run([
      ask('choice', {
        who: () => 3,
        moves: { yes: { rule: 'A1' }, no: { rule: 'A1' } },
        reveal: (g, _frame, _world, answers) => g.log.push(`${answers.move(0)} ${answers.move(1)} ${answers.move(2)}`),
      }),
    ])
    const [yes, no] = legal(game, g, 0)
    apply(game, g, 1, yes, world)
    expect([waiting(game, g), askedSeats(game, g), g.revealed]).toEqual([1, 3, 0])
    apply(game, g, 1, no, world)
    apply(game, g, 0, yes, world)
    expect(g.log).toEqual(['yes no undefined'])
    expect(g).toMatchObject({ sealed: [-1, -1, -1], answered: 0, revealed: 1 })
  })
})

describe('legal moves', () => {
  const turn = () => coveTable('anne: $1, raider-0 chart-2, coves 3\nbart: $5, coves 5\nturn of anne, 3 actions')

  test('are the offers that nothing refuses; the others carry their refusal', () => {
    const { state, choices, refusals } = turn()
    expect(choices('anne')).toEqual([
      'settle cove-2',
      'settle cove-4',
      'gift bart raider-0',
      'gift bart chart-2',
      'pass',
    ])
    expect(refusals('anne').get('settle cove-5')).toBe('E1/occupied')
    expect(refusals('anne').get('crew raider-0')).toBe('E2a/no-target')
    expect(refused(cove, state, 0).length + legal(cove, state, 0).length).toBe(50 + 2 + 4 + 1)
  })

  test('fill the given list and empty it first', () => {
    const { state } = turn()
    const buffer = [1, 2, 3]
    expect(legal(cove, state, 1, buffer)).toBe(buffer)
    expect(buffer).toEqual([])
    legal(cove, state, 0, buffer)
    expect(buffer.map(code => printMove(cove, code))).toContain('pass')
  })

  test('a code of the open decision has its refusal or none', () => {
    const { state } = turn()
    for (const { code, refusal } of refused(cove, state, 0)) expect(refusalOf(cove, state, 0, code)).toBe(refusal)
    for (const code of legal(cove, state, 0)) expect(refusalOf(cove, state, 0, code)).toBeUndefined()
  })
})
