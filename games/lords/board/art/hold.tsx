import './tokens.css'

/** What a unit carries. */
export interface Load {
  readonly size: number
  /** Columns that it may still grow. */
  readonly max: number
  readonly soldiers: number
  readonly profit: number
  readonly treasure: number
  readonly depletion: number
  /** B5.3. A barque has one row for men and cargo. */
  readonly shared: boolean
}

const STEP = 7.6

/** The plate under every unit: a column for each size, soldiers above, cargo below. Its upper edge is at zero. */
export function Hold({ size, max, soldiers, profit, treasure, depletion, shared }: Load) {
  const columns = Math.max(size, max, 1)
  const width = columns * STEP + 2.4
  const centre = (column: number) => (column - (columns - 1) / 2) * STEP
  const cargo = [...fill('chest', treasure), ...fill('coin', profit), ...fill('depleted', depletion)]
  const rows = shared ? [[...fill('soldier', soldiers), ...cargo]] : [fill('soldier', soldiers), cargo]
  return (
    <g className="lo-hold">
      <rect className="lo-hold-plate" x={-width / 2} y={0} width={width} height={rows.length * 7 + 2.4} rx={2.6} />
      {rows.map((row, r) =>
        Array.from({ length: columns }, (_, column) => (
          <Cell
            key={`${r} ${column}`}
            x={centre(column)}
            y={4.7 + 7 * r}
            what={column < size ? (row[column] ?? 'free') : 'later'}
          />
        )),
      )}
    </g>
  )
}

type What = 'soldier' | 'coin' | 'chest' | 'depleted' | 'free' | 'later'

const fill = (what: What, count: number): What[] => new Array<What>(Math.max(0, count)).fill(what)

function Cell({ x, y, what }: { x: number; y: number; what: What }) {
  if (what === 'soldier') return <path className="lo-soldier" d={`M${x} ${y - 3.1}l2.7 2.5v3.5h-5.4v-3.5z`} />
  if (what === 'coin') return <circle className="lo-coin" cx={x} cy={y} r={2.75} />
  if (what === 'chest')
    return <rect className="lo-chest-cell" x={x - 2.8} y={y - 2.3} width={5.6} height={4.8} rx={1.2} />
  if (what === 'depleted') return <path className="lo-depleted" d={`M${x - 2.2} ${y - 2.2}l4.4 4.4m0-4.4l-4.4 4.4`} />
  if (what === 'later') return <rect className="lo-later" x={x - 2.7} y={y - 2.5} width={5.4} height={5} rx={1} />
  return <circle className="lo-free" cx={x} cy={y} r={1.05} />
}

/** A hold in a line of text. */
export function HoldBox(load: Load) {
  const columns = Math.max(load.size, load.max, 1)
  const width = columns * STEP + 4.4
  const height = load.shared ? 11.4 : 18.4
  return (
    <svg
      className="lo-hold-box"
      viewBox={`${-width / 2} -1 ${width} ${height}`}
      width={width * 1.35}
      height={height * 1.35}
      aria-hidden="true"
    >
      <Hold {...load} />
    </svg>
  )
}

/** The chest of a treasure tent. */
export function ChestGlyph() {
  return (
    <>
      <path className="lo-chest-rim" d="M-8-1.2C-8-5-6.4-6.6-4-6.6H4C6.4-6.6 8-5 8-1.2V6.2H-8z" />
      <path fill="#E9B949" d="M-7-1.4C-7-4.5-5.7-5.6-3.9-5.6H3.9C5.7-5.6 7-4.5 7-1.4z" />
      <path fill="#C98F25" d="M-7-.2H7V5.2H-7z" />
      <path stroke="#5B3A0C" d="M-4.3-5.6V5.2M4.3-5.6V5.2" />
      <rect x={-1.7} y={-2.3} width={3.4} height={4.2} rx={0.7} fill="#FFF1C4" stroke="#3A2408" strokeWidth={0.8} />
    </>
  )
}

export function Chest() {
  return (
    <svg className="lo-chest" viewBox="-9 -8 18 15.5" aria-hidden="true">
      <ChestGlyph />
    </svg>
  )
}
