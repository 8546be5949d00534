import type { Say } from '@spanish-main/ui'
import { useCallback, useMemo, useRef, useState } from 'react'
import { LAND_ZONE_COUNT } from '../../data/index.ts'
import { isRebellious } from '../../rules/calendar.ts'
import type { Pax } from '../../rules/state.ts'
import { Buried } from './buried.tsx'
import { type Camera, fit, NAMES_FROM } from './camera.ts'
import { Fleets } from './fleets.tsx'
import { Frame } from './frame.tsx'
import { useGestures } from './gestures.ts'
import { HotNote, HotPlace } from './hot.tsx'
import { VIEW } from './layout.ts'
import { type Mark, type Marks, NO_MARKS, type Pick } from './marks.ts'
import { fleetPlaces } from './places.ts'
import { AreaMarks, BoxMarks, Route, SeaMarks } from './sea-marks.tsx'
import { Sheet } from './sheet.tsx'
import { Sites } from './sites.tsx'
import { Targets } from './targets.tsx'
import { useCamera } from './use-camera.ts'
import { ZoomButtons } from './zoom.tsx'
import './chart.css'
import './marks.css'
import './sheet.css'

export interface ChartProps {
  readonly view: Pax
  readonly say: Say
  readonly marks?: Marks
  /** Anything was clicked, marked or not, so that the caller can act on it or say why not. */
  readonly onPick: (pick: Pick) => void
  readonly onHover?: (pick: Pick | undefined) => void
  /** A place that is pointed at elsewhere: in the list of targets, in the chronicle. */
  readonly hot?: Pick | undefined
  /** Sea zones of a course to show. */
  readonly route?: readonly number[] | undefined
}

const NONE: ReadonlyMap<number, Mark> = new Map()

/** The chart of the Spanish Main with everything on it. It knows no rules: it shows a view and the marks it is given. */
export function Chart({ view, say, marks = NO_MARKS, onPick, onHover, hot: pointed, route }: ChartProps) {
  const root = useRef<HTMLElement>(null)
  const fleets = useMemo(() => fleetPlaces(view), [view])
  const { camera, size, moving, rested, move } = useCamera(root, marks, fleets)
  const [hovered, setHovered] = useState<Pick>()
  const hover = useCallback(
    (pick: Pick | undefined) => {
      setHovered(pick)
      onHover?.(pick)
    },
    [onHover],
  )
  useGestures(root, { move, pick: onPick, hover })
  const hot = hovered ?? pointed
  const spot = { view, marks, fleets }
  return (
    <section ref={root} className="px-chart" aria-label={say('board.chart')} data-far={camera.k < NAMES_FROM}>
      <div className={moving ? 'px-pane px-moving' : 'px-pane'} style={paneStyle(camera, rested)}>
        <Sheet rebellious={rebelliousAreas(view)} say={say} />
        <svg className="px-live" viewBox={BOX} width={VIEW.width} height={VIEW.height} aria-hidden="true">
          <AreaMarks marks={marks.areas ?? NONE} />
          {hot?.kind === 'zone' && <HotPlace pick={hot} {...spot} />}
          <BoxMarks marks={marks.boxes ?? NONE} />
          <Buried chests={view.buriedChests} relics={view.buriedRelics} />
          <Sites view={view} marks={marks.sites ?? NONE} say={say} />
          <SeaMarks marks={marks.zones ?? NONE} fleets={fleets} />
          {route !== undefined && <Route zones={route} />}
          <Fleets view={view} places={fleets} marks={marks.fleets ?? NONE} />
          {hot?.kind === 'site' && <HotPlace pick={hot} {...spot} />}
        </svg>
        <div className="px-over" style={overStyle(rested)}>
          <Targets view={view} marks={marks} fleets={fleets} say={say} />
          {hot !== undefined && !moving && <HotNote pick={hot} {...spot} say={say} camera={camera} size={size} />}
        </div>
      </div>
      <Frame camera={camera} size={size} />
      <ZoomButtons say={say} onZoom={move} onFit={() => move((_, window) => fit(window))} />
    </section>
  )
}

const BOX = `${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`

/** Only the transform changes while the hand moves. Names grow with the square root of the zoom and never shout. */
function paneStyle({ k, x, y }: Camera, rested: number): Record<string, string | number> {
  return {
    transform: `translate(${-x * k}px, ${-y * k}px) scale(${k})`,
    '--px-name': Math.max(1 / Math.sqrt(Math.max(rested, 0.9)), Math.min(0.78 / rested, 1.1)),
  }
}

/** Words and buttons above the sheet keep their size in the window. */
const overStyle = (k: number): Record<string, number> => ({ '--px-k': k })

/** Bit set of the land zones with a Rebel. */
function rebelliousAreas(view: Pax): number {
  let set = 0
  for (let area = 0; area < LAND_ZONE_COUNT; area++) if (isRebellious(view, area)) set |= 1 << area
  return set
}
