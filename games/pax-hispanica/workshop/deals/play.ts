import { type Bargain, onePly, parleyAmong, USUAL_EFFORT } from '@spanish-main/bots'
import { insightInto, shareOf } from '@spanish-main/kernel'
import { playout } from '@spanish-main/kernel/harness'
import { dealing, judgement } from '../../bots/index.ts'
import { type Pax, paxHispanica } from '../../index.ts'

const SEATS = 4

/** Everybody deals, or two do and two neither offer nor accept: every pair of seats in turn. */
export type Table = 'all' | 'pair'
const PAIRS = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [0, 3],
  [1, 2],
]

/** An offer, what it was about, what its author thought of it, and what became of it. */
export interface OfferRow {
  readonly about: string
  readonly year: number
  readonly by: number
  readonly to: number
  readonly closed: boolean
  readonly mine: number
  readonly theirs: number
  /** Dollars that the author gets for it, less what it pays. */
  readonly price: number
}

export interface GameRow {
  readonly table: Table
  readonly seed: number
  readonly dealers: readonly number[]
  readonly shares: readonly number[]
  readonly offers: readonly OfferRow[]
  readonly moves: number
  readonly seconds: number
}

/** Plays one game among quick mates, of whom some deal. */
export function playOne(table: Table, seed: number, samples: number): GameRow {
  const bot = onePly(paxHispanica, judgement, { ...USUAL_EFFORT, samples })
  const dealers = table === 'all' ? [0, 1, 2, 3] : PAIRS[seed % PAIRS.length]
  const offers: OfferRow[] = []
  let year = 0
  const parley = parleyAmong(
    paxHispanica,
    Array.from({ length: SEATS }, (_, seat) => (dealers.includes(seat) ? dealing : undefined)),
    bargain => offers.push(rowOf(bargain, year)),
  )
  const started = performance.now()
  const { state, moves } = playout(
    paxHispanica,
    { seats: SEATS, options: { negotiation: true }, seed },
    {
      unchecked: true,
      policy: (g, seat, legal, chance) =>
        legal.length === 1 ? legal[0] : bot(insightInto(paxHispanica, g, seat, chance), seat, legal, chance),
      between(g: Pax, world, chance) {
        year = g.year
        parley(g, world, chance)
      },
    },
  )
  const shares = Array.from({ length: SEATS }, (_, seat) => shareOf(state, seat))
  const seconds = Math.round((performance.now() - started) / 100) / 10
  return { table, seed, dealers, shares, offers, moves, seconds }
}

function rowOf({ terms: { by, to, parts }, proposal: { worth }, closed }: Bargain, year: number): OfferRow {
  const about = [...new Set(parts.filter(({ kind }) => kind !== dealing.price).map(({ kind }) => kind))].sort()
  const price = parts
    .filter(({ kind }) => kind === dealing.price)
    .reduce((sum, { from, args }) => sum + (from === by ? -args[0] : args[0]), 0)
  const round = (gain: number) => Math.round(10000 * gain) / 10000
  return {
    about: about.join(' + '),
    year,
    by,
    to,
    closed,
    mine: round(worth.mine),
    theirs: round(worth.theirs),
    price,
  }
}
