import { askBot } from '@spanish-main/kernel'
import { playout } from '@spanish-main/kernel/harness'
import { expect, test } from 'vitest'
import { conquistador } from '../rules/index.ts'
import { deckhand } from './deckhand.ts'

test('deckhands settle: a game among three ends with Colonists overseas and more points than a game of chance', () => {
  const seating = { seats: 3, options: { turns: 8 }, seed: 2 }
  let seed = 0
  const settled = playout(conquistador, seating, {
    policy: (g, seat) => askBot(conquistador, deckhand, g, seat, seed++),
  })
  const random = playout(conquistador, seating)
  const sum = (points: readonly number[] | undefined): number => (points ?? []).reduce((all, each) => all + each, 0)
  expect(settled.problems).toEqual([])
  expect(settled.stuck).toBe(false)
  expect(settled.state.colonists.length).toBeGreaterThan(0)
  expect(sum(settled.state.result?.points)).toBeGreaterThan(sum(random.state.result?.points))
})
