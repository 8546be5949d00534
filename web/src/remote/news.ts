import type { Event, State } from '@spanish-main/kernel'
import { lengthen, type SeatShown, type TableCard } from '@spanish-main/session'
import { useEffect, useState } from 'react'
import { service } from './service.ts'

/** What a seat sees of its table from the lobby, with what happened since it last moved by itself. */
export interface News {
  readonly view: State
  readonly events: readonly Event[]
  readonly seats: readonly SeatShown[]
}

/** Reads the news of a table that is played, again with every reading of the lists. */
export function useNews({ id, stage, mine }: TableCard, reading: number): News | undefined {
  const [news, setNews] = useState<News>()
  const [seat] = mine
  const wanted = stage === 'playing' && seat !== undefined
  useEffect(() => {
    if (!wanted) return
    let left = false
    service.since(id, seat).then(
      ({ seen, events }) => {
        if (left || seen.told === undefined) return
        setNews({ view: seen.told.view, events: events.map(each => lengthen(each).event), seats: seen.table.seats })
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [id, seat, wanted, reading])
  return wanted ? news : undefined
}
