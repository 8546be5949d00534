import { kindOf } from './calendar.ts'
import { tokenVictory } from './g3-victory.ts'
import { SOLITAIRE_YEARS } from './h0-solitaire.ts'
import { tokensAlone } from './h7-ends.ts'
import { by, call, repeat, sequence, step, tell } from './words.ts'

const YEARS = ['goods-year', 'auction-year', 'play-year', 'sail-year'] as const

/** D0-cycle. One year after the other until the Dove's is over (G3a). */
export const game = sequence('game', [
  repeat('D0-cycle', g => {
    if (g.year > g.dove) return false
    call(g, 'year')
    return true
  }),
  step('G3a', (g, frame, world) => {
    if (g.solitaire === 1) tokensAlone(g, world)
    else tokenVictory(g, frame, world)
  }),
])

/** D0-omen, D0-order, D0-parrot. AMB-53: Omens come before the ARCHBISHOP. */
export const year = sequence('year', [
  step('D0-omen', (g, _frame, world) => {
    tell(world, g, 'D0-parrot', 'year-begins', g.year)
    call(g, 'omens')
  }),
  step('PR-archbishop', g => {
    call(g, 'archbishop')
  }),
  step('D0-order', g => {
    call(g, (g.solitaire === 1 && by('H0-sequence') ? SOLITAIRE_YEARS : YEARS)[kindOf(g.year)])
  }),
  step('D0-parrot', g => {
    g.year++
  }),
])
