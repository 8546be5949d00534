import { expect, test } from 'vitest'
import { position } from '../scenario.ts'

test('MB-3.1: one point an arrow, at a fork the price says which way', () => {
  const table = position(2, 'turn of amber')
  expect(table.choices('amber')).toEqual(
    expect.arrayContaining(['sail 2 1', 'sail 3 2', 'sail 5 2', 'sail 4 3', 'sail 6 3', 'sail 6 4', 'sail 9 7']),
  )
  expect(table.refusal('amber sail 10 8')).toBe('MB-3.1/out-of-reach')
  expect(table.why('amber sail 20 1')).toEqual({
    key: 'out-of-reach',
    rule: 'MB-3.1',
    params: { least: 11, most: 7 },
  })
  expect(table.refusal('amber sail 1 1')).toBe('MB-3.1/no-arrow')
})

test('MB-3.2/hand-in-the-way: 20 stops every ship', () => {
  const table = position(2, 'amber: at 13\n turn of amber')
  expect(table.choices('amber')).toEqual(['sail 20 1'])
  expect(table.refusal('amber sail 21a 2')).toBe('MB-3.2/hand-in-the-way')
})

test('MB-3.4: 21a in rounds I to III, 21b and 22 in round IV', () => {
  const third = position(2, 'round 3\n amber: at 20\n turn of amber')
  expect(third.choices('amber')).toEqual(['sail 21a 1'])
  expect(third.refusal('amber sail 21b 1')).toBe('MB-3.4/not-this-round')
  const fourth = position(2, 'round 4\n amber: at 20\n turn of amber')
  expect(fourth.choices('amber')).toEqual(['sail 21b 1'])
  expect(fourth.refusal('amber sail 21a 1')).toBe('MB-3.4/not-this-round')
})

test('MU-10.6/gate-closed: a city behind a barrier opens to explorers past it, three points in', () => {
  const lines = 'legacy l4\n amber: at 9, explorer a4\n turn of amber'
  expect(position(2, lines).refusal('amber sail 9a 3')).toBe('MU-10.6/gate-closed')
  const past = position(2, lines.replace('a4', 'bl1'))
  expect(past.choices('amber')).toContain('sail 9a 3')
  expect(past.choices('amber')).toContain('sail 10 6')
})

test('MU-10.5: from 11 a ship reaches 6 through the passage of L37 for a disc, once', () => {
  const table = position(2, 'legacy l37\n amber: at 11\n turn of amber')
  expect(table.choices('amber')).toContain('sail 6 5')
  table.play('amber sail 6 5', 'amber disc su7')
  expect(table.state.ship[0]).toBe(table.location('6'))
  expect(table.state.moved).toBe(5)
  const again = position(2, 'legacy l37\n amber: at 11\n turn of amber')
  again.state.once[0] = 2
  expect(again.refusal('amber sail 6 5')).toBe('MU-10.5/used')
  again.state.once[0] = 0
  again.state.discs.fill(0)
  expect(again.refusal('amber sail 6 5')).toBe('MU-10.5/no-disc')
})

test('MR-18: a second movement stops short of 20 and gives no new main action', () => {
  const table = position(2, 'amber: at 16, assistant b087 16\n main of amber')
  table.play('amber assistant b087')
  expect(table.choices('amber')).toEqual(['sail 17 1', 'sail 18 2', 'stay'])
  const near = position(2, 'amber: at 19, assistant b087 19\n main of amber').play('amber assistant b087')
  expect(near.refusal('amber sail 20 1')).toBe('MR-18/not-homeward')
})

test('MR-18, MU-7.2: after a second movement nothing is offered that comes before the main action', () => {
  const rescue = { options: { scenario: '193', level: 1 } }
  const first = position(1, 'amber: at 14\n turn of amber', rescue).play('amber sail 16 2')
  expect(first.choices('amber')).toContain('hint')
  const second = position(1, 'amber: at 14, assistant b087 14\n main of amber', rescue)
  second.play('amber assistant b087', 'amber sail 16 2')
  expect(second.state.stack.at(-1)?.at).not.toBe('stop')
  const tile = position(2, 'legacy l34\n amber: at 7, combat 3, assistant b087 7\n main of amber')
  tile.play('amber assistant b087', 'amber sail 8 1')
  expect(tile.state.stack.at(-1)?.at).not.toBe('stop')
})

test('MB-11.1: 21a ends the round with three points, without main action or refill', () => {
  const table = position(2, 'amber: at 20\n turn of amber').play('amber sail 21a 1')
  expect(table.state.points[0]).toBe(3)
  expect(table.state.ender).toBe(0)
  expect(table.state.stack.at(-1)?.at).toBe('interim-choice')
  expect(table.waiting()).toEqual(['amber'])
})

test('MU-10.4: the Dutch city takes an influence marker for five doubloons a rank, then pays assistants and figures', () => {
  const table = position(
    2,
    'legacy l36\n amber: at 7, influence spain 7, figures 2, assistant a16 6, doubloons 0\n turn of amber',
  )
  table.play('amber sail 7a 1', 'amber nation spain', 'amber city', 'amber act')
  expect(table.state.influence[1]).toBe(-1)
  expect(table.state.doubloons[0]).toBe(15 + 3)
  expect(table.state.combat[0]).toBe(3)
})
