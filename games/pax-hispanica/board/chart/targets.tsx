import type { Say } from '@spanish-main/ui'
import { memo } from 'react'
import { EUROPE, type Pax } from '../../rules/state.ts'
import { describe, inWords } from './describe.ts'
import { BOXES, type Point } from './layout.ts'
import { allMarks, type Marks, type Pick, pickKey } from './marks.ts'
import { centreOf, type FleetPlace } from './places.ts'
import { ringOf } from './sites.tsx'
import './targets.css'

interface TargetsProps {
  readonly view: Pax
  readonly marks: Marks
  readonly fleets: readonly FleetPlace[]
  readonly say: Say
}

/** Real buttons over everything that may be chosen: for keyboards, for those who listen, and for thumbs. */
export const Targets = memo(function Targets({ view, marks, fleets, say }: TargetsProps) {
  const targets = allMarks(marks).filter(({ mark }) => mark.state !== 'refused')
  const inReadingOrder = targets
    .map(target => ({ ...target, at: centreOf(target.pick, fleets) }))
    .sort((a, b) => Math.round(a.at[1] / 60) - Math.round(b.at[1] / 60) || a.at[0] - b.at[0])
  return (
    <ul className="px-targets">
      {inReadingOrder.map(({ pick, mark, at }) => (
        <li key={pickKey(pick)}>
          <button
            type="button"
            data-pick={pickKey(pick)}
            aria-label={say('board.target', { place: inWords(describe(view, pick, say)), verb: mark.label })}
            aria-pressed={mark.state === 'chosen'}
            style={boxAround(pick, at, view)}
          />
        </li>
      ))}
    </ul>
  )
})

/** Where a button lies, in chart units. */
function boxAround(pick: Pick, [x, y]: Point, view: Pax) {
  if (pick.kind === 'box') {
    const box = pick.index === EUROPE ? BOXES.europe : BOXES.pirating
    return { left: x, top: y, width: box.width, height: box.height, borderRadius: 4 }
  }
  if (pick.kind === 'fleet') return { left: x, top: y, width: 110, height: 62 }
  if (pick.kind === 'area') return { left: x, top: y - 5, width: 110, height: 26, borderRadius: 8 }
  const size = pick.kind === 'zone' ? 42 : ringOf(view, pick.index) * 2
  return { left: x, top: y, width: size, height: size }
}
