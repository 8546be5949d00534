import { greatestOf, leastOf } from '../amount.ts'
import { enter, type Game } from '../game.ts'
import { type Refusal, standing } from '../refusal.ts'
import type { State } from '../state.ts'
import { type Problem, problem } from '../text.ts'
import { lowest, sizeOf } from '../vocabulary.ts'
import { type DealBook, type Goods, isGoods, isHidden, kindOf, type PartKind } from './book.ts'
import { isParty, type Mark, otherParty, type Part, type Pledge, type Terms } from './deal.ts'
import { LONGEST_WORDS } from './terms.ts'

/** Parts of a deal, at most. */
export const MOST_PARTS = 12

/** What is wrong with a deal, or with one of its parts. */
export interface DealProblem {
  /** Which part; −1 for the deal as a whole. */
  readonly part: number
  readonly problem: Problem
}

/**
 * Everything that stands against a deal, as a seat can know it: works on the state and on the seat's view. What others
 * cannot see is looked at for the seat's own parts only, unless `all` is set, which needs the state.
 */
export function dealProblems<S extends State>(
  game: Game<S>,
  g: S,
  terms: Terms,
  seat: number,
  all = false,
): DealProblem[] {
  const book = game.deals
  if (book === undefined) return [{ part: -1, problem: problem('no-deals-here') }]
  enter(game)
  const whole = wholeProblem(game, book, g, terms)
  if (whole !== undefined) return [{ part: -1, problem: whole }]
  const found: DealProblem[] = []
  for (const [i, part] of terms.parts.entries()) {
    const wrong = partProblem(game, book, g, terms, i, all || part.from === seat)
    if (wrong !== undefined) found.push({ part: i, problem: wrong })
  }
  const refusal = found.length > 0 ? undefined : standing(book.refuseWhole?.(g, terms))
  if (refusal !== undefined) found.push({ part: -1, problem: problem(refusal.key, {}, refusal.rule) })
  return found
}

function wholeProblem<S extends State>(game: Game<S>, book: DealBook<S>, g: S, terms: Terms): Problem | undefined {
  const { by, to, parts, secret } = terms
  const sits = (seat: number) => seat >= 0 && seat < g.seats && (g.chairs & (1 << seat)) !== 0
  if (g.ended !== 0) return problem('game-over')
  if (g.trades === 0) return problem('deals-off')
  if (by === to || !sits(by) || !sits(to)) return problem('deal-with-nobody')
  const refusal = standing(book.refuse(g, by, to))
  if (refusal !== undefined) return explained(game, g, by, refusal, [])
  if (parts.length === 0) return problem('deal-empty')
  if (parts.length > MOST_PARTS) return problem('deal-too-long', { most: MOST_PARTS })
  if (!secret) return undefined
  // While all plan in private nobody notices; at any other time a deal ends somebody's undo.
  if (g.drafts.length === 0 || book.secret?.(g, by, to) !== true) return problem('deal-not-secret')
  // Whoever has answered would come back before everybody's eyes.
  return (g.answered & ((1 << by) | (1 << to))) === 0 ? undefined : problem('deal-partner-done')
}

function partProblem<S extends State>(
  game: Game<S>,
  book: DealBook<S>,
  g: S,
  terms: Terms,
  i: number,
  sees: boolean,
): Problem | undefined {
  const part = terms.parts[i]
  const kind = kindOf(book, part.kind)
  if (kind === undefined || !isParty(terms, part.from)) return problem('deal-unreadable')
  const to = otherParty(terms, part.from)
  const before = terms.parts.slice(0, i).filter(each => each.kind === part.kind && each.from === part.from)
  const wrong = formProblem(game, kind, part) ?? twiceProblem(kind, part, before)
  if (wrong !== undefined) return wrong
  const [a = 0, b = 0, c = 0] = part.args
  if (sees || !(isGoods(kind) && kind.hidden === true)) {
    const refusal = standing(kind.refuse?.(g, part.from, to, a, b, c, before.length))
    if (refusal !== undefined) return explained(game, g, part.from, refusal, part.args)
    const far = kind.amount === undefined ? undefined : amountProblem(g, kind, part, to)
    if (far !== undefined) return far
  }
  if (isGoods(kind)) return sees ? pickProblem(g, kind, part) : undefined
  return contradiction(book, g, terms, i)
}

function explained<S extends State>(
  game: Game<S>,
  g: S,
  seat: number,
  refusal: Refusal,
  [a = 0, b = 0, c = 0]: readonly number[],
): Problem {
  return problem(refusal.key, game.explain?.[refusal.id]?.(g, seat, a, b, c) ?? {}, refusal.rule)
}

