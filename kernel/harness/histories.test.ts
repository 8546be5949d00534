import { describe, expect, test } from 'vitest'
import { cove, coveDefinition } from '../fixture/cove.ts'
import { type Cove, cloneCove } from '../fixture/state.ts'
import { defineGame } from '../game.ts'
import type { Decision } from '../procedure.ts'
import { playJournal, replayEqualsPlay } from './histories.ts'

describe('a played history', () => {
  test('is whole: the game ends and its record replays to the same position', () => {
    const { journal, problems } = playJournal(cove, { seats: 3, seed: 4 })
    expect([problems, replayEqualsPlay(cove, journal)]).toEqual([[], []])
    expect(journal.state.ended).toBeGreaterThan(0)
  })

  test('reports an undo that is not the identity', () => {
    const shallow = defineGame({ ...coveDefinition, clone: g => ({ ...cloneCove(g), money: g.money }) })
    const { problems } = playJournal(shallow, { seats: 2, seed: 1 }, { undoEvery: 2 })
    expect(problems[0]).toMatch(/^undo after \d+ moves changed something$/)
  })

  test('reports a seat without a move', () => {
    const procedures = coveDefinition.procedures.map(each =>
      each.name === 'turn' ? ({ ...each, moves: {} } as Decision<Cove>) : each,
    )
    const { problems } = playJournal(defineGame({ ...coveDefinition, procedures }), { seats: 2, seed: 1 })
    expect(problems).toEqual(['seat 0 has no move after 2 moves'])
  })

  test('reports a rule that remembers something outside the state', () => {
    let tide = 0
    const forgetful = defineGame({
      ...coveDefinition,
      settle(g) {
        g.lastRound = 12 + tide++
      },
    })
    const { journal } = playJournal(forgetful, { seats: 2, seed: 1 }, { limit: 80 })
    const problems = replayEqualsPlay(forgetful, journal)
    expect(problems).toContain('the replay reaches another position')
    expect(problems.join()).toContain('the position differs')
  })
})
