import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveNotice, noticesOn, quietHours, quietLeft, setNoticesOn, setQuietHours } from './notices.ts'

const night = { from: 22 * 60, to: 8 * 60 }
const at = (hour: number, minute = 0) => new Date(2026, 10, 19, hour, minute)
const shown: string[] = []

beforeEach(() => {
  shown.length = 0
  vi.useFakeTimers({ now: at(23, 30) })
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('document', { hidden: true })
  const Notice = class {
    static permission = 'granted'
    constructor(words: string) {
      shown.push(words)
    }
  }
  vi.stubGlobal('Notification', Notice)
  vi.stubGlobal('window', { Notification: Notice })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('how long it stays quiet', () => {
  expect(quietLeft(night, at(21, 59))).toBe(0)
  expect(quietLeft(night, at(22))).toBe(10 * 3_600_000)
  expect(quietLeft(night, at(7, 59))).toBe(60_000)
  expect(quietLeft(night, at(8))).toBe(0)
})

test('unless the person says so, a notice comes when it is the own move and when time runs low', () => {
  expect(noticesOn()).toEqual(['your-move', 'clock-low'])
  setNoticesOn(['ended', 'offer'])
  expect(noticesOn()).toEqual(['offer', 'ended'])
  giveNotice('your-move', 'Your move', () => true)
  giveNotice('offer', 'An offer', () => true)
  expect(shown).toEqual(['An offer'])
})

test('in quiet hours a notice waits, and comes after them if it still holds', () => {
  setQuietHours(night)
  expect(quietHours()).toEqual(night)
  giveNotice('your-move', 'Your move', () => true)
  giveNotice('clock-low', 'Your time runs low', () => false)
  vi.advanceTimersByTime(8 * 3_600_000)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(3_600_000)
  expect(shown).toEqual(['Your move'])
  setQuietHours(undefined)
  expect(quietHours()).toBeUndefined()
})
