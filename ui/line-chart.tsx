import type { SeatLook } from './contract.ts'
import './line-chart.css'

export interface Series {
  readonly name: string
  readonly look: SeatLook
  readonly values: readonly number[]
}

const WIDTH = 360
const HEIGHT = 150
const PAD = { left: 26, right: 12, top: 8, bottom: 20 }

/** Colour is doubled by the way a line is dashed. */
const DASHES: Readonly<Record<SeatLook['pattern'], string>> = {
  upright: '',
  level: '8 3',
  points: '2.2 2.6',
  rising: '8 3 1.5 3',
  falling: '4 3',
  crossed: '12 3 4 3',
}

/** Round numbers for an axis from 0 (or below) to at least the largest value. */
export function ticks(low: number, high: number): number[] {
  const span = Math.max(1, high - low)
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find(each => span / each <= 4) ?? 1000
  const from = Math.floor(low / step) * step
  const count = Math.ceil((high - from) / step)
  return Array.from({ length: Math.max(1, count) + 1 }, (_, i) => from + i * step)
}

/** One number of all seats over the years. The table below says the same to those who do not see it. */
export function LineChart({
  title,
  at,
  series,
}: {
  title: string
  /** The years or rounds of the values. */
  at: readonly number[]
  series: readonly Series[]
}) {
  const all = series.flatMap(each => each.values)
  const marks = ticks(Math.min(0, ...all), Math.max(1, ...all))
  const [low, high] = [marks[0], marks[marks.length - 1]]
  const x = (i: number) => PAD.left + ((WIDTH - PAD.left - PAD.right) * i) / Math.max(1, at.length - 1)
  const y = (value: number) => HEIGHT - PAD.bottom - ((HEIGHT - PAD.top - PAD.bottom) * (value - low)) / (high - low)
  const last = at.length - 1
  return (
    <figure className="line-chart">
      <figcaption>{title}</figcaption>
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
        {series.map(({ name, look, values }) => {
          const points = values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`)
          return (
            <g key={name}>
              <polyline className="chart-rim" points={points.join(' ')} strokeDasharray={DASHES[look.pattern]} />
              <polyline
                className="chart-line"
                points={points.join(' ')}
                stroke={look.colour}
                strokeDasharray={DASHES[look.pattern]}
              />
              <circle className="chart-end" cx={x(last)} cy={y(values[last] ?? 0)} r={3.6} fill={look.colour} />
            </g>
          )
        })}
      </svg>
      <table className="unseen">
        <caption>{title}</caption>
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
    </figure>
  )
}
