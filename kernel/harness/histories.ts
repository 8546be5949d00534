import { fastChance } from '../chance/fast.ts'
import { canonical } from '../digest.ts'
import { waiting } from '../engine.ts'
import type { Game } from '../game.ts'
import { type Journal, play, recordOf, startJournal, undo, undoTo } from '../journal.ts'
import { legal } from '../lists.ts'
import { parseRecord } from '../read-record.ts'
import { printRecord } from '../record.ts'
import { replay } from '../replay.ts'
import type { State } from '../state.ts'
import { printMove } from '../text.ts'
import type { Seating } from './playout.ts'
import { anySeat } from './seats.ts'

/** A random game with its record, taking moves back now and then; gives what was broken on the way. */
export function playJournal<S extends State>(
  game: Game<S>,
  seating: Seating,
  about: { undoEvery?: number; limit?: number } = {},
): { journal: Journal<S>; problems: string[] } {
  const problems: string[] = []
  const choice = fastChance(seating.seed + 0x5eed)
  const journal = startJournal(game, { seats: seating.seats, options: seating.options ?? {} }, fastChance(seating.seed))
  const limit = about.limit ?? 20_000
  while (journal.state.ended === 0 && journal.line.length < limit) {
    const seats = waiting(game, journal.state)
    if (seats === 0) break
    const seat = anySeat(seats, choice)
    const moves = legal(game, journal.state, seat)
    if (moves.length === 0) {
      problems.push(`seat ${seat} has no move after ${journal.line.length} moves`)
      break
    }
    const before = canonical(journal.state)
    play(journal, seat, printMove(game, moves[choice.int(moves.length)]))
    const back = undoTo(journal, seat, 'step')
    if (about.undoEvery === undefined || back === undefined || choice.int(about.undoEvery) !== 0) continue
    if (undone(journal, seat, back) === before) continue
    problems.push(`undo after ${back} moves changed something`)
    break
  }
  return { journal, problems }
}

/** The position after an undo, as text; nothing if there is no way back. */
function undone<S extends State>(journal: Journal<S>, seat: number, to: number): string | undefined {
  try {
    undo(journal, seat, to)
    return canonical(journal.state)
  } catch {
    return undefined
  }
}

/** A record printed, read and played again reaches the same position. */
export function replayEqualsPlay<S extends State>(game: Game<S>, journal: Journal<S>): string[] {
  const record = parseRecord(printRecord(recordOf(journal)))
  const replayed = replay(game, record)
  const same = canonical(replayed.state) === canonical(journal.state)
  return [...replayed.problems, ...(same ? [] : ['the replay reaches another position'])]
}
