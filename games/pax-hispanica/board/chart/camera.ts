import { type Point, VIEW } from './layout.ts'

/** What part of the chart a window shows: pixels a unit, and the chart point in the window's upper left corner. */
export interface Camera {
  readonly k: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const NEAREST = 3.4

/** Below this many pixels a unit only the names of targets are shown. */
export const NAMES_FROM = 0.7

/** Pixels a unit at which the whole chart is seen; a window of nearly its shape is filled instead. */
export function fittingScale({ width, height }: Size): number {
  const across = width / VIEW.width
  const down = height / VIEW.height
  const [small, large] = across < down ? [across, down] : [down, across]
  return large / small <= 1.03 ? large : small
}

/** Keeps the sheet in the window: no gap beside it if it is larger, in the middle if it is smaller. */
export function clamp({ k, x, y }: Camera, size: Size): Camera {
  const scale = Math.min(Math.max(k, fittingScale(size)), NEAREST)
  return {
    k: scale,
    x: clampAxis(x, size.width / scale, VIEW.x, VIEW.width),
    y: clampAxis(y, size.height / scale, VIEW.y, VIEW.height),
  }
}

function clampAxis(at: number, shown: number, from: number, length: number): number {
  if (shown >= length) return from - (shown - length) / 2
  return Math.min(Math.max(at, from), from + length - shown)
}

/** The whole chart in the middle of the window. */
export function fit(size: Size): Camera {
  const k = fittingScale(size)
  return clamp(
    { k, x: VIEW.x + (VIEW.width - size.width / k) / 2, y: VIEW.y + (VIEW.height - size.height / k) / 2 },
    size,
  )
}

/** Moves a chart point into the middle of the window. */
export const centre = (k: number, [x, y]: Point, size: Size): Camera =>
  clamp({ k, x: x - size.width / k / 2, y: y - size.height / k / 2 }, size)

/** Moves the sheet by pixels. */
export const pan = ({ k, x, y }: Camera, dx: number, dy: number, size: Size): Camera =>
  clamp({ k, x: x - dx / k, y: y - dy / k }, size)

/** Zooms by a factor around a pixel of the window. */
export function zoom(camera: Camera, factor: number, [px, py]: Point, size: Size): Camera {
  const k = Math.min(Math.max(camera.k * factor, fittingScale(size)), NEAREST)
  return clamp({ k, x: camera.x + px / camera.k - px / k, y: camera.y + py / camera.k - py / k }, size)
}

/** Where a chart point is in the window, in pixels. */
export const toWindow = ({ k, x, y }: Camera, [cx, cy]: Point): Point => [(cx - x) * k, (cy - y) * k]
