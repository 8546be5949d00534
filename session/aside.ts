import {
  desk,
  type Game,
  isGoods,
  isOpen,
  kindOf,
  type Paper,
  type Part,
  type Problem,
  picksFor,
  problem,
  type State,
  submit,
  UNKNOWN,
} from '@spanish-main/kernel'
import type { Session } from './session.ts'

const QUIET = { chance: { below: () => 0 }, listen: undefined }

/** The open offers of a seat in which it gives what others cannot see. */
function hiddenOffers<S extends State>({ game, papers, journal }: Session<S>, seat: number): Paper[] {
  if (game.deals === undefined || papers.all.length === 0) return []
  return papers.all.filter(
    paper =>
      paper.by === seat &&
      paper.parts.some(part => isHiddenGift(game, part, seat)) &&
      isOpen(game, papers, paper, journal.state),
  )
}

function isHiddenGift<S extends State>(game: Game<S>, part: Part, seat: number): boolean {
  const kind = part.from === seat ? kindOf(game.deals!, part.kind) : undefined
  return kind !== undefined && isGoods(kind) && (kind.hidden === true || kind.pick !== undefined)
}

/**
 * What nobody else can see is set aside for as long as it is offered, so that a yes never fails for a secret reason: the
 * seat's own move is refused if it would spend it. Nothing is looked at while the seat offers nothing of that kind.
 */
export function setAside<S extends State>(session: Session<S>, seat: number, text: string): Problem | undefined {
  const offers = hiddenOffers(session, seat)
  if (offers.length === 0) return undefined
  const { game, journal, papers } = session
  const after = game.clone(journal.state)
  if (submit(game, after, seat, text, QUIET) !== undefined) return undefined
  const still = offers.filter(paper => paper.lasts !== 'move' && isOpen(game, papers, paper, after))
  const short = cannotKeep(game, desk(game, after, seat), seat, still)
  return short === undefined ? undefined : problem('set-aside', { offer: short.id })
}

/** The first of these papers that a seat could not keep, each coming on top of those before; all are its own. */
export function cannotKeep<S extends State>(
  game: Game<S>,
  g: S,
  seat: number,
  papers: readonly Paper[],
): Paper | undefined {
  if (papers.length === 0) return undefined
  const scratch = game.clone(g)
  return papers.find(
    paper => !paper.parts.every(part => !isHiddenGift(game, part, seat) || take(game, scratch, paper, part)),
  )
}

/** Gives a part away on a position that nobody else sees; whether that was possible. */
function take<S extends State>(game: Game<S>, g: S, { by, to }: Paper, part: Part): boolean {
  const kind = kindOf(game.deals!, part.kind)
  if (kind === undefined || !isGoods(kind)) return false
  const [a = 0, b = 0, c = 0] = part.args
  const other = part.from === by ? to : by
  if (kind.refuse?.(g, part.from, other, a, b, c, 0) !== undefined) return false
  if (kind.pick !== undefined && (part.pick === undefined || !picksFor(g, kind, part).includes(part.pick))) return false
  kind.hands(g, part.from, other, QUIET, a, b, c, part.pick ?? UNKNOWN)
  return true
}

/** A paper whose picks are gone, taken by others, is kept with what is there: the first that fits. */
export function repicked<S extends State>(game: Game<S>, g: S, part: Part, taken: readonly number[]): Part {
  const kind = kindOf(game.deals!, part.kind)
  if (kind === undefined || !isGoods(kind) || kind.pick === undefined) return part
  const possible = picksFor(g, kind, part).filter(pick => !taken.includes(pick))
  if (part.pick !== undefined && possible.includes(part.pick)) return part
  return possible.length === 0 ? part : { ...part, pick: possible[0] }
}
