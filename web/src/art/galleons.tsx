import { Emblem, type IconName } from '@spanish-main/ui'
import { Chart } from './chart.tsx'

type Owner = { colour: string; crest: IconName; crestColour: string; hatching: string }

const red: Owner = { colour: '#BA3A30', crest: 'lion', crestColour: '#FFF3DC', hatching: 'upright' }
const purple: Owner = { colour: '#5B1F69', crest: 'white-tower', crestColour: '#FFF3DC', hatching: 'rising' }
const orange: Owner = { colour: '#EF9B16', crest: 'windmill', crestColour: '#2A1707', hatching: 'points' }

/** Fleets off the Main, with two towns and a chest. */
export function Galleons() {
  return (
    <Chart viewBox="640 318 400 237">
      <Hatchings />
      <Galleon x={726} y={438} scale={1.25} owner={red} flagship />
      <Galleon x={782} y={430} scale={1.05} owner={red} />
      <Galleon x={960} y={356} scale={1.2} owner={purple} flagship />
      <Town x={700} y={500} radius={17} owner={orange} />
      <Fort x={784} y={520} />
      <Town x={784} y={520} radius={16} owner={purple} />
      <Chest x={808} y={538} />
    </Chart>
  )
}

/** The engraver's code for colours, so that owners are told apart without them. */
function Hatchings() {
  const line = { stroke: '#FFF3DC', strokeWidth: 1.05, strokeOpacity: 0.62 }
  const dot = { r: 0.78, fill: '#2A1707', fillOpacity: 0.8 }
  return (
    <defs>
      <pattern id="hatching-upright" width="3.2" height="3.2" patternUnits="userSpaceOnUse">
        <path d="M1.6 0V3.2" {...line} />
      </pattern>
      <pattern
        id="hatching-rising"
        width="3.4"
        height="3.4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path d="M0 1.7H3.4" {...line} />
      </pattern>
      <pattern id="hatching-points" width="3.8" height="3.8" patternUnits="userSpaceOnUse">
        <circle cx=".95" cy=".95" {...dot} />
        <circle cx="2.85" cy="2.85" {...dot} />
      </pattern>
    </defs>
  )
}

const hull =
  'M-25-8.5L-22-8C-21.5-5.8-20.5-4.5-18.5-4L14-3.8C17.5-4 20-5 22.5-7.2L30-9.5 25.5-4C23.8 1.5 20.5 5.2 16.5 7.2H-14.5C-20.5 5.5-24.5-.5-25-8.5z'
const mainSail = 'M-9.5-26.5C-2-28.5 6-28 10.5-26.2 14-20 13.8-12 10.5-6.2 4-8.6-4-8.6-10.5-6-7.3-13-7-20-9.5-26.5z'
const otherSails = [
  'M15.5-20.5C18.5-21 21-20.6 23-19.8 25-15.5 24.8-11 22.8-7 20.3-8 17.6-8 15-7.2 17-11.5 17-16 15.5-20.5z',
  'M-20.5-18.5C-17.5-19.5-15-19.3-13-18.5-11-14.5-11.2-10.5-13-6.5-15.5-7.6-18.3-7.5-21-6.5-19.3-10.5-19.2-14.5-20.5-18.5z',
]
const ports = [-13, -5, 3, 11]

type GalleonProps = { x: number; y: number; scale: number; owner: Owner; flagship?: boolean }

