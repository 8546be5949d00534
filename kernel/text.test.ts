import { describe, expect, test } from 'vitest'
import { openDecision } from './engine.ts'
import { cove } from './fixture/cove.ts'
import { coveTable } from './fixture/scenario.ts'
import { call } from './state.ts'
import { parseMove, printMove } from './text.ts'

const turn = () => coveTable('anne: $5\nbart: $5\nturn of anne, 3 actions').state

describe('the text of a move', () => {
  test('is read back as the same code, for every code of Cove', () => {
    const g = turn()
    let codes = 0
    for (const entry of cove.moves) {
      if (entry.move.open !== undefined) continue
      g.stack.length = 0
      call(g, entry.decision.name, 0)
      for (let code = entry.base; code < entry.base + entry.count; code++) {
        expect(parseMove(cove, g, printMove(cove, code))).toEqual({ kind: 'code', code })
        codes++
      }
    }
    expect(codes).toBe(cove.moves.filter(entry => !entry.move.open).reduce((sum, entry) => sum + entry.count, 0))
  })

  test('is a name and a word for each argument', () => {
    const gift = cove.moves.find(entry => entry.name === 'gift')!
    expect(printMove(cove, gift.base + 1 + 4 * 84)).toBe('gift bart chart-4')
  })

  test('may have blanks anywhere', () => {
    const g = turn()
    expect(parseMove(cove, g, '  settle \t cove-3\n')).toEqual(parseMove(cove, g, 'settle cove-3'))
    expect(parseMove(cove, g, ' parley  well   met ')).toMatchObject({ kind: 'open', text: 'well met' })
  })
})

describe('a problem with a text', () => {
  const problemOf = (text: string) => {
    const parsed = parseMove(cove, turn(), text)
    return parsed.kind === 'problem' ? parsed.problem : undefined
  }

  test.each([
    ['sail cove-3', { key: 'unknown-move', params: { move: 'sail' }, rule: 'E0' }],
    ['', { key: 'unknown-move', params: { move: '' }, rule: 'E0' }],
    ['bid 3', { key: 'not-now', params: { move: 'bid' }, rule: 'E0' }],
    ['settle', { key: 'wrong-count', params: { move: 'settle', wanted: 1, given: 0 } }],
    ['gift bart', { key: 'wrong-count', params: { move: 'gift', wanted: 2, given: 1 } }],
    ['pass now', { key: 'wrong-count', params: { move: 'pass', wanted: 0, given: 1 } }],
    ['settle cove-50', { key: 'unknown-word', params: { word: 'cove-50', domain: 'cove' } }],
    ['settle Cove-3', { key: 'unknown-word', params: { word: 'Cove-3', domain: 'cove' } }],
    ['gift bart cove-3', { key: 'unknown-word', params: { word: 'cove-3', domain: 'card' } }],
  ])('"%s" names what is wrong', (text, problem) => {
    expect(problemOf(text)).toEqual(problem)
  })

  test('no name of an object is taken for a move', () => {
    for (const name of ['constructor', 'toString', '__proto__']) expect(problemOf(name)?.key).toBe('unknown-move')
  })

  test('with nothing asked there is nothing to say', () => {
    const g = turn()
    g.stack.length = 0
    expect(openDecision(cove, g)).toBeUndefined()
    expect(parseMove(cove, g, 'pass')).toMatchObject({ kind: 'problem', problem: { key: 'nothing-asked' } })
  })
})
