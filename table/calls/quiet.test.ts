import { expect, test } from 'vitest'
import { isZone, quietUntil } from './quiet.ts'

const night = { from: 22 * 60, to: 8 * 60, zone: 'Europe/Warsaw' }
const at = (text: string) => Date.parse(text)
const until = (text: string, quiet = night) => {
  const end = quietUntil(quiet, at(text))
  return end === undefined ? undefined : new Date(end).toISOString()
}

test('a night goes past midnight, in the own time', () => {
  // In November Warsaw is an hour ahead of UTC.
  expect(until('2026-11-19T20:59:59Z')).toBeUndefined()
  expect(until('2026-11-19T21:00:00Z')).toBe('2026-11-20T07:00:00.000Z')
  expect(until('2026-11-20T06:59:30Z')).toBe('2026-11-20T07:00:00.000Z')
  expect(until('2026-11-20T07:00:00Z')).toBeUndefined()
})

test('in summer it begins an hour earlier by UTC', () => {
  expect(until('2026-07-01T20:00:00Z')).toBe('2026-07-02T06:00:00.000Z')
})

test('from a minute to the same one nothing is quiet', () => {
  expect(until('2026-11-19T21:00:00Z', { ...night, to: night.from })).toBeUndefined()
})

test('a time must be known', () => {
  expect(isZone('America/Havana')).toBe(true)
  expect(isZone('Caribbean/Tortuga')).toBe(false)
})
