import { type State, waiting, winners } from '@spanish-main/kernel'
import { type Line, movesFor, type Prepared, type Room, type Session } from '@spanish-main/session'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'

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

/** Reads what was said; a damaged line hides no other. */
export const readLines = (texts: readonly string[]): Line[] =>
  texts.flatMap(text => {
    try {
      return [JSON.parse(text) as Line]
    } catch {
      return []
    }
  })

/** What the service reads of it by itself; whatever else a room holds is the session's. */
const form = Compile(
  Type.Object({
    room: Type.Object({
      ...{ game: Type.String(), title: Type.String(), stage: Type.String(), host: Type.Number() },
      options: Type.Record(Type.String(), Type.Unknown()),
      seats: Type.Array(Type.Object({ kind: Type.String(), name: Type.String(), arrived: Type.Boolean() })),
      pace: Type.Object({ kind: Type.String() }),
      clock: Type.Optional(
        Type.Object({
          ...{ left: Type.Array(Type.Number()), zones: Type.Array(Type.Number()) },
          ...{ running: Type.Number(), since: Type.Number() },
        }),
      ),
    }),
    progress: Type.Object({
      ...{ waiting: Type.Number(), moves: Type.Number(), winners: Type.Number(), changed: Type.Number() },
      ...{ ending: Type.String(), names: Type.Array(Type.String()) },
    }),
    prepared: Type.Optional(Type.Array(Type.Array(Type.Object({ when: Type.String(), text: Type.String() })))),
    offered: Type.Optional(Type.Number()),
    asked: Type.Optional(Type.Number()),
  }),
)

/** Reads what was kept; undefined if it is damaged, which must not hide any other table. */
export function readKept(text: string): Kept | undefined {
  try {
    const kept: Kept = JSON.parse(text)
    return form.Check(kept) ? kept : undefined
  } catch {
    return undefined
  }
}
