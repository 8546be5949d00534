import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type Camera,
  centre,
  fit,
  fittingScale,
  follow,
  inside,
  middleOf,
  type Point,
  resized,
  type Sheet,
  type Size,
} from './camera.ts'

/** Below this many pixels a unit the whole sheet is too small to play on: a narrow window begins nearer. */
const PLAYABLE = 0.5
const NEAR = 1.05
const STILL_AFTER = 160

export interface MapCamera {
  readonly camera: Camera
  readonly size: Size
  /** The hand is moving the map: no time to draw it sharply. */
  readonly moving: boolean
  /** Pixels a unit when the hand last rested: names have the size for it. */
  readonly rested: number
  move(next: (camera: Camera, size: Size) => Camera): void
}

/**
 * The camera of a window that may change its size; it turns to the targets if none of them is seen, and follows the `own`
 * piece that is on its way.
 */
export function useCamera(
  root: RefObject<HTMLElement | null>,
  sheet: Sheet,
  places: readonly Point[],
  own?: Point,
): MapCamera {
  const [size, setSize] = useState<Size>({ width: sheet.width, height: sheet.height })
  const [camera, setCamera] = useState<Camera>(() => fit(sheet, size))
  // Pixels a unit when the hand began to move it; undefined while it rests.
  const [began, setBegan] = useState<number>()
  const fitted = useRef(true)
  const timer = useRef(0)
  const middle = own ?? (places.length === 0 ? middleOfSheet(sheet) : middleOf(places))
  const latest = useRef({ size, middle, places, k: camera.k })
  useEffect(() => {
    latest.current = { size, middle, places, k: camera.k }
  })

  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    let before: Size | undefined
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight }
      if (next.width === 0 || next.height === 0) return
      const from = before ?? next
      before = next
      setSize(next)
      setCamera(old => (fitted.current ? home(sheet, next, latest.current.middle) : resized(sheet, old, from, next)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, sheet])

  const move = useCallback(
    (next: (camera: Camera, size: Size) => Camera) => {
      const frame = latest.current.size
      setCamera(old => {
        const moved = next(old, frame)
        fitted.current = moved.k <= fittingScale(sheet, frame) + 1e-6
        return moved
      })
      setBegan(before => before ?? latest.current.k)
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => setBegan(undefined), STILL_AFTER)
    },
    [sheet],
  )

  // The window may have changed its size in the same moment, and nobody has been told yet.
  useEffect(() => {
    const frame = { width: root.current?.clientWidth ?? 0, height: root.current?.clientHeight ?? 0 }
    if (places.length === 0 || frame.width === 0 || frame.height === 0) return
    setCamera(old =>
      places.some(place => inside(old, frame, place)) ? old : centre(sheet, old.k, middleOf(places), frame),
    )
  }, [root, sheet, places])

  const [ownX, ownY] = own ?? []
  useEffect(() => {
    const frame = { width: root.current?.clientWidth ?? 0, height: root.current?.clientHeight ?? 0 }
    if (ownX === undefined || ownY === undefined || frame.width === 0 || frame.height === 0) return
    setCamera(old => follow(sheet, old, [ownX, ownY], frame, latest.current.places))
  }, [root, sheet, ownX, ownY])

  // Names have the size for the zoom in the very picture that shows it: in a window that shrinks none is too small for a moment.
  return { camera, size, moving: began !== undefined, rested: began ?? camera.k, move }
}

function home(sheet: Sheet, size: Size, middle: Point): Camera {
  if (fittingScale(sheet, size) >= PLAYABLE) return fit(sheet, size)
  const filling = Math.max(size.width / sheet.width, size.height / sheet.height)
  return centre(sheet, Math.min(Math.max(filling, NEAR), NEAR * 1.3), middle, size)
}

const middleOfSheet = ({ x, y, width, height }: Sheet): Point => [x + width / 2, y + height / 2]
