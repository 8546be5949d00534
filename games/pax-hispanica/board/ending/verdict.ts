import { type Condition, conditionsOf, ENDINGS, RULE_OF_ENDING, TOKENS_WIN } from '../../rules/g3-victory.ts'
import { kingsConditions, zumbasConditions } from '../../rules/h7-ends.ts'
import { type Pax, PURPLE, RED } from '../../rules/state.ts'

/** Why the game is over: the conditions that a colour met, or the count of tokens on the map. */
export type Verdict =
  | {
      readonly kind: 'conditions'
      readonly colour: number
      readonly rule: string
      readonly conditions: readonly Condition[]
      /** One of the conditions is enough. */
      readonly either: boolean
    }
  | { readonly kind: 'count'; readonly rule: string; readonly winner: number }

/** H7b, H7a. What Ganga Zumba and the Sun King were after. */
export const zumbasVerdict = (g: Pax): Verdict & { kind: 'conditions' } => ({
  kind: 'conditions',
  colour: RED,
  rule: 'H7b',
  conditions: zumbasConditions(g),
  either: false,
})
export const kingsVerdict = (g: Pax): Verdict & { kind: 'conditions' } => ({
  kind: 'conditions',
  colour: PURPLE,
  rule: 'H7a',
  conditions: kingsConditions(g),
  either: true,
})

/** What decided a game that is over, from the functions that decided it. */
export function verdictOf(g: Pax): Verdict {
  const ending = g.ended - 1
  const winner = g.winner < 0 ? -1 : g.colour[g.winner]
  if (ending < TOKENS_WIN) {
    const conditions = conditionsOf(g, winner, ending)
    return { kind: 'conditions', colour: winner, rule: RULE_OF_ENDING[ending], conditions, either: false }
  }
  switch (ENDINGS[ending]) {
    case 'ganga-zumba':
      return zumbasVerdict(g)
    case 'king-coffers':
    case 'king-peerages':
      return kingsVerdict(g)
    case 'king-tokens':
      return { kind: 'count', rule: 'H7c', winner: PURPLE }
    default:
      return { kind: 'count', rule: g.solitaire === 1 ? 'H7c' : 'G3a', winner }
  }
}
