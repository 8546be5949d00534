import { expect, test } from 'vitest'
import { AREA } from '../data/index.ts'
import { position } from '../scenario.ts'
import { landColumn } from './11-battle.ts'
import { mayLeave, resourcesOf } from './14-resources.ts'
import { uprisingLevel } from './17-uprisings.ts'
import { controller, controlOf, scoreOf } from './19-control.ts'
import { hexOf } from './geography.ts'

test('11.12 examples: 26 to 9 is 2-1, 9 to 26 is 1-3', () => {
  expect([landColumn(26, 9), landColumn(9, 26), landColumn(9, 10), landColumn(60, 2)]).toEqual([3, 0, 1, 6])
})

test('10.1, 11.11, 11.21, 11.22: a march into foreign units is a battle, and the loser retreats', () => {
  const table = position(
    'spain england',
    'england at 1620: 4 dets\nspain at 1520: 2 colonists, 1 dets, friar +1\nbegin march england',
    { chance: { dice: [2] } },
  )
  table.play('england muster 1620', 'england take-all detachment', 'england step ne')
  table.play('england done')
  expect(table.told('land-battle')).toHaveLength(1)
})

test('10.1, R-11: Colonists enter an occupied hex only with detachments', () => {
  const table = position(
    'spain england',
    'england at 1620: 1 colonist\nspain at 1520: 1 dets, friar +1\nbegin march england',
  )
  table.play('england muster 1620', 'england take colonist')
  const way = ['ne', 'e', 'se', 'sw', 'w', 'nw'].map(d => table.why(`england step ${d}`)?.key)
  expect(way).toContain('needs-detachments')
})

test('3.22, 10.1, R-49: Colonists march four hexes, and nobody twice', () => {
  const table = position('spain england', 'england at 3910: 1 colonist, 1 dets\nbegin march england')
  table.play(
    'england muster 3910',
    'england take colonist',
    'england step w',
    'england step w',
    'england step w',
    'england step e',
  )
  expect(table.refusal('england step e')).toBe('10.1/too-far')
  table.play('england halt')
  expect(table.refusal('england muster 3911')).toBe('10.1/nobody-there')
})

test('12.4 example: six detachments, a Colonist and a Conquistador in 3817; a 5 less one costs the Colonist', () => {
  const table = position('spain england', 'spain at 3817: 1 colonist, 6 dets, pizarro\nbegin land-attrition spain', {
    chance: { dice: [5] },
  })
  expect(table.told('land-toll')[0].slice(2)).toEqual([5, 4])
  expect(table.men('spain', '3817')).toEqual([0, 6])
})

test('13.11, 13.12, 13.14, 13.15: prospecting, mining and depletion', () => {
  const table = position('spain england', 'england at 1620: 1 colonist\nbegin gold england', {
    chance: { dice: [2, 1, 1] },
  })
  table.play('england prospect 1620')
  expect(table.refusal('england prospect 1620')).toBe('13.11/not-unknown')
  table.play('england done')
  expect(table.state.goldAmount).toEqual([25])
  expect(table.told('mine-state')[0][2]).toBe(3)
})

test('13.22: Caribbean mines are found on 4 and give 15', () => {
  const table = position('spain england', 'england at 2414: 1 colonist\nbegin gold england', {
    chance: { dice: [4, 6] },
  }).play('england prospect 2414', 'england done')
  expect(table.state.goldAmount).toEqual([15])
})

test('13.31, 13.32: a city is looted by a detachment once no natives are left', () => {
  const natives = position('spain england', 'england at 2327: 1 dets\nbegin gold england')
  expect(natives.refusal('england loot tenochtitlan')).toBe('13.31/natives')
  const table = position('spain england', 'natives aztec 0\nengland at 2327: 1 dets\nbegin gold england', {
    chance: { dice: [3, 4] },
  }).play('england loot tenochtitlan', 'england done')
  expect(table.state.goldAmount).toEqual([75])
  expect(table.state.emptied[1]).toBe(1)
})

test('13.44, R-40 example: Cuzco ships from Rio del Plate, California not from the east coast of Sonora', () => {
  const { state } = position('spain england', 'begin planning')
  expect(mayLeave(state, hexOf('3816'), hexOf('4810'))).toBe(true)
  expect(mayLeave(state, hexOf('1432'), hexOf('1926'))).toBe(false)
  expect(mayLeave(state, -1, hexOf('1926'))).toBe(true)
})

test('14.21, R-14: five Colonists of a hex count, and R2 doubles', () => {
  const { state } = position(
    'spain england',
    'turn 11\nengland at 2316: 7 colonists\nengland at 2415: 3 colonists\nbegin planning',
  )
  expect(resourcesOf(state, 1, AREA.caribbean)).toBe((5 + 3) * 3 * 2)
})

