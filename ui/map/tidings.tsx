import type { Tiding } from '../contract.ts'
import { TidingMark } from '../tiding-mark.tsx'
import { type Camera, type Point, type Size, toWindow } from './camera.ts'
import './tidings.css'

/** As many lines as stand at one place. */
const LINES = 3

/** Gains and losses where they happened, one below the other where several are of one place. */
export function Tidings({
  tidings,
  at,
  camera,
  size,
}: {
  tidings: readonly Tiding[]
  camera: Camera
  size: Size
  /** Where a place is on the sheet; undefined if it is not there. */
  at: (place: NonNullable<Tiding['place']>) => Point | undefined
}) {
  const places = new Map<string, { at: Point; lines: Tiding[] }>()
  for (const tiding of tidings) {
    const point = tiding.place && at(tiding.place)
    if (point === undefined) continue
    const found = places.get(point.join()) ?? { at: point, lines: [] }
    places.set(point.join(), { at: point, lines: [...found.lines, tiding].slice(-LINES) })
  }
  const taken: Box[] = []
  return [...places].map(
    ([
      key,
      {
        at: [left, top],
        lines,
      },
    ]) => {
      const point = toWindow(camera, [left, top])
      // Two neighbours do not write over each other: the second stands below its place, if that is free.
      const crowded = meets(boxOf(point, lines.length, false), taken) && !meets(boxOf(point, lines.length, true), taken)
      const below = crowded || point[1] < ROOM.above
      taken.push(boxOf(point, lines.length, below))
      return (
        <div
          key={key}
          className={`map-tidings ${besideOf(point, size)}${below ? ' map-tidings-below' : ''}`}
          style={{ left, top }}
        >
          {lines.map(tiding => (
            <TidingMark key={tiding.key} tiding={tiding} />
          ))}
        </div>
      )
    },
  )
}

/** Pixels that the words need on either side of their place, and above it. */
const ROOM = { beside: 110, above: 84 }

/** Words keep away from the edges of the window: there they stand beside their place. */
const besideOf = ([across]: Point, { width }: Size): string =>
  across < ROOM.beside ? 'map-tidings-rightward' : across > width - ROOM.beside ? 'map-tidings-leftward' : ''

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What the words of a place cover, about; how low they stand below it is told in tidings.css. */
function boxOf([across, down]: Point, lines: number, below: boolean): Box {
  const bottom = below ? down + 72 : down
  return { left: across - 80, right: across + 80, top: bottom - lines * 24, bottom }
}

const meets = (box: Box, others: readonly Box[]): boolean =>
  others.some(
    other => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
  )
