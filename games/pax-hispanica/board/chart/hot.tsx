import { type Camera, type Say, type Size, toWindow } from '@spanish-main/ui'
import { ZONE_IDS } from '../../data/index.ts'
import type { Pax } from '../../rules/state.ts'
import { SEA_SHAPES } from '../art/sheet-shapes.ts'
import { describe } from './describe.ts'
import { type Point, VIEW } from './layout.ts'
import { allMarks, type Mark, type Marks, markOf, type Spot } from './marks.ts'
import { centreOf, type FleetPlace } from './places.ts'
import { ringOf } from './sites.tsx'
import './hot.css'

interface HotProps {
  readonly view: Pax
  readonly spot: Spot
  readonly marks: Marks
  readonly fleets: readonly FleetPlace[]
}

/** The place under the pointer or with the focus, in the drawing. */
export function HotPlace({ view, spot, marks, fleets }: HotProps) {
  const [x, y] = centreOf(spot, fleets)
  const marked = markOf(marks, spot) !== undefined
  if (spot.kind === 'site')
    return <circle className="px-hot-ring" cx={x} cy={y} r={ringOf(view, spot.index) + (marked ? 4.5 : -1)} />
  if (spot.kind !== 'zone') return null
  return (
    <>
      <path className="px-hot-zone" fillRule="evenodd" d={SEA_SHAPES[ZONE_IDS[spot.index]]} />
      {marked && <circle className="px-hot-ring" cx={x} cy={y} r="21.5" />}
    </>
  )
}

/** How far below its middle the words about a place begin, in chart units. */
function drop(view: Pax, spot: Spot): number {
  if (spot.kind === 'site') return ringOf(view, spot.index) + 2
  if (spot.kind === 'fleet') return 34
  if (spot.kind === 'box') return 50
  return spot.kind === 'zone' ? 24 : 10
}

/** About the size of the words, in pixels of the window, and how far across it they may begin before their place. */
const CARD = { width: 220, height: 84 }
const ACROSS = [
  ['', 0.5],
  ['px-rightward', 0.12],
  ['px-leftward', 0.88],
] as const

/** Pixels that a marker takes around its middle, and what it weighs to cover one against words cut by a pixel. */
const MARKER = 26
const COVERED = 40

/** Where the words stand: below the place and in its middle, unless an edge is near or they would cover what may be chosen. */
function alignment(camera: Camera, size: Size, [x, y]: Point, drop: number, others: readonly Point[]): string {
  const [west] = toWindow(camera, [VIEW.x, 0])
  const [east] = toWindow(camera, [VIEW.x + VIEW.width, 0])
  const least = Math.max(0, west)
  const most = Math.min(size.width, east)
  const markers = others.map(other => toWindow(camera, other))
  const cost = (share: number, above: boolean): number => {
    const [middle, edge] = toWindow(camera, [x, y + (above ? -drop : drop)])
    const left = middle - share * CARD.width
    const upper = above ? edge - CARD.height : edge
    const right = left + CARD.width
    const lower = upper + CARD.height
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

interface NoteProps extends HotProps {
  readonly say: Say
  readonly camera: Camera
  readonly size: Size
  /** What a click would sail, from the first zone to the last. */
  readonly course: readonly number[] | undefined
}

/** The words about the hot place: what would happen there, or what it is. Always of one size. */
export function HotNote({ view, spot, marks, fleets, say, camera, size, course }: NoteProps) {
  const [x, y] = centreOf(spot, fleets)
  const [across, down] = toWindow(camera, [x, y])
  // The chart has turned away from it.
  if (across < 0 || down < 0 || across > size.width || down > size.height) return null
  const mark: Mark | undefined = markOf(marks, spot)
  const { name, facts, more = [] } = describe(view, spot, say)
  const sails = course && say('board.sail-far', { what: name, count: course.length - 1 })
  const label = mark !== undefined && mark.state !== 'refused' ? mark.label : sails
  const others = allMarks(marks).flatMap(({ spot: { kind, index }, mark: { state } }) =>
    state === 'refused' || (kind === spot.kind && index === spot.index) ? [] : [centreOf({ kind, index }, fleets)],
  )
  const where = alignment(camera, size, [x, y], drop(view, spot), others)
  const style = { left: x, top: y + drop(view, spot) * (where.endsWith('px-above') ? -1 : 1) }
  return (
    <p className={`px-note ${where}`} style={style} aria-hidden="true">
      {label !== undefined ? <b className="px-pill">{label}</b> : <b>{name}</b>}
      {facts.length > 0 && <span>{facts.join(', ')}</span>}
      {more.map(each => (
        <span key={each}>{each}</span>
      ))}
    </p>
  )
}
