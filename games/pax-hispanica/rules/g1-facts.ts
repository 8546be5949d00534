import type { Part, Problem, Terms } from '@spanish-main/kernel'
import { handLimit, surplusCards } from './d3-values.ts'
import { type Occasion, occasion } from './g1-occasions.ts'
import { colourOf } from './players.ts'
import type { Pax } from './state.ts'
import { vocabulary } from './vocabulary.ts'

/** Goods that are counted, by the number of an args' list or one each. */
const countOf = (parts: readonly Part[], kind: string, from: number): number =>
  parts
    .filter(part => part.kind === kind && part.from === from)
    .reduce((sum, { args }) => sum + (kind === 'money' ? args[0] : 1), 0)

const RULES: Readonly<Record<Occasion, string>> = {
  play: 'G1',
  auction: 'G1d',
  tie: 'G1d',
  tribute: 'G1c',
  support: 'G1c',
  terms: 'G1b',
  ability: 'G1e',
  sail: 'G1f',
}

/** G1 to G1f. What two players may deal about now. */
export function about(g: Pax, by: number, to: number): Problem | undefined {
  const now = occasion(g, by, to)
  return now && { key: `now-${now}`, rule: RULES[now], params: { year: g.year } }
}

/** G1a. Why something is only a word: it is of a later year, or of how a Battle card is played. */
function whyWords(g: Pax, parts: readonly Part[]): Problem[] {
  const later = parts.some(
    ({ kind, args }) =>
      (kind === 'leave-alone' && args[1] > g.year) || (kind === 'no-interdiction' && args[0] > g.year),
  )
  const battle = parts.some(({ kind }) => kind === 'support' || kind === 'tactic')
  return [
    ...(later ? [{ key: 'beyond', rule: 'G1a', params: { year: g.year } }] : []),
    ...(battle ? [{ key: 'battle-card', rule: 'G1a', params: {} }] : []),
  ]
}

/** What a deal comes to for both: what is left to whoever pays, and in a play year the Hands at its end (G1g). */
export function facts(g: Pax, { by, to, parts }: Terms): readonly Problem[] {
  const seats = [by, to]
  const inPlayYear = occasion(g, by, to) === 'play'
  const words = whyWords(g, parts)
  const handed = seats.flatMap(seat => {
    const colour = colourOf(g, seat)
    const word = vocabulary.colour.words[colour]
    const other = seat === by ? to : by
    const pays = countOf(parts, 'money', seat)
    const after = (kind: string) => countOf(parts, kind, other) - countOf(parts, kind, seat)
    const found: Problem[] = []
    const left = g.money[colour] - pays
    if (pays > 0 && left >= 0)
      found.push({ key: 'pays', rule: 'A-public', params: { colour: word, dollars: pays, left } })
    const [market, haven] = [after('market-card'), after('haven-card')]
    if (inPlayYear && (market !== 0 || haven !== 0)) {
      const then = { ...g, marketHand: [...g.marketHand], havenHand: [...g.havenHand] }
      then.marketHand[colour] += market
      then.havenHand[colour] += haven
      const params = {
        ...{ colour: word, market: then.marketHand[colour], haven: then.havenHand[colour] },
        ...{ limit: handLimit(g, colour), surplus: surplusCards(then, colour) },
      }
      found.push({ key: 'hand', rule: 'G1g', params })
    }
    return found
  })
  return [...handed, ...words]
}
