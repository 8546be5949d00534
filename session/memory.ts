import {
  closesDeal,
  desk,
  type Entry,
  editionOf,
  entryIndex,
  type Game,
  isSecretDeal,
  meaningOf,
  noPapers,
  notePaper,
  openDecision,
  type Papers,
  type Promised,
  parseMove,
  readTerms,
  type State,
  view,
  waiting,
} from '@spanish-main/kernel'
import { type Holder, readHolder } from './holders.ts'

/** A move of a seat with the decision that it answers. */
export interface Answer {
  readonly decision: string
  readonly text: string
  /** Moves to be made after it, for as long as nothing comes in between: a course to a far target. */
  readonly more?: readonly string[]
}

/** A move that a standing order made: its number in the line, the decision that it answered, and what it was. */
export interface Ordered {
  readonly move: number
  readonly decision: string
  readonly text: string
}

/** A seat's wish to go back past what somebody has learnt, and who has agreed so far (bit sets). */
export interface TakebackRequest {
  readonly seat: number
  readonly to: number
  /** The people for whom something would change. */
  readonly needed: number
  readonly consents: number
  /** A word of the asker, if any. */
  readonly why: string
}

/** What a table remembers besides its position. All of it follows from the entries, so it survives reopening. */
export interface Memory<S extends State> {
  readonly game: Game<S>
  readonly holders: Holder[]
  /** Standing orders by seat, each a list of values in the domains of the game's order book. */
  readonly orders: number[][][]
  /** By seat, the moves that its orders made for it. */
  readonly ordered: Ordered[][]
  /** How many moves stand. */
  stood: number
  /**
   * Part of a decision's name. Rises with every move of the seat, and for all seats whenever moves are taken back:
   * the question then asked is not the one that had the same number before.
   */
  readonly made: number[]
  /** The last answer of each seat, so that the same answer twice is acknowledged twice and played once. */
  readonly last: (Answer | undefined)[]
  /** The offers that lie on the table, and those that did. */
  readonly papers: Papers
  /** The takeback that was asked for, until all have agreed, one has not, or somebody moves. */
  request: TakebackRequest | undefined
  /** The promise and the nonces of the dice in use, and how often a takeback has changed them. */
  dice: Pick<Promised, 'commitment' | 'nonces'>
  epoch: number
}

export function newMemory<S extends State>(
  game: Game<S>,
  holders: readonly Holder[],
  dice: Memory<S>['dice'],
): Memory<S> {
  return {
    game,
    holders: [...holders],
    orders: holders.map(() => []),
    ordered: holders.map(() => []),
    stood: 0,
    made: holders.map(() => 0),
    last: holders.map(() => undefined),
    papers: noPapers(),
    request: undefined,
    dice,
    epoch: 0,
  }
}

/** Remembers an entry of a record as it was remembered when it was written. `state` is the position before it. */
export function recall<S extends State>(memory: Memory<S>, entry: Entry, state: S | undefined): void {
  notePaper(memory.game, memory.papers, entry, state)
  recallRequest(memory, entry, state)
  if (closesDeal(entry) && memory.game.deals !== undefined) noteDeal(memory, entry.text, state)
  else if (entry.kind === 'move') {
    const decision = state === undefined ? '' : nameDecision(memory, entry.seat, state)
    if (state !== undefined && orderedAnswer(memory, entry.seat, state) === entry.text) {
      noteOrdered(memory, entry.seat, state, entry.text)
    }
    noteMove(memory, entry.seat, { decision, text: entry.text })
  } else if (entry.kind === 'seat') memory.holders[entry.seat] = readHolder(entry.text)
  else if (entry.kind === 'order') keepOrder(memory, entry.seat, entry.text.split(' '))
  else if (entry.kind === 'undo') noteRewind(memory, entry.to)
  else if (entry.kind === 'chair') noteRewind(memory, memory.stood)
  else if (entry.kind === 'back') noteStepBack(memory, entry.seat, memory.stood - entry.count)
  else if (entry.kind === 'dice') noteDice(memory, entry)
  else if (entry.kind === 'takeback') {
    memory.epoch++
    noteRewind(memory, entry.to)
  }
}

/**
 * A takeback that was asked for ends with any move, unless that is private: a private step must not show by what it ends. Past
 * a position that was written down whole nobody goes back.
 */
function recallRequest<S extends State>(memory: Memory<S>, entry: Entry, state: S | undefined): void {
  if (entry.kind === 'ask-back') noteRequest(memory, entry, askedBy(memory, entry))
  else if (entry.kind === 'answer-back') noteConsent(memory, entry.seat, entry.agrees)
  else if (entry.kind === 'move') {
    if (state === undefined || !isPrivate(memory.game, state, entry.text)) memory.request = undefined
  } else if (ENDS_REQUEST.has(entry.kind) || (entry.kind === 'rules' && entry.state !== '')) memory.request = undefined
}

const ENDS_REQUEST: ReadonlySet<Entry['kind']> = new Set(['undo', 'takeback', 'seat', 'chair'])

