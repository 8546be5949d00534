import { hatchingOf, type SeatLook } from '@spanish-main/ui'
import { Glyph } from '../art/icon.tsx'

/** A place on the shore: whose flag flies there, and what stands there. */
export interface Town {
  readonly look: SeatLook | undefined
  readonly kind: 'city' | 'colony' | 'heathen'
  readonly fort: boolean
  readonly mill: boolean
}

/** Hills, shore and town, on the right of a scene. */
export function Shore({ look, kind, fort, mill }: Town) {
  const walls = kind === 'city' || fort
  return (
    <>
      <path
        className="lo-hill"
        d="M600 112C640 84 676 96 706 78 740 56 780 84 820 70 862 54 900 76 940 60 990 42 1040 66 1080 58 1240 40 1500 70 1800 50V112z"
      />
      <path
        className="lo-hill-lines"
        d="M690 92l8 16M704 84l9 20M716 80l6 16M806 78l8 18M820 74l8 20M930 68l9 20M944 64l8 20M1010 58l9 20M1024 60l8 18"
      />
      <path className="lo-shore" d="M640 230C660 168 700 150 742 146L1080 132 1800 120V230z" />
      <path
        className="lo-shore-lines"
        d="M668 212q30-34 78-46M700 212q30-26 60-34M760 176h60M790 190h80M900 184h90M980 170h70M840 202h120M1010 196h60"
      />
      {kind === 'heathen' ? <Huts /> : <Houses many={walls} />}
      {walls && <Walls />}
      {!walls && kind === 'colony' && <Palisade />}
      {mill && (
        <g className="lo-town-mill">
          <Glyph name="windmill" size={62} x={1000} y={102} />
        </g>
      )}
      {look !== undefined && <Banner look={look} x={walls ? 912 : 886} y={walls ? 26 : 46} foot={walls ? 67 : 130} />}
      <g className="lo-palms">
        <Glyph name="palm-tree" size={66} x={1049} y={99} />
        <Glyph name="palm-tree" size={54} x={733} y={119} />
      </g>
    </>
  )
}

export function Banner({ look, x, y, foot }: { look: SeatLook; x: number; y: number; foot: number }) {
  const cloth = 'M0 0H44L36 12 44 24H0z'
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="lo-flagpole" d={`M0 ${foot - y}V0`} />
      <path fill={look.colour} d={cloth} />
      <path fill={hatchingOf(look)} d={cloth} />
      <circle cx={17} cy={12} r={9.5} fill={look.colour} />
      <svg x={9} y={4} width={16} height={16} viewBox="0 0 512 512" fill={look.ink} aria-hidden="true">
        {look.emblem}
      </svg>
      <path className="lo-ship-edge" d={cloth} />
    </g>
  )
}

const TOWERS: readonly (readonly [left: number, right: number, top: number, base: number])[] = [
  [880, 944, 74, 144],
  [762, 822, 100, 152],
  [812, 890, 94, 148],
  [936, 1018, 98, 150],
]

function Walls() {
  return (
    <g className="lo-walls">
      {TOWERS.map(([left, right, top, base]) => (
        <g key={left}>
          <path d={`M${left} ${top}H${right}L${right + 7} ${base}H${left - 7}z`} />
          <path d={merlons(left, right, top)} />
          <path className="lo-bricks" d={bricks(left, right, top, base)} />
          <path className="lo-wall-shade" d={`M${right - 12} ${top}H${right}L${right + 7} ${base}H${right - 14}z`} />
        </g>
      ))}
      <path
        className="lo-embrasures"
        d="M828 112h8v7h-8zM848 112h8v7h-8zM868 112h8v7h-8zM950 114h8v7h-8zM972 114h8v7h-8zM994 114h8v7h-8zM904 144v-14a8 8 0 0 1 16 0v14z"
      />
    </g>
  )
}

const merlons = (left: number, right: number, top: number): string =>
  Array.from({ length: Math.floor((right - left) / 13) }, (_, i) => `M${left + 13 * i} ${top}v-7h7v7`).join('')

/** Courses of stone, some of them left out, always the same. */
const bricks = (left: number, right: number, top: number, base: number): string =>
  Array.from({ length: Math.floor((base - top) / 9) }, (_, row) =>
    Array.from({ length: Math.floor((right - left) / 22) }, (_, i) =>
      (row * 7 + i * 5) % 3 === 0 ? '' : `M${left + 5 + 22 * i + (row % 2) * 9} ${top + 6 + 9 * row}h11`,
    ).join(''),
  ).join('')

const HOUSES = 'M1000 132v-22l10-10 10 10v22zM1022 132v-16l12-9 12 9v16zM722 146v-14l9-8 9 8v14z'
const MORE_HOUSES =
  'M790 148v-24l14-13 14 13v24zM822 150v-30l17-15 17 15v30zM862 148v-22l12-11 12 11v22zM918 147v-26l15-14 15 14v26zM952 145v-18l11-10 11 10v18z'

function Houses({ many }: { many: boolean }) {
  return (
    <g className="lo-houses">
      <path d={HOUSES} />
      {!many && <path d={MORE_HOUSES} />}
      {!many && <path className="lo-embrasures" d="M834 150v-13h9v13zM929 147v-11h8v11zM799 134h7v6h-7z" />}
    </g>
  )
}

const STAKES = Array.from({ length: 26 }, (_, i) => `M${772 + 8 * i} ${160 - i * 0.3}v-15l3-4 3 4v15z`).join('')

const Palisade = () => <path className="lo-palisade" d={STAKES} />

function Huts() {
  return (
    <g className="lo-huts">
      {[
        [800, 150, 2.1],
        [860, 146, 2.6],
        [928, 148, 2.2],
      ].map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d="M-9 0V-8H9V0z" />
          <path className="lo-thatch" d="M-13-7L0-21 13-7z" />
          <path className="lo-embrasures" d="M-2.5 0v-5.5h5V0z" />
        </g>
      ))}
    </g>
  )
}
