import type { Term } from '@spanish-main/kernel'
import { FIRST_YEAR } from '../data/index.ts'
import type { Pax } from '../rules/state.ts'
import { MEASURES, type MeasureName } from './measures.ts'
import type { Survey } from './survey.ts'
import { WEIGHTS } from './weights.ts'

const NAMES = Object.keys(MEASURES) as MeasureName[]

/** Nothing while x is far below 0, x when it is far above: what being near to something is worth. */
export const softplus = (x: number): number => (x > 30 ? x : Math.log1p(Math.exp(x)))

/** The part of the game that is over, by the calendar. */
export const elapsed = (g: Pax): number => Math.min(1, (g.year - FIRST_YEAR) / (g.dove - FIRST_YEAR))

/** What a colour's measures are worth. */
export function measureScore(g: Pax, colour: number, map: Survey): number {
  let sum = 0
  for (const name of NAMES) sum += WEIGHTS[name] * MEASURES[name](g, colour, map)
  return sum
}

/** The same, name by name. */
export const measureTerms = (g: Pax, colour: number, map: Survey, weights = WEIGHTS): Term[] =>
  NAMES.map(name => ({ name, value: weights[name] * MEASURES[name](g, colour, map) }))