/** Whether nobody else may notice a move: a step of a chain, or a secret deal while one is open. */
function isPrivate<S extends State>(game: Game<S>, state: S, text: string): boolean {
  if (state.drafts.length === 0) return false
  if (isSecretDeal(text)) return true
  const parsed = parseMove(game, state, text)
  if (parsed.kind !== 'code') return false
  const { decision, move } = game.moves[entryIndex(parsed.code)]
  return decision.chain && move.closes !== true
}

/** The people at the table, but for one seat. */
export function otherPeople<S extends State>({ holders }: Memory<S>, seat: number): number {
  return holders.reduce((seats, { kind }, i) => (i !== seat && kind === 'person' ? seats | (1 << i) : seats), 0)
}

function askedBy<S extends State>(memory: Memory<S>, { seat, asked }: Entry & { kind: 'ask-back' }): number {
  return asked.length === 0 ? otherPeople(memory, seat) : asked.reduce((seats, each) => seats | (1 << each), 0)
}

/** A seat asks to go back to the position after `to` moves; those who are needed must agree. */
export function noteRequest<S extends State>(
  memory: Memory<S>,
  { seat, to, why }: Pick<TakebackRequest, 'seat' | 'to' | 'why'>,
  needed: number,
): void {
  memory.request = { seat, to, needed, consents: 0, why }
}

/** A seat agrees to what was asked for, or not; one refusal ends it. */
export function noteConsent<S extends State>(memory: Memory<S>, seat: number, agrees: boolean): void {
  const { request } = memory
  if (request === undefined) return
  memory.request = agrees ? { ...request, consents: request.consents | (1 << seat) } : undefined
}

/** A seat has moved, by its own answer or by its orders. */
export function noteMove<S extends State>(memory: Memory<S>, seat: number, answer: Answer): void {
  memory.last[seat] = answer
  memory.made[seat]++
  memory.stood++
}

/** What a seat's standing orders answer in a position, worked out from its own view with its own plans; undefined if they leave it to the seat. */
export function orderedAnswer<S extends State>(
  { game, orders }: Memory<S>,
  seat: number,
  state: S,
): string | undefined {
  if (game.orders === undefined || (orders[seat] ?? []).length === 0) return undefined
  if ((waiting(game, state) & (1 << seat)) === 0) return undefined
  return game.orders.answer(desk(game, view(game, state, seat), seat), seat, orders[seat])
}

/** The next move of a seat comes from its orders; `state` is the position before it. */
export function noteOrdered<S extends State>(memory: Memory<S>, seat: number, state: S, text: string): void {
  const decision = openDecision(memory.game, state)?.name ?? ''
  memory.ordered[seat].push({ move: memory.stood, decision, text })
}

/** A deal was closed: both parties are asked anew, whatever they had answered. */
export function noteDeal<S extends State>(memory: Memory<S>, text: string, state: S | undefined): void {
  const { game } = memory
  const terms = state === undefined ? undefined : readTerms(game, game.seatNames(state), text.slice('deal '.length))
  for (const seat of terms === undefined ? [] : [terms.by, terms.to]) memory.made[seat]++
  memory.stood++
}

export function noteDice<S extends State>(memory: Memory<S>, { commitment, nonces }: Memory<S>['dice']): void {
  memory.dice = { commitment, nonces }
  memory.epoch = 0
}

/**
 * How a decision is named: by its own number, by what its seat has answered, and by its edition, so that an answer to a
 * question that has changed its meaning since is stale.
 */
export function nameDecision<S extends State>(memory: Memory<S>, seat: number, state: S): string {
  const edition = editionOf(memory.game, state)
  return edition === 0 ? `${state.asked}.${memory.made[seat]}` : `${state.asked}.${memory.made[seat]}.${edition}`
}

/** Moves were taken back and so many stand, so whatever was asked is asked anew. */
export function noteRewind<S extends State>(memory: Memory<S>, stood: number): void {
  for (const seat of memory.made.keys()) memory.made[seat]++
  forget(memory, stood)
}

function forget<S extends State>(memory: Memory<S>, stood: number): void {
  memory.stood = stood
  for (const [seat, all] of memory.ordered.entries()) memory.ordered[seat] = all.filter(({ move }) => move < stood)
}

/** A seat went back in its own plans: only it is asked anew. */
export function noteStepBack<S extends State>(memory: Memory<S>, seat: number, stood: number): void {
  memory.made[seat]++
  forget(memory, stood)
}

/** Notes an order in the book, in place of an earlier one on the same topic. One that nobody understands is passed over. */
export function keepOrder<S extends State>(memory: Memory<S>, seat: number, words: readonly string[]): void {
  const { game } = memory
  const book = game.orders
  if (book === undefined) return
  const values = words.map((word, i) => meaning(game, book.args[i], word))
  if (!values.every(value => value !== undefined)) return
  const others = memory.orders[seat].filter(order => book.topic(order) !== book.topic(values))
  memory.orders[seat] = [...others, values]
}

/** What a word means in a domain of the game's vocabulary. */
export function meaning<S extends State>(game: Game<S>, domainName: string, word: string): number | undefined {
  const domain = game.vocabulary[domainName]
  return domain === undefined ? undefined : meaningOf(domain, word)
}
