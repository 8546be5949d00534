// Clocks, with the time given from outside. A service's time stands still while the service is down; `wall` is the time
// on the wall then, which only nights need. Everything is in milliseconds.

/** How much time people have. */
export type Pace =
  | { readonly kind: 'free' }
  /** A bank for the whole game, and something added whenever a seat has answered and others go on. */
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  /** So much for every turn; nights, if left out, are in each player's own time. */
  | { readonly kind: 'days'; readonly time: number; readonly nights?: Nights }

/** From one minute of the day to another, usually past midnight. */
export interface Nights {
  readonly from: number
  readonly to: number
}

/** What is left for each seat at the moment `since`, and whose time runs (a bit set). */
export interface Clock {
  readonly left: readonly number[]
  readonly running: number
  readonly since: number
  /** How many minutes each seat's own time is ahead of UTC. */
  readonly zones: readonly number[]
  /** How often the host gave each seat more time, where that was ever done. */
  readonly given?: readonly number[]
}

/** A moment: the service's own time, and the time on the wall. */
export interface Moment {
  readonly now: number
  readonly wall: number
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Time that somebody gets back at least who returns to a seat. */
const LEAST = MINUTE

export function newClock(pace: Pace, seats: number, now: number): Clock {
  const time = pace.kind === 'live' ? pace.bank : pace.kind === 'days' ? pace.time : 0
  return { left: new Array(seats).fill(time), running: 0, since: now, zones: new Array(seats).fill(0) }
}

/** The clock at a later moment, after which the time of these seats runs. */
export function turnClock(pace: Pace, clock: Clock, running: number, moment: Moment): Clock {
  if (pace.kind === 'free') return clock
  const left = clock.left.map((time, seat) => {
    const ran = (clock.running & (1 << seat)) !== 0
    const rest = ran ? time - spent(pace, clock, seat, moment) : time
    return ran && (running & (1 << seat)) === 0 ? refilled(pace, rest) : rest
  })
  return { ...clock, left, running, since: moment.now }
}

function refilled(pace: Pace, rest: number): number {
  if (pace.kind === 'days') return pace.time
  return pace.kind === 'live' ? rest + pace.increment : rest
}

/** The clock stands still: nobody's time runs, and nobody gets any back for it. */
export function holdClock(pace: Pace, clock: Clock, moment: Moment): Clock {
  if (pace.kind === 'free') return clock
  const left = clock.left.map((time, seat) =>
    (clock.running & (1 << seat)) === 0 ? time : time - spent(pace, clock, seat, moment),
  )
  return { ...clock, left, running: 0, since: moment.now }
}

/** Somebody returns to a seat whose time had run out. */
export function giveTime(pace: Pace, clock: Clock, seat: number): Clock {
  const least = pace.kind === 'days' ? pace.time : pace.kind === 'live' ? Math.max(LEAST, pace.increment) : 0
  return { ...clock, left: clock.left.map((time, at) => (at === seat ? Math.max(time, least) : time)) }
}

/** The host gives a seat more time, in front of everybody. */
export function moreTime(pace: Pace, clock: Clock, seat: number): Clock {
  const more = pace.kind === 'days' ? DAY : pace.kind === 'live' ? 5 * MINUTE : 0
  return {
    ...clock,
    left: clock.left.map((time, at) => (at === seat ? time + more : time)),
    given: clock.left.map((_, at) => givenTo(clock, at) + (at === seat ? 1 : 0)),
  }
}

/** How often a seat was given more time. */
export const givenTo = ({ given }: Clock, seat: number): number => given?.[seat] ?? 0

/** Where a seat's own time stands. */
export function setZone(clock: Clock, seat: number, zone: number): Clock {
  return { ...clock, zones: clock.zones.map((old, at) => (at === seat ? zone : old)) }
}

/** The seats whose time has run out, as a bit set. */
export function outOfTime(pace: Pace, clock: Clock, moment: Moment): number {
  if (pace.kind === 'free') return 0
  return clock.left.reduce((seats, time, seat) => {
    const runs = (clock.running & (1 << seat)) !== 0
    return runs && time <= spent(pace, clock, seat, moment) ? seats | (1 << seat) : seats
  }, 0)
}

/** When the next seat's time runs out, in the service's time; undefined if nobody's runs. */
export function nextOut(pace: Pace, clock: Clock, { now, wall }: Moment): number | undefined {
  if (pace.kind === 'free' || clock.running === 0) return undefined
  const ends = clock.left.flatMap((time, seat) => {
    if ((clock.running & (1 << seat)) === 0) return []
    const nights = nightsOf(pace)
    const start = wall - (now - clock.since)
    return clock.since + (nights === undefined ? time : awakeUntil(nights, start + clock.zones[seat] * MINUTE, time))
  })
  return Math.min(...ends)
}

const nightsOf = (pace: Pace): Nights | undefined => (pace.kind === 'days' ? pace.nights : undefined)

/** How much of a seat's time went by since the clock was last turned. */
function spent(pace: Pace, clock: Clock, seat: number, { now, wall }: Moment): number {
  const passed = Math.max(0, now - clock.since)
  const nights = nightsOf(pace)
  if (nights === undefined) return passed
  const end = wall + clock.zones[seat] * MINUTE
  return passed - asleep(nights, end - passed, end)
}

/** How much of an interval lies in nights; both ends in the seat's own time. */
function asleep(nights: Nights, start: number, end: number): number {
  let sum = 0
  for (let day = Math.floor(start / DAY) - 1; day <= Math.floor(end / DAY); day++) {
    const [from, to] = nightOf(nights, day)
    sum += Math.max(0, Math.min(end, to) - Math.max(start, from))
  }
  return sum
}

/** After how long somebody who begins then has been awake for so much time. */
function awakeUntil(nights: Nights, start: number, time: number): number {
  let left = Math.max(0, time)
  let at = start
  for (let day = Math.floor(start / DAY) - 1; ; day++) {
    const [from, to] = nightOf(nights, day)
    if (to <= at) continue
    if (from > at) {
      if (from - at >= left) return at + left - start
      left -= from - at
    }
    at = to
  }
}

/** The night that begins on a day. */
function nightOf({ from, to }: Nights, day: number): [number, number] {
  const start = day * DAY + from * MINUTE
  const length = ((to - from + 24 * 60) % (24 * 60)) * MINUTE
  return [start, start + length]
}
