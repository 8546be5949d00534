import { describe, expect, test } from 'vitest'
import { encode } from '../codes.ts'
import { cove } from '../fixture/cove.ts'
import { anyMove, playout } from './playout.ts'

const seating = { seats: 3, options: { short: true }, seed: 5 }

describe('a played-out game', () => {
  test('goes the same way through the gate as without it', () => {
    const quick = playout(cove, seating, { unchecked: true })
    const checked = playout(cove, seating, { gate: true })
    expect([checked.problems, checked.moves, checked.state]).toEqual([[], quick.moves, quick.state])
  })

  test('names a move that the gate turns away, and stops there', () => {
    const foreign = encode(cove.moves.find(entry => entry.name === 'discard')!, 0, 0, 0)
    const policy: typeof anyMove = (g, seat, moves, chance) => (g.asked > 5 ? foreign : anyMove(g, seat, moves, chance))
    const { problems } = playout(cove, seating, { gate: true, policy })
    expect(problems).toEqual([expect.stringMatching(/^discard .* of seat \d is turned away: /)])
  })
})