/** Its arguments lie in their domains, and its words are some. */
function formProblem<S extends State>(game: Game<S>, kind: PartKind<S>, part: Part): Problem | undefined {
  const domains = (kind.args ?? []).map(name => game.vocabulary[name])
  const fits = domains.every((domain, i) => {
    const value = part.args[i]
    return Number.isInteger(value) && value >= lowest(domain) && value < lowest(domain) + sizeOf(domain)
  })
  if (!fits || part.args.length !== domains.length) return problem('deal-unreadable')
  const speaks = !isGoods(kind) && kind.words === true
  const length = part.text?.trim().length ?? 0
  if (speaks && length === 0) return problem('deal-nothing-said')
  if (speaks && length > LONGEST_WORDS) return problem('deal-too-many-words', { most: LONGEST_WORDS })
  return speaks || part.text === undefined ? undefined : problem('deal-unreadable')
}

/** The same thing is not given twice; amounts of one thing are one amount; of claims there may be several. */
function twiceProblem<S extends State>(kind: PartKind<S>, part: Part, before: readonly Part[]): Problem | undefined {
  const claims = isGoods(kind) && kind.pick !== undefined
  const thing = (args: readonly number[]) => (kind.amount === undefined ? args : args.slice(0, -1)).join()
  const same = before.some(each =>
    claims
      ? part.pick !== undefined && each.pick === part.pick
      : thing(each.args) === thing(part.args) && each.text === part.text,
  )
  return same ? problem('deal-twice') : undefined
}

function amountProblem<S extends State>(g: S, kind: PartKind<S>, part: Part, to: number): Problem | undefined {
  const amount = part.args[part.args.length - 1]
  const [a = 0, b = 0] = part.args.slice(0, -1)
  const range = kind.amount!(g, part.from, to, a, b)
  const least = leastOf(range)
  const greatest = greatestOf(range)
  return amount < least || amount > greatest ? problem('out-of-range', { least, greatest }, kind.rule) : undefined
}

/** What the giver may pick for a claim. */
export function picksFor<S extends State>(g: S, kind: Goods<S>, { from, args }: Part): number[] {
  const [a = 0, b = 0, c = 0] = args
  const picks: number[] = []
  kind.pick?.offers(g, from, component => picks.push(component), a, b, c)
  return picks
}

function pickProblem<S extends State>(g: S, kind: Goods<S>, part: Part): Problem | undefined {
  if (kind.pick === undefined) return part.pick === undefined ? undefined : problem('deal-unreadable')
  if (part.pick === undefined) return problem('deal-pick')
  return picksFor(g, kind, part).includes(part.pick) ? undefined : problem('deal-pick')
}

/** A promise that contradicts one that is in force, or one beside it. */
function contradiction<S extends State>(book: DealBook<S>, g: S, terms: Terms, i: number): Problem | undefined {
  const part = terms.parts[i]
  const kind = kindOf(book, part.kind)!
  if (isGoods(kind) || kind.topic === undefined) return undefined
  const topicOf = (args: readonly number[]) => kind.topic!(args[0] ?? 0, args[1] ?? 0, args[2] ?? 0)
  const mine = (other: { readonly kind: string; readonly from: number; readonly args: readonly number[] }) =>
    other.kind === part.kind && other.from === part.from && topicOf(other.args) === topicOf(part.args)
  if (terms.parts.slice(0, i).some(mine)) return problem('deal-contradicts-itself')
  const deal = g.deals.find(each => each.pledges.some(mine))
  return deal === undefined ? undefined : problem('deal-contradicts', { deal: deal.id }, kind.rule)
}

/** What a part would be worth now. */
export function markOf<S extends State>(game: Game<S>, g: S, terms: Pick<Terms, 'by' | 'to'>, part: Part): Mark {
  const kind = kindOf(game.deals!, part.kind)
  if (kind === undefined) return 'word'
  if (isGoods(kind)) return 'handed'
  enter(game)
  const [a = 0, b = 0, c = 0] = part.args
  return kind.mark?.(g, part.from, otherParty(terms, part.from), a, b, c) ?? (kind.words === true ? 'word' : 'held')
}

/** The promise that a part becomes when the deal is closed now. */
export function pledgeFrom<S extends State>(game: Game<S>, g: S, terms: Terms, part: Part): Pledge | undefined {
  const kind = kindOf(game.deals!, part.kind)
  const mark = markOf(game, g, terms, part)
  if (kind === undefined || isGoods(kind) || mark === 'handed') return undefined
  const to = otherParty(terms, part.from)
  const [a = 0, b = 0, c = 0] = part.args
  const until = kind.until?.(g, part.from, to, a, b, c) ?? game.deals!.clock(g)
  const { from, args, text = '' } = part
  return { kind: part.kind, from, to, args: args.slice(), text, mark, until, owed: 0 }
}

/** Whether anything in these terms is hidden from those who do not give it. */
export function hidesGoods<S extends State>(book: DealBook<S>, part: Part): boolean {
  const kind = kindOf(book, part.kind)
  return kind !== undefined && isHidden(kind)
}
