// On what this browser gives a notice while its page is in the background, and in which hours it gives none.
import { recall, remember } from '../memory.ts'

/** What a seat is called on, in the order in which it is shown. */
export const OCCASIONS = ['your-move', 'offer', 'consent', 'clock-low', 'stand-in', 'ended'] as const
export type Occasion = (typeof OCCASIONS)[number]

/** What calls a seat unless it says so itself. */
export const USUAL_OCCASIONS: readonly Occasion[] = ['your-move', 'clock-low']

/** From one minute of the day to another, usually past midnight. */
export interface Hours {
  readonly from: number
  readonly to: number
}

const DAY = 24 * 60
const MINUTE = 60_000

/** Something that was remembered as JSON; nothing if that cannot be read. */
function recalled(name: string): unknown {
  try {
    return JSON.parse(recall(name) ?? 'null')
  } catch {
    return null
  }
}

export function noticesOn(): readonly Occasion[] {
  const known = recalled('notices')
  return Array.isArray(known) ? OCCASIONS.filter(each => known.includes(each)) : USUAL_OCCASIONS
}

export const setNoticesOn = (on: readonly Occasion[]): void => remember('notices', JSON.stringify(on))

/** The hours in which nobody at this browser is to be called. */
export function quietHours(): Hours | undefined {
  const known = recalled('quiet hours') as Partial<Hours> | null
  const isMinute = (minute: unknown) => Number.isInteger(minute) && Number(minute) >= 0 && Number(minute) < DAY
  return isMinute(known?.from) && isMinute(known?.to) ? (known as Hours) : undefined
}

export const setQuietHours = (hours: Hours | undefined): void => remember('quiet hours', JSON.stringify(hours ?? null))

/** For how many milliseconds it stays quiet; 0 if it is not. */
export function quietLeft({ from, to }: Hours, now: Date): number {
  const length = (to - from + DAY) % DAY
  const passed = (now.getHours() * 60 + now.getMinutes() - from + DAY) % DAY
  return passed < length ? (length - passed) * MINUTE - now.getSeconds() * 1000 - now.getMilliseconds() : 0
}

/**
 * Gives a notice of the system, if the person wishes for it and the browser allows it; in quiet hours after them, if it
 * still holds then.
 */
export function giveNotice(occasion: Occasion, words: string, holds: () => boolean): void {
  if (!noticesOn().includes(occasion)) return
  const hours = quietHours()
  const left = hours === undefined ? 0 : quietLeft(hours, new Date())
  if (left > 0) setTimeout(() => giveNotice(occasion, words, holds), left)
  else if (holds() && document.hidden) show(occasion, words)
}

/** Leads back to the page. A browser may forbid it; then the title says it. */
function show(tag: Occasion, words: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const shown = new Notification(words, { tag })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
