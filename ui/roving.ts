import { type KeyboardEvent, useRef } from 'react'

/** What a container of buttons needs so that it is one stop of the Tab key and arrows move within it. */
export interface Roving {
  ref: React.RefObject<HTMLElement | null>
  onKeyDown(event: KeyboardEvent): void
}

/** Which way the arrow keys lead in reading order. */
export const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrows move between the elements marked `data-item` in reading order, Home and End go to the ends. */
export function useRoving(): Roving {
  const ref = useRef<HTMLElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(ref.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const step = STEPS[event.key]
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    let to = -1
    if (step !== undefined) to = (at + step + items.length) % items.length
    else if (event.key === 'Home') to = 0
    else if (event.key === 'End') to = items.length - 1
    if (to < 0) return
    event.preventDefault()
    for (const [i, item] of items.entries()) item.tabIndex = i === to ? 0 : -1
    items[to].focus()
  }
  return { ref, onKeyDown }
}
