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
  return [...places].map(
    ([
      key,
      {
        at: [left, top],
        lines,
      },
    ]) => (
      <div key={key} className={`map-tidings ${sideOf(toWindow(camera, [left, top]), size)}`} style={{ left, top }}>
        {lines.map(tiding => (
          <TidingMark key={tiding.key} tiding={tiding} />
        ))}
      </div>
    ),
  )
}

/** Pixels that the words need on either side of their place, and above it. */
const ROOM = { beside: 110, above: 84 }

/** Words keep away from the edges of the window: there they stand beside their place, or below it. */
function sideOf([across, down]: Point, { width }: Size): string {
  const beside =
    across < ROOM.beside ? 'map-tidings-rightward' : across > width - ROOM.beside ? 'map-tidings-leftward' : ''
  return down < ROOM.above ? `${beside} map-tidings-below` : beside
}
