import { type State, waiting, winners } from '@spanish-main/kernel'
import { movesFor, type Prepared, type Room, type Session } from '@spanish-main/session'

/** How far a table is, for lists: whatever everybody may know without opening it. */
export interface Progress {
  readonly waiting: number
  readonly moves: number
  readonly ending: string
  /** The seats that won, as a bit set. */
  readonly winners: number
  readonly names: readonly string[]
  /** When something last happened, by the time on the wall. */
  readonly changed: number
}

/** What is kept of a table besides its record. */
export interface Kept {
  readonly room: Room
  readonly progress: Progress
  /** By seat, answers that it has left for questions to come: nobody else hears of them. */
  readonly prepared?: readonly (readonly Prepared[])[]
  /** The seats for which an offer waits, as a bit set: each hears of its own alone. */
  readonly offered?: number
  /** Since when a takeback is asked for, in the service's time. */
  readonly asked?: number
}

export function progressOf(session: Session<State> | undefined, changed: number): Progress {
  if (session === undefined) return { waiting: 0, moves: 0, ending: '', winners: 0, names: [], changed }
  const { game, journal } = session
  const { state } = journal
  return {
    waiting: waiting(game, state),
    moves: movesFor(session, -1),
    ending: state.ended === 0 ? '' : game.endings[state.ended - 1],
    winners: state.ended === 0 ? 0 : winners(state),
    names: journal.header.names,
    changed,
  }
}

export const printKept = (kept: Kept): string => JSON.stringify(kept)

/** Reads what was kept; undefined if it is damaged, which must not hide any other table. */
export function readKept(text: string): Kept | undefined {
  try {
    const kept: Kept = JSON.parse(text)
    return Array.isArray(kept.room.seats) && kept.progress !== undefined ? kept : undefined
  } catch {
    return undefined
  }
}
