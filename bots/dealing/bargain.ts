import { dealProblems, type FastChance, type Insight, partRange, type State } from '@spanish-main/kernel'
import { type Counsel, type Thought, type Worth, worthOf } from './worth.ts'

/** A deal must raise the chance of winning by this much: nobody is milked by gifts of nothing. */
const LEAST_GAIN = 0.004
/** Nobody lets the partner gain more than so many times as much. */
const GREED = 3
/** Nobody helps a seat that is about to win. */
const TOO_STRONG = 0.55
/** Deals that are looked at closely, out of all that came to mind, and of those with a price. */
const CLOSELY = 2
/** Positions that are imagined for each deal: at first, with prices, and for the few that are left. */
const SAMPLES = { first: 4, closely: 8, last: 24 }
const AMOUNTS = [1, 2, 4]

/** Whether a seat agrees to a deal of this worth. */
export const isWelcome = ({ mine, theirs, strength }: Worth): boolean =>
  mine >= LEAST_GAIN && theirs <= GREED * mine && (theirs <= 0 || strength <= TOO_STRONG)

/** Whether the partner may be expected to agree as well. */
const isWelcomeToBoth = (worth: Worth): boolean =>
  isWelcome(worth) && worth.theirs >= LEAST_GAIN && worth.mine <= GREED * worth.theirs

/** The deal that is best for both, its price found; undefined if none is good for both. */
export function bargain<S extends State>(
  counsel: Counsel<S>,
  insight: Insight<S>,
  seat: number,
  view: S,
  thoughts: readonly Thought[],
  chance: FastChance,
): (Thought & { worth: Worth }) | undefined {
  const first = worthOf(counsel, insight, seat, thoughts, SAMPLES.first, chance)
  const promising = thoughts
    .flatMap((thought, i) => (first[i] === undefined ? [] : [{ ...thought, worth: first[i] }]))
    .filter(({ worth }) => worth.mine + worth.theirs > 0)
    .sort((a, b) => b.worth.mine + b.worth.theirs - a.worth.mine - a.worth.theirs)
    .slice(0, CLOSELY)
  const priced = promising.flatMap(thought => [thought, ...withPrices(counsel, view, seat, thought)])
  const welcome = (from: readonly Thought[], samples: number) => {
    const worths = worthOf(counsel, insight, seat, from, samples, chance)
    return from
      .flatMap((thought, i) => (worths[i] === undefined ? [] : [{ ...thought, worth: worths[i] }]))
      .filter(({ worth }) => isWelcomeToBoth(worth))
      .sort((a, b) => value(b.worth) - value(a.worth))
  }
  // The best of many guesses is one that was lucky: the last are looked at anew, in other positions.
  return welcome(welcome(priced, SAMPLES.closely).slice(0, CLOSELY), SAMPLES.last)[0]
}

/** What a deal is worth to whoever gains less by it. */
const value = ({ mine, theirs }: Worth): number => Math.min(mine, theirs)

/** The same deal with what whoever gains more might pay for it. */
function withPrices<S extends State>(
  { game, dealing }: Counsel<S>,
  view: S,
  seat: number,
  { to, parts, worth }: Thought & { worth: Worth },
): Thought[] {
  if (parts.some(({ kind }) => kind === dealing.price)) return []
  const payer = worth.mine > worth.theirs ? seat : to
  const range = partRange(game, view, dealing.price, payer, payer === seat ? to : seat, [])
  return (dealing.amounts ?? AMOUNTS)
    .filter(amount => range !== undefined && amount >= range.least && amount <= range.greatest)
    .map(amount => ({ to, parts: [...parts, { from: payer, kind: dealing.price, args: [amount] }] }))
    .filter(
      thought => dealProblems(game, view, { id: 'thought', by: seat, secret: false, ...thought }, seat).length === 0,
    )
}
