import { describe, expect, it } from 'vitest'
import { clamp, fit, fittingScale, NEAREST, pan, toWindow, zoom } from './camera.ts'
import { VIEW } from './layout.ts'

const wide = { width: 1040, height: 575 }
const phone = { width: 390, height: 430 }

describe('the camera', () => {
  it('fills a window of nearly the shape of the sheet, and shows all of it in any other', () => {
    expect(fittingScale({ width: 1200, height: 664 })).toBe(1)
    expect(fittingScale({ width: 1200, height: 680 })).toBeCloseTo(680 / 664)
    expect(fittingScale(phone)).toBeCloseTo(390 / 1200)
  })

  it('puts a smaller sheet into the middle', () => {
    const camera = fit(phone)
    const [, top] = toWindow(camera, [0, VIEW.y])
    const [, bottom] = toWindow(camera, [0, VIEW.y + VIEW.height])
    expect(top).toBeCloseTo(phone.height - bottom)
  })

  it('never shows what lies beyond a larger sheet', () => {
    const camera = pan({ k: 2, x: 10, y: 20 }, 5000, 5000, wide)
    expect(camera).toEqual({ k: 2, x: VIEW.x, y: VIEW.y })
    const other = pan(camera, -9000, -9000, wide)
    expect(toWindow(other, [VIEW.x + VIEW.width, VIEW.y + VIEW.height])).toEqual([wide.width, wide.height])
  })

  it('zooms around the pointer and stops at both ends', () => {
    const camera = { k: 1.5, x: 300, y: 200 }
    const pointer = [400, 300] as const
    const nearer = zoom(camera, 1.3, pointer, wide)
    const under = [camera.x + pointer[0] / camera.k, camera.y + pointer[1] / camera.k] as const
    expect(toWindow(nearer, under)[0]).toBeCloseTo(pointer[0])
    expect(toWindow(nearer, under)[1]).toBeCloseTo(pointer[1])
    expect(zoom(camera, 100, pointer, wide).k).toBe(NEAREST)
    expect(zoom(camera, 0.001, pointer, wide).k).toBe(fit(wide).k)
    expect(clamp(camera, wide)).toEqual(camera)
  })
})
