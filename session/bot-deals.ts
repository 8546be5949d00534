import {
  fastChance,
  type Insight,
  insightInto,
  isOpen,
  type Paper,
  papersSeenBy,
  readTerms,
  type State,
  type Terms,
} from '@spanish-main/kernel'
import { acceptOffer, declineOffer, makeOffer, type NewOffer } from './deals.ts'
import type { Session } from './session.ts'

type Chance = ReturnType<typeof fastChance>

/** How the bots of a table deal. It is theirs for as long as the table is open; what it must know of the time before is on the record. */
export interface TableDealer<S extends State> {
  /** What a seat offers now, if anything. */
  propose(
    insight: Insight<S>,
    seat: number,
    papers: readonly Paper[],
    chance: Chance,
  ): Pick<NewOffer, 'to' | 'parts' | 'secret'> | undefined
  /** What a seat picks for its own parts of an offer, −1 where there is nothing to pick; undefined for a no. */
  answer(
    insight: Insight<S>,
    seat: number,
    terms: Terms,
    papers: readonly Paper[],
    chance: Chance,
  ): readonly number[] | undefined
  /** A deal was closed; `terms` hold all picks. */
  learn(terms: Terms): void
  /** A deal was closed before the table was opened. */
  recall(terms: Terms): void
}

const isBot = <S extends State>({ holders }: Session<S>, seat: number): boolean => holders[seat]?.kind === 'bot'

/** The bots that may speak for their seats each offer what comes to their mind; bots answer at once. `wall` as in `makeOffer`. */
export function letBotsOffer<S extends State>(
  session: Session<S>,
  dealer: TableDealer<S>,
  seed: number,
  speaks: (seat: number) => boolean,
  wall: number,
): void {
  const { game, journal, papers, holders, readOnly } = session
  if (game.deals === undefined || journal.state.trades === 0 || readOnly) return
  for (const seat of holders.keys()) {
    if (journal.state.ended !== 0 || !isBot(session, seat) || !speaks(seat)) continue
    const chance = fastChance(seed + seat)
    const insight = insightInto(game, journal.state, seat, chance)
    const offer = dealer.propose(insight, seat, papersSeenBy(papers.all, seat), chance)
    if (offer === undefined) continue
    const { to, parts, secret = false } = offer
    const reply = makeOffer(session, seat, { to, parts, secret }, wall)
    if (reply.kind === 'done' && reply.paper !== undefined) letBotAnswer(session, reply.paper, seed, dealer)
  }
}

/** A bot answers an offer at once, from what its seat can know. */
export function letBotAnswer<S extends State>(
  session: Session<S>,
  id: string,
  seed: number,
  dealer: TableDealer<S> | undefined,
): void {
  const { game, papers, journal } = session
  const offer = papers.all.find(paper => paper.id === id)
  if (offer === undefined || !isBot(session, offer.to)) return
  const { to } = offer
  const chance = fastChance(seed)
  const [terms] = papersSeenBy([offer], to)
  const known = papersSeenBy(papers.all, to)
  const picks = dealer?.answer(insightInto(game, journal.state, to, chance), to, terms, known, chance)
  const accepted = picks !== undefined && acceptOffer(session, to, id, picks).kind === 'done'
  if (!accepted) declineOffer(session, to, id)
  else if (dealer !== undefined) learnLast(session, dealer)
}

/** The two parties of the deal that was just closed know what was handed over for each claim. */
export function learnLast<S extends State>(session: Session<S>, dealer: TableDealer<S>): void {
  const terms = dealsOf(session).at(-1)
  if (terms !== undefined) dealer.learn(terms)
}

/** Whoever deals at a table that is opened anew is told of the deals before. */
export function recallDeals<S extends State>(session: Session<S>, dealer: TableDealer<S>): void {
  for (const terms of dealsOf(session)) dealer.recall(terms)
}

/** The deals that stand, with what both sides picked. */
function dealsOf<S extends State>({ game, journal: { line, header } }: Session<S>): Terms[] {
  return line.flatMap(({ text }) => {
    const terms = text.startsWith('deal ') ? readTerms(game, header.names, text.slice(5)) : undefined
    return terms === undefined ? [] : [terms]
  })
}

/** Whether an offer of a bot waits for a person's answer. */
export function awaitsAnswer<S extends State>(session: Session<S>): boolean {
  const { game, papers, journal, holders } = session
  return papers.all.some(
    paper =>
      isBot(session, paper.by) &&
      holders[paper.to]?.kind === 'person' &&
      paper.fate === 'open' &&
      isOpen(game, papers, paper, journal.state),
  )
}
