import {
  dealProblems,
  desk,
  type Entry,
  isOpen,
  isParty,
  type Lasting,
  type Mark,
  markOf,
  nextId,
  notePaper,
  openPapers,
  type Paper,
  type Part,
  papersSeenBy,
  play,
  printTerms,
  type State,
  sameTerms,
  type Terms,
  threadOf,
  write,
  writeOffer,
} from '@spanish-main/kernel'
import { cannotKeep, repicked } from './aside.ts'
import { noteDeal } from './memory.ts'
import { followOrders, type Reply, refusedReply } from './moves.ts'
import type { Session } from './session.ts'

/** What a seat offers. */
export interface NewOffer {
  readonly to: number
  readonly parts: readonly Part[]
  readonly secret?: boolean
  /** The paper that it counters. */
  readonly re?: string
  readonly lasts?: 'moment' | 'move'
  /** It stands for so many minutes at most; then `lasts` says nothing. */
  readonly minutes?: number
}

const MINUTE = 60_000

/** An offer as a seat is told of it. What others have picked is not in it. */
export interface Offered extends Omit<Paper, 'moment' | 'made' | 'parts'> {
  /** It was made in the present moment: the same year, battle or auction. */
  readonly now: boolean
  readonly parts: readonly (Part & { readonly mark: Mark })[]
}

/** So many open papers at most, unless the game says otherwise. */
const MOST = { pair: 3, table: 12 }
/** So many papers that no longer stand are still shown. */
const SHOWN = 12

const DONE: Reply = { kind: 'done' }

/**
 * A seat offers another a deal, or counters one. Nobody's question changes its name, and nobody's undo ends. `wall` is the
 * time on the wall, from which its minutes are counted.
 */
export function makeOffer<S extends State>(session: Session<S>, seat: number, offer: NewOffer, wall = 0): Reply {
  const { game, journal, papers } = session
  if (session.readOnly) return refusedReply('read-only')
  const { to, secret = false, re = '', minutes } = offer
  const lasts: Lasting = minutes === undefined ? (offer.lasts ?? 'moment') : wall + minutes * MINUTE
  const terms = { id: '', by: seat, to, secret, parts: offer.parts.map(part => cleaned(part, seat)) }
  const [first] = dealProblems(game, journal.state, terms, seat)
  if (first !== undefined) return { kind: 'refused', problem: first.problem }
  const wrong = counterProblem(session, terms, re) ?? tooMany(session, terms)
  if (wrong !== undefined) return wrong
  const paper: Paper = { ...terms, id: nextId(papers, terms), re, lasts, moment: 0, made: 0, fate: 'open' }
  const mine = openPapers(game, papers, journal.state).filter(each => each.by === seat)
  if (cannotKeep(game, desk(game, journal.state, seat), seat, [...mine, paper]) !== undefined)
    return refusedReply('set-aside-already')
  const text = printTerms(game, journal.header.names, paper)
  note(session, { kind: 'offer', seat, lasts, re, terms: text })
  // When that was is for its readers alone: the record has no time.
  if (wall > 0) papers.all.push({ ...papers.all.pop()!, at: wall })
  return { kind: 'done', paper: paper.id }
}

/** Words have single blanks, and nobody picks for the other side. */
function cleaned({ from, kind, args, text, pick }: Part, seat: number): Part {
  return {
    ...{ from, kind, args: [...args] },
    ...(text === undefined ? {} : { text: text.trim().replace(/\s+/g, ' ') }),
    ...(pick === undefined || from !== seat ? {} : { pick }),
  }
}

/** A counter-offer answers an open paper between the same two; one that says the same as an open paper is a yes to it. */
function counterProblem<S extends State>(session: Session<S>, terms: Terms, re: string): Reply | undefined {
  const { game, papers, journal } = session
  const open = openPapers(game, papers, journal.state)
  const answers = papers.all.find(paper => paper.id === re)
  if (re !== '' && (answers === undefined || !isParty(answers, terms.by) || !isParty(answers, terms.to)))
    return refusedReply('no-such-offer', { offer: re })
  const same = open.find(paper => sameTerms(paper, terms))
  return same === undefined ? undefined : refusedReply(same.by === terms.by ? 'offered-already' : 'that-is-a-yes')
}

