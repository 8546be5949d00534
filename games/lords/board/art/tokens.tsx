import { patternId, type SeatLook } from '@spanish-main/ui'
import { ChestGlyph } from './hold.tsx'
import { Glyph } from './icon.tsx'
import { type IconName, iconOfGood } from './icon-names.ts'
import './tokens.css'

const ROUND = 13.2
const TWICE = '×2'

/** A disk in the colours of a seat, with its crest. */
export function Disk({ look }: { look: SeatLook }) {
  return (
    <>
      <circle className="lo-shade" r={14.1} cy={0.9} />
      <circle className="lo-rim" r={13.9} />
      <circle r={ROUND} fill={look.colour} />
      <circle className="lo-edge" r={ROUND} fill={`url(#${patternId(look)})`} />
      <circle r={9.1} fill={look.colour} stroke={look.ink} strokeWidth={0.7} strokeOpacity={0.75} />
      <Emblem look={look} size={13.7} />
    </>
  )
}

/** The crest of a seat, in the middle of (x, y). */
export function Emblem({ look, size, x = 0, y = 0 }: { look: SeatLook; size: number; x?: number; y?: number }) {
  return (
    <svg
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 512 512"
      fill={look.ink}
      aria-hidden="true"
    >
      {look.emblem}
    </svg>
  )
}

/** The star of a fort, under the disk. */
export const Fort = () => <path className="lo-fort" d="M-21-19L-8-14H8L21-19 16-6V6L21 21 8 15H-8L-21 21-16 6V-6z" />

/** What a colony produces; dark once it has a mill, ×2 while it is in demand. */
export function Good({ commodity, mill, demand }: { commodity: number; mill: boolean; demand: boolean }) {
  return (
    <g transform="translate(-13.5 -11.5)">
      <circle className={mill ? 'lo-good lo-mill' : 'lo-good'} r={7.3} />
      <g className={mill ? 'lo-good-icon lo-mill' : 'lo-good-icon'}>
        <Glyph name={iconOfGood(commodity)} size={10.2} />
      </g>
      {demand && (
        <g transform="translate(-11 -7.5)">
          <rect className="lo-demand" x={-8.6} y={-6} width={17.2} height={12} rx={6} />
          <text className="lo-demand-text" y={3.9}>
            {TWICE}
          </text>
        </g>
      )}
    </g>
  )
}

/** A heathen colony: a dotted rectangle with a hut and the holder's shield. */
export function HeathenToken({ look }: { look: SeatLook | undefined }) {
  return (
    <>
      <rect className="lo-heathen" x={-12} y={-11} width={24} height={21} rx={2} />
      <g className="lo-ink">
        <Glyph name="hut" size={15} y={-1} />
      </g>
      {look !== undefined && <SmallShield look={look} x={11} y={-10} />}
    </>
  )
}

export function SmallShield({ look, x, y }: { look: SeatLook; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="lo-edge" fill={look.colour} d="M-6-6H6V1C6 5 3 7 0 8.5-3 7-6 5-6 1z" />
      <Emblem look={look} size={8.4} y={0.4} />
    </g>
  )
}

/** A battlement with the Spanish flag; a chest while its treasure waits, a bar when it is closed. */
export function CityToken({ treasure, malarial, closed }: { treasure: boolean; malarial: boolean; closed: boolean }) {
  const wall = 'M-16 10V-9h4.6v-5h5v5h3.9v-5h5v5h3.9v-5h5v5H16v19z'
  return (
    <>
      <path className="lo-rim lo-city-rim" d={wall} />
      <path className="lo-city" d={wall} />
      <path className="lo-gate" d="M-3.6 10V3.4a3.6 3.6 0 0 1 7.2 0V10z" />
      <path className="lo-stones" d="M-12-4h5M7-4h5M-12 2h4M8 2h4" />
      <use href="#lo-f-spanish" x={-9} y={-12.2} width={11.2} height={7.4} />
      {malarial && (
        <g transform="translate(-15.5 -8.5)">
          <circle className="lo-good" r={6} />
          <g className="lo-good-icon">
            <Glyph name="amber-mosquito" size={8.8} />
          </g>
        </g>
      )}
      {treasure && (
        <g transform="translate(14.5 -8) scale(1.12)">
          <ChestGlyph />
        </g>
      )}
      {closed && <Closed />}
    </>
  )
}

