import { hatchingOf, type SeatLook } from '@spanish-main/ui'
import { Emblem } from './icon.tsx'
import { NATION_LOOKS } from './looks.tsx'

const HULL =
  'M-25-8.5L-22-8C-21.5-5.8-20.5-4.5-18.5-4L14-3.8C17.5-4 20-5 22.5-7.2L30-9.5 25.5-4C23.8 1.5 20.5 5.2 16.5 7.2H-14.5C-20.5 5.5-24.5-.5-25-8.5z'
const MAIN_SAIL = 'M-9.5-26.5C-2-28.5 6-28 10.5-26.2 14-20 13.8-12 10.5-6.2 4-8.6-4-8.6-10.5-6-7.3-13-7-20-9.5-26.5z'
const FORE_SAIL =
  'M15.5-20.5C18.5-21 21-20.6 23-19.8 25-15.5 24.8-11 22.8-7 20.3-8 17.6-8 15-7.2 17-11.5 17-16 15.5-20.5z'
const AFT_SAIL =
  'M-20.5-18.5C-17.5-19.5-15-19.3-13-18.5-11-14.5-11.2-10.5-13-6.5-15.5-7.6-18.3-7.5-21-6.5-19.3-10.5-19.2-14.5-20.5-18.5z'
const PORTS = [-13, -5, 3, 11]

/** A ship under the colours of a seat, about 64 wide, its waterline at 0. */
export function Ship({ look }: { look: SeatLook }) {
  return (
    <g className="mb-ship">
      <path d="M-30 10c6-2 8 2 14 0s8 2 14 0 8 2 14 0 8 2 16 0" className="mb-wake" />
      <path d={HULL} className="mb-rim" strokeWidth="2.6" />
      <path d="M0-30V-4M19-23.5V-5M-16.5-22V-5M24-8L33-13" className="mb-rigging" />
      <path d={HULL} fill="#5a3a1e" className="mb-edge" />
      <path d="M-22.5-3.2C-8-1.2 10-1.2 24-4.6" stroke={look.colour} strokeWidth="2.4" fill="none" />
      {PORTS.map(x => (
        <rect key={x} x={x} y=".2" width="2.6" height="2.2" fill="#f4e3bc" stroke="#2c190a" strokeWidth=".5" />
      ))}
      <path d={FORE_SAIL} fill="#fbf1da" className="mb-edge" />
      <path d={AFT_SAIL} fill="#fbf1da" className="mb-edge" />
      <path d={MAIN_SAIL} className="mb-rim" strokeWidth="2.4" />
      <path d={MAIN_SAIL} fill={look.colour} />
      <path d={MAIN_SAIL} fill={hatchingOf(look)} />
      <circle cx="1.6" cy="-17.2" r="7.4" fill={look.colour} />
      <path d={MAIN_SAIL} fill="none" className="mb-edge" />
      <svg x="-4.5" y="-23.3" width="12.2" height="12.2" viewBox="0 0 512 512" aria-hidden="true">
        {look.emblem}
      </svg>
      <path d="M0-30V-36.5L13-34.2 0-31.6" fill={look.colour} className="mb-edge" />
    </g>
  )
}

export const FIGURE =
  'M0-9.6C2.6-9.6 4.1-7.9 4.1-5.8 4.1-4.9 3.8-4.2 3.4-3.6 6.6-2.9 9.6-1.2 9.6.8 9.6 2.2 7.6 2.6 5.2 2.4 5.6 4.6 7.4 7 8.2 9.2H2.4L0 5.4-2.4 9.2H-8.2C-7.4 7-5.6 4.6-5.2 2.4-7.6 2.6-9.6 2.2-9.6.8-9.6-1.2-6.6-2.9-3.4-3.6-3.8-4.2-4.1-4.9-4.1-5.8-4.1-7.9-2.6-9.6 0-9.6z'

/** An assistant or explorer around a point, 20 high. */
export function Figure({ look }: { look: SeatLook }) {
  return (
    <g>
      <path d={FIGURE} className="mb-rim" strokeWidth="4" strokeLinejoin="round" />
      <path d={FIGURE} fill={look.colour} />
      <path d={FIGURE} fill={hatchingOf(look)} className="mb-edge" />
    </g>
  )
}

const FLAG = 'M0-25H21L16.5-18 21-11H0z'

/** A nation's marker: a flag on a pole that stands on a point, 28 high. */
export function Flag({ nation }: { nation: number }) {
  const { colour, ink, icon } = NATION_LOOKS[nation]
  return (
    <g>
      <path d="M0 1V-27" stroke="var(--rim)" strokeWidth="4.4" strokeLinecap="round" />
      <path d={FLAG} className="mb-rim" strokeWidth="3.4" strokeLinejoin="round" />
      <path d={FLAG} fill={colour} />
      <path d={FLAG} fill={`url(#mb-nation-${nation})`} />
      <circle cx="8.2" cy="-18" r="6" fill={colour} />
      <path d={FLAG} fill="none" className="mb-edge" strokeLinejoin="round" />
      <path d="M0 1V-27" stroke="var(--tok-ink)" strokeWidth="1.8" strokeLinecap="round" />
      <Emblem name={icon} x={8.2} y={-18} size={10.4} fill={ink} />
    </g>
  )
}
