import { Emblem, type IconName } from '@spanish-main/ui'
import { Chart } from './chart.tsx'

const stops: { x: number; y: number; icon?: IconName }[] = [
  { x: 620, y: 250, icon: 'anchor' },
  { x: 668, y: 214 },
  { x: 742, y: 226 },
  { x: 800, y: 268, icon: 'scroll-quill' },
  { x: 872, y: 262 },
  { x: 940, y: 300 },
  { x: 1010, y: 330, icon: 'crossed-swords' },
  { x: 1040, y: 400 },
  { x: 1016, y: 470 },
  { x: 960, y: 520 },
]

const course = `M${stops.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** A voyage from stop to stop along the islands. */
export function Voyage() {
  return (
    <Chart viewBox="570 190 500 297">
      <path d={course} fill="none" stroke="var(--sea)" strokeWidth="9" strokeLinejoin="round" />
      <path
        d={course}
        fill="none"
        stroke="var(--danger)"
        strokeWidth="3.5"
        strokeDasharray="10 7"
        strokeLinejoin="round"
      />
      {stops.map(({ x, y, icon }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={icon ? 14 : 10} fill="var(--rim)" stroke="#35271A" strokeWidth="2.5" />
          {icon && <Emblem name={icon} x={x} y={y} size={18} fill="#35271A" />}
        </g>
      ))}
    </Chart>
  )
}
