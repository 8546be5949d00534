import type { State } from '@spanish-main/kernel'
import { type TableView, type Tiding, targetKey } from '@spanish-main/ui'
import { useEffect, useMemo, useState } from 'react'
import type { Kit } from '../kit.ts'

/** How long a gain or a loss stands where it happened. */
const SHOWN_MS = 9000

/** As many as anybody can read. */
const MOST = 12

/** From which move on things are new: the last that the person made, or for whoever only looks on the last of all. */
const freshFrom = ({ movers, seat, moves }: TableView<State>): number => {
  const own = seat < 0 ? -1 : movers.lastIndexOf(seat)
  return own < 0 ? moves - 1 : own
}

/** What was gained and lost from a move on, in the words of the board: "+$2, Tax". */
export function tidingsOf(
  { board, words }: Pick<Kit, 'board' | 'words'>,
  table: TableView<State>,
  from = freshFrom(table),
): Tiding[] {
  const { changes } = board?.words ?? {}
  if (changes === undefined) return []
  const told = new Set<string>()
  return table.events
    .flatMap(({ move, event }, i) =>
      move < from
        ? []
        : (changes(table.view, event, words.say, words.name) ?? []).flatMap(
            ({ seat, kind, place, what, thing, reason = words.rule(event.rule)?.title ?? '' }, at): Tiding[] => {
              if (kind === 'around') return []
              const same = thing && `${seat} ${kind} ${targetKey(thing)}`
              if (same !== undefined && told.has(same)) return []
              if (same !== undefined) told.add(same)
              const sign = `${kind === 'gained' ? '+' : '−'}${what ?? words.say(`tiding.${kind}`)}`
              return [{ key: `${i} ${at}`, seat, kind, place, what: sign, reason }]
            },
          ),
    )
    .slice(-MOST)
}

/** The same, until it has stood long enough. */
export function useTidings(kit: Kit, table: TableView<State>): readonly Tiding[] {
  const found = useMemo(() => tidingsOf(kit, table), [kit, table])
  const last = `${table.seat} ${found.at(-1)?.key}`
  const [read, setRead] = useState('')
  useEffect(() => {
    const fade = setTimeout(() => setRead(last), SHOWN_MS)
    return () => clearTimeout(fade)
  }, [last])
  return read === last ? NONE : found
}

const NONE: readonly Tiding[] = []
