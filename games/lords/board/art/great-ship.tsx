import { hatchingOf, type SeatLook } from '@spanish-main/ui'
import { Glyph } from './icon.tsx'
import { Emblem } from './tokens.tsx'

const HULL =
  'M-25-8.5L-22-8C-21.5-5.8-20.5-4.5-18.5-4L14-3.8C17.5-4 20-5 22.5-7.2L30-9.5 25.5-4C23.8 1.5 20.5 5.2 16.5 7.2H-14.5C-20.5 5-24 0-25-8.5z'
const PORTS = 'M-13-.1h2.6v2.2h-2.6zM-5 .4h2.6v2.2H-5zM3 .4h2.6v2.2H3zM11-.1h2.6v2.2H11z'

const GALLEON = {
  masts: 'M0-30V-4M19-23.5V-5M-16.5-22V-5M24-8L33-13',
  sails:
    'M15.5-20.5C18.5-21 21-20.6 23-19.8 25-15.5 24.8-11 22.8-7 20.3-8 17.6-8 15-7.2 17-11.5 17-16 15.5-20.5zM-20.5-18.5C-17.5-19.5-15-19.3-13-18.5-11-14.5-11.2-10.5-13-6.5-15.5-7.6-18.3-7.5-21-6.5-19.3-10.5-19.2-14.5-20.5-18.5z',
  main: 'M-9.5-26.5C-2-28.5 6-28 10.5-26.2 14-20 13.8-12 10.5-6.2 4-8.6-4-8.6-10.5-6-7.3-13-7-20-9.5-26.5z',
  crest: [1.6, -17.2, 7.4],
} as const

/** B5.3. One mast with a lateen. */
const BARQUE = {
  masts: 'M0-34V-4M24-8L31-12',
  sails: 'M12-15C17-13 22-11 26-8 20-8.6 15-8.4 9-7.4 11-10 12-12.5 12-15z',
  main: 'M0-33C7-27 13-18 16-7.5 5-9.5-8-9.2-20-6.2-13.5-14-6-24.5 0-33z',
  crest: [0.6, -14.6, 6.2],
} as const

/** A ship as great moments draw it, under sail to the right; whoever comes from there turns it, and its crest back. */
export function GreatShip({
  look,
  galleon,
  pirate,
  leads,
  turned,
}: {
  look: SeatLook
  galleon: boolean
  pirate: boolean
  /** The flagship flies a pennant. */
  leads: boolean
  turned: boolean
}) {
  const { masts, sails, main, crest } = galleon ? GALLEON : BARQUE
  const [x, y, radius] = crest
  const top = galleon ? -30 : -34
  return (
    <g className="lo-ship">
      <path className="lo-ship-mast" d={masts} />
      <path className="lo-ship-hull" d={HULL} />
      <path className="lo-ship-band" stroke={look.colour} d="M-22.5-3.2C-8-1.2 10-1.2 24-4.6" />
      <path className="lo-ship-wale" d="M-21 1C-8 2.8 9 2.8 21.5.5" />
      <path className="lo-ship-ports" d={PORTS} />
      <path className="lo-ship-sail" d={sails} />
      <path fill={look.colour} d={main} />
      <path fill={hatchingOf(look)} d={main} />
      <circle cx={x} cy={y} r={radius} fill={look.colour} />
      <path className="lo-ship-edge" d={main} />
      <g transform={turned ? `translate(${2 * x} 0) scale(-1 1)` : undefined}>
        <Emblem look={look} size={radius * 1.65} x={x} y={y} />
      </g>
      {pirate ? (
        <g transform={`translate(0 ${top})`}>
          <path className="lo-ship-mast" d="M0 0V-10" />
          <path className="lo-black-flag" d="M0-10.5C5-12 9-9 14-10.5V-2.5C9-1 5-4 0-2.5z" />
          <g className="lo-black-flag-bones">
            <Glyph name="skull-crossed-bones" size={6.6} x={7} y={-6.6} />
          </g>
        </g>
      ) : (
        leads && (
          <path
            className="lo-ship-pennant"
            fill={look.colour}
            d={`M0 ${top}V${top - 6.5}M0 ${top - 6.5}L13 ${top - 4.2} 0 ${top - 1.6}z`}
          />
        )
      )}
      <path className="lo-ship-foam" d="M-27 9c5-2.4 9 1.6 14 0s9 1.6 14 0 9 1.6 14 0 6-1 9-2" />
    </g>
  )
}
