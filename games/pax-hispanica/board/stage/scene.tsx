import type { ReactNode } from 'react'
import { Galleon } from '../art/galleon.tsx'
import { Emblem } from '../art/icon.tsx'
import { useScenes } from '../sprite.ts'
import { LIVERIES } from '../strips/liveries.ts'
import './scene.css'

/** What is attacked from the sea. */
export type Shore = 'fort' | 'town' | 'mission' | 'village' | 'camp'

export interface Squadron {
  readonly colour: number
  readonly galleons: number
}

const WIDTH = 1080
const HEIGHT = 212

/** Places of one to four Galleons, the Flagship first. */
const LINE: readonly (readonly [x: number, y: number, k: number])[] = [
  [446, 164, 2.55],
  [286, 132, 1.75],
  [116, 146, 2.15],
  [206, 182, 1.5],
]

function Ground({ children }: { children: ReactNode }) {
  useScenes()
  return (
    <svg
      className="px-scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Layer name="sky" />
      {children}
    </svg>
  )
}

const Layer = ({ name }: { name: string }) => <use href={`#px-scene-${name}`} width={WIDTH} height={HEIGHT} />

/** A fleet before a coast; the guns speak once the sides are open. */
export function LandScene({
  fleet,
  colour,
  shore,
  firing,
}: {
  fleet: Squadron
  colour: number
  shore: Shore
  firing: boolean
}) {
  return (
    <Ground>
      <Layer name="hill" />
      <Layer name="sea" />
      <Layer name="shore" />
      <Settlement shore={shore} />
      {colour >= 0 && <Flag colour={colour} />}
      <Emblem name="palm-tree" x={1049} y={99} size={66} fill="#2C3A22" />
      <Emblem name="palm-tree" x={733} y={119} size={54} fill="#2C3A22" />
      <Line fleet={fleet} firing={firing} />
      {firing && <Broadside />}
    </Ground>
  )
}

function Settlement({ shore }: { shore: Shore }) {
  if (shore === 'fort')
    return (
      <>
        <Layer name="town" />
        <Layer name="fort" />
      </>
    )
  if (shore === 'town')
    return (
      <>
        <Layer name="town" />
        <Emblem name="wood-cabin" x={850} y={126} size={56} fill="#1B120A" />
        <Emblem name="wood-cabin" x={930} y={122} size={66} fill="#1B120A" />
      </>
    )
  const icon = shore === 'mission' ? 'church' : shore === 'village' ? 'hut' : 'fist'
  return (
    <>
      <Emblem name="hut" x={846} y={126} size={50} fill="#1B120A" />
      <Emblem name={icon} x={912} y={112} size={shore === 'village' ? 60 : 84} fill="#1B120A" />
      <Emblem name="hut" x={980} y={124} size={54} fill="#1B120A" />
    </>
  )
}

function Flag({ colour }: { colour: number }) {
  const { fill, hatch, crest, icon } = LIVERIES[colour]
  const cloth = 'M0 0H44L36 12 44 24H0z'
  return (
    <g transform="translate(912 26)">
      <path d="M0 42V0" stroke="#1B120A" strokeWidth="2" />
      <path d={cloth} fill={fill} />
      <path d={cloth} fill={hatch} />
      <circle cx="17" cy="12" r="9.5" fill={fill} />
      <Emblem name={icon} x={17} y={12} size={16} fill={crest} />
      <path d={cloth} fill="none" stroke="#1B120A" strokeWidth="1.2" />
    </g>
  )
}

/** Galleons in line; from the right they are turned round. */
function Line({ fleet, firing, turned = false }: { fleet: Squadron; firing: boolean; turned?: boolean }) {
  const places = LINE.slice(0, fleet.galleons)
  return (
    <g transform={turned ? `translate(${WIDTH} 0) scale(-1 1)` : undefined}>
      {places.map(([x, y, k], i) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${k})`} className="px-unrimmed">
          <Galleon colour={fleet.colour} flagship={i === 0} />
        </g>
      ))}
      {places.map(([x, y, k]) => (
        <path
          key={x}
          className="px-ba-foam"
          d={`M${x - 30 * k} ${y + 8.5 * k}q${3.6 * k}-${2.4 * k} ${7.2 * k} 0t${7.2 * k} 0 ${7.2 * k} 0 ${7.2 * k} 0 ${7.2 * k} 0 ${7.2 * k} 0`}
        />
      ))}
      {firing && places.map(([x, y, k]) => <Smoke key={x} x={x + 30 * k} y={y - 4 * k} k={k * 0.66} />)}
      {firing &&
        places.slice(0, 1).map(([x, y, k]) => <Flash key={x} x={x + 29 * k} y={y - 2 * k} k={k * 0.7} turn={-8} />)}
    </g>
  )
}

const Smoke = ({ x, y, k }: { x: number; y: number; k: number }) => (
  <use className="px-puff" href="#px-smoke" x={x} y={y - 22 * k} width={62 * k} height={44 * k} />
)

const Flash = ({ x, y, k, turn }: { x: number; y: number; k: number; turn: number }) => (
  <path
    transform={`translate(${x} ${y}) rotate(${turn}) scale(${k})`}
    d="M0 0L10-5 7-1.5 18-3 9 0 18 3 7 1.5 10 5z"
    fill="#F6B73C"
    stroke="#8A3B12"
    strokeWidth=".8"
  />
)

/** Shot in the air, splashes, and an answer from the shore. */
function Broadside() {
  return (
    <>
      <path d="M560 140Q610 104 640 112M556 146Q616 92 668 104" className="px-ba-arc" />
      <circle cx="640" cy="112" r="3" />
      <circle cx="668" cy="104" r="3" />
      <circle cx="704" cy="128" r="2.6" />
      <path
        className="px-ba-foam"
        d="M604 178c-2-8-1-16 0-22M598 178c-3-5-4-9-4-13M610 178c3-5 4-9 4-13M595 180h18M668 186c-2-8-1-16 0-22M662 186c-3-5-4-9-4-13M674 186c3-5 4-9 4-13M659 188h18"
      />
      <Flash x={822} y={116} k={1.1} turn={180} />
      <Smoke x={766} y={112} k={0.8} />
      <Smoke x={806} y={88} k={0.62} />
    </>
  )
}

/** Two fleets on the open sea, treasure from the left, pirates from the right. */
export function SeaScene({ treasure, pirates, firing }: { treasure: Squadron; pirates: Squadron; firing: boolean }) {
  return (
    <Ground>
      <Layer name="sea" />
      <g transform="translate(-56 0)">
        <Line fleet={treasure} firing={firing} />
      </g>
      <g transform="translate(56 0)">
        <Line fleet={pirates} firing={firing} turned />
      </g>
    </Ground>
  )
}
