import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { standing } from './mb11-final.ts'
import { nationValue } from './mb11-scoring.ts'

test('MB-11.2: from the one who ended it everybody takes one of three, then incomes come', () => {
  const table = position(2, 'amber: income 9, point-income 2\n jade: at 20\n turn of jade').play('jade sail 21a 1')
  expect(table.waiting()).toEqual(['jade'])
  table.play('jade take')
  expect(table.waiting()).toEqual(['amber'])
  table.play('amber disc', 'amber disc su7')
  expect(table.state.doubloons).toEqual([9, 3 + 8])
  expect(table.state.points).toEqual([2, 3])
})

test('MB-11.2: what may be done once a turn may be done by everybody at the interim scoring', () => {
  const explorers = position(
    2,
    'amber: at 20, doubloons 9, bought a09, hand a12\n jade: doubloons 9, bought b065, hand a56\n turn of amber',
  )
  explorers.play('amber sail 21a 1', 'amber buy a12', 'amber to a2', 'amber stay')
  explorers.play('jade buy a56', 'jade to a3', 'jade leave', 'jade stay')
  expect(explorers.state.explorer).toEqual([explorers.space('a2'), explorers.space('a3')])

  const village = position(
    2,
    'amber: at 20, doubloons 9, explorer end, hand a12 a01\n jade: doubloons 9, explorer end, hand a56 a03\n turn of amber',
  )
  village.play('amber sail 21a 1', 'amber buy a12', 'amber discard-hand')
  village.play('jade buy a56', 'jade discard-hand')
  expect(village.state.handSize).toEqual([0, 0])
})

test('MB-11.3, MB-11.4, MB-11.5: ships go home, markets empty, a quest comes to 16, the next seat begins', () => {
  const table = position(2, 'market 5 1\n amber: at 20\n jade: at 8\n turn of amber').play(
    'amber sail 21a 1',
    'amber take',
    'jade take',
  )
  for (let i = 0; i < 8; i++) table.play(`${table.waiting()[0]} pile`)
  expect(table.state.round).toBe(2)
  expect(table.state.ship).toEqual([0, 0])
  expect(table.state.market.every(n => n === 0)).toBe(true)
  expect(table.told('quest-laid')).toHaveLength(1)
  expect(table.state.buildingsOpen).toBe(2)
  expect(table.waiting()).toEqual(['jade'])
})

test('MB-11.7: emptied spaces of the row, two for most on the map, one for second', () => {
  const table = position(2, 'marker france 2\n marker france 3\n marker france 6\n marker spain 8\n turn of amber')
  expect([0, 1, 2].map(nation => nationValue(table.state, nation))).toEqual([2 + 2, 1 + 1, 0])
  const tied = position(2, 'marker france 2\n marker spain 8\n turn of amber')
  expect([0, 1, 2].map(nation => nationValue(tied.state, nation))).toEqual([3, 3, 0])
})

test('MB-11.6: half the doubloon income, cards, final effects, most influence, rank times value', () => {
  const table = position(
    2,
    `round 4
     marker france 2
     amber: income 11, point-income 3, bought b101 b040, quests 2, influence france 4
     jade: at 21b
     turn of jade`,
  )
  table.play('jade sail 22 1', 'jade take', 'amber take')
  const sheet = table.state.sheet.slice(0, 7)
  expect(sheet.slice(1)).toEqual([3 + 5, 9 + 3, 2, 3, 2 * 3, 0])
  expect(table.state.points[0]).toBe(8 + 12 + 2 + 3 + 6)
  expect(table.state.ended).toBe(1)
})

test('MB-11.11: doubloons break a tie, then the later place in the first turn order', () => {
  const { state } = position(3, 'turn of amber')
  state.points = [50, 50, 40]
  state.doubloons = [1, 2, 9]
  expect(standing(state)).toEqual([2, 1, 3])
  state.doubloons = [2, 2, 9]
  expect(standing(state)).toEqual([2, 1, 3])
})

test('MB-11.9, MR-15: a task is claimed the moment it is true, frees its figure, and all three give more', () => {
  const table = position(2, 'amber: career ca2, tokens 3, quests 2, figures 0, combat 6\n turn of amber')
  table.play('amber sail 6 3')
  expect(table.state.tasks[0]).toBe(7)
  expect([table.state.doubloons[0], table.state.points[0], table.state.supply[0]]).toEqual([8, 10, 3])
})

test('MB-2.4: the hand is refilled to the limit from display or pile', () => {
  const table = position(2, 'display a01 a02 a03 a04\n amber: unlocked su4, hand a05\n turn of amber')
  table.play(
    'amber sail 6 3',
    'amber nothing',
    'amber end-turn',
    'amber display 2',
    'amber pile',
    'amber pile',
    'amber pile',
  )
  expect(table.state.handSize[0]).toBe(5)
  expect(table.state.place[table.card('a02')]).toBe(table.state.place[table.card('a05')])
})
