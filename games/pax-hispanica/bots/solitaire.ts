import type { Term } from '@spanish-main/kernel'
import { kingsConditions, zumbasConditions } from '../rules/h7-ends.ts'
import { type Pax, PURPLE, RED } from '../rules/state.ts'
import { elapsed, measureTerms, softplus } from './scores.ts'
import { type Survey, survey } from './survey.ts'
import { NUDGES_TO } from './victories.ts'
import { ALONE } from './weights.ts'

// Part H. Ganga Zumba against the Sun King: one of three ends for each of them, and time works for Ganga Zumba.

/** H7b. Both revolutions at once, as an extremist of any track. */
function zumbaTerm(g: Pax): number {
  const [, peerages, rebels, slaves] = zumbasConditions(g)
  const { near, nudge, peerage, rebel, slave } = ALONE.zumba
  const nudges = Math.min(...NUDGES_TO.map(steps => steps[g.figure[RED]]))
  const missing =
    nudge * nudges +
    peerage * Math.max(0, peerages.need - peerages.have) +
    rebel * Math.max(0, rebels.need - rebels.have) +
    slave * slaves.have
  return softplus(near - missing)
}

/** H7a. How near the Sun King is to full War Coffers; what lies in his ports is half in them. */
function coffersTerm(g: Pax, map: Survey): number {
  const [{ have, need }] = kingsConditions(g)
  const { near, chest, port } = ALONE.coffers
  return softplus(near - chest * (need - have - port * map.treasure[PURPLE]))
}

/** H7a. How near he is to his third Peerage. */
function peeragesTerm(g: Pax): number {
  const [, { have, need }] = kingsConditions(g)
  return softplus(ALONE.peerages.near - ALONE.peerages.each * (need - have))
}

/** H7c. Who has more tokens at the Dove; a tie is the King's. */
function tokenTerm(g: Pax, map: Survey): number {
  const { token, last } = ALONE.tokens
  return (token + last * elapsed(g) ** 3) * (map.tokens[RED] - map.tokens[PURPLE] - 0.5)
}

/** What speaks for Ganga Zumba: together the logarithm of his odds. */
export function termsAlone(g: Pax): Term[] {
  const map = survey(g)
  return [
    { name: 'ganga-zumba', value: zumbaTerm(g) },
    { name: 'king-coffers', value: -coffersTerm(g, map) },
    { name: 'king-peerages', value: -peeragesTerm(g) },
    { name: 'tokens', value: tokenTerm(g, map) },
    { name: 'time', value: -ALONE.time * (1 - elapsed(g)) },
    ...measureTerms(g, RED, map),
  ]
}

/** The chance that Ganga Zumba wins. */
export function evaluateAlone(g: Pax): number {
  let odds = 0
  for (const { value } of termsAlone(g)) odds += value
  return 1 / (1 + Math.exp(-odds))
}
