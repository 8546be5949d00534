import { type RefObject, useEffect, useRef } from 'react'
import type { Target } from '../contract.ts'
import { type Camera, fit, pan, type Sheet, type Size, zoom } from './camera.ts'

/** How a thing of the map is written on its element: `data-pick="site:12"`. */
export const targetKey = ({ domain, value }: Target): string => `${domain}:${value}`

/** Reads what `targetKey` wrote. */
export function readTarget(key: string | undefined): Target | undefined {
  const [domain, value] = (key ?? '').split(':')
  return domain === '' || value === undefined ? undefined : { domain, value: Number(value) }
}

/** What the hand on the map does. */
export interface Gestures {
  /** Moves the camera; called many times while the hand moves. */
  move(next: (camera: Camera, size: Size) => Camera): void
  pick(target: Target): void
  hover(target: Target | undefined): void
  /** Whether a press on this thing takes hold of it: dragging then draws a way, and the sheet stays where it is. */
  holds(target: Target): boolean
  /** The way drawn so far, from what is held; `done` when the hand lets go, with nothing on it if it was given up. */
  draw(way: readonly Target[], done: boolean): void
}

/** Pixels that a press may wander and still be a click. */
const WANDER = 5
const PAN_STEP = 60
const ZOOM_STEP = 1.25

const targetAt = (target: EventTarget | null): Target | undefined =>
  target instanceof Element ? readTarget(target.closest<HTMLElement>('[data-pick]')?.dataset.pick) : undefined

/** The way with one more thing on it; whoever comes back to a thing takes back what lies behind it. */
export function drawnOn(way: readonly Target[], next: Target): readonly Target[] {
  const before = way.findIndex(each => targetKey(each) === targetKey(next))
  return before < 0 ? [...way, next] : way.slice(0, before + 1)
}

/** Drag and arrow keys pan, wheel, pinch, double tap, + and − zoom, a click picks, a drag from what is held draws a way. Native listeners: a wheel must be stoppable. */
export function useGestures(root: RefObject<HTMLElement | null>, sheet: Sheet, gestures: Gestures): void {
  const latest = useRef(gestures)
  useEffect(() => {
    latest.current = gestures
  })
  useEffect(() => {
    const element = root.current
    if (element === null) return
    // A region that keys can move must be reachable by them.
    element.tabIndex = 0
    const controller = new AbortController()
    listen(element, sheet, controller.signal, latest)
    return () => controller.abort()
  }, [root, sheet])
}

