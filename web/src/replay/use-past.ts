import { useCallback, useEffect, useRef, useState } from 'react'
import type { Loading } from '../kit.ts'
import { type LocalTable, startTable } from '../local/client.ts'
import type { Moment, Past } from '../local/protocol.ts'
import type { TableRow } from '../local/rows.ts'
import { readTable } from '../local/store.ts'

/** A game that is looked back at, where one is in it, and with whose eyes. */
export interface OpenPast {
  readonly past: Past
  readonly seat: number
  /** The move that was asked for, and the one that is shown; the second follows the first. */
  readonly wanted: number
  readonly move: number
  readonly moment: Moment
  goTo(move: number): void
  lookAs(seat: number): void
  /** Sets up a table of this name that begins here; gives its id. */
  branch(name: string): Promise<string>
}

/** While a game runs, one person at a screen sees it with their own eyes; several see what everybody sees. */
export function usualEyes({ holders, ending }: TableRow): number {
  const persons = holders.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return persons.length === 1 || ending !== '' ? (persons[0] ?? -1) : -1
}

export function usePast(id: string): Loading<OpenPast> {
  const [table, setTable] = useState<LocalTable>()
  const [state, setState] = useState<Pick<OpenPast, 'past' | 'seat' | 'wanted' | 'move' | 'moment'>>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let left = false
    const started = startTable(
      () => undefined,
      () => setFailed(true),
    )
    const open = async () => {
      const found = await readTable(id)
      if (found === undefined || found.record === '') throw new Error('no-such-table')
      const seat = usualEyes(found.row)
      const past = await started.ask('recall', id, seat)
      const move = past.row.ending === '' ? past.moves : past.horizon
      const moment = await started.ask('moment', move, seat)
      if (left) return
      setTable(started)
      setState({ past, seat, wanted: move, move, moment })
    }
    open().catch(() => {
      if (!left) setFailed(true)
    })
    return () => {
      left = true
      started.close()
      setState(undefined)
      setFailed(false)
    }
  }, [id])

  const last = useRef(0)
  const goTo = useCallback(
    async (move: number) => {
      if (table === undefined || state === undefined) return
      const to = Math.max(state.past.horizon, Math.min(state.past.moves, move))
      last.current = to
      setState(before => before && { ...before, wanted: to })
      const moment = await table.ask('moment', to, state.seat)
      // Whoever drags the slider has long asked for another.
      if (last.current === to) setState(before => before && { ...before, move: to, moment })
    },
    [table, state],
  )
  const lookAs = useCallback(
    async (seat: number) => {
      if (table === undefined || state === undefined) return
      const past = await table.ask('recall', id, seat)
      const move = Math.min(state.move, past.moves)
      const moment = await table.ask('moment', move, seat)
      setState({ past, seat, wanted: move, move, moment })
    },
    [table, state, id],
  )
  if (failed) return { kind: 'failed' }
  if (state === undefined || table === undefined) return { kind: 'loading' }
  return {
    kind: 'there',
    it: { ...state, goTo, lookAs, branch: name => table.ask('branch', id, state.move, state.seat, name) },
  }
}
