import { type Camera, type Point, type Size, toWindow } from '@spanish-main/ui'
import type { Description } from './describe.ts'

const ROOM = { beside: 130, below: 110 }

/** Words about the place under the pointer. Always of one size, and inside the window. */
export function Note({
  at: [x, y],
  drop,
  about,
  action,
  camera,
  size,
}: {
  at: Point
  drop: number
  about: Description
  /** What a click does; undefined if it does nothing. */
  action: string | undefined
  camera: Camera
  size: Size
}) {
  const [left, bottom] = toWindow(camera, [x, y + drop])
  const across = left < ROOM.beside ? 'cq-rightward' : left > size.width - ROOM.beside ? 'cq-leftward' : ''
  const above = bottom > size.height - ROOM.below
  return (
    <div
      className={`cq-note ${across} ${above ? 'cq-above' : ''}`}
      style={{ left: x, top: y + drop * (above ? -1 : 1) }}
      aria-hidden="true"
    >
      {action !== undefined && <em>{action}</em>}
      <b>{about.name}</b>
      {about.facts.map(fact => (
        <span key={fact}>{fact}</span>
      ))}
    </div>
  )
}
