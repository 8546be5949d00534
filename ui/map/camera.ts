/** A point of a sheet, in its own units. */
export type Point = readonly [x: number, y: number]

/** The part of a drawing that is the map, in its own units. */
export interface Sheet {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What part of the sheet a window shows: pixels a unit, and the point in the window's upper left corner. */
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

/** Pixels a unit at which the whole sheet is seen. */
export const fittingScale = (sheet: Sheet, { width, height }: Size): number =>
  Math.min(width / sheet.width, height / sheet.height)

/** Keeps the sheet in the window: no gap beside it if it is larger, in the middle if it is smaller. */
export function clamp(sheet: Sheet, { k, x, y }: Camera, size: Size): Camera {
  const scale = Math.min(Math.max(k, fittingScale(sheet, size)), NEAREST)
  return {
    k: scale,
    x: clampAxis(x, size.width / scale, sheet.x, sheet.width),
    y: clampAxis(y, size.height / scale, sheet.y, sheet.height),
  }
}

function clampAxis(at: number, shown: number, from: number, length: number): number {
  if (shown >= length) return from - (shown - length) / 2
  return Math.min(Math.max(at, from), from + length - shown)
}

/** The whole sheet in the middle of the window. */
export const fit = (sheet: Sheet, size: Size): Camera =>
  clamp(sheet, { k: fittingScale(sheet, size), x: sheet.x, y: sheet.y }, size)

/** Moves a point of the sheet into the middle of the window. */
export const centre = (sheet: Sheet, k: number, [x, y]: Point, size: Size): Camera =>
  clamp(sheet, { k, x: x - size.width / k / 2, y: y - size.height / k / 2 }, size)

/** The window has another size: what was in its middle stays there. */
export function resized(sheet: Sheet, { k, x, y }: Camera, from: Size, to: Size): Camera {
  return centre(sheet, k, [x + from.width / k / 2, y + from.height / k / 2], to)
}

/** Moves the sheet by pixels. */
export const pan = (sheet: Sheet, { k, x, y }: Camera, dx: number, dy: number, size: Size): Camera =>
  clamp(sheet, { k, x: x - dx / k, y: y - dy / k }, size)

/** Zooms by a factor around a pixel of the window. */
export function zoom(sheet: Sheet, camera: Camera, factor: number, [px, py]: Point, size: Size): Camera {
  const k = Math.min(Math.max(camera.k * factor, fittingScale(sheet, size)), NEAREST)
  return clamp(sheet, { k, x: camera.x + px / camera.k - px / k, y: camera.y + py / camera.k - py / k }, size)
}

/** Where a point of the sheet is in the window, in pixels. */
export const toWindow = ({ k, x, y }: Camera, [cx, cy]: Point): Point => [(cx - x) * k, (cy - y) * k]

/** Whether a window shows a point, and so many pixels around it. */
export function inside(camera: Camera, size: Size, place: Point, around = 10): boolean {
  const [x, y] = toWindow(camera, place)
  return x > around && y > around && x < size.width - around && y < size.height - around
}

/** So many pixels around it a piece is seen whole, with what lies beside it. */
const PIECE = 60
/** So many the badge of a way. */
const WAY = 24

/** The middle of a box around all of these. */
export function middleOf(places: readonly Point[]): Point {
  const xs = places.map(([x]) => x)
  const ys = places.map(([, y]) => y)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

/** Brings a piece and the ways that it could take into sight; where they do not fit together, the piece into the middle. */
export function follow(sheet: Sheet, camera: Camera, piece: Point, size: Size, ways: readonly Point[] = []): Camera {
  const all = [piece, ...ways]
  const shows = (seen: Camera) => inside(seen, size, piece, PIECE) && ways.every(way => inside(seen, size, way, WAY))
  if (shows(camera)) return camera
  const together = centre(sheet, camera.k, middleOf(all), size)
  if (shows(together)) return together
  return inside(camera, size, piece, PIECE) ? camera : centre(sheet, camera.k, piece, size)
}
