import { type Camera, type Say, type Size, toWindow } from '@spanish-main/ui'
import { ZONE_IDS } from '../../data/index.ts'
import type { Pax } from '../../rules/state.ts'
import { SEA_SHAPES } from '../art/sheet-shapes.ts'
import { describe } from './describe.ts'
import { allMarks, type Mark, type Marks, markOf, type Spot } from './marks.ts'
import { alignment, noteSize } from './note-place.ts'
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
  const note = noteSize(label ?? name, [facts.join(', '), ...more])
  const where = alignment(camera, size, { at: [x, y], drop: drop(view, spot), note }, others)
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
