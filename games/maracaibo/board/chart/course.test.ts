import { expect, test } from 'vitest'
import { isVillage } from '../../rules/board.ts'
import { position } from '../../scenario.ts'
import { numberOf } from '../words/names.ts'
import { distance, laneKey, lanesOf, voyage } from './course.ts'
import { BARRIER_BONUS, LANES, PLACES, RUIN, VIEW } from './layout.ts'
import { locationsOf } from './position.ts'

const ALL = 'turn of amber'

test('every lane of every board is drawn, and every place has its spot', () => {
  for (const scenario of ['75', '76', '77', '78', '74', '193']) {
    const { state } = position(2, ALL, { options: { scenario } })
    for (const lane of lanesOf(state)) expect(LANES, `${scenario} ${laneKey(lane)}`).toHaveProperty([laneKey(lane)])
  }
  expect(PLACES).toHaveLength(27)
})

test('a voyage is a chain of lanes of the price asked for', () => {
  const table = position(2, 'amber: at 10\n turn of amber')
  const way = voyage(table.state, table.location('10'), table.location('13'), 3)
  expect(way.map(laneKey)).toEqual(['10-11', '11-12', '12-13'])
  expect(voyage(table.state, table.location('10'), table.location('13'), 4)).toEqual([])
  expect(distance(table.state, table.location('10'), table.location('20'))).toBe(4)
})

/** From the waterline to the pennant, in units of the chart. */
const MAST = 36.5

test('a ship at any berth stands on the chart from wake to pennant', () => {
  PLACES.forEach(({ at: [, y], berths }, place) => {
    for (const [, down] of berths) {
      expect(y + down - MAST, `place ${place}`).toBeGreaterThanOrEqual(VIEW.y)
      expect(y + down + 12, `place ${place}`).toBeLessThanOrEqual(VIEW.y + VIEW.height)
    }
  })
})

test('two quests at a village hide no other place', () => {
  const { state } = position(2, ALL)
  for (const village of locationsOf(state).filter(at => isVillage(state, at))) {
    const { at, quest, second = [quest[0], quest[1] + 22] } = PLACES[village]
    for (const [x, y] of [quest, second].map(([dx, dy]) => [at[0] + dx, at[1] + dy])) {
      const hidden = PLACES.filter(
        (other, i) => i !== village && Math.abs(other.at[0] - x) < 58 && Math.abs(other.at[1] - y) < 22,
      )
      expect(hidden, `a quest at ${numberOf(village)}`).toEqual([])
    }
  }
})

test('what barriers give is not covered by the trail of the ruin', () => {
  for (const [x, y] of RUIN)
    for (const [bx, by] of BARRIER_BONUS) expect(Math.abs(x - bx) > 45 || Math.abs(y - by) > 24).toBe(true)
})
