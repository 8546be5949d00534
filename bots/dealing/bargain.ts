import { dealProblems, type FastChance, type Insight, partRange, type State } from '@spanish-main/kernel'
import { type Counsel, type Thought, type Worth, worthOf } from './worth.ts'

/** A deal must raise the chance of winning by this much: nobody is milked by gifts of nothing. */
const LEAST_GAIN = 0.003
/** Nobody lets the partner gain more than so many times as much. */
const GREED = 3
/** Nobody helps a seat that is about to win. */
const TOO_STRONG = 0.55
/** Nobody does a favour to a seat that is near to winning, or one that the two together gain little by. */
const STRONG = 0.45
const LEAST_TOGETHER = 0.008
/** Deals that stay in the running at most: after a glance, with a price, and to be weighed anew. */
const MOST = { glance: 4, priced: 2, last: 2 }
/** Positions that are imagined for each deal: at a glance, closely, with its prices, and anew. */
const SAMPLES = { glance: 4, closely: 12, priced: 12, last: 32 }
const AMOUNTS = [1, 2, 4]

/** The favours that a seat has done for a partner and those that it got in return. */
export interface Favours {
  readonly done: number
  readonly got: number
}

/** What a deal puts the partner ahead. */
export const favour = ({ mine, theirs }: Pick<Worth, 'mine' | 'theirs'>): number => (theirs - mine) / 2

/** Whether a seat agrees to a deal of this worth: because it pays by itself, or as a favour that will be returned. */
export const isWelcome = (worth: Worth, favours: Favours, credit = 0): boolean =>
  pays(worth) || isGranted(worth, favours, credit)

const pays = ({ mine, theirs, strength }: Worth): boolean =>
  mine >= LEAST_GAIN && theirs <= GREED * mine && (theirs <= 0 || strength <= TOO_STRONG)

/** Whether a favour is granted. Whoever has returned some is trusted so much further; whoever never does gets little. */
const isGranted = (worth: Worth, { done, got }: Favours, credit: number): boolean =>
  credit > 0 && sum(worth) >= LEAST_TOGETHER && done - got + favour(worth) <= credit + got && worth.strength <= STRONG

/** A deal as the partner sees it, who knows best how strong the other is. */
const turned = ({ mine, theirs }: Worth): Worth => ({ mine: theirs, theirs: mine, strength: 0 })

/** The deal that is best for both, its price found; undefined if none is good for both. */
export function bargain<S extends State>(
  counsel: Counsel<S>,
  insight: Insight<S>,
  seat: number,
  view: S,
  thoughts: readonly Thought[],
  favours: Favours,
  chance: FastChance,
): (Thought & { worth: Worth }) | undefined {
  const creditOf = (who: number, { parts }: Thought) => counsel.dealing.credit?.(who, parts) ?? 0
  const theirs = { done: favours.got, got: favours.done }
  /** Whether the partner may be expected to agree as well. */
  const isWelcomeToBoth = (deal: Thought & { worth: Worth }) =>
    isWelcome(deal.worth, favours, creditOf(seat, deal)) &&
    isWelcome(turned(deal.worth), theirs, creditOf(deal.to, deal))
  /** What counts of former favours for a deal: nothing, if neither side does it as one. */
  const ahead = (deal: Thought) => (creditOf(seat, deal) + creditOf(deal.to, deal) > 0 ? favours.done - favours.got : 0)
  const weigh = (from: readonly Thought[], samples: number) => {
    const worths = from.length === 0 ? [] : worthOf(counsel, insight, seat, from, samples, chance)
    return from.flatMap((thought, i) => (worths[i] === undefined ? [] : [{ ...thought, worth: worths[i] }]))
  }
  /** Those that raise the chances of the two together by so much, the best first. */
  const promising = (from: readonly Thought[], samples: number, least: number, most: number) =>
    weigh(from, samples)
      .filter(({ worth }) => sum(worth) > least)
      .sort((a, b) => sum(b.worth) - sum(a.worth))
      .slice(0, most)
  const welcome = (from: readonly Thought[], samples: number) =>
    weigh(from, samples)
      .filter(isWelcomeToBoth)
      .sort((a, b) => value(b.worth, ahead(b)) - value(a.worth, ahead(a)))
  // Most deals are hopeless, which a few positions show: the time goes to the others.
  const glanced = promising(thoughts, SAMPLES.glance, 0, MOST.glance)
  const closely = promising(glanced, SAMPLES.closely, 2 * LEAST_GAIN, MOST.priced)
  const priced = closely.flatMap(thought =>
    pays(thought.worth) && pays(turned(thought.worth))
      ? [thought]
      : [thought, ...withPrices(counsel, view, seat, thought, ahead(thought))],
  )
  // The best of many guesses is one that was lucky: the last are looked at anew, in other positions.
  return welcome(welcome(priced, SAMPLES.priced).slice(0, MOST.last), SAMPLES.last)[0]
}

/** What a deal is worth to both together. */
const sum = ({ mine, theirs }: Worth): number => mine + theirs

/** What a deal is worth to both, the less the further one of them is ahead in the end. */
const value = (worth: Worth, ahead: number): number => sum(worth) - 2 * Math.abs(ahead + favour(worth))

/** The same deal with what whoever gains more might pay for it. */
function withPrices<S extends State>(
  { game, dealing }: Counsel<S>,
  view: S,
  seat: number,
  { to, parts, worth }: Thought & { worth: Worth },
  ahead: number,
): Thought[] {
  if (parts.some(({ kind }) => kind === dealing.price)) return []
  const payer = ahead + favour(worth) < 0 ? seat : to
  const range = partRange(game, view, dealing.price, payer, payer === seat ? to : seat, [])
  return (dealing.amounts ?? AMOUNTS)
    .filter(amount => range !== undefined && amount >= range.least && amount <= range.greatest)
    .map(amount => ({ to, parts: [...parts, { from: payer, kind: dealing.price, args: [amount] }] }))
    .filter(
      thought => dealProblems(game, view, { id: 'thought', by: seat, secret: false, ...thought }, seat).length === 0,
    )
}
