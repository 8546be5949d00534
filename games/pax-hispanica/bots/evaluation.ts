import type { Term } from '@spanish-main/kernel'
import { inPlay } from '../rules/players.ts'
import { COLOUR_COUNT, type Pax } from '../rules/state.ts'
import { elapsed, measureScore, measureTerms, softplus } from './scores.ts'
import { evaluateAlone, termsAlone } from './solitaire.ts'
import { type Survey, survey } from './survey.ts'
import { distanceTo, VICTORIES } from './victories.ts'
import { NOBODY, PRICES, TOKENS } from './weights.ts'

/** How near a colour is to one of the extremist victories. */
function victoryTerm(g: Pax, colour: number, victory: number, map: Survey): number {
  const price = PRICES[victory]
  const { nudges, peerages, rest } = distanceTo(g, colour, victory, map.goals[victory])
  return softplus(price.near - price.nudge * nudges - price.peerage * peerages - price.rest * rest)
}

/** G3a. How near a colour is to the token victory: its lead counts the more, the nearer the Dove's year. */
function tokenTerm(g: Pax, colour: number, map: Survey): number {
  const time = elapsed(g)
  const each = TOKENS.token + TOKENS.tokenLater * time ** 2 + TOKENS.tokenLast * time ** 6
  return softplus(TOKENS.near + TOKENS.later * time ** 2 + each * (map.tokens[colour] - map.meanTokens))
}

/** Logarithm of a colour's odds, up to a constant that is the same for all. */
function score(g: Pax, colour: number, map: Survey): number {
  let sum = tokenTerm(g, colour, map)
  if (!inPlay(g, colour)) return sum + NOBODY
  for (let victory = 0; victory < VICTORIES.length; victory++) sum += victoryTerm(g, colour, victory, map)
  return sum + measureScore(g, colour, map)
}

/** Whether a colour can win, or keep everybody from winning (G3a). */
const contends = (g: Pax, colour: number, map: Survey): boolean => inPlay(g, colour) || map.tokens[colour] > 0

/** The chance that a colour wins: exact at the end of the game, otherwise by the odds of all colours. */
export function evaluate(g: Pax, colour: number): number {
  if (g.ended !== 0) return g.winner >= 0 && g.colour[g.winner] === colour ? 1 : 0
  if (g.solitaire === 1) return evaluateAlone(g)
  const map = survey(g)
  let own = 0
  let all = 0
  for (let each = 0; each < COLOUR_COUNT; each++) {
    if (!contends(g, each, map)) continue
    const odds = Math.exp(score(g, each, map))
    all += odds
    if (each === colour) own = odds
  }
  return own / all
}

/** What the end of the game weighs among the terms. */
const CERTAIN = 20

/** What speaks for a colour, name by name: together the logarithm of its odds. */
export function terms(g: Pax, colour: number): Term[] {
  const victory = { name: 'victory', value: g.ended === 0 ? 0 : CERTAIN * (evaluate(g, colour) - 0.5) }
  return [...(g.solitaire === 1 ? termsAlone(g) : termsAtTable(g, colour)), victory]
}

/** What speaks for a colour itself, and against its rivals. */
function termsAtTable(g: Pax, colour: number): Term[] {
  const map = survey(g)
  let rivals = 0
  for (let each = 0; each < COLOUR_COUNT; each++) {
    if (each !== colour && contends(g, each, map)) rivals += Math.exp(score(g, each, map))
  }
  return [
    ...VICTORIES.map((name, victory) => ({ name, value: victoryTerm(g, colour, victory, map) })),
    { name: 'tokens', value: tokenTerm(g, colour, map) },
    ...measureTerms(g, colour, map),
    { name: 'rivals', value: -Math.log(rivals) },
  ]
}
