import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { clockOf, toTwenty, turnsHome } from './turns.ts'

test('MB-3.1: arrows to 20 by the shortest way', () => {
  const { state } = position(3, 'amber: at 6\n jade: at 15\n violet: at 13\n turn of amber')
  expect(state.ship.map(at => toTwenty(state, at))).toEqual([8, 5, 1])
})

test('MB-3.2, MB-11.1: 20 stops every ship, so home takes one turn more; in round IV two', () => {
  const { state } = position(3, 'amber: at 6\n jade: at 15\n violet: at 20\n turn of amber')
  expect([0, 1, 2].map(seat => turnsHome(state, seat))).toEqual([3, 2, 1])
  const last = position(3, 'round 4\n amber: at 6\n jade: at 15\n violet: at 20\n turn of amber').state
  expect([0, 1, 2].map(seat => turnsHome(last, seat))).toEqual([4, 3, 2])
})

test('turns are sure as long as nobody before or after in the circle can be home', () => {
  const { state } = position(3, 'amber: at 6\n jade: at 15\n violet: at 13\n turn of amber')
  expect(clockOf(state, 0)).toEqual({ sure: 2, by: 1, inTurns: 2 })
  const waiting = position(3, 'amber: at 20\n jade: at 6\n violet: at 2\n turn of amber').state
  expect(clockOf(waiting, 1)).toMatchObject({ sure: 0, by: 0 })
})

test('MB-12.2: Jean passes villages without a quest for nothing: 5 and 11, then 13 and 20, then home', () => {
  const { state } = position(1, 'amber: at 6\n turn of amber', { options: { opponent: 'jean' } })
  expect(clockOf(state, 0)).toMatchObject({ by: 1, inTurns: 3 })
})