test('17.21, 17.22, 17.24, R-16: a number lowers the level, S costs a detachment, once a turn', () => {
  const table = position('spain england', 'england at 2414: 1 colonist, 5 dets\nbegin natives england', {
    chance: { dice: [1] },
  }).play('england attack caribbean')
  expect(table.state.native[AREA.caribbean]).toBe(0)
  expect(table.refusal('england attack caribbean')).toBe('17.24/no-natives')
  const lost = position('spain england', 'england at 2414: 1 colonist, 2 dets\nbegin natives england', {
    chance: { dice: [5] },
  }).play('england attack caribbean')
  expect(lost.men('england', '2414')).toEqual([1, 1])
  expect(lost.refusal('england attack caribbean')).toBe('17.21/once')
})

test('17.23: Conquistadors and zealous Missionaries take at most three off the die', () => {
  const table = position(
    'spain england',
    'spain at 2426: 6 dets, cortes, narvaez, almagro, friar +2\nbegin natives spain',
    { chance: { dice: [4] } },
  ).play('spain attack aztec')
  expect(table.told('natives-attacked')[0].slice(2)).toEqual([1, 4])
})

test('17.32, 17.34, 15.66: the Uprising Level, and an uprising if it is higher than the die', () => {
  const table = position('spain england', 'spain at 2414: 3 colonists, 1 dets, friar -2\nbegin planning')
  expect(uprisingLevel(table.state, 0, AREA.caribbean)).toBe(2)
  const lines = 'england at 2414: 3 colonists, 1 dets\nbegin uprisings england'
  expect(position('spain england', lines, { chance: { dice: [4] } }).told('uprising')).toEqual([])
  expect(position('spain england', lines, { chance: { dice: [2, 1] } }).told('uprising')).toHaveLength(1)
})

test('15.56: a lone Conquistador is lost at the end of the land phase', () => {
  const table = position('spain england', 'spain at 2414: cortes\nbegin resources spain')
  expect(table.told('person-lost')).toHaveLength(1)
})

test('19.1: the five conditions of control', () => {
  const table = position(
    'spain england',
    'england at 2414: 2 colonists\nengland at 2415: 1 colonist\nspain at 2316: 1 colonist\nbegin planning',
  )
  expect(controlOf(table.state, 1, AREA.caribbean)).toMatchObject({
    colonists: true,
    noForeignPort: false,
    ownPort: true,
    settled: true,
  })
  expect(controller(table.state, AREA.caribbean)).toBe(-1)
  const alone = position(
    'spain england',
    'england: 10 ducats\nengland at 2414: 2 colonists\nengland at 2415: 1 colonist\nbegin planning',
  )
  expect(controller(alone.state, AREA.caribbean)).toBe(1)
  expect(scoreOf(alone.state, 1)).toEqual({ wealth: 20, land: 150, discoveries: 0, total: 170 })
})

test('6.81, 6.83, 6.84: the bill, and what may be dropped', () => {
  const table = position('spain england', 'spain: 4 ducats\nspain at 2414: 2 colonists, friar +1\nbegin upkeep')
  expect(table.refusal('spain pay')).toBe('6.81/too-dear')
  table.play('spain dismiss colonist 2414', 'spain pay', 'england pay')
  expect(table.state.treasury[0]).toBe(1)
  const last = position('spain england', 'turn 21\nspain: 9 ducats\nspain at 2414: 1 colonist, friar +1\nbegin upkeep')
  expect(last.refusal('spain dismiss colonist 2414')).toBe('6.84/must-pay')
})

test('15.61: a missing Missionary stops the taxes a turn later, in the Caribbean at once on turn 1', () => {
  const early = position('spain england', 'spain at 2316: 1 colonist\nbegin turn-end')
  expect(early.state.taxesStopped).toBe(1)
  const later = position('spain england', 'turn 2\nspain at 2323: 1 colonist\nbegin turn-end')
  expect(later.state.taxesStopped).toBe(0)
  expect(later.told('friar-missing')).toHaveLength(1)
})

test('15.1: Colonists left in Europe are lost', () => {
  const table = position('spain england', 'england: colonists 3\nbegin turn-end')
  expect(table.state.europeColonists[1]).toBe(0)
})

test('22.11, 22.12, 22.22: Brasil under the treaty', () => {
  const table = position('spain england france', 'england at 3910: 1 colonist, 6 dets\nbegin natives england', {
    options: { tordesillas: true },
    chance: { dice: [1] },
  })
  table.play('england attack brasil')
  expect(table.state.european[AREA.brasil]).toBe(8)
  expect(resourcesOf(table.state, 1, AREA.brasil)).toBe(0)
})
