// Hours in which nobody is called; what comes in them waits until they are over.

/** From one minute of the day to another, usually past midnight, in the own time of whoever wished for them. */
export interface Quiet {
  readonly from: number
  readonly to: number
  /** The name of the own time: `Europe/Warsaw`. */
  readonly zone: string
}

const MINUTE = 60_000
const DAY = 24 * 60

/** Whether there is a time of this name. */
export function isZone(zone: string): boolean {
  try {
    minuteOf(0, zone)
    return true
  } catch {
    return false
  }
}

/** Which minute of the day it is there. */
function minuteOf(wall: number, zone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const [hour, minute] = clock.format(wall).split(':').map(Number)
  return hour * 60 + minute
}

/** Until when on the wall it is quiet; undefined if it is not quiet then. */
export function quietUntil({ from, to, zone }: Quiet, wall: number): number | undefined {
  const length = (to - from + DAY) % DAY
  const passed = (minuteOf(wall, zone) - from + DAY) % DAY
  return passed < length ? wall - (wall % MINUTE) + (length - passed) * MINUTE : undefined
}
