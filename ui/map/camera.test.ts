import { describe, expect, it } from 'vitest'
import { clamp, fit, fittingScale, follow, inside, NEAREST, pan, resized, toWindow, zoom } from './camera.ts'

const VIEW = { x: 0, y: 12, width: 1200, height: 664 }

const wide = { width: 1040, height: 575 }
const phone = { width: 390, height: 430 }

describe('the camera', () => {
  it('shows the whole sheet in a window of any shape', () => {
    expect(fittingScale(VIEW, { width: 1200, height: 664 })).toBe(1)
    expect(fittingScale(VIEW, { width: 1200, height: 680 })).toBe(1)
    expect(fittingScale(VIEW, phone)).toBeCloseTo(390 / 1200)
  })

  it('puts a smaller sheet into the middle', () => {
    const camera = fit(VIEW, phone)
    const [, top] = toWindow(camera, [0, VIEW.y])
    const [, bottom] = toWindow(camera, [0, VIEW.y + VIEW.height])
    expect(top).toBeCloseTo(phone.height - bottom)
  })

  it('never shows what lies beyond a larger sheet', () => {
    const camera = pan(VIEW, { k: 2, x: 10, y: 20 }, 5000, 5000, wide)
    expect(camera).toEqual({ k: 2, x: VIEW.x, y: VIEW.y })
    const other = pan(VIEW, camera, -9000, -9000, wide)
    expect(toWindow(other, [VIEW.x + VIEW.width, VIEW.y + VIEW.height])).toEqual([wide.width, wide.height])
  })

  it('follows a piece that leaves the window, and rests while it is well in sight', () => {
    const camera = { k: 1, x: 300, y: 100 }
    expect(follow(VIEW, camera, [500, 300], phone)).toBe(camera)
    const moved = follow(VIEW, camera, [680, 300], phone)
    expect(toWindow(moved, [680, 300])).toEqual([phone.width / 2, phone.height / 2])
    expect(moved.k).toBe(1)
  })

  it('shows the ways of a piece that has moved, if they fit beside it', () => {
    const camera = { k: 1, x: 300, y: 100 }
    const beyond = [560, 60] as const
    const both = follow(VIEW, camera, [500, 300], phone, [beyond])
    expect(inside(both, phone, beyond) && inside(both, phone, [500, 300])).toBe(true)
    expect(follow(VIEW, both, [500, 300], phone, [beyond])).toBe(both)
    expect(follow(VIEW, camera, [500, 300], phone, [[1100, 300]])).toBe(camera)
  })

  it('keeps in the middle what was there, when the window becomes lower and high again', () => {
    const camera = { k: 1, x: 300, y: 100 }
    const low = resized(VIEW, camera, phone, { width: 390, height: 130 })
    expect(toWindow(low, [495, 315])).toEqual([195, 65])
    expect(resized(VIEW, low, { width: 390, height: 130 }, phone)).toEqual(camera)
  })

  it('zooms around the pointer and stops at both ends', () => {
    const camera = { k: 1.5, x: 300, y: 200 }
    const pointer = [400, 300] as const
    const nearer = zoom(VIEW, camera, 1.3, pointer, wide)
    const under = [camera.x + pointer[0] / camera.k, camera.y + pointer[1] / camera.k] as const
    expect(toWindow(nearer, under)[0]).toBeCloseTo(pointer[0])
    expect(toWindow(nearer, under)[1]).toBeCloseTo(pointer[1])
    expect(zoom(VIEW, camera, 100, pointer, wide).k).toBe(NEAREST)
    expect(zoom(VIEW, camera, 0.001, pointer, wide).k).toBe(fit(VIEW, wide).k)
    expect(clamp(VIEW, camera, wide)).toEqual(camera)
  })
})
