import { expect, test } from 'vitest'
import { beside } from './beside.ts'

const window = { width: 1440, height: 900 }
const map = { left: 8, top: 140, right: 1060, bottom: 720 }
const box = { width: 340, height: 140 }
const at = (x: number, y: number) => ({ left: x - 10, top: y - 10, right: x + 10, bottom: y + 10 })

test('near the edge of the map words stand off the map, level with what was clicked', () => {
  expect(beside(at(950, 300), box, window, map)).toEqual({ left: 1072, top: 230 })
})

test('in the middle of the map they stand beside it and leave it free', () => {
  expect(beside(at(400, 300), box, window, map)).toEqual({ left: 422, top: 230 })
})

test('what was clicked below the map is answered above it, so that the prompt stays free', () => {
  const { top } = beside(at(200, 800), box, window, map)
  expect(top + box.height).toBeLessThanOrEqual(790)
})

test('they stay in the window, whatever was clicked', () => {
  for (const [x, y] of [
    [0, 0],
    [1440, 0],
    [1440, 900],
    [0, 900],
  ]) {
    const { left, top } = beside(at(x, y), box, window, map)
    expect(left).toBeGreaterThanOrEqual(8)
    expect(left + box.width).toBeLessThanOrEqual(1432)
    expect(top).toBeGreaterThanOrEqual(8)
  }
})

test('on a phone, where no side is free, they stand above or below', () => {
  const { left, top } = beside(
    at(180, 400),
    box,
    { width: 360, height: 740 },
    { left: 0, top: 90, right: 360, bottom: 500 },
  )
  expect(left).toBe(10)
  expect(top + box.height).toBeLessThanOrEqual(390)
})
