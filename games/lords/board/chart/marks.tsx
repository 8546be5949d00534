import type { Point } from '@spanish-main/ui'
import { Glyph } from '../art/icon.tsx'
import type { IconName } from '../art/icon-names.ts'
import { zonePlace } from './places.ts'

/** Something on the chart that may be taken, was taken, or was refused. */
export interface Mark {
  readonly id: string
  readonly at: Point
  readonly state: 'may' | 'chosen' | 'refused'
  readonly icon: IconName
  /** A sea zone: a badge instead of a ring. */
  readonly zone?: number
  /** How large what it surrounds is drawn. */
  readonly scale?: number
}

export function Marks({ marks, from }: { marks: readonly Mark[]; from: Point | undefined }) {
  return marks.map(mark =>
    mark.zone === undefined ? (
      <Ring key={mark.id} {...mark} />
    ) : (
      <Badge key={mark.id} {...mark} zone={mark.zone} from={from} />
    ),
  )
}

function Ring({ at: [x, y], state, icon, scale = 1 }: Mark) {
  return (
    <g className={`lo-mark lo-${state}`} transform={`translate(${x} ${y + 4 * scale}) scale(${scale})`}>
      {state === 'may' && <circle className="lo-halo" r={42} fill="url(#lo-glow)" />}
      <circle className="lo-ring-ground" r={29} />
      <circle className="lo-ring" r={29} />
      <g className="lo-verb" transform="translate(21 -21)">
        <circle r={9} />
        <Glyph name={icon} size={11.5} />
      </g>
    </g>
  )
}

/** A step to a zone: a course to it and a badge. */
function Badge({ at, state, icon, zone, from }: Mark & { zone: number; from: Point | undefined }) {
  return (
    <g className={`lo-mark lo-${state}`}>
      {state === 'chosen' && <path className="lo-zone-lit" d={zonePlace(zone).shape} fillRule="evenodd" />}
      {from !== undefined && state !== 'refused' && (
        <>
          <path className="lo-course-ground" d={course(from, at)} />
          <path className="lo-course" d={course(from, at)} />
        </>
      )}
      <g transform={`translate(${at[0]} ${at[1]})`}>
        {state === 'may' && <circle className="lo-halo" r={34} fill="url(#lo-glow)" />}
        <circle className="lo-badge" r={15} />
        <circle className="lo-ring" r={15} />
        <g className="lo-badge-icon">
          <Glyph name={icon} size={17} />
        </g>
      </g>
    </g>
  )
}

function course([x0, y0]: Point, [x1, y1]: Point): string {
  const mx = (x0 + x1) / 2 + (y1 - y0) * 0.14
  const my = (y0 + y1) / 2 - (x1 - x0) * 0.14
  return `M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`
}
