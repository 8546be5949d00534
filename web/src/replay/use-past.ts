import { useCallback, useEffect, useRef, useState } from 'react'
import type { Loading } from '../kit.ts'
import type { Moment, Past } from '../local/protocol.ts'
import type { TableRow } from '../local/rows.ts'
import { type Source, sourceOf } from './sources.ts'

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
export function usualEyes({ holders, ending, far }: TableRow): number {
  if (far !== undefined) return far.seat
  const persons = holders.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return persons.length === 1 || ending !== '' ? (persons[0] ?? -1) : -1
}

export function usePast(id: string): Loading<OpenPast> {
  const [source, setSource] = useState<Source>()
  const [state, setState] = useState<Pick<OpenPast, 'past' | 'seat' | 'wanted' | 'move' | 'moment'>>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let left = false
    let opened: Source | undefined
    const open = async () => {
      opened = await sourceOf(id, () => setFailed(true))
      if (left) return opened.close()
      const seat = usualEyes(opened.row)
      const past = await opened.recall(seat)
      const move = past.row.ending === '' ? past.moves : past.horizon
      const moment = await opened.moment(move, seat)
      if (left) return
      setSource(opened)
      setState({ past, seat, wanted: move, move, moment })
    }
    open().catch(() => {
      if (!left) setFailed(true)
    })
    return () => {
      left = true
      opened?.close()
      setState(undefined)
      setFailed(false)
    }
  }, [id])

  const last = useRef(0)
  const goTo = useCallback(
    async (move: number) => {
      if (source === undefined || state === undefined) return
      const to = Math.max(state.past.horizon, Math.min(state.past.moves, move))
      last.current = to
      setState(before => before && { ...before, wanted: to })
      const moment = await source.moment(to, state.seat)
      // Whoever drags the slider has long asked for another.
      if (last.current === to) setState(before => before && { ...before, move: to, moment })
    },
    [source, state],
  )
  const lookAs = useCallback(
    async (seat: number) => {
      if (source === undefined || state === undefined) return
      const past = await source.recall(seat)
      const move = await source.sameMoment(state.move, state.seat, seat)
      const moment = await source.moment(move, seat)
      setState({ past, seat, wanted: move, move, moment })
    },
    [source, state],
  )
  if (failed) return { kind: 'failed' }
  if (state === undefined || source === undefined) return { kind: 'loading' }
  return { kind: 'there', it: { ...state, goTo, lookAs, branch: name => source.branch(state.move, state.seat, name) } }
}
