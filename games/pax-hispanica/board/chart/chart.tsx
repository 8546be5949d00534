import { ChartMap, Numbers, type Point, type Say, type Target, type Tiding, Tidings } from '@spanish-main/ui'
import { useMemo, useState } from 'react'
import { LAND_ZONE_COUNT } from '../../data/index.ts'
import { isRebellious } from '../../rules/calendar.ts'
import type { Pax } from '../../rules/state.ts'
import { Buried } from './buried.tsx'
import { Fleets } from './fleets.tsx'
import { Frame } from './frame.tsx'
import { HotNote, HotPlace } from './hot.tsx'
import { PAPER, VIEW, ZONE_PLACES } from './layout.ts'
import { allMarks, type Mark, type Marks, NO_MARKS, readSpot, type Spot } from './marks.ts'
import { centreOf, type FleetPlace, fleetPlaces } from './places.ts'
import { AreaMarks, BoxMarks, Route, SeaMarks } from './sea-marks.tsx'
import { Sheet } from './sheet.tsx'
import { SiteNames, Sites } from './sites.tsx'
import { Targets } from './targets.tsx'
import './chart.css'
import './marks.css'
import './sheet.css'

export interface ChartProps {
  readonly view: Pax
  readonly say: Say
  readonly marks?: Marks
  /** The nation whose fleet it is about now: the chart follows it. */
  readonly sailing?: number | undefined
  /** Anything was clicked, marked or not, so that the caller can act on it or say why not. */
  readonly onPick: (spot: Spot) => void
  readonly onHover?: (spot: Spot | undefined) => void
  /** A place that is pointed at elsewhere: in the list of targets, in the chronicle. */
  readonly hot?: Spot | undefined
  /** Places with a number beside them, as in the hint. */
  readonly numbered?: readonly { readonly spot: Spot; readonly number: number }[]
  /** What was gained and lost where. */
  readonly tidings?: readonly Tiding[]
  /** Something else speaks of a place now, and the words about what is pointed at would lie under it. */
  readonly quiet?: boolean
  /** The course that a click on a sea zone would sail, zone by zone from where it begins. */
  readonly route?: (zone: number) => readonly number[] | undefined
}

const NONE: ReadonlyMap<number, Mark> = new Map()

/** The chart of the Spanish Main with everything on it. It knows no rules: it shows a view and the marks it is given. */
export function Chart({
  view,
  say,
  marks = NO_MARKS,
  sailing,
  onPick,
  onHover,
  hot: pointed,
  numbered = [],
  tidings = [],
  quiet = false,
  route,
}: ChartProps) {
  const fleets = useMemo(() => fleetPlaces(view), [view])
  const places = useMemo(
    () => allMarks(marks).flatMap(({ spot, mark }) => (mark.state === 'refused' ? [] : [centreOf(spot, fleets)])),
    [marks, fleets],
  )
  const [hovered, setHovered] = useState<Spot>()
  const hover = (target: Target | undefined) => {
    const spot = target && readSpot(target)
    setHovered(spot)
    onHover?.(spot)
  }
  const hot = hovered ?? pointed
  const course = hot?.kind === 'zone' ? route?.(hot.index) : undefined
  const around = { view, marks, fleets }
  return (
    <ChartMap
      label={say('board.chart')}
      sheet={PAPER}
      places={places}
      own={fleets.find(({ colour, afloat }) => afloat && colour === sailing)?.at}
      say={say}
      onPick={target => onPick(readSpot(target))}
      onHover={hover}
      draw={({ camera, size, moving }) => ({
        sheet: (
          <>
            <Sheet rebellious={rebelliousAreas(view)} say={say} />
            <svg className="px-live" viewBox={BOX} width={VIEW.width} height={VIEW.height} aria-hidden="true">
              <AreaMarks marks={marks.areas ?? NONE} />
              {hot?.kind === 'zone' && <HotPlace spot={hot} {...around} />}
              <BoxMarks marks={marks.boxes ?? NONE} />
              <Buried chests={view.buriedChests} relics={view.buriedRelics} />
              <Sites view={view} marks={marks.sites ?? NONE} />
              <SeaMarks marks={marks.zones ?? NONE} fleets={fleets} />
              {course !== undefined && <Route zones={course} />}
              <Fleets view={view} places={fleets} marks={marks.fleets ?? NONE} />
              <SiteNames marks={marks.sites ?? NONE} say={say} />
              {hot?.kind === 'site' && <HotPlace spot={hot} {...around} />}
            </svg>
          </>
        ),
        over: (
          <>
            <Targets view={view} marks={marks} fleets={fleets} say={say} />
            <Numbers places={numbered.map(({ spot, number }) => ({ at: beside(spot, fleets), number }))} />
            <Tidings
              tidings={tidings}
              at={({ domain, value }) => (domain === 'site' ? above(value, fleets) : undefined)}
              camera={camera}
              size={size}
            />
            {hot !== undefined && !moving && !quiet && (
              <HotNote spot={hot} {...around} course={course} say={say} camera={camera} size={size} />
            )}
          </>
        ),
        frame: <Frame camera={camera} size={size} />,
      })}
    />
  )
}

/** Beside a place, where a number covers nothing of it; at a sea, on the side that its name does not take. */
function beside(spot: Spot, fleets: readonly FleetPlace[]): Point {
  const [x, y] = centreOf(spot, fleets)
  if (spot.kind !== 'zone') return [x + 30, y - 22]
  const [nameX, nameY] = ZONE_PLACES[spot.index].label
  const leftward = x - nameX < 16 || x + 30 > VIEW.width - 20
  return [leftward ? x - 30 : x + 30, y > nameY ? y + 22 : y - 22]
}

/** Above a Site, where words cover nothing of it. */
function above(site: number, fleets: readonly FleetPlace[]): Point {
  const [x, y] = centreOf({ kind: 'site', index: site }, fleets)
  return [x, y - 24]
}

const BOX = `${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`

/** Bit set of the land zones with a Rebel. */
function rebelliousAreas(view: Pax): number {
  let set = 0
  for (let area = 0; area < LAND_ZONE_COUNT; area++) if (isRebellious(view, area)) set |= 1 << area
  return set
}
