import type { Target } from '../contract.ts'
import type { Point } from './camera.ts'
import { targetKey } from './gestures.ts'
import './target-buttons.css'

/** A target on the map: where it is, how large, and what it is called in full. */
export interface MapTarget extends Target {
  readonly at: Point
  readonly width: number
  readonly height: number
  readonly square?: boolean
  readonly label: string
  readonly chosen: boolean
}

/** Things on one line of a map are read from left to right. */
const LINE = 60

/** Real buttons over everything that may be chosen, in reading order: for keyboards, for those who listen, for thumbs. */
export function TargetButtons({ targets }: { targets: readonly MapTarget[] }) {
  const row = ({ at: [, y] }: MapTarget) => Math.round(y / LINE)
  const inReadingOrder = [...targets].sort((a, b) => row(a) - row(b) || a.at[0] - b.at[0])
  return (
    <ul className="map-targets">
      {inReadingOrder.map(({ at: [left, top], width, height, square, label, chosen, ...target }) => (
        <li key={targetKey(target)}>
          <button
            type="button"
            data-pick={targetKey(target)}
            aria-label={label}
            aria-pressed={chosen}
            style={{ left, top, width, height, ...(square ? { borderRadius: 6 } : {}) }}
          />
        </li>
      ))}
    </ul>
  )
}

/** Numbers beside places: the same that stand in the hint. */
export function Numbers({ places }: { places: readonly { readonly at: Point; readonly number: number }[] }) {
  return places.map(({ at: [left, top], number }) => (
    <span key={number} className="map-number" style={{ left, top }} aria-hidden="true">
      {number}
    </span>
  ))
}