function Galleon({ x, y, scale, owner, flagship = false }: GalleonProps) {
  const ink = 'var(--tok-ink)'
  const rim = 'var(--rim)'
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeLinejoin="round">
      <path d={hull} fill={rim} stroke={rim} strokeWidth="2.6" />
      <path d="M0-30V-4M19-23.5V-5M-16.5-22V-5M24-8L33-13" stroke={ink} strokeWidth="1.3" fill="none" />
      <path d={hull} fill="#5A3A1E" stroke={ink} strokeWidth="1.1" />
      <path d="M-22.5-3.2C-8-1.2 10-1.2 24-4.6" stroke={owner.colour} strokeWidth="2.4" fill="none" />
      <path d="M-21 1C-8 2.8 9 2.8 21.5.5" stroke="#2C190A" strokeWidth=".7" fill="none" />
      {ports.map(port => (
        <rect key={port} x={port} y=".2" width="2.6" height="2.2" fill="#F4E3BC" stroke="#2C190A" strokeWidth=".5" />
      ))}
      {otherSails.map(sail => (
        <path key={sail} d={sail} fill="#FBF1DA" stroke={ink} />
      ))}
      <path d={mainSail} fill={rim} stroke={rim} strokeWidth="2.4" />
      <path d={mainSail} fill={owner.colour} />
      <path d={mainSail} fill={`url(#hatching-${owner.hatching})`} />
      <circle cx="1.6" cy="-17.2" r="7.4" fill={owner.colour} />
      <path d={mainSail} fill="none" stroke={ink} strokeWidth="1.1" />
      <Emblem name={owner.crest} x={1.6} y={-17.2} size={12.2} fill={owner.crestColour} />
      <path
        d={flagship ? 'M0-30V-36.5L13-34.2 0-31.6' : 'M0-30l5 .9-5 1z'}
        fill={owner.colour}
        stroke={ink}
        strokeWidth=".8"
      />
    </g>
  )
}

function Town({ x, y, radius, owner }: { x: number; y: number; radius: number; owner: Owner }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius + 0.9} cy=".9" opacity=".22" />
      <circle r={radius + 0.7} fill="var(--rim)" />
      <circle r={radius} fill={owner.colour} />
      <circle r={radius} fill={`url(#hatching-${owner.hatching})`} stroke="var(--tok-ink)" />
      <circle r={radius * 0.69} fill={owner.colour} stroke={owner.crestColour} strokeWidth=".6" />
      <Emblem name={owner.crest} size={radius * 1.04} fill={owner.crestColour} />
    </g>
  )
}

/** A star fort with four bastions: one corner, turned four times. */
function Fort({ x, y }: { x: number; y: number }) {
  const outline = (size: number) => {
    const corner = [
      [9.6, -18.6],
      [12.6, -24],
      [27, -27],
      [24, -12.6],
      [18.6, -9.6],
    ] as const
    const quarters = [0, 1, 2, 3].flatMap(turn =>
      corner.map(([a, b]) =>
        [
          [a, b],
          [-b, a],
          [-a, -b],
          [b, -a],
        ]
          [turn]!.map(v => v * size)
          .join(' '),
      ),
    )
    return `M${quarters.join('L')}z`
  }
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      <path d={outline(1)} fill="var(--rim)" stroke="var(--rim)" strokeWidth="2.6" />
      <path d={outline(1)} fill="var(--stone)" stroke="var(--tok-ink)" strokeWidth="1.3" />
      <path d={outline(0.87)} fill="none" stroke="var(--tok-ink)" strokeWidth=".55" opacity=".65" />
    </g>
  )
}

function Chest({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(1.2)`}>
      <path
        d="M-8-1.2C-8-5-6.4-6.6-4-6.6H4C6.4-6.6 8-5 8-1.2V6.2H-8z"
        fill="var(--tok-ink)"
        stroke="var(--rim)"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M-7-1.4C-7-4.5-5.7-5.6-3.9-5.6H3.9C5.7-5.6 7-4.5 7-1.4z" fill="#E9B949" />
      <path d="M-7-.2H7V5.2H-7z" fill="#C98F25" />
      <path d="M-4.3-5.6V5.2M4.3-5.6V5.2" stroke="#5B3A0C" />
      <rect x="-1.7" y="-2.3" width="3.4" height="4.2" rx=".7" fill="#FFF1C4" stroke="#3A2408" strokeWidth=".8" />
    </g>
  )
}
