import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { PLACE } from './state.ts'

const rescue = (lines: string, hints: string[] = [], seats = 1) =>
  position(seats, lines, { options: { scenario: '193', level: 1 }, chance: { hints } })

test('MU-7.2: a hint is drawn where the movement ends and put on a space of its colour', () => {
  const table = rescue('turn of amber', ['hint-12']).play('amber sail 3 2', 'amber hint')
  expect(table.refusal('amber hole red-1')).toBe('MU-7.2/wrong-colour')
  table.play('amber hole green-2')
  expect(table.state.doubloons[0]).toBe(2)
  expect(table.state.hints[table.location('3')]).toBe(1)
})

test('MU-7.2/red-full, MU-7.3: full red spaces stop the search until a matching object removes a hint', () => {
  const table = rescue('amber: hand a01 a02\n turn of amber')
  table.state.place[table.card('hint-1')] = 52
  table.state.place[table.card('hint-2')] = 53
  table.play('amber sail 3 2')
  expect(table.refusal('amber hint')).toBe('MU-7.2/red-full')
  expect(table.refusal('amber drop-hint red-1 a02')).toBe('MU-7.3/other-object')
  table.play('amber drop-hint red-1 a01')
  expect(table.choices('amber')).toContain('hint')
})

test('MU-7.4, MU-7.5: the last green space finds her; eight combat points at her place free her', () => {
  const table = rescue('amber: combat 9\n turn of amber', ['hint-16'])
  for (const [i, hint] of ['hint-12', 'hint-13', 'hint-14', 'hint-15'].entries())
    table.state.place[table.card(hint)] = 54 + i
  expect(table.refusal('amber free-luysa')).toBe('MU-7.5/not-found')
  table.play('amber sail 3 2', 'amber hint', 'amber hole green-5')
  expect([table.state.luysa, table.state.luysaAt]).toEqual([1, table.location('3')])
  table.play('amber free-luysa')
  expect([table.state.luysa, table.state.combat[0]]).toEqual([2, 1])
})

test('MU-7.5: at the end one player alone may pay 15 doubloons', () => {
  const table = rescue('round 4\n amber: at 21b, points 90, doubloons 20\n turn of amber')
  table.state.luysa = 1
  table.play('amber sail 22 1', 'amber take', 'amber pay')
  expect(table.state.result?.together).toBe('won')
})

test('MU-11.4: without Luysa the table loses', () => {
  const table = rescue('round 4\n amber: at 21b, points 90\n turn of amber').play('amber sail 22 1', 'amber take')
  expect(table.state.result?.together).toBe('lost')
})

test('MU-7.3, MU-9.7: a bought joker pays the object of a hint', () => {
  const table = rescue('amber: bought u18\n turn of amber')
  table.state.place[table.card('hint-1')] = 52
  table.play('amber drop-hint red-1 u18')
  expect([table.state.bought[0], table.state.place[table.card('hint-1')]]).toEqual([0, PLACE.out])
})

test('MU-7.5: Luysa is freed at any time of the own turn, also between village actions', () => {
  const table = rescue('amber: at 6, combat 8\n village of amber')
  table.state.luysa = 1
  table.state.luysaAt = table.location('6')
  table.play('amber take', 'amber free-luysa', 'amber take')
  expect([table.state.luysa, table.state.combat[0], table.state.doubloons[0]]).toEqual([2, 0, 2])
})

test('MU-7.3, MU-7.5: village actions outside the own turn leave the search alone', () => {
  const table = rescue('amber: at 6, combat 8\n village of amber')
  table.state.active = -1
  table.state.place[table.card('hint-1')] = PLACE.search
  expect(table.refusal('amber drop-hint red-1 a01')).toBe('MU-7.3/own-turn')
  table.state.luysa = 1
  table.state.luysaAt = table.location('6')
  expect(table.refusal('amber free-luysa')).toBe('MU-7.3/own-turn')
})
