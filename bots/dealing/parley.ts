import {
  type Dealing,
  type FastChance,
  type Game,
  insightInto,
  nextId,
  noPapers,
  type Paper,
  type Papers,
  papersSeenBy,
  printTerms,
  type State,
  submit,
  type Terms,
  type World,
} from '@spanish-main/kernel'
import { createDealer, type Dealer, type Proposal } from './dealer.ts'

/** An offer among bots and what became of it. */
export interface Bargain {
  readonly terms: Terms
  readonly proposal: Proposal
  readonly closed: boolean
}

/**
 * Lets the bots of a table without a session deal: whoever has a dealer offers what comes to its mind, and the other
 * answers at once; a seat without one declines. To be called before every move.
 */
export function createParley<S extends State>(
  game: Game<S>,
  dealers: readonly (Dealer<S> | undefined)[],
  heard: (bargain: Bargain) => void = () => undefined,
): (g: S, world: World, chance: FastChance) => void {
  const papers: Papers = noPapers()

  function offer(g: S, world: World, by: number, proposal: Proposal, chance: FastChance): void {
    const { to, parts, secret } = proposal
    const terms = { id: nextId(papers, { by, to, secret }), by, to, secret, parts }
    const moment = game.deals!.moment(g, by, to)
    const paper: Paper = { ...terms, re: '', lasts: 'moment', moment, made: 0, fate: 'open' }
    const [shown] = papersSeenBy([paper], to)
    const insight = insightInto(game, g, to, chance)
    const picks = dealers[to]?.answer(insight, to, shown, papersSeenBy(papers.all, to), chance)
    const closing = picks === undefined ? undefined : { ...terms, parts: withPicks(terms, to, picks) }
    const text = closing && `deal ${printTerms(game, game.seatNames(g), closing)}`
    const closed = text !== undefined && submit(game, g, to, text, world) === undefined
    papers.all.push({ ...paper, fate: closed ? 'closed' : 'declined' })
    if (closed && closing !== undefined) for (const seat of [by, to]) dealers[seat]?.learn(closing)
    heard({ terms: closing ?? terms, proposal, closed })
  }

  return (g, world, chance) => {
    if (game.deals === undefined || g.trades === 0) return
    for (const [seat, dealer] of dealers.entries()) {
      while (dealer !== undefined && g.ended === 0) {
        const insight = insightInto(game, g, seat, chance)
        const proposal = dealer.propose(insight, seat, papersSeenBy(papers.all, seat), chance)
        if (proposal === undefined) break
        offer(g, world, seat, proposal, chance)
      }
    }
  }
}

/** The same with a fresh dealer for each seat that deals. */
export function parleyAmong<S extends State>(
  game: Game<S>,
  dealings: readonly (Dealing<S> | undefined)[],
  heard?: (bargain: Bargain) => void,
): ReturnType<typeof createParley<S>> {
  const dealers = dealings.map(dealing => (dealing === undefined ? undefined : createDealer(game, dealing)))
  return createParley(game, dealers, heard)
}

/** Puts a seat's picks where it gives something that it has to pick. */
function withPicks({ parts }: Terms, seat: number, picks: readonly number[]): Terms['parts'] {
  let next = 0
  return parts.map(part => {
    if (part.from !== seat || next >= picks.length) return part
    const pick = picks[next++]
    return pick < 0 ? part : { ...part, pick }
  })
}
