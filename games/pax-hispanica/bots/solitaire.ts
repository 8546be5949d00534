import type { Term } from '@spanish-main/kernel'
import { isCallow, trackOf } from '../rules/figures.ts'
import { kingsConditions, zumbasConditions } from '../rules/h7-ends.ts'
import { legality } from '../rules/ships.ts'
import { type Pax, PURPLE, RED } from '../rules/state.ts'
import { reach } from '../rules/values.ts'
import { elapsed, measureTerms, softplus } from './scores.ts'
import { type Survey, survey } from './survey.ts'
import { NUDGES_TO, VICTORIES } from './victories.ts'
import { ALONE, WEIGHTS_ALONE } from './weights.ts'

/** The track that leads to the Sun King. */
const ROYALIST = VICTORIES.indexOf('sun-king')

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

/** H7a. How far the War Coffers are filled, and what lies in his ports. */
function coffersTerm(g: Pax, map: Survey): number {
  const { chest, square, port } = ALONE.coffers
  return chest * g.coffers + square * g.coffers ** 2 + port * map.treasure[PURPLE]
}

/** H7a. How near he is to his third Peerage: on the Royalist track he draws nothing else. */
function peeragesTerm(g: Pax): number {
  const [, { have }] = kingsConditions(g)
  const { first, second, royalist, profession } = ALONE.peerages
  const track = isCallow(g, PURPLE) ? 0 : profession + (trackOf(g, PURPLE) === ROYALIST ? royalist : 0)
  return track + (have > 0 ? first : 0) + (have > 1 ? second : 0)
}

/** What the Sun King lives on: Ships to fetch Treasure and to interdict, ports, forts, and the cards that he draws. */
function crownTerm(g: Pax, map: Survey): number {
  const { ship, port, fort, reach: card } = ALONE.king
  return ship * g.shipCount[PURPLE] + port * map.colonies[PURPLE] + fort * map.forts[PURPLE] + card * reach(g, PURPLE)
}

/** LT-1. What the own fleet may do to the Spanish, by the Legality of its Flagship. */
const flagTerm = (g: Pax): number => (g.shipCount[RED] > 0 ? ALONE.flag[legality(g, RED)] : 0)

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
    { name: 'king-power', value: -crownTerm(g, map) },
    { name: 'flag', value: flagTerm(g) },
    { name: 'tokens', value: tokenTerm(g, map) },
    { name: 'time', value: -ALONE.time * (1 - elapsed(g)) },
    ...measureTerms(g, RED, map, WEIGHTS_ALONE),
  ]
}

/** The chance that Ganga Zumba wins. */
export function evaluateAlone(g: Pax): number {
  let odds = 0
  for (const { value } of termsAlone(g)) odds += value
  return 1 / (1 + Math.exp(-odds))
}