/** Secret papers count for their two seats only: what others may offer must not depend on them. */
function tooMany<S extends State>({ game, papers, journal }: Session<S>, terms: Terms): Reply | undefined {
  const most = game.deals?.most ?? MOST
  const open = openPapers(game, papers, journal.state).filter(paper => paper.secret === terms.secret)
  const pair = open.filter(paper => isParty(paper, terms.by) && isParty(paper, terms.to))
  if (pair.length >= most.pair) return refusedReply('too-many-offers', { most: most.pair })
  return !terms.secret && open.length >= most.table ? refusedReply('too-many-offers', { most: most.table }) : undefined
}

function note<S extends State>(session: Session<S>, entry: Entry): void {
  if (entry.kind === 'offer') writeOffer(session.journal, entry)
  else write(session.journal, entry)
  notePaper(session.game, session.papers, entry, session.journal.state)
}

/** The open paper of that name that a seat may read. */
function openPaper<S extends State>(
  { game, papers, journal }: Session<S>,
  seat: number,
  id: string,
): Paper | undefined {
  const paper = papers.all.find(each => each.id === id && isParty(each, seat))
  return paper !== undefined && isOpen(game, papers, paper, journal.state) ? paper : undefined
}

/** A seat takes its offer back. */
export function withdrawOffer<S extends State>(session: Session<S>, seat: number, id: string): Reply {
  const paper = openPaper(session, seat, id)
  if (paper === undefined || paper.by !== seat) return refusedReply('no-such-offer', { offer: id })
  note(session, { kind: 'withdraw', seat, id })
  return DONE
}

/** The offers that stand for some minutes only, with the time on the wall when these are over. */
function timed<S extends State>({ game, papers, journal }: Session<S>): { paper: Paper; until: number }[] {
  return papers.all.flatMap(paper =>
    typeof paper.lasts === 'number' && isOpen(game, papers, paper, journal.state)
      ? [{ paper, until: paper.lasts }]
      : [],
  )
}

/** When the next offer's minutes are over, by the time on the wall. */
export function nextLapse<S extends State>(session: Session<S>): number | undefined {
  return timed(session).reduce<number | undefined>((next, { until }) => Math.min(next ?? until, until), undefined)
}

/** Offers whose minutes are over stand no more. */
export function lapseOffers<S extends State>(session: Session<S>, wall: number): void {
  if (session.readOnly) return
  for (const { paper, until } of timed(session))
    if (until <= wall) note(session, { kind: 'lapse', seat: paper.by, id: paper.id })
}

/** Somebody else answers for a seat for good: what it offered and was offered stands no more. Its promises stay. */
export function clearOffers<S extends State>(session: Session<S>, seat: number): void {
  const { game, papers, journal, readOnly } = session
  if (readOnly) return
  for (const paper of openPapers(game, papers, journal.state))
    if (isParty(paper, seat)) note(session, { kind: 'lapse', seat: paper.by, id: paper.id })
}

/** A seat declines what it was offered. */
export function declineOffer<S extends State>(session: Session<S>, seat: number, id: string): Reply {
  const paper = openPaper(session, seat, id)
  if (paper === undefined || paper.to !== seat) return refusedReply('no-such-offer', { offer: id })
  note(session, { kind: 'decline', seat, id })
  return DONE
}

/** A seat picks other components for what it gives by its own offer: for each of its parts, −1 where it stays as it is. */
export function pickAnew<S extends State>(
  session: Session<S>,
  seat: number,
  id: string,
  picks: readonly number[],
): Reply {
  const { game, journal } = session
  const paper = openPaper(session, seat, id)
  if (paper === undefined || paper.by !== seat) return refusedReply('no-such-offer', { offer: id })
  const changed = { ...paper, parts: withPicks(paper.parts, seat, picks) }
  const [first] = dealProblems(game, journal.state, changed, seat)
  if (first !== undefined) return { kind: 'refused', problem: first.problem }
  note(session, { kind: 'pick', seat, terms: printTerms(game, journal.header.names, changed) })
  return DONE
}

/** Puts a seat's picks where it gives something that it has to pick. */
function withPicks(parts: readonly Part[], seat: number, picks: readonly number[]): Part[] {
  let next = 0
  return parts.map(part => (part.from === seat && next < picks.length ? withPick(part, picks[next++]) : part))
}

const withPick = (part: Part, pick: number): Part => (pick < 0 ? part : { ...part, pick })

/**
 * A seat says yes: the deal is closed, once, by one move with both consents. `picks` are for the seat's own parts, in
 * order, −1 where there is nothing to pick.
 */
