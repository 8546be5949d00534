import { useEffect, useState } from 'react'
import { timeText } from './clocks.ts'

/** What is left until a time on the wall, in words, every second anew; undefined where nothing runs out. */
export function useSecondsTo(until: number | undefined): string | undefined {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? undefined : timeText(Math.max(0, until - now))
}
