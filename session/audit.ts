import {
  type FastChance,
  fastChance,
  type Game,
  isGoods,
  isParty,
  kindOf,
  legal,
  type Options,
  openPapers,
  papersSeenBy,
  picksFor,
  printMove,
  resample,
  type State,
  type Terms,
  waiting,
} from '@spanish-main/kernel'
import { anyDeal, anySeat } from '@spanish-main/kernel/harness'
import { acceptOffer, declineOffer, makeOffer } from './deals.ts'
import { answer, decisionName, takeBackOwn } from './moves.ts'
import { type Session, startSession } from './session.ts'
import { tell } from './told.ts'

/** What a page is told, as the audit compares it. */
export type Teller<S extends State> = (session: Session<S>, seat: number, since?: number) => unknown

/** What an audit of a table found. */
export interface ToldAudit {
  readonly checks: number
  readonly leaks: readonly string[]
}

interface Found {
  checks: number
  leaks: string[]
}

/** Every so many states a seat is given a twin. */
const EVERY = 5
const MOST = 4000

/**
 * Plays a random game at a table, with plans taken back now and then, and compares what pages are told: the view, the
 * wait, offers, names of decisions, counts, undo rights and all. A private step, or going back in one's plans, must change
 * nothing for anybody else; and a seat is told the same of a position and of a twin that it cannot tell from it.
 */
export function auditTold<S extends State>(
  game: Game<S>,
  about: { readonly seats: number; readonly options: Options; readonly seed: number },
  teller: Teller<S> = tell,
): ToldAudit {
  const { seats, options, seed } = about
  const holders = Array.from({ length: seats }, (_, seat) => ({ kind: 'person' as const, name: `seat ${seat}` }))
  const session = startSession({ game, options, holders, secret: seed.toString(16).padStart(64, '0') })
  const chance = fastChance(seed + 0x701d)
  const found: Found = { checks: 0, leaks: [] }
  for (let i = 0; i < MOST && session.journal.state.ended === 0 && found.leaks.length === 0; i++) {
    if (i % EVERY === 0) compareTwins(session, teller, chance, found)
    if (game.deals !== undefined && i % EVERY === 2) talkUnheard(session, teller, chance, found)
    if (session.journal.state.ended !== 0) break
    const seat = anySeat(waiting(game, session.journal.state), chance)
    const before = texts(session, teller, seats)
    const alone = act(session, seat, chance)
    if (!alone) continue
    for (const [at, text] of texts(session, teller, seats).entries()) {
      if (at - 1 === seat) continue
      found.checks++
      if (text !== before[at]) found.leaks.push(`seat ${at - 1} is told of a private step of seat ${seat}`)
    }
  }
  return found
}

/** A seat moves, or goes back in its plans; gives whether that was its own business alone. */
function act<S extends State>(session: Session<S>, seat: number, chance: FastChance): boolean {
  const { game, journal } = session
  if ((journal.state.drafts[seat]?.length ?? 0) > 0 && chance.int(4) === 0) {
    takeBackOwn(session, seat, 'step')
    return true
  }
  const moves = legal(game, journal.state, seat)
  const text = printMove(game, moves[chance.int(moves.length)])
  answer(session, seat, { decision: decisionName(session, seat), text })
  return journal.line.at(-1)?.private === true
}

/** Somebody speaks of a deal; if it is a secret one nobody else must be told anything. */
function talkUnheard<S extends State>(session: Session<S>, teller: Teller<S>, chance: FastChance, found: Found): void {
  const { seats } = session.journal.state
  const before = texts(session, teller, seats)
  const parties = talk(session, chance)
  if (parties === undefined) return
  for (const [at, text] of texts(session, teller, seats).entries()) {
    if (isParty(parties, at - 1)) continue
    found.checks++
    if (text !== before[at]) found.leaks.push(`seat ${at - 1} is told of a secret deal`)
  }
}

/** Somebody offers something at random, or an open offer is answered; gives who, if it is a secret. */
function talk<S extends State>(session: Session<S>, chance: FastChance): Terms | undefined {
  const { game, journal, papers } = session
  const open = openPapers(game, papers, journal.state)
  const paper = open[chance.int(open.length + 1)]
  if (paper === undefined) {
    const terms = anyDeal(game, journal.state, '', chance)
    if (terms !== undefined) makeOffer(session, terms.by, terms)
    return terms?.secret === true ? terms : undefined
  }
  if (chance.int(3) === 0) declineOffer(session, paper.to, paper.id)
  else acceptOffer(session, paper.to, paper.id, anyPicks(session, paper, chance))
  return paper.secret ? paper : undefined
}

/** What the other side picks for its own parts, at random. */
function anyPicks<S extends State>({ game, journal }: Session<S>, paper: Terms, chance: FastChance): number[] {
  return paper.parts
    .filter(part => part.from === paper.to)
    .map(part => {
      const kind = kindOf(game.deals!, part.kind)
      const picks = kind !== undefined && isGoods(kind) ? picksFor(journal.state, kind, part) : []
      return picks.length === 0 ? -1 : picks[chance.int(picks.length)]
    })
}

/** What everybody is told, the onlooker first. */
function texts<S extends State>(session: Session<S>, teller: Teller<S>, seats: number): string[] {
  if (session.journal.state.drafts.length === 0) return []
  return Array.from({ length: seats + 1 }, (_, i) => JSON.stringify(teller(session, i - 1)))
}

function compareTwins<S extends State>(session: Session<S>, teller: Teller<S>, chance: FastChance, found: Found): void {
  const { game, journal } = session
  for (let seat = -1; seat < journal.state.seats; seat++) {
    const state = resample(game, journal.state, seat, chance)
    // What the seat may not read of the offers is another in the twin: no secret papers, no picks of others.
    const papers = { ...session.papers, all: papersSeenBy(session.papers.all, seat) }
    const twin: Session<S> = { ...session, papers, journal: { ...journal, state } }
    found.checks++
    // What happened before is the same in both.
    const since = journal.line.length
    if (JSON.stringify(teller(session, seat, since)) !== JSON.stringify(teller(twin, seat, since)))
      found.leaks.push(`seat ${seat} is told something else of a position that it cannot tell from this one`)
  }
}
