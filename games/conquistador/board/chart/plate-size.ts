import { AREAS } from '../../data/index.ts'
import { tables } from '../../rules/tables.ts'

/** Bounds of an Area's coasts: `3`, or `e 4 · w 11`. */
export function boundsOf(area: number): string {
  const coasts = Object.entries(AREAS[area].bounds)
  if (coasts.length < 2) return coasts.map(([, n]) => `${n}`).join('')
  return coasts.map(([coast, n]) => `${coast} ${n}`).join(' · ')
}

/** How wide the strip below an Area's name is, and its parts: natives and settlers, attrition, Bounds, R2. */
export function stripOf(area: number, most: number, settlers: number): { parts: readonly number[]; width: number } {
  const bounds = boundsOf(area)
  const parts = [
    most * 8 + (settlers > 0 ? 22 : 0),
    20,
    bounds === '' ? 0 : 12 + bounds.length * 4.6,
    tables.double[area] ? 19 : 0,
  ]
  return { parts, width: parts.reduce((sum, part) => sum + part, 10) }
}
