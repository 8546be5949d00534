import { beside } from '../../rules/geography.ts'
import { hexCentre, hexSide } from './layout.ts'

/** The line round a set of hexes: only sides between inside and outside. */
function outline(hexes: ReadonlySet<number>): string {
  const sides: string[] = []
  for (const hex of hexes) {
    for (let d = 0; d < 6; d++) {
      const next = beside(hex, d)
      if (next >= 0 && hexes.has(next)) continue
      const [ax, ay, bx, by] = hexSide(hex, d)
      sides.push(`M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`)
    }
  }
  return sides.join('')
}

/** A solid line round what is near, a dashed line round the rest. */
export function Reach({ near, far }: { near: ReadonlySet<number>; far: ReadonlySet<number> }) {
  return (
    <g className="cq-reach">
      <path className="cq-reach-far" d={outline(far)} />
      <path className="cq-reach-near" d={outline(near)} />
    </g>
  )
}

/** The course to where the pointer is: every step with its number. */
export function CourseLine({ from, hexes }: { from: number; hexes: readonly number[] }) {
  const points = [from, ...hexes].map(hexCentre)
  const line = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    <g className="cq-course">
      <path className="cq-course-under" d={line} />
      <path className="cq-course-line" d={line} />
      {points.slice(1).map(([x, y], i) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="6.6" />
          <text y="3.2">{i + 1}</text>
        </g>
      ))}
    </g>
  )
}
