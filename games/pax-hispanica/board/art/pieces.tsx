import { INDIGENOUS } from '../../rules/state.ts'
import { LIVERIES } from '../strips/liveries.ts'
import { Emblem } from './icon.tsx'

// Tokens around the origin, in chart units. They are objects: they keep their colours in both themes.

/** A Colony: hatched ring, plain centre with the crest. */
export function Disk({ colour }: { colour: number }) {
  const { fill, crest, icon, hatch } = LIVERIES[colour]
  return (
    <>
      <circle r="14.1" cy=".9" className="px-shadow" />
      <circle r="13.9" className="px-rim" />
      <circle r="13.2" fill={fill} />
      <circle r="13.2" fill={hatch} className="px-edge" />
      <circle r="9.1" fill={fill} stroke={crest} strokeWidth=".7" strokeOpacity=".75" />
      <Emblem name={icon} size={13.7} fill={crest} />
    </>
  )
}

export function Fort() {
  return (
    <>
      <use href="#px-fort" className="px-rimmed" />
      <use href="#px-fort" className="px-stone" />
      <use href="#px-fort-inner" className="px-stone-line" />
    </>
  )
}

/** A Citizen of a colour, or the white Indigenous; a Slave is the same person with a collar. */
export function Meeple({ who, slave = false }: { who: number; slave?: boolean }) {
  if (who === INDIGENOUS)
    return (
      <>
        <use href="#px-meeple" className="px-indigenous" />
        {slave && <path d="M-3.1 .9h6.2" className="px-collar" />}
        {slave && <circle cy=".9" r="1.25" className="px-collar-ring" />}
      </>
    )
  const { fill, hatch } = LIVERIES[who]
  return (
    <>
      <use href="#px-meeple" className="px-rimmed" />
      <use href="#px-meeple" fill={fill} />
      <use href="#px-meeple" fill={hatch} className="px-edge px-thin" />
    </>
  )
}

/** A Mission's book. */
export function Bible({ colour }: { colour: number }) {
  const { fill, crest, hatch } = LIVERIES[colour]
  const cover = { x: -10.8, y: -6.8, width: 21.6, height: 12.2, rx: 1.6 }
  return (
    <>
      <rect x="-11.6" y="-7.6" width="23.2" height="16" rx="2.2" className="px-rim" />
      <rect x="-10.8" y="3.6" width="21.6" height="4" rx="1" fill="#FFF6E0" className="px-edge px-thin" />
      <rect {...cover} fill={fill} />
      <rect {...cover} fill={hatch} />
      <rect x="-4.6" y="-6.8" width="9.2" height="12.2" fill={fill} />
      <path d="M0-5.3v9.2M-2.8-2.3h5.6" stroke={crest} strokeWidth="1.7" />
      <rect {...cover} fill="none" className="px-edge" />
    </>
  )
}

/** The two-towered front behind a book. */
export function Cathedral() {
  return (
    <>
      <use href="#px-cathedral" className="px-rimmed" />
      <use href="#px-cathedral" className="px-stone px-thin" />
      <path d="M0-12.6v5.2M-1.8-10.9h3.6" className="px-ink-line" />
      <path d="M-2.4 8V3.4a2.4 2.4 0 0 1 4.8 0V8z" className="px-ink" />
      <circle cy="-1.8" r="1.7" className="px-ink-line px-thin" />
      <path d="M-8.3-4.3v2.8M-6.3-4.3v2.8M8.3-4.3v2.8M6.3-4.3v2.8" className="px-ink-line px-thin" />
    </>
  )
}

export function Chest({ count = 1 }: { count?: number }) {
  return (
    <>
      <use href="#px-chest" />
      {count > 1 && <Numeral x={8} y={5} value={count} />}
    </>
  )
}

/** A Relic; more than one is a small numeral, no second token. */
export function Relic({ count = 1 }: { count?: number }) {
  return (
    <>
      <circle r="7.4" fill="#FFF6DA" className="px-edge" />
      <Emblem name="jeweled-chalice" y={-0.2} size={10.8} fill="#8A5A00" />
      {count > 1 && <Numeral x={5.5} y={5.5} value={count} />}
    </>
  )
}

function Numeral({ x, y, value }: { x: number; y: number; value: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="4.6" className="px-numeral" />
      <text y="2.6" className="px-numeral-text">
        {value}
      </text>
    </g>
  )
}

/** A Rebel: the Tax side is light with a fist, the Slave side dark with a broken chain. */
export function Rebel({ tax }: { tax: boolean }) {
  const [ground, line] = tax ? ['#F6EBD0', '#1E140B'] : ['#2A1B10', '#F6EBD0']
  return (
    <>
      <use href="#px-hexagon" transform="translate(0 .9) scale(1.06)" className="px-shadow" />
      <use href="#px-hexagon" transform="scale(1.075)" className="px-rim" />
      <use href="#px-hexagon" fill={ground} stroke="#1E140B" strokeWidth="1.4" />
      <use
        href="#px-hexagon"
        transform="scale(.83)"
        fill="none"
        stroke={line}
        strokeWidth=".9"
        strokeDasharray={tax ? undefined : '2 1.6'}
      />
      <Emblem name={tax ? 'fist' : 'breaking-chain'} y={-0.2} size={tax ? 14.4 : 15.2} fill={line} />
    </>
  )
}
