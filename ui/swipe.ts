import { type TouchEvent, useRef } from 'react'

/** How far a finger goes down before it is a swipe. */
const FAR = 70

/**
 * Touch handlers for something that a swipe down puts aside. A finger that scrolls the content below it, or goes sideways,
 * does not.
 */
export function useSwipeDown(onSwipe: () => void): {
  onTouchStart(event: TouchEvent): void
  onTouchEnd(event: TouchEvent): void
} {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches, target, currentTarget }) {
      const free = touches.length === 1 && !isScrolled(target as Element, currentTarget)
      start.current = free ? { x: touches[0].clientX, y: touches[0].clientY } : undefined
    },
    onTouchEnd({ changedTouches }) {
      if (start.current === undefined) return
      const { clientX, clientY } = changedTouches[0]
      const [across, down] = [Math.abs(clientX - start.current.x), clientY - start.current.y]
      start.current = undefined
      if (down > FAR && down > 2 * across) onSwipe()
    },
  }
}

/** Whether something between the finger and the whole is scrolled down, or takes drags for itself. */
function isScrolled(target: Element, whole: Element): boolean {
  for (let at: Element | null = target; at !== null && at !== whole; at = at.parentElement) {
    if (at.scrollTop > 0 || at instanceof HTMLInputElement) return true
  }
  return false
}