export const Closed = () => (
  <g transform="translate(16 -9)">
    <circle className="lo-closed" r={7.6} />
    <path className="lo-closed-bar" d="M-4 0H4" />
  </g>
)

/** A red diamond with a bag. */
export function PortToken() {
  return (
    <>
      <rect className="lo-port" x={-5.4} y={-5.4} width={10.8} height={10.8} rx={1.6} transform="rotate(45)" />
      <g className="lo-port-icon">
        <Glyph name="swap-bag" size={9.2} />
      </g>
    </>
  )
}

/** Hulls in a wedge, as many as there are ships; three masts or one lateen, a black tent for a pirate. */
export function FleetToken({
  look,
  ships,
  galleon,
  pirate,
}: {
  look: SeatLook
  ships: number
  galleon: boolean
  pirate: boolean
}) {
  const places = [
    [0, 0, 1],
    [-19, -5, 0.72],
    [19, -5, 0.72],
  ]
    .slice(0, Math.max(1, Math.min(3, ships)))
    .reverse()
  return (
    <>
      {places.map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          {galleon ? <Galleon look={look} /> : <Barque look={look} />}
        </g>
      ))}
      {pirate && <path className="lo-tent" d="M-17 9l5-11 5 11z" />}
    </>
  )
}

const HULL = 'M-17 3H17L13 10.5C8 12.5-8 12.5-13 10.5z'

function Galleon({ look }: { look: SeatLook }) {
  return (
    <>
      <path className="lo-mast" d="M0 4V-20M-10 4V-13M10 4V-13" />
      <path className="lo-sail" d="M-15-11H-6Q-3-5-6 1H-15Q-12-5-15-11zM6-11H15Q18-5 15 1H6Q9-5 6-11z" />
      <path className="lo-edge" fill={look.colour} d="M-7-17H7Q11-8 7 1H-7Q-3-8-7-17z" />
      <path fill={`url(#${patternId(look)})`} d="M-7-17H7Q11-8 7 1H-7Q-3-8-7-17z" />
      <Emblem look={look} size={10} x={2} y={-8} />
      <path className="lo-hull" d={HULL} />
      <path stroke={look.colour} strokeWidth={1.8} d="M-15.4 4.6H15.4" />
    </>
  )
}

function Barque({ look }: { look: SeatLook }) {
  return (
    <>
      <path className="lo-mast" d="M-1 4V-17" />
      <path className="lo-edge" fill={look.colour} d="M-1-16L13 1H-12z" />
      <path fill={`url(#${patternId(look)})`} d="M-1-16L13 1H-12z" />
      <Emblem look={look} size={9} x={0} y={-4} />
      <path className="lo-hull" d={HULL} />
      <path stroke={look.colour} strokeWidth={1.8} d="M-15.4 4.6H15.4" />
    </>
  )
}

/** A location card: whose it is, a question if nobody knows, a tick if it lies in the deck for all you know. */
export function LocationCard({ look, mark }: { look?: SeatLook | undefined; mark?: 'unknown' | undefined }) {
  return (
    <>
      <rect className="lo-location" x={-7} y={-9.5} width={14} height={19} rx={2} />
      {look === undefined ? (
        <text className="lo-location-text" y={5}>
          {mark === 'unknown' ? '?' : ''}
        </text>
      ) : (
        <SmallShield look={look} x={0} y={-0.5} />
      )}
    </>
  )
}

/** A dashed circle with what a card not in play would bring. */
export function QuietSite({ icon, heathen }: { icon: IconName; heathen: boolean }) {
  return (
    <>
      {heathen ? (
        <rect className="lo-quiet-heathen" x={-8} y={-8} width={16} height={16} rx={2} />
      ) : (
        <circle className="lo-quiet-site" r={9} />
      )}
      <g className="lo-quiet-icon">
        <Glyph name={icon} size={10} />
      </g>
    </>
  )
}
