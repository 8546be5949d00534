import type { SeatLook } from '@spanish-main/ui'
import { CityToken, Disk, FleetToken } from '../art/tokens.tsx'
import { usePhone } from '../parts/use-phone.ts'

/** A squadron in a scene. */
export interface Squadron {
  readonly look: SeatLook
  readonly ships: number
  readonly galleon: boolean
  readonly pirate: boolean
}

const WIDE = '0 0 1080 190'
/** On a phone a siege is drawn from the first ship to the town. */
const NARROW = '320 -80 700 270'

const PLACES: readonly (readonly [number, number, number])[] = [
  [390, 132, 3.1],
  [230, 126, 2.3],
  [110, 122, 1.9],
]

/** Sea and sky; attackers sail from the left. */
export function Scene({
  left,
  right,
  town,
}: {
  left: Squadron | undefined
  right?: Squadron
  town?: { look: SeatLook | undefined; city: boolean }
}) {
  const narrow = usePhone() && town !== undefined
  return (
    <svg className="lo-scene" viewBox={narrow ? NARROW : WIDE} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className="lo-sky" y={-80} width={1080} height={172} />
      <circle className="lo-sun" cx={610} cy={46} r={26} />
      {town !== undefined && <path className="lo-hill" d="M690 92C760 60 820 40 900 36S1040 52 1080 46V92z" />}
      <rect className="lo-water" y={88} width={1080} height={102} />
      <path className="lo-waves" d={WAVES} />
      {town !== undefined && <path className="lo-shore" d="M760 190C800 130 860 104 940 100H1080V190z" />}
      {left !== undefined && <Ships {...left} />}
      {right !== undefined && (
        <g transform="translate(1080 0) scale(-1 1)">
          <Ships {...right} />
        </g>
      )}
      {town !== undefined && (
        <g transform="translate(940 104) scale(3.2)">
          {town.city || town.look === undefined ? (
            <CityToken treasure={false} malarial={false} closed={false} />
          ) : (
            <Disk look={town.look} />
          )}
        </g>
      )}
      <g className="lo-smoke">
        <path d="M470 104c10-16 26-14 32-4 14-8 28 2 24 14 10 10 0 24-14 20-8 12-26 8-28-2-16 4-26-14-14-28z" />
        {right !== undefined && (
          <path d="M566 112c8-12 22-10 26-2 10-6 22 2 18 12 8 8 0 18-10 14-6 10-20 6-22-2-12 4-22-12-12-22z" />
        )}
      </g>
    </svg>
  )
}

const WAVES = Array.from({ length: 40 }, (_, i) => `M${(i * 137) % 1080} ${100 + ((i * 53) % 84)}q6-5 12 0t12 0`).join(
  '',
)

function Ships({ look, ships, galleon, pirate }: Squadron) {
  return PLACES.slice(0, Math.max(1, Math.min(3, ships)))
    .reverse()
    .map(([x, y, scale]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        <FleetToken look={look} ships={1} galleon={galleon} pirate={pirate} />
      </g>
    ))
}
