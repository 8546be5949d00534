import { useEffect, useState } from 'react'
import { timeText } from './clocks.ts'

/** Milliseconds until a time on the wall, every second anew; undefined where nothing runs out. */
export function useTimeTo(until: number | undefined): number | undefined {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? undefined : Math.max(0, until - now)
}

/** The same in words. */
export function useSecondsTo(until: number | undefined): string | undefined {
  const left = useTimeTo(until)
  return left === undefined ? undefined : timeText(left)
}
