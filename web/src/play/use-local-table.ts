import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type LocalTable, startTable } from '../local/client.ts'
import type { Condition, Glimpse } from '../local/protocol.ts'
import type { TableRow } from '../local/rows.ts'
import type { Seen } from './view.ts'

/** What went wrong with a table, and what it said. */
export interface Trouble {
  readonly kind: 'no-such-table' | 'no-such-game' | 'changed-elsewhere' | 'bot' | 'table'
  readonly message: string
}

export interface LocalTableState {
  readonly row: TableRow | undefined
  /** In which condition it was found. */
  readonly condition: Condition
  readonly seen: Seen | undefined
  /** How the seat names the decision that it answers. */
  readonly decision: string
  readonly trouble: Trouble | undefined
  readonly table: LocalTable | undefined
  /** Looks with other eyes. */
  look(seat: number): Promise<void>
  fail(error: unknown): void
  forgive(): void
}

/** Adds what is new to what was seen before with the same eyes. */
export function together(before: Seen | undefined, { seat, told, since, movers }: Glimpse): Seen {
  const same = since >= 0 && before?.seat === seat ? before : undefined
  return {
    seat,
    view: told.view,
    waiting: told.waiting,
    sitters: told.holders,
    events: [...(same?.events.filter(each => each.move < since) ?? []), ...told.events],
    moves: told.moves,
    movers: [...(same?.movers.slice(0, Math.max(0, since)) ?? []), ...movers],
    undo: told.undo,
    orders: told.orders,
  }
}

const KNOWN = ['no-such-table', 'no-such-game', 'changed-elsewhere'] as const

function troubleOf(error: unknown): Trouble {
  const message = error instanceof Error ? error.message : String(error)
  return { kind: KNOWN.find(kind => message.includes(kind)) ?? 'table', message }
}

/** A local table, opened in a worker for as long as its page is shown. */
export function useLocalTable(id: string): LocalTableState {
  const [row, setRow] = useState<TableRow>()
  const [condition, setCondition] = useState<Condition>('good')
  const [glimpsed, setGlimpsed] = useState<{ seen: Seen; decision: string; sent: number }>()
  const [trouble, setTrouble] = useState<Trouble>()
  const [table, setTable] = useState<LocalTable>()
  const eyes = useRef(-1)

  const take = useCallback((glimpse: Glimpse) => {
    // A glimpse that was on its way when the eyes changed is for nobody any more.
    if (glimpse.seat !== eyes.current) return
    setGlimpsed(before => ({
      seen: together(before?.seen, glimpse),
      decision: glimpse.told.decision,
      sent: glimpse.sent,
    }))
  }, [])

  useEffect(() => {
    let left = false
    const fault = (message: string) => setTrouble({ kind: 'table', message })
    const opened = startTable(post => {
      if ('glimpse' in post) take(post.glimpse)
      else setTrouble({ kind: post.trouble, message: post.message })
    }, fault)
    const open = async () => {
      const found = await opened.ask('open', id, opened.bots())
      const persons = found.row.holders.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
      // With several people nobody's cards are shown before somebody says who is looking.
      eyes.current = persons.length === 1 ? persons[0] : -1
      const glimpse = await opened.ask('look', eyes.current)
      if (left) return
      setRow(found.row)
      setCondition(found.condition)
      take(glimpse)
      setTable(opened)
    }
    open().catch(error => {
      if (!left) setTrouble(troubleOf(error))
    })
    return () => {
      left = true
      opened.close()
      setRow(undefined)
      setGlimpsed(undefined)
      setTable(undefined)
      setTrouble(undefined)
    }
  }, [id, take])

  // How long it took from the worker to the page, for whoever measures.
  const sent = glimpsed?.sent
  useLayoutEffect(() => {
    if (sent === undefined) return
    performance.clearMeasures('glimpse')
    performance.measure('glimpse', { start: Math.max(0, sent - performance.timeOrigin) })
  }, [sent])

  const look = useCallback(
    async (seat: number) => {
      if (table === undefined) return
      eyes.current = seat
      take(await table.ask('look', seat))
    },
    [table, take],
  )
  const fail = useCallback((error: unknown) => setTrouble(troubleOf(error)), [])
  const forgive = useCallback(() => setTrouble(undefined), [])
  const { seen, decision = '' } = glimpsed ?? {}
  return { row, condition, seen, decision, trouble, table, look, fail, forgive }
}
