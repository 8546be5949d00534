import { CELLS, MIDLIFE, MUTINY, NUDGE, TRACKS } from '../../data/index.ts'
import type { Point } from '../chart/layout.ts'

// The cross of spaces on a board of 344 by 344.

export const BOARD = 344
const MIDDLE = BOARD / 2
const STEP = [44.5, 37] as const

export interface CellPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A space; the last rung of a track is larger and stands at the edge. */
export function cellPlace(cell: number): CellPlace {
  const { x, y, kind } = CELLS[cell]
  if (kind !== 'extremist') return { x: MIDDLE + x * STEP[0], y: MIDDLE - y * STEP[1], width: 40, height: 33 }
  const far = x === 0 ? 151.2 : 140.1
  return { x: MIDDLE + Math.sign(x) * far, y: MIDDLE - Math.sign(y) * far, width: 52, height: 39 }
}

/** Each deck lies clockwise of its track: its upper left corner, by deck. */
export const DECK_PLACES: readonly Point[] = TRACKS.map(({ direction }) => {
  if (direction === 'up') return [278, 6]
  if (direction === 'right') return [278, 200]
  return direction === 'down' ? [4, 200] : [4, 6]
})

/** Names of the realms around the tracks, by quarter. */
export const REALM_PLACES: readonly Point[] = [
  [108, 28],
  [238, 22],
  [238, 256],
  [108, 250],
]

/** Where a Nudge leads: a space, or the middle of a realm; undefined where nothing changes. */
export function nudgeTarget(cell: number, nudge: number): { at: Point; realm: boolean } | undefined {
  const result = NUDGE[cell][nudge]
  if (result >= 0) {
    const { x, y } = cellPlace(result)
    return { at: [x, y], realm: false }
  }
  if (result !== MUTINY && result !== MIDLIFE) return undefined
  const from = cellPlace(cell)
  const [dx, dy] = [
    [0, -34],
    [0, 34],
    [-42, 0],
    [42, 0],
  ][nudge]
  return { at: [from.x + dx, from.y + dy], realm: true }
}
