import { ADJACENT_CELLS, CALLOW_COUNT, CELLS, DIAGONAL_CELLS, TRACK_OF_CELL } from '../data/index.ts'
import { type Pax, PURPLE, RED } from './state.ts'
import { LEAST_LOYAL, LEAST_RIGHTEOUS, MOST_LOYAL, MOST_RIGHTEOUS } from './tables.ts'
import { by } from './words.ts'

/** B5a, GL-callow. */
export const isCallow = (g: Pax, colour: number): boolean => g.figure[colour] < CALLOW_COUNT

/** B5f. The track a Figure stands on, −1 if Callow: colonist, missionary, royalist, buccaneer. */
export const trackOf = (g: Pax, colour: number): number => TRACK_OF_CELL[g.figure[colour]]

/** G2, B5e. The last rung of a track. */
export const isExtremist = (g: Pax, colour: number): boolean => CELLS[g.figure[colour]].kind === 'extremist'

/** GL-righteous: further right. GL-loyal: further down. */
export const righteousness = (g: Pax, colour: number): number => CELLS[g.figure[colour]].x
export const loyalty = (g: Pax, colour: number): number => -CELLS[g.figure[colour]].y

/** The colour whose Figure stands on a cell, −1 if it is free. */
export const figureOn = (g: Pax, cell: number): number => g.figure.indexOf(cell)

/** B5-model. Whether two cells touch orthogonally, or (PR-knight) diagonally. */
export const touches = (cell: number, other: number): boolean => ADJACENT_CELLS[cell].includes(other)
export const touchesDiagonally = (cell: number, other: number): boolean => DIAGONAL_CELLS[cell].includes(other)

/**
 * D3d-qual, GL-righteous, GL-loyal. The most extreme player; ties go to the one ahead in Player Order, or to the Sun
 * King (H0-ties).
 */
export function mostExtreme(g: Pax, qualification: number): number {
  if (g.solitaire === 1) {
    const lead = extremity(g, RED, qualification) - extremity(g, PURPLE, qualification)
    if (lead === 0 && by('H0-ties')) return PURPLE
    return lead > 0 ? RED : PURPLE
  }
  let best = g.order[0]
  for (let i = 1; i < g.order.length; i++) {
    if (extremity(g, g.order[i], qualification) > extremity(g, best, qualification)) best = g.order[i]
  }
  return best
}

function extremity(g: Pax, colour: number, qualification: number): number {
  if (qualification === MOST_RIGHTEOUS) return righteousness(g, colour)
  if (qualification === LEAST_RIGHTEOUS) return -righteousness(g, colour)
  if (qualification === MOST_LOYAL) return loyalty(g, colour)
  if (qualification === LEAST_LOYAL) return -loyalty(g, colour)
  return 0
}

/** D1a. Player Order by Righteousness or Loyalty, most first; ties keep their former order. */
export function sortedOrder(g: Pax, by: typeof righteousness): number[] {
  return g.order
    .map((colour, at) => ({ colour, at }))
    .sort((a, b) => by(g, b.colour) - by(g, a.colour) || a.at - b.at)
    .map(entry => entry.colour)
}
