import type { SeatLook } from '@spanish-main/ui'
import { GreatShip } from '../art/great-ship.tsx'
import { usePhone } from '../parts/use-phone.ts'
import './scene.css'
import { Banner, Shore, type Town } from './town.tsx'

/** A squadron in a scene. */
export interface Squadron {
  readonly look: SeatLook
  readonly ships: number
  readonly galleon: boolean
  readonly pirate: boolean
}

/** Soldiers who come over land. */
export interface Column {
  readonly look: SeatLook | undefined
  readonly men: number
}

const WIDE = { sea: '0 50 1080 162', siege: '0 18 1080 194' }
/** On a phone only the first ship of each side, or the first ship and the town. */
const NARROW = { sea: '270 60 590 152', siege: '280 18 780 194' }

/** Flagship first. */
const LEFT: readonly (readonly [number, number, number])[] = [
  [372, 172, 2.65],
  [214, 170, 2],
  [84, 164, 1.7],
]
const RIGHT: readonly (readonly [number, number, number])[] = [
  [760, 166, 2.5],
  [912, 168, 1.9],
  [1020, 160, 1.6],
]

/** Sea and sky as wide as the window; attackers come from the left. Guns are silent until there is an attack. */
export function Scene({
  left,
  right,
  town,
  column,
  firing,
}: {
  left?: Squadron | undefined
  right?: Squadron | undefined
  town?: Town
  column?: Column
  firing: boolean
}) {
  const narrow = usePhone()
  const view = (narrow ? NARROW : WIDE)[town === undefined ? 'sea' : 'siege']
  return (
    <svg className="lo-scene" viewBox={view} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <rect className="lo-sky" x={-800} y={-700} width={2680} height={820} />
      <path className="lo-sky-lines" d={SKY} />
      {town !== undefined && <Sun />}
      <rect className="lo-water" x={-800} y={112} width={2680} height={120} />
      <path className="lo-waves" d={WAVES} />
      {town !== undefined && <Shore {...town} />}
      {column !== undefined && <Marching {...column} />}
      {left !== undefined && <Ships {...left} places={LEFT} />}
      {right !== undefined && <Ships {...right} places={RIGHT} turned />}
      {firing && left !== undefined && <Shot x={460} y={150} size={1.7} />}
      {firing && right !== undefined && <Shot x={670} y={146} size={1.35} turned />}
      {firing && town !== undefined && <Shot x={806} y={112} size={1.1} turned />}
    </svg>
  )
}

/** Numbers that look like chance and are always the same. */
const scatter = (n: number): number => ((n * 7919) % 97) / 97

/** Broken lines of an engraving, row by row. */
const engraved = (rows: readonly number[], stroke: (x: number, y: number, row: number, n: number) => string): string =>
  rows
    .map((y, row) =>
      Array.from({ length: 34 }, (_, i) =>
        stroke(-780 + 80 * i + 60 * scatter(row * 31 + i), y, row, row * 17 + i),
      ).join(''),
    )
    .join('')

const SKY = engraved(
  Array.from({ length: 30 }, (_, i) => 104 - i * (2.8 + i * 0.12)),
  (x, y, _row, n) => `M${x.toFixed(0)} ${y.toFixed(1)}h${(20 + 46 * scatter(n)).toFixed(0)}`,
)

const WAVES = engraved(
  Array.from({ length: 10 }, (_, i) => 116 + i * (5 + i * 0.6)),
  (x, y, row, n) =>
    `M${x.toFixed(0)} ${y.toFixed(1)}${`q${4 + row / 3}-${1.4 + row / 4} ${8 + row / 1.5} 0`.repeat(2 + Math.floor(5 * scatter(n)))}`,
)

const RAYS = Array.from({ length: 40 }, (_, i) => {
  const [cos, sin] = [Math.cos((i * Math.PI) / 20), Math.sin((i * Math.PI) / 20)]
  const far = i % 2 === 0 ? 48 : 40
  return `M${(610 + 31 * cos).toFixed(1)} ${(70 + 31 * sin).toFixed(1)}L${(610 + far * cos).toFixed(1)} ${(70 + far * sin).toFixed(1)}`
}).join('')

const Sun = () => (
  <>
    <circle className="lo-sun" cx={610} cy={70} r={26} />
    <path className="lo-rays" d={RAYS} />
  </>
)

function Ships({
  places,
  turned = false,
  ...of
}: Squadron & { places: readonly (readonly [number, number, number])[]; turned?: boolean }) {
  return places
    .slice(0, Math.max(1, Math.min(3, of.ships)))
    .map(([x, y, scale], i) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`}>
        <GreatShip {...of} leads={i === 0} turned={turned} />
      </g>
    ))
    .reverse()
}

/** Smoke, flash and the ball on its way. */
function Shot({ x, y, size, turned = false }: { x: number; y: number; size: number; turned?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${turned ? -size : size} ${size})`}>
      <g className="lo-smoke">
        <path d="M0 0c-6-9 4-17 11-13 2-10 16-11 19-3 9-4 17 4 13 11 8 2 7 14-2 14-3 8-14 8-17 2-6 5-15 2-15-4-8 2-13-3-9-7z" />
        <path className="lo-smoke-lines" d="M6 2c2 3 6 3 8 1M22-6c4 0 6 3 5 6M30 6c3 1 6 0 7-3" />
      </g>
      <path className="lo-flash" d="M-4 10L6 5 3 8.5 14 7 5 10 14 13 3 11.5 6 15z" />
      <circle className="lo-ball" cx={62} cy={-14} r={2.1} />
    </g>
  )
}

const Marching = ({ look, men }: Column) => (
  <>
    <path className="lo-shore" d="M-800 230V128C-300 124 300 118 470 146 540 158 600 180 610 230z" />
    <path className="lo-shore-lines" d="M120 196h90M240 182h70M330 204h90M60 172h60M420 190h60" />
    {look !== undefined && <Banner look={look} x={300} y={70} foot={182} />}
    {Array.from({ length: Math.min(3, men) }, (_, i) => (
      <g key={i} transform={`translate(${420 - 48 * i} ${186 + 4 * (i % 2)}) scale(1.9)`}>
        <path className="lo-pike" d="M8 3V-42M8-46l-2.6 7h5.2z" />
        <path className="lo-trooper" fill={look?.colour} d="M-6 0L-4.5-17H4.5L6 0z" />
        <circle className="lo-face" cy={-20.5} r={4} />
        <path className="lo-morion" d="M-7-21.5Q0-32 7-21.5 0-24 -7-21.5z" />
      </g>
    ))}
  </>
)
