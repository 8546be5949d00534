import { apart, ticks } from './axis.ts'
import type { SeatLook } from './contract.ts'
import { Arms } from './crest.tsx'
import './line-chart.css'

export interface Series {
  readonly name: string
  /** Whose line it is; without it the line is the table's. */
  readonly look?: SeatLook | undefined
  readonly values: readonly number[]
}

const WIDTH = 360
const HEIGHT = 150
const PAD = { left: 26, right: 24, top: 8, bottom: 20 }
/** Room that the crest at the end of a line needs. */
const CREST = 15

/** Colour is doubled by the way a line is dashed. */
const DASHES: Readonly<Record<SeatLook['pattern'], string>> = {
  upright: '',
  level: '8 3',
  points: '2.2 2.6',
  rising: '8 3 1.5 3',
  falling: '4 3',
  crossed: '12 3 4 3',
  chevrons: '9 3 2 3 2 3',
  plain: '14 4',
  bricks: '5 2 5 6',
  rings: '1 3 5 3',
}

interface LineChartProps {
  title: string
  /** The years or rounds of the values, and what they are called. */
  at: readonly number[]
  atName: string
  series: readonly Series[]
  /** The numbers themselves instead of the drawing. */
  inNumbers?: boolean
}

/** One number over the years. The table says the same to those who do not see it, or would rather read it. */
export function LineChart({ title, at, atName, series, inNumbers = false }: LineChartProps) {
  return (
    <figure className="line-chart">
      <figcaption>{title}</figcaption>
      {inNumbers ? undefined : <Lines at={at} series={series} />}
      {/* What scrolls must be within reach of the keyboard. */}
      <div className={inNumbers ? 'chart-numbers' : 'unseen'} tabIndex={inNumbers ? 0 : undefined}>
        <table>
          <caption className="unseen">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{atName}</th>
              {at.map(each => (
                <th key={each} scope="col">
                  {each}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, i) => (
                  <td key={at[i]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

function Lines({ at, series }: Pick<LineChartProps, 'at' | 'series'>) {
  const all = series.flatMap(each => each.values)
  const marks = ticks(Math.min(0, ...all), Math.max(1, ...all))
  const [low, high] = [marks[0], marks[marks.length - 1]]
  const last = at.length - 1
  const span = Math.max(1, at[last] - at[0])
  const x = (i: number) => PAD.left + ((WIDTH - PAD.left - PAD.right) * (at[i] - at[0])) / span
  const y = (value: number) => HEIGHT - PAD.bottom - ((HEIGHT - PAD.top - PAD.bottom) * (value - low)) / (high - low)
  const ends = apart(
    series.map(({ values }) => y(values[last] ?? 0)),
    CREST,
    HEIGHT - PAD.bottom,
  )
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {marks.map(mark => (
        <g key={mark}>
          <path className="chart-grid" d={`M${PAD.left} ${y(mark)}H${WIDTH - PAD.right}`} />
          <text x={PAD.left - 5} y={y(mark) + 3.5} textAnchor="end">
            {mark}
          </text>
        </g>
      ))}
      {[0, Math.floor(last / 2), last]
        .filter((i, n, list) => list.indexOf(i) === n)
        .map(i => (
          <text key={i} x={x(i)} y={HEIGHT - 5} textAnchor={i === 0 ? 'start' : i === last ? 'end' : 'middle'}>
            {at[i]}
          </text>
        ))}
      {series.map(({ name, look, values }, n) => {
        const points = values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join(' ')
        const line = { points, ...(look === undefined ? {} : { strokeDasharray: DASHES[look.pattern] }) }
        return (
          <g key={name}>
            <polyline className="chart-rim" {...line} />
            <polyline className="chart-line" {...line} stroke={look?.colour ?? 'var(--rebel)'} />
            {look === undefined ? (
              <circle className="chart-end" cx={x(last)} cy={y(values[last] ?? 0)} r={3.6} />
            ) : (
              <g transform={`translate(${x(last) + 8} ${ends[n] - CREST / 2}) scale(${CREST / 50})`}>
                <Arms look={look} />
              </g>
            )}
          </g>
        )
      })}
    </svg>
  )
}
