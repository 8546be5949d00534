import { entriesSince, type GameRecord, headOf, printPosition, type State } from '@spanish-main/kernel'
import type { Reply } from './moves.ts'
import type { Session } from './session.ts'
import { type Turns, takeTurns } from './turn.ts'

/** What came since the last save: lines to append after the first `from`, and the position that they lead to. */
export interface Batch {
  readonly head: string
  readonly from: number
  readonly lines: readonly string[]
  readonly position: string
}

/** Where tables are kept. `append` is done when what it was given survives a crash. */
export interface Store {
  append(batch: Batch): Promise<void>
}

export interface QueueAbout<S extends State> {
  readonly store: Store
  /** How many entries are kept already. */
  readonly kept: number
  /** Where other things wait for their turn as well, if there are any. */
  readonly turns?: Turns
  /** The table as it was when this was kept; without a record, from the start. */
  reopen(record: GameRecord | undefined): Session<S>
  /** Something was kept, or could not be kept and was undone: now the seats may be told. */
  tell(kept: boolean): void
}

/** A table to which one thing happens after the other. What is acknowledged and told has been kept. */
export interface Queue<S extends State> extends Turns {
  session(): Session<S>
  /** Does something that may change the table, keeps it, and only then gives the reply. */
  act(work: (session: Session<S>) => Reply): Promise<Reply>
  /** Keeps what happened, or else undoes it, and then lets it be told. To be called in turn. */
  commit(): Promise<void>
}

export function createQueue<S extends State>(first: Session<S>, about: QueueAbout<S>): Queue<S> {
  let session = first
  let { kept } = about
  const { inTurn } = about.turns ?? takeTurns()

  async function commit(): Promise<void> {
    const { journal } = session
    const lines = entriesSince(journal, kept)
    if (lines.length === 0) return
    try {
      await about.store.append({ head: headOf(journal), from: kept, lines, position: printPosition(journal) })
      kept += lines.length
    } catch (error) {
      const entries = journal.entries.slice(0, kept)
      session = about.reopen(kept === 0 ? undefined : { header: journal.header, entries })
      about.tell(false)
      throw error
    }
    about.tell(true)
  }

  return {
    session: () => session,
    inTurn,
    commit,
    act: work =>
      inTurn(async () => {
        const reply = work(session)
        if (reply.kind === 'done') await commit()
        return reply
      }),
  }
}
