import { expect, test } from 'vitest'
import { position } from '../scenario.ts'

test('MB-7.1: up to the distance; occupied spaces are not counted and cannot be ended on', () => {
  const table = position(2, 'jade: explorer a1\n explore of amber 2')
  expect(table.choices('amber')).toEqual(['to a2', 'to a3', 'stay'])
  expect(table.refusal('amber to a1')).toBe('MB-7.1/occupied')
  expect(table.refusal('amber to a4')).toBe('MB-7.1/too-far')
  expect(table.refusal('amber to-ruin r1')).toBe('MB-7.1/other-figure')
})

test('MB-7.2: only the end of the move is rewarded', () => {
  const table = position(2, 'explore of amber 2').play('amber to a2')
  expect([table.state.combat[0], table.state.doubloons[0]]).toEqual([1, 0])
})

test('MB-7.3: barriers reward by order of crossing, before the space', () => {
  const table = position(2, 'amber: explorer a4\n explore of amber 1').play('amber to bl1')
  expect(table.state.doubloons[0]).toBe(5 + 2)
  const second = position(2, 'amber: explorer a4\n explore of amber 1')
  second.state.order[0] = 1
  expect(second.play('amber to bu1').state.doubloons[0]).toBe(4)
})

test('MB-7.3: the red barrier gives three influence with one nation', () => {
  const table = position(2, 'amber: explorer bu4\n explore of amber 1').play('amber to cu1', 'amber nation spain')
  expect(table.state.influence.slice(0, 3)).toEqual([0, 3, 0])
})

test('MU-6.3: in the freed Caribbean the red barrier is six points', () => {
  const options = { scenario: '79' }
  const table = position(2, 'amber: explorer bu4\n explore of amber 1', { options }).play('amber to cu1')
  expect(table.state.points[0]).toBe(6)
})

test('MB-7.5: arriving gives points by order and two village actions; from there one village action', () => {
  const table = position(2, 'amber: explorer d4\n explore of amber 3').play('amber to end', 'amber take', 'amber take')
  expect([table.state.points[0], table.state.doubloons[0]]).toEqual([10, 2])
  const again = position(2, 'amber: explorer end\n explore of amber 3').play('amber take')
  expect(again.state.doubloons[0]).toBe(1)
})

test('MU-2.10: Panamá also rewards the last space but one', () => {
  const table = position(2, 'amber: port panama, unlocked su2\n explore of amber 2', { options: { scenario: '78' } })
  table.play('amber to a2')
  expect([table.state.combat[0], table.state.doubloons[0]]).toEqual([1, 2])
})

test('MU-2.10: where two branches lead to a space the player says over which one the explorer came', () => {
  const lines = 'jade: explorer bu2   amber: port panama, unlocked su2, explorer a4   explore of amber 4'
  const table = position(2, lines, { options: { scenario: '78' } }).play('amber to cu1')
  expect(table.choices('amber')).toEqual(['over bu4', 'over bl3'])
  expect(table.refusal('amber over bl2')).toBe('MU-2.10/not-on-the-way')
  table.play('amber over bu4', 'amber nation spain', 'amber disc su7')
  table.stands('amber: explorer cu1, discs su7 1, influence spain 3, combat 2')
  const other = position(2, lines, { options: { scenario: '78' } }).play('amber to cu1', 'amber over bl3')
  other.play('amber nation spain', 'amber nation spain').stands('amber: influence spain 4, no discs')
})

test('MU-2.12/ahead: the figure of Roatán never ends ahead of the explorer', () => {
  const table = position(2, 'amber: port roatan\n explore of amber 3', { options: { scenario: '78' } })
  table.state.second[0] = 0
  table.play('amber to a2')
  expect(table.choices('amber')).toEqual(['to a1', 'stay'])
  const free = position(2, 'amber: explorer a2\n explore of amber 3', { options: { scenario: '78' } })
  free.state.second[0] = 0
  free.play('amber stay')
  expect(free.refusal('amber to a3')).toBe('MU-2.12/ahead')
})

test('MU-10.2: passing the ruin puts a figure on its track, which moves from the next turn', () => {
  const table = position(2, 'legacy l31 l32\n amber: explorer bu4, figures 2\n explore of amber 1')
  table.play('amber to cu1', 'amber nation france')
  expect([table.state.ruin[0], table.state.supply[0]]).toEqual([0, 1])
  const later = position(2, 'legacy l31 l32\n amber: explorer cu1\n explore of amber 2')
  later.state.ruin[0] = 0
  later.play('amber stay', 'amber to-ruin r2')
  expect(later.state.doubloons[0]).toBe(5)
})

test('MB-8.1: a quest on the track may be fulfilled at once, one card for each symbol', () => {
  const table = position(2, 'amber: explorer a2, hand a01 a04\n explore of amber 1')
  table.play('amber to a3')
  expect(table.choices('amber')).toContain('leave')
})
