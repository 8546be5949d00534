import type { Judgement } from '@spanish-main/kernel'
import { GOODS_YEAR, kindOf } from '../rules/calendar.ts'
import { colourOf } from '../rules/players.ts'
import type { Pax } from '../rules/state.ts'
import { deckhandChoice } from './deckhand.ts'
import { evaluate, terms } from './evaluation.ts'

export const judgement: Judgement<Pax> = {
  evaluate: (g, seat) => evaluate(g, colourOf(g, seat)),
  terms: (g, seat) => terms(g, colourOf(g, seat)),
  policy: deckhandChoice,
  settled: (g, start) => g.year > start.year && (kindOf(g.year) === GOODS_YEAR || g.year >= start.year + 4),
}
