import { entryIndex, type Game, listed, openDecision, refused, type State } from '@spanish-main/kernel'
import { playout } from '@spanish-main/kernel/harness'
import { describe, expect, test } from 'vitest'
import { entries, findGame } from './games.ts'

/** The moves of the open decision for which there is not a single candidate, not even a refused one. */
function withoutCandidate(game: Game<State>, g: State, seat: number): string[] {
  const open = openDecision(game, g)
  const codes = [...listed(game, g, seat), ...refused(game, g, seat).map(({ code }) => code)]
  const offered = new Set(codes.map(code => game.moves[entryIndex(code)]))
  return game.moves
    .filter(entry => entry.decision === open && entry.move.open === undefined && !offered.has(entry))
    .map(entry => `${entry.decision.name}.${entry.name}`)
}

/** Every few moves are enough: a decision comes again and again. */
const EVERY = 7

describe.each(entries.map(entry => [entry.id, entry] as const))('%s', (id, entry) => {
  test('a verb without a candidate says what is lacking, in both languages', async () => {
    const { game } = await findGame(id, false)
    const texts = await Promise.all([entry.messages!.en(), entry.messages!.pl()])
    const found = new Set<string>()
    for (const { seats, options = {} } of entry.modes) {
      for (const many of [seats[0], seats[seats.length - 1]]) {
        let moves = 0
        const visit = (g: State, seat: number) => {
          if (moves++ % EVERY === 0) for (const move of withoutCandidate(game, g, seat)) found.add(move)
        }
        playout(game, { seats: many, options, seed: 7 }, { visit, unchecked: true, limit: 4000 })
      }
    }
    const unsaid = [...found].filter(move =>
      texts.some(text => !(`lacking.${move}` in text || `lacking.${move.split('.')[1]}` in text)),
    )
    expect(unsaid).toEqual([])
    expect(found.size).toBeGreaterThan(3)
  })
})
