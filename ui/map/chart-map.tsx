import { type ReactNode, useRef } from 'react'
import type { Say, Target } from '../contract.ts'
import { NAMES_FROM, type Point, type Sheet } from './camera.ts'
import { useGestures } from './gestures.ts'
import { Rail } from './rail.tsx'
import { type MapCamera, useCamera } from './use-camera.ts'
import './chart-map.css'

/** What a game draws on its sheet. */
export interface MapDrawing {
  /** In the units of the sheet. It moves with the hand. */
  readonly sheet: ReactNode
  /** Words and buttons over it: placed in units, but always of one size. */
  readonly over: ReactNode
  /** The frame of the window, in pixels. */
  readonly frame?: ReactNode
}

/**
 * The map of every game: a window on a sheet that can be moved, zoomed and fitted by mouse, touch and keys. Whatever
 * carries `data-pick` can be pointed at; it turns to the targets if none of them is in sight.
 */
export function ChartMap({
  label,
  sheet,
  places,
  own,
  say,
  onPick,
  onHover,
  holds = () => false,
  onDraw = () => {},
  draw,
}: {
  label: string
  /** One and the same object at every drawing. */
  sheet: Sheet
  /** Where the targets are; the same list as long as they are the same. */
  places: readonly Point[]
  /** Where the person's piece is that is on its way: it is kept in sight when it moves. */
  own?: Point | undefined
  say: Say
  onPick: (target: Target) => void
  onHover: (target: Target | undefined) => void
  /** Things that can be dragged along a way; without it, dragging always moves the sheet. */
  holds?: (target: Target) => boolean
  /** The way that is drawn, from what is held; `done` when the hand lets go. */
  onDraw?: (way: readonly Target[], done: boolean) => void
  draw: (camera: MapCamera) => MapDrawing
}) {
  const root = useRef<HTMLElement>(null)
  const seen = useCamera(root, sheet, places, own)
  const { camera, moving, rested, move } = seen
  useGestures(root, sheet, { move, pick: onPick, hover: onHover, holds, draw: onDraw })
  const drawing = draw(seen)
  const { k, x, y } = camera
  // Only the transform changes while the hand moves. Names grow with the square root of the zoom and never shout, and
  // none is ever smaller than eleven pixels.
  const pane = {
    width: sheet.width,
    height: sheet.y + sheet.height,
    transform: `translate(${-x * k}px, ${-y * k}px) scale(${k})`,
    '--map-name': Math.max(1 / Math.sqrt(Math.max(rested, 0.9)), Math.min(0.87 / rested, 1.25)),
    '--map-k': rested,
  }
  return (
    <div className="map">
      <Rail sheet={sheet} say={say} onMove={move} />
      <section ref={root} className="map-window" aria-label={label} data-far={k < NAMES_FROM}>
        <div className={moving ? 'map-pane map-moving' : 'map-pane'} style={pane}>
          {drawing.sheet}
          <div className="map-over">{drawing.over}</div>
        </div>
        {drawing.frame}
      </section>
    </div>
  )
}
