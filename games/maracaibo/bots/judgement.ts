import { type Judgement, shareOf } from '@spanish-main/kernel'
import {
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

/** MU-11.3. Together the weakest decides, and every marker on the map counts against the table. */
function tableLead(g: Maracaibo, seat: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let each = 0; each < g.seats; each++) least = Math.min(least, worth(g, each))
  let markers = 0
  for (const n of g.markers) markers += n
  const search =
    (g.modules & SEARCH) === 0
      ? 0
      : 10 * g.luysa - 1.5 * g.hints.reduce((sum, n) => sum + n, 0) * (g.luysa === 0 ? 1 : 0)
  return (
    0.55 * worth(g, seat) +
    0.45 * least -
    rivalAtEnd(g) -
    markers * MARKER[g.round] -
    LATE * behind(g, markers) +
    search
  )
}

/** Markers that a player takes off in a round on the average, and what each weighs that is too many for the time left. */
const A_ROUND = 5
const LATE = 5

const behind = (g: Maracaibo, markers: number): number =>
  Math.max(0, markers / g.seats - A_ROUND * (ROUNDS + 0.5 - g.round))

/** What a marker left on the map weighs, by round. */
const MARKER = [1, 1, 1.5, 2.5, 5]

function lead(g: Maracaibo, seat: number): number {
  if (isTogether(g)) return tableLead(g, seat)
  let rival = g.opponent > 0 ? rivalAtEnd(g) : Number.NEGATIVE_INFINITY
  for (let other = 0; other < g.seats; other++) if (other !== seat) rival = Math.max(rival, worth(g, other))
  return worth(g, seat) - rival
}

/** How the shared bots judge a position of Maracaibo. */
export const judgement: Judgement<Maracaibo> = {
  evaluate: (g, seat) => (g.ended !== 0 ? shareOf(g, seat) : 1 / (1 + Math.exp(-lead(g, seat) / SPREAD))),
  terms: (g, seat) => Object.entries(partsOf(g, seat)).map(([name, value]) => ({ name, value: value / (4 * SPREAD) })),
  prior(g, seat, moves) {
    const all = likings(g, seat, moves)
    const best = Math.max(...all)
    return all.map(each => Math.max(LEAST, each - best) * TRUST)
  },
  policy: choose,
  settled: (g, start) => g.active !== start.active || g.ended !== 0,
}
