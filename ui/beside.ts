/** What something stands beside, in pixels of the window. */
export interface Anchor {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 12
const EDGE = 8
/** Nearer to the edge of the map than this, words stand off the map. */
const NEAR = 300

/** Where a box of words stands so that it covers neither its anchor nor, where the edge is near, the map. */
export function beside(
  anchor: Anchor,
  box: Size,
  window: Size,
  map: Anchor | undefined,
): { readonly left: number; readonly top: number } {
  const middle = (anchor.top + anchor.bottom) / 2
  const fits = (left: number) => left >= EDGE && left + box.width <= window.width - EDGE
  const top = Math.max(EDGE, Math.min(middle - box.height / 2, window.height - EDGE - box.height))
  const nearRight = map !== undefined && anchor.left > map.left && map.right - anchor.right < NEAR
  const rightward = Math.max(anchor.right, nearRight ? map.right : 0) + GAP
  const leftward = anchor.left - GAP - box.width
  // Below the map there is the prompt: what was clicked there is answered above it.
  const below = map !== undefined && anchor.top >= map.bottom
  if (!below && fits(rightward)) return { left: rightward, top }
  if (!below && fits(leftward)) return { left: leftward, top }
  const centred = (anchor.left + anchor.right) / 2 - box.width / 2
  const left = Math.max(EDGE, Math.min(centred, window.width - EDGE - box.width))
  const above = anchor.top - GAP - box.height
  return { left, top: above >= EDGE ? above : anchor.bottom + GAP }
}