export function acceptOffer<S extends State>(
  session: Session<S>,
  seat: number,
  id: string,
  picks: readonly number[] = [],
): Reply {
  const { game, journal, papers } = session
  if (session.readOnly) return refusedReply('read-only')
  const known = papers.all.find(each => each.id === id && isParty(each, seat))
  if (known?.fate === 'closed') return { kind: 'done-before' }
  const paper = openPaper(session, seat, id)
  if (paper === undefined || paper.to !== seat) return refusedReply('no-such-offer', { offer: id })
  const { state } = journal
  const terms = closing(session, paper, picks)
  const own = {
    ...terms,
    by: seat,
    to: paper.by,
    re: '',
    lasts: 'moment' as const,
    moment: 0,
    made: 0,
    fate: 'open' as const,
  }
  const mine = openPapers(game, papers, state).filter(
    each => each.by === seat && threadOf(papers, each.id) !== threadOf(papers, id),
  )
  if (cannotKeep(game, desk(game, state, seat), seat, [...mine, own]) !== undefined) {
    const [first] = dealProblems(game, state, terms, seat)
    return first === undefined ? refusedReply('set-aside-already') : { kind: 'refused', problem: first.problem }
  }
  const text = `deal ${printTerms(game, journal.header.names, terms)}`
  const found = play(journal, seat, text)
  if (found !== undefined) return { kind: 'refused', problem: found }
  notePaper(game, papers, { kind: 'move', seat, text, draws: [] }, state)
  noteDeal(session, text, state)
  if (!paper.secret) session.request = undefined
  followOrders(session, paper.secret ? [paper.by, seat] : [...journal.header.names.keys()])
  return DONE
}

/** What a seat may say about deals, as a page or the wire says it. */
export type DealStep =
  | { readonly do: 'offer'; readonly offer: NewOffer }
  | { readonly do: 'accept'; readonly id: string; readonly picks?: readonly number[] }
  | { readonly do: 'decline' | 'withdraw'; readonly id: string }
  | { readonly do: 'pick'; readonly id: string; readonly picks: readonly number[] }

/** `wall` is the time on the wall: what has run out by then no longer stands. */
export function takeDealStep<S extends State>(session: Session<S>, seat: number, step: DealStep, wall: number): Reply {
  lapseOffers(session, wall)
  switch (step.do) {
    case 'offer':
      return makeOffer(session, seat, step.offer, wall)
    case 'accept':
      return acceptOffer(session, seat, step.id, step.picks)
    case 'decline':
      return declineOffer(session, seat, step.id)
    case 'withdraw':
      return withdrawOffer(session, seat, step.id)
    case 'pick':
      return pickAnew(session, seat, step.id, step.picks)
  }
}

/** What is closed: the paper, with the other side's picks and the author's as far as they are still there. */
function closing<S extends State>({ game, journal }: Session<S>, paper: Paper, picks: readonly number[]): Terms {
  const { id, by, to, secret } = paper
  const taken: number[] = []
  const parts = withPicks(paper.parts, to, picks).map(part => {
    const picked = part.from === by ? repicked(game, journal.state, part, taken) : part
    if (picked.pick !== undefined) taken.push(picked.pick)
    return picked
  })
  return { id, by, to, secret, parts }
}

/** The seats for which an offer waits, as a bit set. Each may be told of its own alone: some offers are secret. */
export function offeredTo<S extends State>({ game, papers, journal }: Session<S>): number {
  if (game.deals === undefined) return 0
  return openPapers(game, papers, journal.state).reduce((seats, { to }) => seats | (1 << to), 0)
}

/** The offers that a seat may read: those that stand, and the last that did. */
export function offersFor<S extends State>({ game, papers, journal }: Session<S>, seat: number): Offered[] {
  if (game.deals === undefined) return []
  const { state } = journal
  const seen = papersSeenBy(papers.all, seat).map(paper => ({ paper, stands: isOpen(game, papers, paper, state) }))
  const gone = seen.filter(each => !each.stands)
  const shown = seen.filter(each => each.stands || gone.indexOf(each) >= gone.length - SHOWN)
  return shown.map(({ paper: { moment, made: _made, ...paper }, stands }) => ({
    ...paper,
    now: game.deals!.moment(state, paper.by, paper.to) === moment,
    fate: paper.fate === 'open' && !stands ? 'lapsed' : paper.fate,
    parts: paper.parts.map(part => ({ ...part, mark: markOf(game, state, paper, part) })),
  }))
}
