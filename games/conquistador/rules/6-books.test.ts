import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { upkeepOf } from './6-upkeep.ts'

test('6.82, 15.1: Colonists aboard in Europe cost nothing and are lost; those overseas are paid for', () => {
  const fleet = (home: string, overseas: string) =>
    position(
      'spain england',
      `spain: 20 ducats
       spain ships europe: carrack with 1 det${home}
       spain ships 2316: caravel${overseas}
       spain at 2316: 1 colonist
       begin upkeep`,
    )
  // Carrack 2, detachment 1, caravel 1, the Colonist ashore 2.
  expect(upkeepOf(fleet('', '').state, 0)).toBe(6)
  expect(upkeepOf(fleet(' and 1 colonist', '').state, 0)).toBe(6)
  expect(upkeepOf(fleet('', ' with 1 colonist').state, 0)).toBe(8)
  const paid = fleet(' and 1 colonist', '').play('spain pay', 'england pay')
  expect(paid.state.treasury[0]).toBe(14)
  const ended = position(
    'spain england',
    'spain ships europe: caravel with 1 colonist\nengland ships 2415: caravel, lay in 2415\nbegin turn-end',
  ).play('england stay')
  expect(ended.told('colonists-lost')).toEqual([[0, 1]])
})

test('6.8, 6.81: the books tell what was paid and what was struck off', () => {
  const table = position(
    'spain england',
    `spain: 20 ducats
     spain at 2316: 2 colonists, 1 dets
     spain ships 2316: caravel, carrack
     begin upkeep`,
  )
  table.play('spain dismiss colonist 2316', 'spain scrap 1', 'spain pay', 'england pay')
  expect([table.state.paid[0], table.state.treasury[0]]).toEqual([5, 15])
  expect(table.state.struck.slice(0, 5)).toEqual([1, 0, 0, 0, 1])
  const ended = position('spain england', 'england ships 2415: caravel, lay in 2415\nbegin turn-end')
  Object.assign(ended.state, { paid: [5, 0] })
  ended.state.struck[4] = 1
  ended.play('england stay')
  expect(ended.told('upkeep')).toEqual([[0, 5]])
  expect(ended.told('dismissed')).toEqual([[0, 4, 1]])
  expect([ended.state.paid[0], ended.state.struck[4]]).toEqual([0, 0])
})

test('6.53: the dice of all who are equal are told', () => {
  const table = position(
    'spain england',
    'spain: 20 ducats, monarch B\nengland: 20 ducats, monarch B\nbegin turn from initiative',
    { chance: { dice: [2, 5] } },
  )
  expect(table.told('rolled')).toEqual([
    [0, 2],
    [1, 5],
  ])
  table.stands('turn: 1, initiative england spain')
})
