import type { Line } from '@spanish-main/session'
import { useEffect, useState } from 'react'

const NONE: readonly Line[] = []

/** How many lines of others were said since the talk was last open. */
export function useUnread(talk: readonly Line[] = NONE, reading: boolean, seat: number): number {
  const [read, setRead] = useState(talk.length)
  useEffect(() => {
    if (reading) setRead(talk.length)
  }, [reading, talk.length])
  return talk.slice(read).filter(line => line.text !== undefined && line.seat !== seat).length
}
