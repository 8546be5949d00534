import type { Camera, Size } from '@spanish-main/ui'
import { useSyncExternalStore } from 'react'

/** The part of the sheet that the window shows, in chart units. */
export interface Seen {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Below this many pixels a unit nothing can be played; only the whole sheet is shown smaller. */
const PLAYABLE = 0.9
const FARTHEST = 1000

type Move = (next: (camera: Camera, size: Size) => Camera) => void

let seen: Seen | undefined
let move: Move | undefined
const listeners = new Set<() => void>()

/** The chart says what it shows, and how it is moved. */
export function showing(camera: Camera, size: Size, by: Move): void {
  const next = { x: camera.x, y: camera.y, width: size.width / camera.k, height: size.height / camera.k }
  move = by
  if (seen !== undefined && next.x === seen.x && next.y === seen.y && next.width === seen.width) return
  seen = next
  for (const listener of listeners) listener()
}

/** Turns the chart to a part of the sheet: all of it is seen, in the middle. */
export function lookAt([x, y, width, height]: readonly [number, number, number, number]): void {
  move?.((_camera, size) => {
    const fitting = Math.min(size.width / width, size.height / height)
    const k = height > FARTHEST ? fitting : Math.max(fitting, PLAYABLE)
    return { k, x: x + width / 2 - size.width / k / 2, y: y + height / 2 - size.height / k / 2 }
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What the chart shows now, for the overview. */
export const useSeen = (): Seen | undefined => useSyncExternalStore(subscribe, () => seen)
