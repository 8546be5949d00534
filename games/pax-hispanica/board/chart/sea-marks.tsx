import { memo } from 'react'
import { AREA_IDS } from '../../data/index.ts'
import { EUROPE } from '../../rules/state.ts'
import { Emblem } from '../art/icon.tsx'
import { AREA_SHAPES } from '../art/sheet-shapes.ts'
import { BOXES, type Point, ZONE_PLACES } from './layout.ts'
import type { Mark } from './marks.ts'
import { type FleetPlace, middleOf } from './places.ts'
import { Verb } from './sites.tsx'

type ByIndex = ReadonlyMap<number, Mark>

/** A line from a fleet to where it would go, bent a little. */
function courseTo([x0, y0]: Point, [x1, y1]: Point): string {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length]
  const start = [x0 + ux * 46, y0 + uy * 30]
  const end = [x1 - ux * 20, y1 - uy * 20]
  const bend = Math.min(22, length / 7)
  return `M${start}Q${(start[0] + end[0]) / 2 - uy * bend} ${(start[1] + end[1]) / 2 + ux * bend} ${end}`
}

/** Sea zones that may be sailed to: a round badge in open water, joined to the fleet. */
export const SeaMarks = memo(function SeaMarks({ marks, fleets }: { marks: ByIndex; fleets: readonly FleetPlace[] }) {
  return (
    <>
      {[...marks].map(([zone, mark]) => {
        const from = fleets.find(({ colour }) => colour === mark.from)
        if (from === undefined || mark.state === 'refused') return null
        const course = courseTo(middleOf(from), ZONE_PLACES[zone].badge)
        return (
          <g key={zone}>
            <path className="px-course-ground" d={course} />
            <path className="px-course" d={course} />
          </g>
        )
      })}
      {[...marks].map(([zone, mark]) => (
        <SeaBadge key={zone} at={ZONE_PLACES[zone].badge} mark={mark} spot={`zone:${zone}`} />
      ))}
    </>
  )
})

function SeaBadge({ at: [x, y], mark, spot }: { at: Point; mark: Mark; spot: string }) {
  return (
    <g transform={`translate(${x} ${y})`} data-pick={spot}>
      <g key={mark.times} className={`px-mark px-sea-badge px-${mark.state}`}>
        {mark.state !== 'refused' && <circle className="px-halo" r="34" fill="url(#px-glow)" />}
        <circle className="px-badge-ground" r="17" />
        <circle className="px-ring" r="17" />
        <Emblem name={mark.icon} y={-0.5} size={20} />
      </g>
    </g>
  )
}

/** EUROPE and PIRATING as targets: a gold frame outside the box. */
export const BoxMarks = memo(function BoxMarks({ marks }: { marks: ByIndex }) {
  return (
    <>
      {[...marks].map(([box, mark]) => {
        const { x, y, width, height } = box === EUROPE ? BOXES.europe : BOXES.pirating
        return (
          <g key={`${box}-${mark.times}`}>
            <g className={`px-mark px-box-mark px-${mark.state}`}>
              <rect className="px-ring-ground" x={x - 5} y={y - 5} width={width + 10} height={height + 10} rx="7" />
              <rect className="px-ring" x={x - 5} y={y - 5} width={width + 10} height={height + 10} rx="7" />
            </g>
            <Verb at={[x + 10, y + 10]} radius={18} mark={mark} />
          </g>
        )
      })}
    </>
  )
})

/** Whole land zones as targets. */
export const AreaMarks = memo(function AreaMarks({ marks }: { marks: ByIndex }) {
  return (
    <g clipPath="url(#engraved-clip-land)">
      {[...marks].map(([area, mark]) => (
        <path
          key={`${area}-${mark.times}`}
          className={`px-area-mark px-${mark.state}`}
          d={AREA_SHAPES[AREA_IDS[area]]}
        />
      ))}
    </g>
  )
})

/** A way over several sea zones. */
export function Route({ zones }: { zones: readonly number[] }) {
  const way = `M${zones.map(zone => ZONE_PLACES[zone].badge.join(' ')).join('L')}`
  return (
    <g className="px-route">
      <path className="px-course-ground" d={way} />
      <path className="px-course" d={way} />
      {zones.map(zone => (
        <circle key={zone} cx={ZONE_PLACES[zone].badge[0]} cy={ZONE_PLACES[zone].badge[1]} r="5" />
      ))}
    </g>
  )
}
