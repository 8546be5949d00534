import type { Term } from '@spanish-main/kernel'
import { FIRST_YEAR } from '../data/index.ts'
import { inPlay } from '../rules/players.ts'
import { COLOUR_COUNT, HAND, type Pax } from '../rules/state.ts'
import { MARKET } from '../rules/tables.ts'
import { peerCount, reach, sway } from '../rules/values.ts'
import { type Survey, survey } from './survey.ts'
import { distanceTo, VICTORIES } from './victories.ts'
import { PRICES, TOKENS, WEIGHTS } from './weights.ts'
import { worthOfCard } from './worth.ts'

type Measure = (g: Pax, colour: number, map: Survey) => number

/** What is counted of each term. */
const MEASURES: Readonly<Record<keyof typeof WEIGHTS, Measure>> = {
  sway,
  reach,
  money: (g, colour) => Math.log1p(g.money[colour]),
  ships: (g, colour) => g.shipCount[colour],
  havens: (g, colour) => g.havenHand[colour],
  hand: handWorth,
  peerages: peerCount,
  relics: (g, colour) => g.relics[colour],
  colonies: (_g, colour, map) => map.colonies[colour],
  vacancies: (_g, colour, map) => map.vacancies[colour],
  forts: (_g, colour, map) => map.forts[colour],
  visitas: (_g, colour, map) => map.visitas[colour],
  cathedrals: (_g, colour, map) => map.cathedrals[colour],
  citizens: (_g, colour, map) => map.citizens[colour],
  treasure: (_g, colour, map) => map.treasure[colour],
}

/** What the Market cards of a Hand promise, as far as they are known. */
function handWorth(g: Pax, colour: number): number {
  let worth = 0
  for (let card = 0; card < MARKET; card++) {
    if (g.place[card] === HAND + colour) worth += Math.max(1, worthOfCard(g, colour, card))
  }
  return worth / 5 - 0.6 * g.marketHand[colour]
}

const NAMES = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]

const softplus = (x: number): number => (x > 30 ? x : Math.log1p(Math.exp(x)))

function victoryTerm(g: Pax, colour: number, victory: number, map: Survey): number {
  const price = PRICES[victory]
  const { nudges, peerages, rest } = distanceTo(g, colour, victory, map.goals[victory])
  return softplus(price.near - price.nudge * nudges - price.peerage * peerages - price.rest * rest)
}

/** The part of the game that is over, by the calendar. */
const elapsed = (g: Pax): number => Math.min(1, (g.year - FIRST_YEAR) / (g.dove - FIRST_YEAR))

function tokenTerm(g: Pax, colour: number, map: Survey): number {
  let sum = 0
  for (const each of g.order) sum += map.tokens[each]
  const lead = map.tokens[colour] - sum / g.order.length
  const time = elapsed(g)
  return softplus(TOKENS.near + TOKENS.time * time ** 2 + (TOKENS.token + TOKENS.later * time ** 2 + TOKENS.last * time ** 6) * lead)
}

/** Logarithm of a colour's odds, up to a constant that is the same for all. */
function score(g: Pax, colour: number, map: Survey): number {
  let sum = tokenTerm(g, colour, map)
  for (let victory = 0; victory < VICTORIES.length; victory++) sum += victoryTerm(g, colour, victory, map)
  for (const name of NAMES) sum += WEIGHTS[name] * MEASURES[name](g, colour, map)
  return sum
}

/** The chance that a colour wins. */
export function evaluate(g: Pax, colour: number): number {
  if (g.ended !== 0) return g.winner >= 0 && g.colour[g.winner] === colour ? 1 : 0
  const map = survey(g)
  let all = 0
  let own = 0
  for (let each = 0; each < COLOUR_COUNT; each++) {
    if (!inPlay(g, each)) continue
    const odds = Math.exp(score(g, each, map))
    all += odds
    if (each === colour) own = odds
  }
  return own / all
}

export function terms(g: Pax, colour: number): Term[] {
  const map = survey(g)
  return [
    ...VICTORIES.map((name, victory) => ({ name, value: victoryTerm(g, colour, victory, map) })),
    { name: 'tokens', value: tokenTerm(g, colour, map) },
    ...NAMES.map(name => ({ name, value: WEIGHTS[name] * MEASURES[name](g, colour, map) })),
  ]
}
