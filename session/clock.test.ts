import { describe, expect, test } from 'vitest'
import {
  type Clock,
  givenTo,
  giveTime,
  holdClock,
  moreTime,
  newClock,
  nextOut,
  outOfTime,
  type Pace,
  setZone,
  turnClock,
} from './clock.ts'

const at = (now: number, wall = now) => ({ now, wall })
const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('a bank with an increment', () => {
  const live: Pace = { kind: 'live', bank: 60_000, increment: 5000 }
  const start = turnClock(live, newClock(live, 3, 0), 0b001, at(0))

  test('the time of those who are waited for runs', () => {
    const later = turnClock(live, start, 0b001, at(10_000))
    expect(later.left).toEqual([50_000, 60_000, 60_000])
  })

  test('the increment comes when others go on, not between two questions to the same seat', () => {
    const again = turnClock(live, start, 0b001, at(1000))
    const passed = turnClock(live, again, 0b110, at(2000))
    expect(passed.left).toEqual([63_000, 60_000, 60_000])
    const one = turnClock(live, passed, 0b100, at(12_000))
    expect(one.left).toEqual([63_000, 55_000, 50_000])
  })

  test('it runs out at the moment that was foretold', () => {
    expect(nextOut(live, start, at(20_000))).toBe(60_000)
    expect(outOfTime(live, start, at(59_999))).toBe(0)
    expect(outOfTime(live, start, at(60_000))).toBe(0b001)
  })

  test('while it is held nobody loses time and nobody gains any', () => {
    const held = holdClock(live, start, at(10_000))
    expect(held.left).toEqual([50_000, 60_000, 60_000])
    expect(nextOut(live, held, at(10_000))).toBeUndefined()
    const on = turnClock(live, held, 0b001, at(90_000))
    expect(on.left).toEqual([50_000, 60_000, 60_000])
  })

  test('more time is added to what a seat has, and to nobody else', () => {
    expect(moreTime(live, start, 1).left).toEqual([60_000, 360_000, 60_000])
    expect(moreTime({ kind: 'days', time: DAY }, start, 1).left[1]).toBe(DAY + 60_000)
    expect([0, 1].map(seat => givenTo(moreTime(live, moreTime(live, start, 1), 1), seat))).toEqual([0, 2])
  })

  test('who returns gets a little time', () => {
    const out: Clock = { ...start, left: [0, 100_000, 0] }
    expect(giveTime(live, out, 0).left[0]).toBe(60_000)
    expect(giveTime(live, out, 1).left[1]).toBe(100_000)
  })
})

describe('days for every turn', () => {
  const days: Pace = { kind: 'days', time: 2 * DAY }

  test('every turn begins with all of the time', () => {
    const first = turnClock(days, newClock(days, 2, 0), 0b01, at(0))
    const second = turnClock(days, first, 0b10, at(DAY))
    expect(second.left).toEqual([2 * DAY, 2 * DAY])
    expect(nextOut(days, second, at(DAY))).toBe(3 * DAY)
  })

  test('nights are left out, in the own time of each seat', () => {
    const nights: Pace = { kind: 'days', time: 10 * HOUR, nights: { from: 22 * 60, to: 8 * 60 } }
    // It is 18:00 UTC on some day, and the service has been up for five hours.
    const now = at(5 * HOUR, 100 * DAY + 18 * HOUR)
    const clock = turnClock(nights, setZone(newClock(nights, 2, now.now), 1, 120), 0b11, now)
    // Four hours until 22:00, then six from 08:00 on; two hours ahead it is two hours until 22:00 and eight afterwards.
    expect(nextOut(nights, { ...clock, running: 0b01 }, now)).toBe(now.now + 20 * HOUR)
    expect(nextOut(nights, { ...clock, running: 0b10 }, now)).toBe(now.now + 20 * HOUR)
    const early = at(now.now + 19 * HOUR, now.wall + 19 * HOUR)
    expect(outOfTime(nights, clock, early)).toBe(0)
    expect(turnClock(nights, clock, 0b11, early).left).toEqual([HOUR, HOUR])
    const dawn = at(now.now + 12 * HOUR, now.wall + 12 * HOUR)
    expect(turnClock(nights, clock, 0b11, dawn).left).toEqual([6 * HOUR, 8 * HOUR])
    expect(outOfTime(nights, clock, at(now.now + 20 * HOUR, now.wall + 20 * HOUR))).toBe(0b11)
  })

  test('the time during which a service was down does not pass', () => {
    const clock = turnClock(days, newClock(days, 1, 1000), 1, at(1000, 50 * DAY))
    // A week later on the wall, but the service was up for one hour only.
    expect(turnClock(days, clock, 1, at(1000 + HOUR, 57 * DAY)).left).toEqual([2 * DAY - HOUR])
  })
})

test('without a pace there is no clock', () => {
  const clock = newClock({ kind: 'free' }, 2, 0)
  expect(turnClock({ kind: 'free' }, clock, 0b11, at(5))).toBe(clock)
  expect(outOfTime({ kind: 'free' }, { ...clock, running: 3 }, at(1e9))).toBe(0)
})
