import { Mark } from '../art/icon.tsx'
import { LIVERIES } from '../art/liveries.tsx'
import { ShipShape } from '../art/ships.tsx'
import './scene.css'

/** Rows of short strokes: the engraver's waves and skies. */
const strokes = (from: number, to: number, step: number, length: number): string => {
  const parts: string[] = []
  for (let y = from, row = 0; y < to; y += step, row++)
    for (let x = (row * 37) % 60; x < 1080; x += 74)
      parts.push(`M${x} ${y}q${length / 4} -4 ${length / 2} 0t${length / 2} 0`)
  return parts.join('')
}
const WAVES = strokes(112, 196, 12, 26)

function Sky({ sun }: { sun: number }) {
  return (
    <>
      <rect className="cq-sky" width="1080" height="100" />
      <path
        className="cq-rays"
        d="M36 12h114M208 26h100M354 14h108M560 34h84M700 18h120M860 30h140M90 48h120M300 60h150M540 66h110M760 56h130M940 70h90"
      />
      <circle className="cq-sun" cx={sun} cy="48" r="22" />
      <rect className="cq-water" y="96" width="1080" height="100" />
      <path className="cq-waves" d={WAVES} />
    </>
  )
}

/** A side at sea: its country and the kinds of its ships. */
export interface Squadron {
  readonly country: number
  readonly kinds: readonly number[]
}

/** Two squadrons before a coast, the attacker at the left. */
export function SeaScene({ left, right }: { left: Squadron; right: Squadron }) {
  const ships = ({ country, kinds }: Squadron, at: number, turn: number) =>
    kinds.slice(0, 4).map((kind, i) => (
      <g
        key={`${country} ${i + 1}`}
        transform={`translate(${at - turn * i * 104} ${138 + (i % 2) * 18}) scale(${turn * 1.75} 1.75)`}
      >
        <ShipShape kind={kind} country={country} />
      </g>
    ))
  return (
    <svg className="cq-scene" viewBox="0 58 1080 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Sky sun={540} />
      <path className="cq-shore" d="M860 96q90-16 220-22v44q-120 10-220-22z" />
      <g className="cq-palms">
        <Mark name="palm-tree" x={985} y={66} size={54} fill="#2d3f22" />
        <Mark name="palm-tree" x={1035} y={62} size={62} fill="#2d3f22" />
      </g>
      {/* The foremost in the middle: a phone cuts the strip at both ends. */}
      {ships(left, 400, 1)}
      {ships(right, 680, -1)}
      {left.kinds.length > 0 && right.kinds.length > 0 && <path className="cq-shot" d="M456 134q84-46 168-6" />}
    </svg>
  )
}

/** Rows of pikes under a flag. */
function Company({ country, n, x }: { country: number; n: number; x: number }) {
  const { fill, ink, crest } = LIVERIES[country]
  return (
    <g transform={`translate(${x} 150)`}>
      {Array.from({ length: Math.min(12, Math.max(1, n) * 2) }, (_, i) => (
        <g key={`man ${i + 1}`} transform={`translate(${(i % 6) * 22 + (i > 5 ? 11 : 0)} ${i > 5 ? 14 : 0})`}>
          <path d="M4-2L10-52" className="cq-pike" />
          <circle cy="-12" r="5" className="cq-head" />
          <path d="M-7 6q0-14 7-14t7 14z" fill={fill} className="cq-edge" />
        </g>
      ))}
      <path d="M-16 18V-66" className="cq-pike" />
      <path d="M-16-66H34L24-54 34-42H-16z" fill={fill} className="cq-edge" />
      <Mark name={crest} x={4} y={-54} size={18} fill={ink} />
    </g>
  )
}

/** Two companies, or a company before a city of the natives. */
export function LandScene({
  left,
  right,
}: {
  left: { readonly country: number; readonly n: number }
  right: { readonly country: number; readonly n: number } | undefined
}) {
  return (
    <svg className="cq-scene" viewBox="0 58 1080 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Sky sun={right === undefined ? 1000 : 540} />
      <path className="cq-hills" d="M0 104Q120 50 260 92T560 70 820 88 1080 64V140H0z" />
      <path className="cq-shore" d="M0 130Q300 104 620 128T1080 120V196H0z" />
      <Company country={left.country} n={left.n} x={310} />
      {right === undefined ? (
        <g>
          <Mark name="mayan-pyramid" x={720} y={92} size={120} fill="#8d7a55" />
          <Mark name="mayan-pyramid" x={820} y={112} size={74} fill="#a08c64" />
          <Mark name="mayan-pyramid" x={610} y={116} size={66} fill="#a08c64" />
        </g>
      ) : (
        <Company country={right.country} n={right.n} x={660} />
      )}
    </svg>
  )
}
