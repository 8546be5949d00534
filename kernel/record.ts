import type { Json, PackStamp } from './game.ts'
import type { Options } from './options.ts'
import type { Result } from './state.ts'

/** What a record says before its entries. */
export interface Header {
  /** 1 for records from before entries named the holders of seats; what is written now is 2. */
  readonly format: 1 | 2
  readonly game: string
  readonly version: number
  /** Number of chairs, the empty ones included. */
  readonly seats: number
  readonly options: Options
  /** The chairs' names, by which entries name them. */
  readonly names: readonly string[]
  /** Hash of the table's secret, published at the start; empty where chance needs no proof. */
  readonly commitment: string
  /** What each seat added to the dice, if anything. */
  readonly nonces: readonly string[]
  /** A data pack that replaces the game's own, if any. */
  readonly pack?: PackStamp
  /** Bit set of the chairs that were taken when the game began; left out if all were. */
  readonly chairs?: number
  /** The head of the chain of the table before, in a campaign, and what that table handed on. */
  readonly before?: string
  readonly legacy?: Json
}

/**
 * How long an offer stands: until the moment for it is over, until its author's next move if that comes first, or until a
 * time on the wall, in milliseconds.
 */
export type Lasting = 'moment' | 'move' | number

/** One line of a record. `draws` are the numbers that chance gave while it was carried out. */
export type Entry =
  | { readonly kind: 'start'; readonly draws: readonly number[] }
  | { readonly kind: 'move'; readonly seat: number; readonly text: string; readonly draws: readonly number[] }
  /** Back to the position after `to` moves, freely. */
  | { readonly kind: 'undo'; readonly seat: number; readonly to: number }
  /** A seat takes back its last moves in an open chain, being done included. */
  | { readonly kind: 'back'; readonly seat: number; readonly count: number }
  /** Back past what somebody has learnt, by consent; the dice are new afterwards. */
  | { readonly kind: 'takeback'; readonly seat: number; readonly to: number; readonly consents: readonly number[] }
  /** A seat asks for that; another agrees, or does not. */
  | {
      readonly kind: 'ask-back'
      readonly seat: number
      readonly to: number
      /** Who is asked; in records from before it was said, nobody: then every other person was. */
      readonly asked: readonly number[]
      /** A word of the asker, if any. */
      readonly why: string
    }
  | { readonly kind: 'answer-back'; readonly seat: number; readonly agrees: boolean }
  | { readonly kind: 'order'; readonly seat: number; readonly text: string }
  /** Who sits there from now on: `person Anne`, `bot mate`. */
  | { readonly kind: 'seat'; readonly seat: number; readonly text: string }
  /** A seat offers a deal, in terms as text; `re` is the paper that it counters, if any. */
  | {
      readonly kind: 'offer'
      readonly seat: number
      readonly lasts: Lasting
      readonly re: string
      readonly terms: string
    }
  /** A seat takes back its offer; its time is up; the other declines it; its author picks other components for it. */
  | { readonly kind: 'withdraw'; readonly seat: number; readonly id: string }
  | { readonly kind: 'lapse'; readonly seat: number; readonly id: string }
  | { readonly kind: 'decline'; readonly seat: number; readonly id: string }
  | { readonly kind: 'pick'; readonly seat: number; readonly terms: string }
  /** Somebody sits down on an empty chair, or leaves one empty; it counts as a move. */
  | { readonly kind: 'chair'; readonly seat: number; readonly taken: boolean; readonly draws: readonly number[] }
  /** From here the dice come from another secret, of which this is the hash, and other nonces. */
  | { readonly kind: 'dice'; readonly commitment: string; readonly nonces: readonly string[] }
  /** The secret of the dice so far; they are used no more. */
  | { readonly kind: 'secret'; readonly text: string }
  | { readonly kind: 'check'; readonly moves: number; readonly state: string; readonly chain: string }
  /**
   * The table goes on under other rules after so many moves: from the position that it had, if that replays, else from
   * the one given here whole.
   */
  | {
      readonly kind: 'rules'
      readonly from: number
      readonly to: number
      readonly moves: number
      readonly state: string
    }
  | { readonly kind: 'end'; readonly ending: string; readonly winner: number; readonly result?: Result }
  /** A line that cannot be read. It is kept as it is. */
  | { readonly kind: 'damaged'; readonly text: string }

export interface GameRecord {
  readonly header: Header
  readonly entries: readonly Entry[]
}

export const MAGIC = 'spanish-main record '

