import { holdClock, type Moment, nextOut, type Pace, type TableShown } from '@spanish-main/session'
import { useEffect, useRef, useState } from 'react'

type Clock = NonNullable<TableShown['clock']>

/** The service's time at a time on the wall; a page whose clock is behind sees none pass. */
const momentOf = (clock: Clock, wall: number): Moment => ({ now: clock.since + Math.max(0, wall - clock.wall), wall })

/** What is left for each seat at a time on the wall. Nights that do not count are left out. */
export const leftAt = (pace: Pace, clock: Clock, wall: number): readonly number[] =>
  holdClock(pace, clock, momentOf(clock, wall)).left.map(left => Math.max(0, left))

/** The time on the wall at which the first of some seats has used up its time; undefined if nobody’s runs. */
export function runsOutAt(pace: Pace, clock: Clock, seats: number, wall: number): number | undefined {
  const moment = momentOf(clock, wall)
  const out = nextOut(pace, { ...clock, running: clock.running & seats }, moment)
  return out === undefined ? undefined : wall + Math.max(0, out - moment.now)
}

/** What is left for each seat now; it goes on by itself, unless the table stands still. */
export function useClocks(pace: Pace, clock: Clock | undefined, stands: boolean): readonly number[] | undefined {
  const [, tick] = useState(0)
  const seen = useRef(Date.now())
  useEffect(() => {
    if (clock === undefined || stands || clock.running === 0) return
    const timer = setInterval(() => tick(count => count + 1), 1000)
    return () => clearInterval(timer)
  }, [clock, stands])
  if (clock === undefined) return undefined
  if (!stands) seen.current = Date.now()
  return leftAt(pace, clock, seen.current)
}

/** 31:05, 14 h 20 min, 2 d 3 h. */
export function timeText(left: number): string {
  const seconds = Math.ceil(left / 1000)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours < 1) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
  if (hours < 48) return `${hours} h ${minutes % 60} min`
  return `${Math.floor(hours / 24)} d ${hours % 24} h`
}

/** A moment to come in the reader's own time: today, 23:10. */
export function untilText(at: number, language: string, now = new Date()): string {
  const then = new Date(at)
  const locale = navigator.language.startsWith(language) ? navigator.language : language
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  const days = Math.round((midnight(then) - midnight(now)) / 86_400_000)
  const day =
    days < 2
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
      : then.toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  return `${day}, ${then.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`
}

/** Draws what shows a time anew every second. */
export function useSeconds(): void {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick(count => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])
}
