import { hatchingOf, type Say, targetKey } from '@spanish-main/ui'
import { actionOf, flagOf, goodOf, marketSpaces } from '../../rules/board.ts'
import type { Maracaibo } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { rewardSigns } from '../art/effects.tsx'
import { Emblem } from '../art/icon.tsx'
import { AUTOMA_LOOK } from '../art/looks.tsx'
import { good, Row, widthOf } from '../art/signs.tsx'
import { locationName } from '../words/names.ts'
import { CITY_BOARD, PLACES } from './layout.ts'
import { hasMarket, kindAt, locationsOf } from './position.ts'
import { onPlate, type Zoom } from './zoom.ts'

/** Every location of the board with its number. */
export function Places({ view, zoom }: { view: Maracaibo; zoom: Zoom }) {
  return locationsOf(view).map(at => {
    const [x, y] = PLACES[at].at
    return (
      <g
        key={at}
        className="mb-place"
        transform={`translate(${x} ${y})`}
        data-pick={targetKey({ domain: 'location', value: at })}
      >
        <Disc view={view} at={at} zoom={zoom} />
      </g>
    )
  })
}

const idOf = (at: number): string => tables.pack.locations[at].id

function Disc({ view, at, zoom }: { view: Maracaibo; at: number; zoom: Zoom }) {
  const kind = kindAt(view, at)
  const id = idOf(at)
  if (kind === 'homeward') {
    const open = id === '20' || (id === '21a') === view.round < 4
    return (
      <g className={open ? undefined : 'mb-off'}>
        <path d="M-6-14.5H6L14.5-6V6L6 14.5H-6L-14.5 6V-6z" className="mb-home" />
        <Numeral text={id} small={id.length > 2} />
        <Emblem name="halt" x={12} y={-12} size={13} fill="var(--danger)" />
      </g>
    )
  }
  if (kind === 'start')
    return (
      <>
        <circle r="15" className="mb-village" />
        <Emblem name="ship-wheel" size={26} fill="var(--line-2)" />
        <Numeral text={id} />
      </>
    )
  if (kind === 'village')
    return (
      <>
        <circle r="14.5" className="mb-village" />
        <circle r="11.8" className="mb-village-ring" />
        <Numeral text={id} />
      </>
    )
  return (
    <>
      <CityBoard view={view} at={at} zoom={zoom} />
      <rect
        x="-14.5"
        y="-14.5"
        width="29"
        height="29"
        rx="5"
        className="mb-bastion"
        transform="rotate(45) scale(.86)"
      />
      <rect x="-14" y="-14" width="28" height="28" rx="5" className="mb-bastion" />
      <rect x="-11" y="-11" width="22" height="22" rx="3.5" className="mb-bastion-court" />
      <Numeral text={id} small={id.length > 2} />
    </>
  )
}

const Numeral = ({ text, small = false }: { text: string; small?: boolean }) => (
  <text className={small ? 'mb-place-number mb-small' : 'mb-place-number'} y={small ? 4.3 : 5.2}>
    {text}
  </text>
)

/** A city's board: its action above; its good, the market and the flag bonus below. */
function CityBoard({ view, at, zoom }: { view: Maracaibo; at: number; zoom: Zoom }) {
  const [left, top] = PLACES[at].board
  const { width, height } = CITY_BOARD
  const size = onPlate(zoom, 15)
  const action = rewardSigns(actionOf(view, at), size)
  const wide = widthOf(action) * 0.75
  const start = left < 0 ? 4 : 10
  const flag = flagOf(view, at)
  const filled = view.market[at]
  const anchor = left < 0 ? left + width : left
  return (
    <g
      transform={`translate(${anchor} ${top + height / 2}) scale(${zoom.scale}) translate(${-anchor} ${-top - height / 2})`}
    >
      <g transform={`translate(${left} ${top})`} className="mb-city-board">
        <rect width={width} height={height} rx="5" />
        <rect x="2.5" y="2.5" width={width - 5} height={height - 5} rx="3.5" className="mb-line" />
        <Row drawings={action} x={Math.max(start, (width - wide) / 2 + start / 2)} y={3.5} height={15} />
        {hasMarket(view, at) ? (
          <>
            <Row drawings={[good(goodOf(view, at))]} x={start} y={19.5} height={13.5} />
            {Array.from({ length: marketSpaces(view) }, (_, i) => (
              <g key={i} transform={`translate(${start + 22.5 + 14 * i} 26.3)`}>
                <circle r="5.4" className={i < filled ? 'mb-market mb-full' : 'mb-market'} />
                {i < filled ? <circle r="5.4" fill={hatchingOf(AUTOMA_LOOK)} opacity=".5" /> : undefined}
              </g>
            ))}
            {flag >= 0 ? (
              <>
                <path d={`M${start + 48} 21v13m0-12.5h3.5l-1 2.2 1 2.2h-3.5`} className="mb-flag-sign" />
                <Row drawings={rewardSigns(flag, onPlate(zoom, 12))} x={start + 52} y={20.3} height={12} />
              </>
            ) : undefined}
          </>
        ) : undefined}
      </g>
    </g>
  )
}

/** The names of the places, above everything else. */
export function PlaceNames({ view, say }: { view: Maracaibo; say: Say }) {
  return (
    <g className="mb-names">
      {locationsOf(view)
        .filter(at => tables.pack.locations[at].kind !== 'homeward' || idOf(at) === '20')
        .map(at => {
          const { at: point, label } = PLACES[at]
          return (
            <text
              key={at}
              x={point[0] + label[0]}
              y={point[1] + label[1]}
              textAnchor={label[2]}
              className={kindAt(view, at) === 'homeward' ? 'mb-homeward' : undefined}
            >
              {locationName(say, at)}
            </text>
          )
        })}
    </g>
  )
}
