import { type Judgement, shareOf } from '@spanish-main/kernel'
import { JACQUES_MODULE, type Maracaibo } from '../rules/state.ts'
import { choose, likings } from './deckhand.ts'
import { partsOf, worth } from './worth.ts'

/** Points of a lead that make a win three times as likely. */
const SPREAD = 22

/** What a point of a deckhand's liking is worth beforehand. */
const TRUST = 0.002
const LEAST = -10

const best = (g: Maracaibo, seat: number): number => {
  let rival = g.opponent > 0 ? g.aPoints + (4 - g.round) * 25 : Number.NEGATIVE_INFINITY
  if ((g.modules & JACQUES_MODULE) !== 0) return rival
  for (let other = 0; other < g.seats; other++) if (other !== seat) rival = Math.max(rival, worth(g, other))
  return rival
}

/** How the shared bots judge a position of Maracaibo. */
export const judgement: Judgement<Maracaibo> = {
  evaluate(g, seat) {
    if (g.ended !== 0) return shareOf(g, seat)
    const markers = (g.modules & JACQUES_MODULE) !== 0 ? 2 * g.markers.reduce((sum, n) => sum + n, 0) : 0
    return 1 / (1 + Math.exp((best(g, seat) + markers - worth(g, seat)) / SPREAD))
  },
  terms: (g, seat) => Object.entries(partsOf(g, seat)).map(([name, value]) => ({ name, value: value / (4 * SPREAD) })),
  prior(g, seat, moves) {
    const all = likings(g, seat, moves)
    const best = Math.max(...all)
    return all.map(each => Math.max(LEAST, each - best) * TRUST)
  },
  policy: choose,
  settled: (g, start) => g.active !== start.active || g.ended !== 0,
}
