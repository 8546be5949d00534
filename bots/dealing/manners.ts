import type { Game, Paper, Part, State, Terms } from '@spanish-main/kernel'

// What a dealer remembers of a moment stands on the papers: they are on the record, so it survives reopening.

/** So many offers to another seat may fail in a moment, and so many are refused before it stops listening. */
const MOST_IN_A_MOMENT = 2
const MOST_REFUSALS = 3
/** So many deals at most are closed on a seat's offers to another in a moment: nobody haggles for ever. */
const MOST_DEALS = 4

/** The papers that a seat wrote to another in the present moment. */
function papersNow<S extends State>(
  game: Game<S>,
  view: S,
  papers: readonly Paper[],
  by: number,
  to: number,
): readonly Paper[] {
  const moment = game.deals!.moment(view, by, to)
  return papers.filter(paper => paper.by === by && paper.to === to && paper.moment === moment)
}

/** Whether a seat has said enough to another for now. */
export function hasSaidEnough<S extends State>(
  game: Game<S>,
  view: S,
  papers: readonly Paper[],
  seat: number,
  to: number,
): boolean {
  const said = papersNow(game, view, papers, seat, to)
  const closed = said.filter(({ fate }) => fate === 'closed').length
  // An offer that was taken has bothered nobody.
  return said.some(({ fate }) => fate === 'open') || closed >= MOST_DEALS || said.length - closed >= MOST_IN_A_MOMENT
}

/** Whether a seat had the same answered with a no, with anything but its price the same. */
export function wasRefused<S extends State>(
  game: Game<S>,
  view: S,
  papers: readonly Paper[],
  price: string,
  { by, to, parts }: Pick<Terms, 'by' | 'to' | 'parts'>,
): boolean {
  const matter = matterOf(parts, price)
  return papersNow(game, view, papers, by, to).some(
    paper => paper.fate === 'declined' && matterOf(paper.parts, price) === matter,
  )
}

/**
 * Whether an offer need not be thought about: the seat has refused it in this moment, or one that was at least as good,
 * or so many of its author that it no longer listens.
 */
export function isAskedAgain<S extends State>(
  game: Game<S>,
  view: S,
  papers: readonly Paper[],
  price: string,
  terms: Terms,
): boolean {
  const refused = papersNow(game, view, papers, terms.by, terms.to).filter(({ fate }) => fate === 'declined')
  const matter = matterOf(terms.parts, price)
  const gain = paidTo(terms.parts, price, terms.to)
  return (
    refused.length >= MOST_REFUSALS ||
    refused.some(paper => matterOf(paper.parts, price) === matter && paidTo(paper.parts, price, terms.to) >= gain)
  )
}

/** Whoever has refused so many offers of a seat, one after the other, or left them lying, is seldom asked. */
const MOST_IN_VAIN = 3

/** Whether all that a seat offered another of late was in vain. */
export function isDeaf(papers: readonly Paper[], seat: number, to: number): boolean {
  const late = papers.filter(({ by, to: whom }) => by === seat && whom === to).slice(-MOST_IN_VAIN)
  return late.length === MOST_IN_VAIN && late.every(({ fate }) => fate !== 'closed' && fate !== 'settled')
}

/** What a deal is about, without its price. */
const matterOf = (parts: readonly Part[], price: string): string =>
  parts
    .filter(({ kind }) => kind !== price)
    .map(({ from, kind, args, text = '' }) => JSON.stringify([from, kind, args, text]))
    .sort()
    .join()

/** What a seat is paid, less what it pays. */
const paidTo = (parts: readonly Part[], price: string, seat: number): number =>
  parts
    .filter(({ kind }) => kind === price)
    .reduce((sum, { from, args }) => sum + (from === seat ? -1 : 1) * (args.at(-1) ?? 0), 0)
