import {
  type Chance,
  chachaChance,
  type Game,
  hashText,
  type Journal,
  meaningOf,
  type Options,
  openJournal,
  parseRecord,
  printRecord,
  recordOf,
  type State,
  secretBytes,
  startJournal,
  tableKey,
} from '@spanish-main/kernel'

/** Who sits at a seat: a name for people and for bots. */
export interface Holder {
  readonly name: string
  readonly kind: 'person' | 'bot'
}

/** A table without its furniture: a journal, who sits where, and what was agreed. Server and browser run the same. */
export interface Session<S extends State> {
  readonly game: Game<S>
  readonly journal: Journal<S>
  readonly secret: string
  readonly holders: Holder[]
  /** Standing orders by seat, each a list of values in the domains of the game's order book. */
  readonly orders: number[][][]
  /**
   * Part of a decision's name. Rises with every move of the seat, and for all seats whenever moves are taken back:
   * the question then asked is not the one that had the same number before.
   */
  readonly made: number[]
  /** The last answer of each seat, so that the same answer twice is acknowledged twice and played once. */
  readonly last: (Answer | undefined)[]
  request: TakebackRequest | undefined
  /** How often a takeback has changed the dice. */
  epoch: number
}

/** A move of a seat with the decision that it answers. */
export interface Answer {
  readonly decision: string
  readonly text: string
}

/** A seat's wish to go back past what somebody has learnt, and who has agreed so far (bit sets). */
export interface TakebackRequest {
  readonly seat: number
  readonly to: number
  readonly asked: number
  consents: number
}

export interface NewSession<S extends State> {
  readonly game: Game<S>
  readonly options: Options
  readonly holders: readonly Holder[]
  /** 64 hexadecimal digits; its hash is published at once, itself when the game is over. */
  readonly secret: string
  readonly nonces?: readonly string[]
  readonly pack?: string
}

/** The dice of a table: from its secret, the seats' nonces, and the number of takebacks so far. */
export function tableChance(secret: string, nonces: readonly string[], epoch: number): Chance {
  return chachaChance(tableKey(secretBytes(secret), nonces), epoch)
}

export function startSession<S extends State>(about: NewSession<S>): Session<S> {
  const { game, options, holders, secret } = about
  const nonces = about.nonces ?? []
  const header = {
    game: game.id,
    version: game.version,
    seats: holders.length,
    options,
    commitment: hashText(secret),
    nonces,
    pack: about.pack ?? '',
  }
  const journal = startJournal(game, header, tableChance(secret, nonces, 0))
  return assemble(game, journal, secret, [...holders], 0)
}

function assemble<S extends State>(
  game: Game<S>,
  journal: Journal<S>,
  secret: string,
  holders: Holder[],
  epoch: number,
): Session<S> {
  return {
    game,
    journal,
    secret,
    holders,
    orders: holders.map(() => []),
    made: holders.map(() => 0),
    last: holders.map(() => undefined),
    request: undefined,
    epoch,
  }
}

/** A session's record as text: all that must be kept, together with the secret. */
export function saveSession<S extends State>(session: Session<S>): string {
  return printRecord(recordOf(session.journal))
}

/** Opens a saved session. Problems are sentences on what does not fit the present rules. */
export function openSession<S extends State>(
  game: Game<S>,
  text: string,
  secret: string,
  holders: readonly Holder[],
): { session: Session<S>; problems: readonly string[] } {
  const record = parseRecord(text)
  const epoch = record.entries.filter(entry => entry.kind === 'takeback').length
  const { journal, problems } = openJournal(game, record, tableChance(secret, record.header.nonces, epoch))
  const session = assemble(game, journal, secret, [...holders], epoch)
  const madeBefore: number[] = []
  for (const entry of record.entries) {
    if (entry.kind === 'move') madeBefore.push(session.made[entry.seat]++)
    else if (entry.kind === 'seat') session.holders[entry.seat] = readHolder(entry.text)
    else if (entry.kind === 'order') keepOrder(session, entry.seat, entry.text.split(' '))
    else if (entry.kind === 'undo' || entry.kind === 'takeback') {
      madeBefore.length = entry.to
      noteRewind(session)
    }
  }
  for (const [i, { seat, text, asked }] of journal.line.entries()) {
    session.last[seat] = { decision: nameDecision(asked, madeBefore[i]), text }
  }
  return { session, problems }
}

/** How a decision is named: by its own number and by what its seat has answered. */
export function nameDecision(asked: number, made: number): string {
  return `${asked}.${made}`
}

/** Moves were taken back, so whatever was asked is asked anew. */
export function noteRewind<S extends State>(session: Session<S>): void {
  for (const seat of session.made.keys()) session.made[seat]++
}

/** Notes an order in the book, in place of an earlier one on the same topic. The words have been checked. */
export function keepOrder<S extends State>(session: Session<S>, seat: number, words: readonly string[]): void {
  const book = session.game.orders!
  const values = words.map((word, i) => meaning(session.game, book.args[i], word)!)
  const others = session.orders[seat].filter(order => book.topic(order) !== book.topic(values))
  session.orders[seat] = [...others, values]
}

/** What a word means in a domain of the game's vocabulary. */
export function meaning<S extends State>(game: Game<S>, domainName: string, word: string): number | undefined {
  const domain = game.vocabulary[domainName]
  return domain === undefined ? undefined : meaningOf(domain, word)
}

export function printHolder(holder: Holder): string {
  return `${holder.kind} ${holder.name}`
}

export function readHolder(text: string): Holder {
  const [kind, ...name] = text.split(' ')
  return { kind: kind === 'bot' ? 'bot' : 'person', name: name.join(' ') }
}
