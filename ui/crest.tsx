import type { Pattern, SeatLook } from './contract.ts'
import { Emblem, type IconName } from './icon.tsx'
import './crest.css'

const SHIELD = 'M3 3H37V23C37 33 29.5 40 20 44 10.5 40 3 33 3 23z'

const look = (colour: string, ink: string, pattern: Pattern, icon: IconName): SeatLook => ({
  colour,
  ink,
  pattern,
  emblem: <Emblem name={icon} x={256} y={256} size={512} fill={ink} />,
})

/**
 * Ten looks that stay apart for every kind of colour blindness, for games that bring none of their own: the nearest two
 * are 0.116 apart in OKLab (Machado 2009, full severity), and each has its own hatching and crest.
 */
export const LOOKS: readonly SeatLook[] = [
  look('#ba3a30', '#fff3dc', 'upright', 'lion'),
  look('#2f66b8', '#fff9ec', 'level', 'fleur-de-lys'),
  look('#ef9b16', '#2a1707', 'points', 'windmill'),
  look('#5b1f69', '#fff3dc', 'rising', 'white-tower'),
  look('#5cc7ae', '#0e2a25', 'falling', 'sad-crab'),
  look('#201b15', '#f3e7c9', 'crossed', 'anchor'),
  look('#a487ee', '#1c0f38', 'chevrons', 'queen-crown'),
  look('#f7f2ea', '#3a2a10', 'plain', 'galleon'),
  look('#871e00', '#fff3dc', 'bricks', 'crested-helmet'),
  look('#c36987', '#1f0a12', 'rings', 'compass'),
]

export const plainLook = (seat: number): SeatLook => LOOKS[seat % LOOKS.length]

/** The engraver's hatching for a heraldic colour, in the ink of the crest. */
function Hatching({ id, pattern, ink }: { id: string; pattern: Pattern; ink: string }) {
  const turn = pattern === 'rising' ? -45 : pattern === 'falling' ? 45 : 0
  return (
    <pattern id={id} width={3.4} height={3.4} patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
      {pattern === 'rings' ? (
        <circle cx={1.7} cy={1.7} r={1.1} fill="none" stroke={ink} strokeWidth={0.7} strokeOpacity={0.7} />
      ) : pattern === 'points' ? (
        <>
          <circle cx={0.85} cy={0.85} r={0.74} fill={ink} fillOpacity={0.8} />
          <circle cx={2.55} cy={2.55} r={0.74} fill={ink} fillOpacity={0.8} />
        </>
      ) : (
        <path d={strokes(pattern)} stroke={ink} strokeWidth={1.05} strokeOpacity={0.62} />
      )}
    </pattern>
  )
}

function strokes(pattern: Pattern): string {
  if (pattern === 'upright') return 'M1.7 0V3.4'
  if (pattern === 'plain') return ''
  if (pattern === 'chevrons') return 'M0 2.6L1.7 0.9 3.4 2.6'
  if (pattern === 'bricks') return 'M0 0.5H3.4M0 2.2H3.4M0.9 0.5V2.2M2.6 2.2V3.4M2.6 0V0.5'
  return pattern === 'crossed' ? 'M1.7 0V3.4M0 1.7H3.4' : 'M0 1.7H3.4'
}

/** Names of patterns must be one of a kind in the document, and the same look may use one twice. */
export const patternId = ({ pattern, ink }: SeatLook): string => `hatching-${pattern}-${ink.replace(/\W/g, '')}`

/** The hatching of a look, as a paint for anything that belongs to the seat. */
export const hatchingOf = (look: SeatLook): string => `url(#${patternId(look)})`

/** The hatchings of these looks: once in a document, before any crest. */
export function CrestSheet({ looks = LOOKS }: { looks?: readonly SeatLook[] }) {
  const unlike = new Map([...LOOKS, ...looks].map(each => [patternId(each), each]))
  return (
    <svg className="crest-sheet" aria-hidden="true">
      <defs>
        {[...unlike].map(([id, { pattern, ink }]) => (
          <Hatching key={id} id={id} pattern={pattern} ink={ink} />
        ))}
      </defs>
    </svg>
  )
}

/** The shield of a seat. It stands before the seat's name, which says whose it is. */
export function Crest({ look: of }: { look: SeatLook }) {
  return (
    <svg className="crest" viewBox="0 0 40 47" aria-hidden="true">
      <Arms look={of} />
    </svg>
  )
}

/** The same inside a drawing, 40 wide and 47 high. */
export function Arms({ look: of }: { look: SeatLook }) {
  return (
    <>
      <path d={SHIELD} fill={of.colour} />
      <path d={SHIELD} fill={`url(#${patternId(of)})`} />
      <circle cx={20} cy={20.5} r={12.2} fill={of.colour} />
      <svg x={9.5} y={10} width={21} height={21} viewBox="0 0 512 512" fill={of.ink} aria-hidden="true">
        {of.emblem}
      </svg>
      <path d={SHIELD} fill="none" className="crest-rim" />
      <path d={SHIELD} fill="none" className="crest-edge" />
    </>
  )
}

/** The hatched edge of something that belongs to a seat. */
export function SeatBand({ look: of }: { look: SeatLook }) {
  return (
    <svg className="seat-band" width="100%" height="100%" aria-hidden="true">
      <rect width="100%" height="100%" fill={of.colour} />
      <rect width="100%" height="100%" fill={`url(#${patternId(of)})`} />
    </svg>
  )
}
