import { type Camera, type Size, toWindow } from '@spanish-main/ui'
import { type Point, VIEW } from './layout.ts'

/** How far across their place words may begin: in its middle, and ever farther to one side of it. */
const ACROSS = [
  ['', 0.5],
  ['px-rightward', 0.12],
  ['px-leftward', 0.88],
  ['px-rightmost', -0.1],
  ['px-leftmost', 1.1],
] as const

/** Pixels that a marker takes around its middle, and what it weighs to cover one against words cut by a pixel. */
const MARKER = 26
const COVERED = 40

/** In pixels of the window: the widest note (hot.css), what is around its words, a letter, a line. */
const WIDEST = 270
const AROUND = { width: 22, height: 38 }
const LETTER = { heading: 7.6, line: 6.1 }
const LINE = 17.5

/** About the size of a note, before it is drawn. */
export function noteSize(heading: string, lines: readonly string[]): Size {
  const wide = Math.max(heading.length * LETTER.heading, ...lines.map(line => line.length * LETTER.line))
  const room = WIDEST - AROUND.width
  const rows = lines.reduce((sum, line) => sum + Math.ceil((line.length * LETTER.line) / room), 0)
  return { width: Math.min(WIDEST, wide + AROUND.width), height: AROUND.height + rows * LINE }
}

interface Placed {
  readonly at: Point
  /** How far from the middle of the place the words begin, in chart units. */
  readonly drop: number
  readonly note: Size
}

/** Where the words stand: below the place and in its middle, unless an edge is near or they would cover what may be chosen. */
export function alignment(camera: Camera, size: Size, { at, drop, note }: Placed, others: readonly Point[]): string {
  const [x, y] = at
  const [west] = toWindow(camera, [VIEW.x, 0])
  const [east] = toWindow(camera, [VIEW.x + VIEW.width, 0])
  const least = Math.max(0, west)
  const most = Math.min(size.width, east)
  const markers = others.map(other => toWindow(camera, other))
  const cost = (share: number, above: boolean): number => {
    const [middle, edge] = toWindow(camera, [x, y + (above ? -drop : drop)])
    const left = middle - share * note.width
    const upper = above ? edge - note.height : edge
    const right = left + note.width
    const lower = upper + note.height
    const cut =
      Math.max(0, least - left) + Math.max(0, right - most) + Math.max(0, -upper) + Math.max(0, lower - size.height)
    const covered = markers.filter(
      ([a, b]) => a > left - MARKER && a < right + MARKER && b > upper - MARKER && b < lower + MARKER,
    )
    return cut + covered.length * COVERED
  }
  const ways = [false, true].flatMap(above =>
    ACROSS.map(([name, share]) => ({ name: `${name}${above ? ' px-above' : ''}`, cost: cost(share, above) })),
  )
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best)).name
}
