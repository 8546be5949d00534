import { Emblem } from '@spanish-main/ui'

const radius = 17
const step = radius * Math.sqrt(3)

/** A hexagon standing on its point. */
function hexagon(x: number, y: number): string {
  const half = radius / 2
  const right = step / 2
  return `M${x} ${y - radius}l${right} ${half}v${radius}l${-right} ${half}l${-right} ${-half}v${-radius}z`
}

function hexagons(from: number, to: number): string {
  const rows = Array.from({ length: 9 }, (_, row) => row)
  const columns = Array.from({ length: to - from }, (_, column) => from + column)
  return rows
    .flatMap(row => columns.map(column => hexagon((column + (row % 2) / 2) * step, row * radius * 1.5)))
    .join('')
}

const coast = 'M62-10C84 20 58 48 78 70 100 92 84 116 112 134 138 150 128 176 150 200H330V-10z'
const unknown = 'M236-10C220 40 250 80 236 120 226 150 246 176 240 200H330V-10z'
const mountains = [
  [176, 28],
  [221, 26],
  [147, 52],
  [206, 52],
  [177, 78],
  [206, 103],
  [221, 130],
] as const
const woods = [
  [118, 28],
  [104, 56],
  [118, 82],
  [133, 104],
  [150, 154],
  [186, 160],
] as const
const ink = '#35271A'

/** Shore hatching, from the coast out to sea: points on the coast's curve and how far each stroke reaches. */
const shore = [
  66, 70, 72, 70, 66, 63, 63, 66, 70, 74, 78, 82, 85, 87, 88, 89, 92, 102, 112, 121, 128, 132, 135, 139, 144,
]
const strokes = shore.map(
  (x, row) => `M${x - 9 - ((row * 7) % 9)} ${row * 8}H${x}M${x - 6 - ((row * 5) % 7)} ${row * 8 + 4}H${x + 1}`,
)

const terraIncognita = ['terra', 'incognita']

/** A ship off an unknown coast, and the march inland. */
export function Expedition() {
  return (
    <svg className="fixed-colours" viewBox="0 0 320 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="190" fill="#C9D8D2" />
      <path d={strokes.join('')} stroke="#3B5058" strokeWidth=".8" />
      <path d={coast} fill="#EAD9AE" stroke={ink} strokeWidth="1.5" />
      <path d={unknown} fill="#F5ECD2" />
      <path d={hexagons(-1, 8)} fill="none" stroke={ink} strokeWidth=".6" opacity=".42" />
      <path d={hexagons(8, 12)} fill="none" stroke={ink} strokeWidth=".6" opacity=".16" />
      {mountains.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(.86)`} stroke={ink}>
          <path d="M-14 6C-9-2-6-9-3-13 0-10 2-6 4-2 6-5 7-7 8-9 11-5 14 0 17 6z" fill="#F6EBCB" />
          <path d="M-3-11L-1 4M0-8L3 5M8-7L10 5M11-3L13 5" strokeWidth=".7" />
        </g>
      ))}
      {woods.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y})`}
          d="M-5 4V0M-8 0c-2-3 1-7 3-6 3-2 6 2 3 6zM4 6V2M1 2c-2-3 1-7 3-6 3-2 6 2 3 6z"
          fill="#C6C48E"
          stroke={ink}
          strokeWidth=".8"
        />
      ))}
      <Emblem name="mayan-pyramid" x={180} y={116} size={40} fill="#2A1D10" />
      <Emblem name="galleon" x={39} y={113} size={54} fill="#23404C" />
      <Emblem name="crested-helmet" x={133} y={131} size={26} fill="#2A1D10" />
      <path d="M66 128C84 132 100 136 116 134" stroke="#9B2D20" strokeWidth="2.2" strokeDasharray="5 4" fill="none" />
      {terraIncognita.map((word, line) => (
        <text key={word} x="279" y={92 + line * 18} className="terra">
          {word}
        </text>
      ))}
    </svg>
  )
}
