import type { State } from '@spanish-main/kernel'
import type { Condition, Told } from '@spanish-main/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type LocalTable, startTable } from '../local/client.ts'
import type { TableRow } from '../local/rows.ts'

/** What went wrong with a table, and what it said. */
export interface Trouble {
  readonly kind: 'no-such-table' | 'no-such-game' | 'changed-elsewhere' | 'bot' | 'table'
  readonly message: string
}

export interface LocalTableState {
  readonly row: TableRow | undefined
  /** In which condition it was found. */
  readonly condition: Condition
  /** Everything that these eyes were told. */
  readonly told: Told<State> | undefined
  readonly trouble: Trouble | undefined
  readonly table: LocalTable | undefined
  /** The seats that are played at this screen, as a bit set, where others are played elsewhere. */
  readonly mine?: number
  /** Looks with other eyes. */
  look(seat: number): Promise<void>
  fail(error: unknown): void
  forgive(): void
}

/** Adds what is new to what was told before to the same eyes. */
export function together(before: Told<State> | undefined, now: Told<State>): Told<State> {
  const { seat, since } = now
  if (since < 0 || before?.seat !== seat) return now
  const events = [...before.events.filter(each => each.move < since), ...now.events]
  return { ...now, since: -1, events, movers: [...before.movers.slice(0, since), ...now.movers] }
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
  const [told, setTold] = useState<Told<State>>()
  const [trouble, setTrouble] = useState<Trouble>()
  const [table, setTable] = useState<LocalTable>()
  const eyes = useRef(-1)

  const take = useCallback((now: Told<State>) => {
    // What was on its way when the eyes changed is for nobody any more.
    if (now.seat === eyes.current) setTold(before => together(before, now))
  }, [])

  useEffect(() => {
    let left = false
    const fault = (message: string) => setTrouble({ kind: 'table', message })
    const opened = startTable(post => {
      if ('told' in post) take(post.told)
      else setTrouble({ kind: post.trouble, message: post.message })
    }, fault)
    const open = async () => {
      const found = await opened.ask('open', id, opened.bots())
      const persons = found.row.holders.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
      // With several people nobody's cards are shown before somebody says who is looking.
      eyes.current = persons.length === 1 ? persons[0] : -1
      const first = await opened.ask('look', eyes.current)
      if (left) return
      setRow(found.row)
      setCondition(found.condition)
      take(first)
      setTable(opened)
    }
    open().catch(error => {
      if (!left) setTrouble(troubleOf(error))
    })
    return () => {
      left = true
      opened.close()
      setRow(undefined)
      setTold(undefined)
      setTable(undefined)
      setTrouble(undefined)
    }
  }, [id, take])

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
  return { row, condition, told, trouble, table, look, fail, forgive }
}
