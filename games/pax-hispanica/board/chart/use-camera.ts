import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Camera, centre, clamp, fit, fittingScale, type Size, toWindow } from './camera.ts'
import { type Point, VIEW } from './layout.ts'
import { allMarks, type Marks } from './marks.ts'
import { centreOf, type FleetPlace } from './places.ts'

/** Below this many pixels a unit the whole chart is too small to play on: a narrow window begins nearer. */
const PLAYABLE = 0.68
const NEAR = 1.05
const STILL_AFTER = 160

interface ChartCamera {
  readonly camera: Camera
  readonly size: Size
  /** The hand is moving the chart: no time to draw it sharply. */
  readonly moving: boolean
  /** Pixels a unit when the hand last rested: names have the size for it. */
  readonly rested: number
  move(next: (camera: Camera, size: Size) => Camera): void
}

/** The camera of a window that may change its size; it turns to the targets if none of them is seen. */
export function useCamera(
  root: RefObject<HTMLElement | null>,
  marks: Marks,
  fleets: readonly FleetPlace[],
): ChartCamera {
  const [size, setSize] = useState<Size>({ width: VIEW.width, height: VIEW.height })
  const [camera, setCamera] = useState<Camera>(() => fit(size))
  const [moving, setMoving] = useState(false)
  const [rested, setRested] = useState(camera.k)
  const fitted = useRef(true)
  const timer = useRef(0)
  const middle = middleOfMarks(marks, fleets)
  const latest = useRef({ size, middle })
  useEffect(() => {
    latest.current = { size, middle }
  })

  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight }
      if (next.width === 0 || next.height === 0) return
      setSize(next)
      setCamera(old => (fitted.current ? home(next, latest.current.middle) : clamp(old, next)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root])

  const move = useCallback((next: (camera: Camera, size: Size) => Camera) => {
    const frame = latest.current.size
    setCamera(old => {
      const moved = next(old, frame)
      fitted.current = moved.k <= fittingScale(frame) + 1e-6
      return moved
    })
    setMoving(true)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setMoving(false), STILL_AFTER)
  }, [])

  useEffect(() => {
    const places = targetPlaces(marks, fleets)
    const frame = latest.current.size
    if (places.length === 0) return
    setCamera(old => (places.some(place => inside(old, frame, place)) ? old : centre(old.k, middleOf(places), frame)))
  }, [marks, fleets])

  useEffect(() => {
    if (!moving) setRested(camera.k)
  }, [moving, camera.k])

  return { camera, size, moving, rested, move }
}

function home(size: Size, middle: Point): Camera {
  if (fittingScale(size) >= PLAYABLE) return fit(size)
  const filling = Math.max(size.width / VIEW.width, size.height / VIEW.height)
  return centre(Math.min(Math.max(filling, NEAR), NEAR * 1.3), middle, size)
}

function inside(camera: Camera, size: Size, place: Point): boolean {
  const [x, y] = toWindow(camera, place)
  return x > 10 && y > 10 && x < size.width - 10 && y < size.height - 10
}

const targetPlaces = (marks: Marks, fleets: readonly FleetPlace[]): Point[] =>
  allMarks(marks).flatMap(({ pick, mark }) => (mark.state === 'refused' ? [] : [centreOf(pick, fleets)]))

function middleOf(places: readonly Point[]): Point {
  const xs = places.map(([x]) => x)
  const ys = places.map(([, y]) => y)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

/** Where the targets are; the middle of the sheet without any. */
function middleOfMarks(marks: Marks, fleets: readonly FleetPlace[]): Point {
  const places = targetPlaces(marks, fleets)
  return places.length === 0 ? [VIEW.width / 2, VIEW.y + VIEW.height / 2] : middleOf(places)
}
