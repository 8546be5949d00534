import type { Tiding } from '../contract.ts'
import { TidingMark } from '../tiding-mark.tsx'
import type { Point } from './camera.ts'
import './tidings.css'

/** As many lines as stand at one place. */
const LINES = 3

/** Gains and losses where they happened, one below the other where several are of one place. */
export function Tidings({
  tidings,
  at,
}: {
  tidings: readonly Tiding[]
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
      <div key={key} className="map-tidings" style={{ left, top }}>
        {lines.map(tiding => (
          <TidingMark key={tiding.key} tiding={tiding} />
        ))}
      </div>
    ),
  )
}
