import { type State, waiting, winners } from '@spanish-main/kernel'
import { movesFor, type Session } from '@spanish-main/session'
import type { Progress } from './rows.ts'

/** What a table's row says of its session. */
export function progressOf(session: Session<State>): Progress {
  const { game, holders, journal } = session
  const { state } = journal
  const { ended, winner, result } = state
  return {
    ...(result === null ? {} : { winners: winners(state) }),
    ...(result?.together === undefined ? {} : { together: result.together }),
    ...inheritance(session),
    holders,
    names: journal.header.names,
    moves: movesFor(session, -1),
    waiting: waiting(game, state),
    ending: ended === 0 ? '' : game.endings[ended - 1],
    winner,
  }
}

/** What a table that is over hands on; nothing follows where the game hands on nothing. */
function inheritance({ game, journal }: Session<State>): Pick<Progress, 'hands'> {
  const legacy = journal.state.ended === 0 ? null : (game.handsOn?.(journal.state) ?? null)
  return legacy === null ? {} : { hands: { head: journal.chain.head(), legacy } }
}
