import { type MapTarget, type Point, type Say, TargetButtons } from '@spanish-main/ui'
import { memo } from 'react'
import { EUROPE, type Pax } from '../../rules/state.ts'
import { describe, inWords } from './describe.ts'
import { BOXES } from './layout.ts'
import { allMarks, type Marks, type Spot } from './marks.ts'
import { centreOf, type FleetPlace } from './places.ts'
import { ringOf } from './sites.tsx'

interface TargetsProps {
  readonly view: Pax
  readonly marks: Marks
  readonly fleets: readonly FleetPlace[]
  readonly say: Say
}

/** Everything that may be chosen on the chart, with its full name. */
export const Targets = memo(function Targets({ view, marks, fleets, say }: TargetsProps) {
  const targets = allMarks(marks).filter(({ mark }) => mark.state !== 'refused')
  return (
    <TargetButtons
      targets={targets.map(({ spot, mark }) => ({
        domain: spot.kind,
        value: spot.index,
        label: say('board.target', { place: inWords(describe(view, spot, say)), verb: mark.label }),
        chosen: mark.state === 'chosen',
        ...boxAround(spot, centreOf(spot, fleets), view),
      }))}
    />
  )
})

type Box = Omit<MapTarget, 'domain' | 'value' | 'label' | 'chosen'>

/** Where a button lies, in chart units. */
function boxAround(spot: Spot, at: Point, view: Pax): Box {
  if (spot.kind === 'box') {
    const box = spot.index === EUROPE ? BOXES.europe : BOXES.pirating
    return { at, width: box.width, height: box.height, square: true }
  }
  if (spot.kind === 'fleet') return { at, width: 110, height: 62 }
  if (spot.kind === 'area') return { at: [at[0], at[1] - 5], width: 110, height: 26, square: true }
  const size = spot.kind === 'zone' ? 42 : ringOf(view, spot.index) * 2
  return { at, width: size, height: size }
}