function listen(element: HTMLElement, sheet: Sheet, signal: AbortSignal, latest: RefObject<Gestures>): void {
  const fingers = new Map<number, { x: number; y: number }>()
  let wandered = 0
  let dragging = false
  let hovered = ''
  let way: readonly Target[] = []

  const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
    element.addEventListener(type, listener, { signal, passive: false })
  const within = (x: number, y: number) => {
    const box = element.getBoundingClientRect()
    return [x - box.left, y - box.top] as const
  }
  const hover = (target: Target | undefined) => {
    const key = target === undefined ? '' : targetKey(target)
    if (key === hovered) return
    hovered = key
    latest.current.hover(target)
  }

  const drop = (drawn: readonly Target[]) => {
    if (way.length > 0 && dragging) latest.current.draw(drawn, true)
    way = []
  }

  on('pointerdown', event => {
    if (event.button !== 0) return
    if (fingers.size === 0) {
      wandered = 0
      dragging = false
      const held = targetAt(event.target)
      way = held !== undefined && latest.current.holds(held) ? [held] : []
    } else drop([])
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  })
  on('pointermove', event => {
    const finger = fingers.get(event.pointerId)
    if (finger === undefined) {
      hover(targetAt(event.target))
      return
    }
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y]
    const before = spread(fingers)
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    wandered += Math.hypot(dx, dy)
    if (wandered < WANDER) return
    if (!dragging) {
      dragging = true
      for (const id of fingers.keys()) element.setPointerCapture(id)
      hover(undefined)
    }
    if (way.length > 0) {
      const under = targetAt(document.elementFromPoint(event.clientX, event.clientY))
      if (under !== undefined) way = drawnOn(way, under)
      latest.current.draw(way, false)
      return
    }
    const share = 1 / fingers.size
    const after = spread(fingers)
    const factor = before > 0 && after > 0 ? after / before : 1
    const middle = within(...middleOf(fingers))
    latest.current.move((camera, size) =>
      zoom(sheet, pan(sheet, camera, dx * share, dy * share, size), factor, middle, size),
    )
  })
  on('pointerup', event => {
    fingers.delete(event.pointerId)
    drop(way)
  })
  on('pointercancel', event => {
    fingers.delete(event.pointerId)
    drop([])
  })
  on('pointerleave', () => hover(undefined))
  on('focusin', event => hover(targetAt(event.target)))
  on('focusout', () => hover(undefined))
  // A browser scrolls to what has the focus out of sight: the sheet is moved there instead.
  element.addEventListener(
    'scroll',
    ({ target }) => {
      if (!(target instanceof Element)) return
      const { scrollLeft, scrollTop } = target
      if (scrollLeft === 0 && scrollTop === 0) return
      target.scrollTo(0, 0)
      latest.current.move((camera, size) => pan(sheet, camera, -scrollLeft, -scrollTop, size))
    },
    { signal, capture: true },
  )
  element.addEventListener(
    'click',
    event => {
      if (!dragging) return
      event.stopPropagation()
      event.preventDefault()
      dragging = false
    },
    { signal, capture: true },
  )
  on('click', event => {
    const target = targetAt(event.target)
    if (target === undefined) return
    hover(target)
    latest.current.pick(target)
  })
  on('dblclick', event => {
    if (targetAt(event.target) !== undefined) return
    const at = within(event.clientX, event.clientY)
    latest.current.move((camera, size) => zoom(sheet, camera, ZOOM_STEP * ZOOM_STEP, at, size))
  })
  on('wheel', event => {
    event.preventDefault()
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY
    const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016))
    const at = within(event.clientX, event.clientY)
    latest.current.move((camera, size) => zoom(sheet, camera, factor, at, size))
  })
  on('keydown', event => {
    if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return
    const next = keyMove(sheet, event.key)
    if (next === undefined) return
    event.preventDefault()
    latest.current.move(next)
  })
}

/** What a key does when the map itself has the focus. */
export function keyMove(sheet: Sheet, key: string): ((camera: Camera, size: Size) => Camera) | undefined {
  const around = (factor: number) => (camera: Camera, size: Size) =>
    zoom(sheet, camera, factor, [size.width / 2, size.height / 2], size)
  const by = (dx: number, dy: number) => (camera: Camera, size: Size) => pan(sheet, camera, dx, dy, size)
  switch (key) {
    case 'ArrowLeft':
      return by(PAN_STEP, 0)
    case 'ArrowRight':
      return by(-PAN_STEP, 0)
    case 'ArrowUp':
      return by(0, PAN_STEP)
    case 'ArrowDown':
      return by(0, -PAN_STEP)
    case '+':
    case '=':
      return around(ZOOM_STEP)
    case '-':
      return around(1 / ZOOM_STEP)
    case '0':
      return (_, size) => fit(sheet, size)
    default:
      return undefined
  }
}

type Fingers = ReadonlyMap<number, { readonly x: number; readonly y: number }>

/** Distance between two fingers, 0 with any other number of them. */
function spread(fingers: Fingers): number {
  if (fingers.size !== 2) return 0
  const [a, b] = [...fingers.values()]
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function middleOf(fingers: Fingers): [number, number] {
  const all = [...fingers.values()]
  return [all.reduce((sum, { x }) => sum + x, 0) / all.length, all.reduce((sum, { y }) => sum + y, 0) / all.length]
}
