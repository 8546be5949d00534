import { Mark } from './icon.tsx'
import { LIVERIES } from './liveries.tsx'

const HULL =
  'M-25-8.5L-22-8C-21.5-5.8-20.5-4.5-18.5-4L14-3.8C17.5-4 20-5 22.5-7.2L30-9.5 25.5-4C23.8 1.5 20.5 5.2 16.5 7.2H-14.5C-20.5 5.5-24.5-.5-25-8.5z'
const MAINSAIL = 'M-9.5-26.5C-2-28.5 6-28 10.5-26.2 14-20 13.8-12 10.5-6.2 4-8.6-4-8.6-10.5-6-7.3-13-7-20-9.5-26.5z'
const FORESAIL =
  'M15.5-20.5C18.5-21 21-20.6 23-19.8 25-15.5 24.8-11 22.8-7 20.3-8 17.6-8 15-7.2 17-11.5 17-16 15.5-20.5z'
const MIZZEN =
  'M-20.5-18.5C-17.5-19.5-15-19.3-13-18.5-11-14.5-11.2-10.5-13-6.5-15.5-7.6-18.3-7.5-21-6.5-19.3-10.5-19.2-14.5-20.5-18.5z'

/** Square sails, the crest on the largest. */
export function Carrack({ country, dark = false }: { country: number; dark?: boolean }) {
  const { fill, ink, crest, hatching } = LIVERIES[country]
  return (
    <g className="cq-ship">
      <path d={HULL} className="cq-rim" />
      <path d="M0-30V-4M19-23.5V-5M-16.5-22V-5M24-8L33-13" className="cq-mast" />
      <path d={HULL} fill={dark ? '#241a10' : '#5a3a1e'} className="cq-edge" />
      <path d="M-22.5-3.2C-8-1.2 10-1.2 24-4.6" stroke={dark ? '#e9b949' : fill} strokeWidth="2.4" fill="none" />
      <path d={FORESAIL} fill="#fbf1da" className="cq-edge" />
      <path d={MIZZEN} fill="#fbf1da" className="cq-edge" />
      <path d={MAINSAIL} className="cq-rim" />
      <path d={MAINSAIL} fill={fill} />
      <path d={MAINSAIL} fill={hatching} />
      <circle cx="1.6" cy="-17.2" r="7.4" fill={fill} />
      <path d={MAINSAIL} fill="none" className="cq-edge" />
      <Mark name={crest} x={1.6} y={-17.2} size={12.2} fill={ink} />
      <path d="M0-30V-35M0-35L8-33.4 0-31.6z" fill={fill} className="cq-edge" />
    </g>
  )
}

const SLIM = 'M-20-7.5L-16-6C-6-3.6 6-3.6 14-6L22-8.5 18-2C16 2.8 13 5.4 9.5 6.6H-9.5C-15 5-19-.8-20-7.5z'
const LATEEN = 'M3-29C12-22 15-14 14.5-7.5 7-9.5-3-9.6-11-7.6-4-13 1-20 3-29z'

/** Lateen sails. */
export function Caravel({ country }: { country: number }) {
  const { fill, ink, crest, hatching } = LIVERIES[country]
  return (
    <g className="cq-ship">
      <path d={SLIM} className="cq-rim" />
      <path d="M1.5-27V-5M-11.5-20V-6M-13-6.5L5-31.5M-19.5-7.4L-10.5-22.5" className="cq-mast" />
      <path d={SLIM} fill="#6b4726" className="cq-edge" />
      <path d="M-17-3.4C-6-1.4 6-1.4 16.5-3.8" stroke={fill} strokeWidth="2.2" fill="none" />
      <path
        d="M-11.5-21C-6.5-17-4.8-12-5-7.6-9-9-14-9-18.5-8-15-12-12.5-16-11.5-21z"
        fill="#fbf1da"
        className="cq-edge"
      />
      <path d={LATEEN} className="cq-rim" />
      <path d={LATEEN} fill={fill} />
      <path d={LATEEN} fill={hatching} />
      <circle cx="5.4" cy="-13.4" r="5.4" fill={fill} />
      <path d={LATEEN} fill="none" className="cq-edge" />
      <Mark name={crest} x={5.4} y={-13.4} size={8.6} fill={ink} />
    </g>
  )
}

/** Three dark hulls with a belt of gold. */
function Galleons({ country }: { country: number }) {
  return (
    <>
      <g transform="translate(-13 -4) scale(.8)">
        <Carrack country={country} dark />
      </g>
      <g transform="translate(14 -4) scale(.8)">
        <Carrack country={country} dark />
      </g>
      <g transform="translate(0 2) scale(.92)">
        <Carrack country={country} dark />
      </g>
    </>
  )
}

/** A ship by its kind: caravel, carrack, Galleon Fleet. */
export function ShipShape({ kind, country }: { kind: number; country: number }) {
  if (kind === 0) return <Caravel country={country} />
  return kind === 1 ? <Carrack country={country} /> : <Galleons country={country} />
}

/** A ship in a line of text or a list. */
export function ShipPicture({ kind, country }: { kind: number; country: number }) {
  return (
    <svg className="cq-picture" viewBox="-34 -38 68 48" aria-hidden="true">
      <ShipShape kind={kind} country={country} />
    </svg>
  )
}