/** The header as the first lines of a record. */
export function printHeader(header: Header): string[] {
  const { names, chairs, nonces, pack } = header
  return [
    MAGIC + header.format,
    `game ${header.game} ${header.version}`,
    `seats ${names.join(' ')}`,
    ...(chairs === undefined
      ? []
      : [`chairs ${names.filter((_, seat) => (chairs & (1 << seat)) !== 0).join(' ')}`.trimEnd()]),
    `options ${JSON.stringify(header.options)}`,
    ...(header.commitment === '' ? [] : [`commitment ${header.commitment}`]),
    ...(nonces.length === 0 ? [] : [`nonces ${JSON.stringify(nonces)}`]),
    ...(pack === undefined ? [] : [`pack ${pack.hash}${pack.title === '' ? '' : ` ${pack.title}`}`]),
    ...(header.before === undefined ? [] : [`before ${header.before}`]),
    ...(header.legacy === undefined ? [] : [`legacy ${JSON.stringify(header.legacy)}`]),
    '',
  ]
}

/** An entry as one line, readable like a chess score: `england found barbados ; 3 1`. */
export function printEntry(entry: Entry, names: readonly string[]): string {
  const who = (seat: number) => names[seat] ?? 'nobody'
  switch (entry.kind) {
    case 'start':
      return printDraws('start', entry.draws)
    case 'move':
      return printDraws(`${who(entry.seat)} ${entry.text}`, entry.draws)
    case 'undo':
      return `!undo ${who(entry.seat)} ${entry.to}`
    case 'back':
      return `!back ${who(entry.seat)} ${entry.count}`
    case 'takeback':
      return `!takeback ${[who(entry.seat), entry.to, ...entry.consents.map(who)].join(' ')}`
    case 'ask-back':
      return `!ask-back ${[who(entry.seat), entry.to, ...entry.asked.map(who), ...(entry.why === '' ? [] : [';', entry.why])].join(' ')}`
    case 'answer-back':
      return `!answer-back ${who(entry.seat)} ${entry.agrees ? 'yes' : 'no'}`
    case 'order':
      return `!order ${who(entry.seat)} ${entry.text}`
    case 'seat':
      return `!seat ${who(entry.seat)} ${entry.text}`
    case 'offer':
      return `!offer ${who(entry.seat)} ${entry.lasts} ${entry.re === '' ? '-' : entry.re} ${entry.terms}`
    case 'withdraw':
      return `!withdraw ${who(entry.seat)} ${entry.id}`
    case 'lapse':
      return `!lapse ${who(entry.seat)} ${entry.id}`
    case 'decline':
      return `!decline ${who(entry.seat)} ${entry.id}`
    case 'pick':
      return `!pick ${who(entry.seat)} ${entry.terms}`
    case 'chair':
      return printDraws(`!chair ${who(entry.seat)} ${entry.taken ? 'taken' : 'left'}`, entry.draws)
    case 'dice':
      return `!dice ${entry.commitment} ${JSON.stringify(entry.nonces)}`
    case 'secret':
      return `!secret ${entry.text}`
    case 'check':
      return `!check ${entry.moves} ${entry.state} ${entry.chain}`
    case 'rules':
      return `!rules ${entry.from} ${entry.to} ${entry.moves} ${entry.state}`.trimEnd()
    case 'end':
      return `!end ${[entry.ending, who(entry.winner), resultText(entry.result)].join(' ').trimEnd()}`
    case 'damaged':
      return entry.text
  }
}

/** Where there is more to say than who won: `places 1 1 3 points 12 12 7 rival 2 9`. */
export function resultText(result: Result | null | undefined): string {
  if (result === undefined || result === null) return ''
  const { places, points, together, rival } = result
  return [
    `places ${places.join(' ')}`,
    ...(points === undefined ? [] : [`points ${points.join(' ')}`]),
    ...(together === undefined ? [] : [`together ${together}`]),
    ...(rival === undefined ? [] : [`rival ${rival.place}${rival.points === undefined ? '' : ` ${rival.points}`}`]),
  ].join(' ')
}

/** A free text may itself hold a semicolon; then a last one stands even where no number follows it. */
function printDraws(said: string, draws: readonly number[]): string {
  return draws.length === 0 && !said.includes(' ;') ? said : [said, ';', ...draws].join(' ')
}

export function printRecord(record: GameRecord): string {
  const lines = record.entries.map(entry => printEntry(entry, record.header.names))
  return `${[...printHeader(record.header), ...lines].join('\n')}\n`
}
