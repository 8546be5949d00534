import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { course, marches, voyages, wayOver } from './courses.ts'
import { hexOfExpedition } from './fleet.ts'
import { DIRECTIONS, hexOf } from './geography.ts'

test('7.31: a course to any water within reach can be sailed step by step', () => {
  const begin = () =>
    position('spain england', 'england ships 2311: caravel with cabot-j, bounds 9\nbegin sailing england').play(
      'england activate 1',
    )
  const ways = [...voyages(begin().state, 1, 12, 8)]
  expect(ways.length).toBeGreaterThan(60)
  for (const [water, way] of ways.slice(0, 40)) {
    const table = begin().play(...way.map(direction => `england sail ${DIRECTIONS[direction]}`))
    expect(table.state.expAt[12]).toBe(water)
  }
})

test('8.12: foreign ships end a course, and nothing goes on behind them', () => {
  const { state } = position(
    'spain england',
    'england ships 2315: caravel with cabot-j, bounds 9\nspain ships 2316: caravel\nspain at 2316: 1 colonist\nbegin sailing england',
  ).play('england activate 1')
  const ways = voyages(state, 1, 12, 8)
  expect(hexOfExpedition(state, 12)).toBe(hexOf('2315'))
  expect(ways.get(hexOf('2316'))).toHaveLength(1)
})

test('10.1: marches reach four hexes with a Colonist and eight without', () => {
  const begin = (who: string) =>
    position('spain england', 'england at 3910: 1 colonist, 1 dets\nbegin march england').play(
      'england muster 3910',
      `england take ${who}`,
    ).state
  const farthest = (who: string) => Math.max(...[...marches(begin(who), 1).values()].map(way => way.length))
  expect([farthest('colonist'), farthest('detachment')]).toEqual([4, 8])
})

test('a far target is named by its hex, and the moves that lead there are given', () => {
  const { state } = position(
    'spain england',
    'england ships 2311: caravel with cabot-j, bounds 9\nbegin sailing england',
  ).play('england activate 1')
  expect(course(state, 1, '2309')).toEqual(['sail e', 'sail e'])
  expect(course(state, 1, '5715')).toEqual([])
  expect(course(state, 0, '2309')).toEqual([])
})

test('7.31: a course goes by the hexes that somebody draws, and passes over what cannot be reached', () => {
  const { state } = position(
    'spain england',
    'england ships 2311: caravel with cabot-j, bounds 9\nbegin sailing england',
  ).play('england activate 1')
  expect(course(state, 1, '2309', ['2210', '2209'])).toEqual(['sail ne', 'sail e', 'sail se'])
  expect(course(state, 1, '2309', ['5715'])).toEqual(['sail e', 'sail e'])
  const { at, way } = wayOver(state, 1, ['2210', '2209', '5715'].map(hexOf))
  expect([at, way.length]).toEqual([hexOf('2209'), 2])
})
