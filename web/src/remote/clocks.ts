import type { TableShown } from '@spanish-main/session'
import { useEffect, useState } from 'react'

type Clock = NonNullable<TableShown['clock']>

/** What is left for each seat now; it goes on by itself. */
export function useClocks(clock: Clock | undefined, stands: boolean): readonly number[] | undefined {
  const [arrived, setArrived] = useState(() => Date.now())
  const [, tick] = useState(0)
  useEffect(() => setArrived(Date.now()), [clock])
  useEffect(() => {
    if (clock === undefined || stands || clock.running === 0) return
    const timer = setInterval(() => tick(count => count + 1), 1000)
    return () => clearInterval(timer)
  }, [clock, stands])
  if (clock === undefined) return undefined
  const passed = stands ? 0 : Date.now() - arrived
  return clock.left.map((left, seat) => ((clock.running & (1 << seat)) === 0 ? left : Math.max(0, left - passed)))
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

/** The moment at which so much is used up, in the reader's own time: today, 23:10. */
export function untilText(left: number, language: string, now = new Date()): string {
  const then = new Date(now.getTime() + left)
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
