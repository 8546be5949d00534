import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { upkeepOf } from './6-upkeep.ts'
import { hexOf } from './geography.ts'
import { friarsToLose } from './losses.ts'
import { HELD, PERSONS } from './state.ts'
import { PERSON } from './tables.ts'

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

test('15.44: ships lost to several Expeditions are Prizes if one of them is a Privateer’s', () => {
  const fight = (second: string) =>
    position(
      'spain england',
      `turn 15
       spain ships 2315: caravel, caravel, bounds 9
       england ships 2316: carrack
       england ships 2316: carrack with 2 dets and drake, carrack with 1 det${second}
       begin sailing spain`,
      { chance: { dice: [2] } },
    ).play('spain activate 1', 'spain sail w', 'spain attack england', 'spain lose 1')
  // Column 1-2, die 2: A1 without a star.
  expect(fight('').waiting()).toEqual(['spain'])
  const table = fight(', privateer')
  expect(table.waiting()).toEqual(['england'])
  expect(table.choices('england')).toEqual(['take spain 1', 'sink'])
})

test('9.22, R-38: who came aboard during the phase is safe, who was put ashore in it is not', () => {
  // Column 8, die 6: two ships and a leader.
  const roll = (leader: string) =>
    position(
      'spain england',
      `spain ships 2812: caravel, caravel, caravel, bounds 20, used 8, ${leader}
       spain at 2812: 1 colonist, friar +1
       begin first-attrition spain`,
      { chance: { dice: [6] } },
    )
  expect(roll('boarded cortes').told('person-lost')).toEqual([])
  expect(roll('landed cortes at 2812').told('person-lost')).toEqual([[PERSON.cortes]])
  const both = roll('landed cortes at 2812, caravel with narvaez')
  expect(both.told('person-lost')).toEqual([[PERSON.narvaez]])
})

test('9.22, R-38: a voyage from a lost port home is answered for by those who are aboard then', () => {
  // Nine Bounds beyond the allotment, die 5: two ships and a leader.
  const table = position(
    'spain england',
    'turn 5\nspain ships 2415: caravel, caravel, caravel, boarded cortes, lay in 2415\nbegin turn-end',
    { chance: { dice: [5] } },
  ).play('spain europe')
  expect(table.told('person-lost')).toEqual([[PERSON.cortes]])
})

test('6.41-16, R-51: the plague takes no Missionary who is held by others', () => {
  const { state } = position(
    'spain england',
    'spain at 2316: 1 colonist, friar +1\nspain at 2318: 1 colonist, friar +2\nbegin planning',
  )
  expect(friarsToLose(state, -1)).toEqual([PERSONS, PERSONS + 1])
  state.personAt[PERSONS] = HELD + 1
  expect(friarsToLose(state, -1)).toEqual([PERSONS + 1])
})

test('6.41-17: men aboard a ship in the Caribbean are units there, and can be eaten', () => {
  const lines = (ashore: string) =>
    `england ships 2316: carrack with 1 colonist and 1 det\n${ashore}begin royal-events england`
  const roll = { chance: { dice: [1, 6] } }
  const afloat = position('spain england', lines(''), roll)
  expect(afloat.choices('england')).toEqual(['lose colonist 2316', 'lose detachment 2316'])
  afloat.play('england lose detachment 2316')
  expect(afloat.state.shipDets[40]).toBe(0)
  expect(afloat.told('men-lost')).toEqual([[1, 1, hexOf('2316'), 1]])
  const settled = position('spain england', lines('england at 2316: 1 colonist\n'), roll)
  settled.play('england lose colonist 2316')
  expect(settled.men('england', '2316')).toEqual([0, 0])
  expect(settled.state.shipColonists[40]).toBe(1)
  const far = position('spain england', 'england ships 4810: caravel with 1 det\nbegin royal-events england', roll)
  expect(far.waiting()).toEqual([])
  expect(far.told('men-lost')).toEqual([])
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

test('15.53, R-55: a Conquistador aboard the invading ships gives Spain a pip', () => {
  const land = (aboard: string) =>
    position(
      'spain england',
      `england at 2414: 1 colonist, 1 dets
       spain ships 2414: carrack with 2 dets${aboard} and friar +1, carrack with 2 dets, bounds 9
       begin sailing spain`,
      { chance: { dice: [4] } },
    ).play('spain activate 1', 'spain invade 4')
  expect(land('').told('land-battle')[0][3]).toBe(4)
  expect(land(' and cortes').told('land-battle')[0][3]).toBe(3)
})
