import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { PLACES } from './layout.ts'
import { berthOf, lookout } from './position.ts'

test('a narrow chart looks between the own ship and its nearest stops, and at the ship when it lies there', () => {
  const table = position(2, 'amber: at 1\n turn of amber')
  const [ship, at] = [berthOf(table.state, 0), (id: string) => table.location(id)]
  const stops = ['2', '3', '5', '4', '10'].map((id, i) => ({ at: at(id), points: i + 1 }))
  const [x, y] = lookout(table.state, 0, stops)
  // On a phone 340 units are seen: ship and the next stop are among them.
  for (const [px, py] of [ship, PLACES[at('2')].at, PLACES[at('3')].at]) {
    expect(Math.abs(px - x)).toBeLessThan(170)
    expect(Math.abs(py - y)).toBeLessThan(110)
  }
  expect(lookout(table.state, 0, [])).toEqual(ship)
})
