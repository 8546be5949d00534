import { type Judgement, shareOf } from '@spanish-main/kernel'
import { holes, isFree, RED_HOLES } from '../rules/mu7-search.ts'
import { COMBAT_UPGRADE, discsOn } from '../rules/players.ts'
import {
  FOUND,
  FREED,
  JACQUES,
  JACQUES_CARDS,
  JACQUES_MODULE,
  JACQUES0,
  type Maracaibo,
  PLACE,
  ROUNDS,
  SEARCH,
} from '../rules/state.ts'
import { tables } from '../rules/tables.ts'
import { choose, likings } from './deckhand.ts'
import { turnsInGame } from './times.ts'
import { partsOf, worth } from './worth.ts'

/** Points of a lead that make a win three times as likely. */
const SPREAD = 22

/** What a point of a deckhand's liking is worth beforehand. */
const TRUST = 0.002
const LEAST = -10

const isTogether = (g: Maracaibo): boolean => (g.modules & JACQUES_MODULE) !== 0

/** What Jean makes of a round, and Jacques of a card that he will reveal, on the average. */
const JEAN_ROUND = 32
const JACQUES_ROUND = 5

/** Points that the opponent without a seat will have. */
function rivalAtEnd(g: Maracaibo): number {
  if (g.opponent !== JACQUES) return g.aPoints + (ROUNDS + 0.6 - g.round) * JEAN_ROUND
  let open = 0
  let all = 0
  let cards = 0
  for (let card = JACQUES0; card < JACQUES0 + JACQUES_CARDS; card++) {
    const { vp } = tables.pack.jacquesCards[card - JACQUES0]
    if (g.place[card] === PLACE.jacquesOpen) open += vp
    if (g.place[card] === PLACE.box) continue
    all += vp
    cards++
  }
  const { endingTheRound } = tables.pack.jacquesPoints
  const round = JACQUES_ROUND * (cards === 0 ? 6 : all / cards) + 0.5 * endingTheRound
  const ends = g.ender === g.seats ? 0 : g.ender >= 0 ? 0 : (g.aCountdown >= 0 ? 0.8 : 0.1 * g.aOpen) * endingTheRound
  return g.aPoints + open + ends + (ROUNDS - g.round) * round
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** MU-11.3, MU-11.4. A table wins by points, by an empty map and by the search, so that a lead beyond need buys none of the others. */
function tableChance(g: Maracaibo, seat: number): number {
  let turns = 0
  let expected = 0
  for (let each = 0; each < g.seats; each++) {
    const own = turnsInGame(g, each)
    turns += own
    expected += own * A_TURN[discsOn(g, each, COMBAT_UPGRADE)]
  }
  return logistic(tableLead(g, seat) / SPREAD) * clearing(g, expected) * freeing(g, turns)
}

/** The weakest decides. */
function tableLead(g: Maracaibo, seat: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let each = 0; each < g.seats; each++) least = Math.min(least, worth(g, each))
  return 0.55 * worth(g, seat) + 0.45 * least - rivalAtEnd(g)
}

/** Markers that a turn takes off on the average, by the discs left on the upgrade for combat, and how sure that is. */
const A_TURN = [1, 0.7, 0.6]
const SURE = 1.5
const SURE_OF_EACH = 0.15

/** How likely it is that no marker is left in the end. */
function clearing(g: Maracaibo, expected: number): number {
  let markers = 0
  for (const n of g.markers) markers += n
  return logistic((expected - markers) / (SURE + SURE_OF_EACH * expected))
}

/** How likely it is that Luysa will be free. */
function freeing(g: Maracaibo, turns: number): number {
  if ((g.modules & SEARCH) === 0 || g.luysa === FREED) return 1
  if (g.luysa === FOUND) {
    const purse = Math.max(...g.doubloons)
    const force = Math.max(...g.combat)
    return logistic(0.5 + 0.25 * turns + 0.08 * purse + 0.08 * force)
  }
  return 0.8 * logistic(0.4 * (0.6 * turns - hintsToDraw(g)))
}

/** MU-7.4. Hints that will be drawn on the average until she is found; a card full of red ones costs as much as one more. */
function hintsToDraw(g: Maracaibo): number {
  let green = 0
  for (let hole = RED_HOLES; hole < holes(g); hole++) if (isFree(g, hole)) green++
  let left = 0
  for (const n of g.hints) left += n
  const greenLeft = tables.pack.search.hintsPerColour - (holes(g) - RED_HOLES - green)
  const draws = (green * left) / Math.max(1, greenLeft)
  const alone = g.seats === 1 ? Math.min(draws, left - tables.pack.search.foundWhenLeft) : draws
  return alone + (isFree(g, 0) || isFree(g, 1) ? 0 : 1)
}

function chance(g: Maracaibo, seat: number): number {
  if (isTogether(g)) return tableChance(g, seat)
  let rival = g.opponent > 0 ? rivalAtEnd(g) : Number.NEGATIVE_INFINITY
  for (let other = 0; other < g.seats; other++) if (other !== seat) rival = Math.max(rival, worth(g, other))
  return logistic((worth(g, seat) - rival) / SPREAD)
}

/** How the shared bots judge a position of Maracaibo. */
export const judgement: Judgement<Maracaibo> = {
  evaluate: (g, seat) => (g.ended !== 0 ? shareOf(g, seat) : chance(g, seat)),
  terms: (g, seat) => Object.entries(partsOf(g, seat)).map(([name, value]) => ({ name, value: value / (4 * SPREAD) })),
  prior(g, seat, moves) {
    const all = likings(g, seat, moves)
    const best = Math.max(...all)
    return all.map(each => Math.max(LEAST, each - best) * TRUST)
  },
  policy: choose,
  settled: (g, start) => g.active !== start.active || g.ended !== 0,
}
