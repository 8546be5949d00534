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

/** What was gained and lost from a move on, in the words of the board: "+$2, Tax". So many events are known already. */
export function tidingsOf(
  { board, words }: Pick<Kit, 'board' | 'words'>,
  table: TableView<State>,
  from = freshFrom(table),
  known = 0,
): Tiding[] {
  const { changes } = board?.words ?? {}
  if (changes === undefined) return []
  const told = new Set<string>()
  return table.events
    .flatMap(({ move, event }, i) =>
      move < from || i < known
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

/** How many of the events that these eyes were told have stood long enough. */
export interface Known {
  readonly seat: number
  readonly events: number
}

/** What was known counts for the same eyes, and not for what was taken back. */
export const knownNow = (known: Known, seat: number, events: number): Known =>
  known.seat === seat && known.events <= events ? known : { seat, events: known.seat === seat ? events : 0 }

/** The same, each until it has stood long enough. */
export function useTidings(kit: Kit, table: TableView<State>): readonly Tiding[] {
  const { seat, events } = table
  const told = events.length
  const [before, setKnown] = useState<Known>({ seat, events: 0 })
  const known = knownNow(before, seat, told)
  if (known !== before) setKnown(known)
  useEffect(() => {
    const fade = setTimeout(() => setKnown({ seat, events: told }), SHOWN_MS)
    return () => clearTimeout(fade)
  }, [seat, told])
  return useMemo(() => tidingsOf(kit, table, undefined, known.events), [kit, table, known.events])
}
