import type { Name, Say } from '@spanish-main/ui'
import { memo } from 'react'
import type { Lords } from '../../rules/state.ts'
import { HAVEN_COUNT, tables } from '../../rules/tables.ts'
import { hasGalleonHold, sizeOf } from '../../rules/units.ts'
import { Hold } from '../art/hold.tsx'
import { FleetToken, SmallShield } from '../art/tokens.tsx'
import { isPirate, knownBerth, loadOf, lookOfUnit } from './facts.ts'
import { BOXES } from './layout.ts'
import type { FleetPlace } from './places.ts'

interface FleetsProps {
  readonly view: Lords
  readonly places: readonly FleetPlace[]
  readonly say: Say
  readonly name: Name
  readonly domain: string
}

/** The two boxes of fleets and the one at sea. */
export const Fleets = memo(function Fleets({ view, places, say, name, domain }: FleetsProps) {
  const waiting = places.filter(({ where }) => where === 'waiting')
  const home = places.filter(({ where }) => where === 'europe')
  const sea = places.filter(({ where }) => where === 'sea')
  return (
    <>
      <Box {...BOXES.europe} title={say('board.europe')} note={say('board.europe.note', { count: home.length })} />
      {home.map(place => (
        <Ship key={place.unit} view={view} place={place} domain={domain} />
      ))}
      <Box
        {...BOXES.waiting}
        title={say('board.waiting')}
        note={say('board.waiting.note', { count: waiting.length, of: HAVEN_COUNT })}
      />
      {waiting.map(place => (
        <Lurker
          key={place.unit}
          view={view}
          place={place}
          say={say}
          name={name}
          domain={domain}
          wide={waiting.length <= NAMED}
        />
      ))}
      {sea.map(place => (
        <Ship key={place.unit} view={view} place={place} domain={domain} />
      ))}
    </>
  )
})

function Box({
  x,
  y,
  width,
  height,
  title,
  note,
}: {
  x: number
  y: number
  width: number
  height: number
  title: string
  note: string
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="lo-box" width={width} height={height} rx={3} />
      <rect className="lo-box-line" x={4} y={4} width={width - 8} height={height - 8} rx={2} />
      <text className="lo-box-title" x={14} y={25}>
        {title}
      </text>
      <text className="lo-box-note" x={width - 14} y={24}>
        {note}
      </text>
    </g>
  )
}

function Ship({ view, place: { unit, at, scale }, domain }: { view: Lords; place: FleetPlace; domain: string }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${scale})`} data-pick={`${domain}:${unit}`}>
      <rect className="lo-grip" x={-28} y={-24} width={56} height={52} />
      <FleetToken
        look={lookOfUnit(view, unit)}
        ships={sizeOf(view, unit)}
        galleon={hasGalleonHold(view, unit)}
        pirate={isPirate(view, unit)}
      />
      <g transform="translate(0 13)">
        <Hold {...loadOf(view, unit)} />
      </g>
    </g>
  )
}

/** A privateer in its box: whose it is, what it can do, and where it lies if this seat knows. */
function Lurker({
  view,
  place: { unit, at },
  say,
  name,
  domain,
  wide,
}: {
  view: Lords
  place: FleetPlace
  say: Say
  name: Name
  domain: string
  wide: boolean
}) {
  const [x, y] = at
  const berth = knownBerth(view, unit)
  const letter = String.fromCharCode(65 + tables.seamanship[unit])
  const left = wide ? -38 : 0
  return (
    <g transform={`translate(${x} ${y})`} data-pick={`${domain}:${unit}`}>
      <rect className="lo-grip" x={wide ? -54 : -24} y={-24} width={wide ? 108 : 48} height={56} />
      <rect className="lo-location" x={left - 11} y={-21} width={22} height={27} rx={3} />
      <SmallShield look={lookOfUnit(view, unit)} x={left} y={-8} />
      {isPirate(view, unit) && <path className="lo-tent" d={`M${left + 3} 8l6-13 6 13z`} />}
      <g transform={`translate(${left} 9)`}>
        <Hold {...loadOf(view, unit)} />
      </g>
      {wide ? (
        <>
          <text className="lo-lurker" x={left + 17} y={-10}>
            {clip(name('place', unit), 13)}
          </text>
          <text className="lo-lurker-note" x={left + 17} y={4}>
            {berth < 0 ? say('board.hidden', { letter }) : clip(name('place', berth), 15)}
          </text>
        </>
      ) : (
        <text className="lo-lurker-letter" x={left + 14} y={-13}>
          {letter}
        </text>
      )}
    </g>
  )
}

/** Of so many privateers the names fit, in a small window too; of more there are the letters. */
const NAMED = 2

/** The whole name is in the list of targets and in the calendar. */
const clip = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
