import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Options } from './options.ts'

/** What a record says before its entries. */
export interface Header {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: Options
  /** The seats' names, by which entries name them. */
  readonly names: readonly string[]
  /** Hash of the table's secret, published at the start; empty where chance needs no proof. */
  readonly commitment: string
  /** What each seat added to the dice, if anything. */
  readonly nonces: readonly string[]
  /** Hash of a data pack that replaces the game's own, if any. */
  readonly pack: string
}

/** One line of a record. `draws` are the numbers that chance gave while it was carried out. */
export type Entry =
  | { readonly kind: 'start'; readonly draws: readonly number[] }
  | { readonly kind: 'move'; readonly seat: number; readonly text: string; readonly draws: readonly number[] }
  /** Back to the position after `to` moves, freely. */
  | { readonly kind: 'undo'; readonly seat: number; readonly to: number }
  /** Back past what somebody has learnt, by consent; the dice are new afterwards. */
  | { readonly kind: 'takeback'; readonly seat: number; readonly to: number; readonly consents: readonly number[] }
  | { readonly kind: 'order'; readonly seat: number; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: number; readonly text: string }
  | { readonly kind: 'secret'; readonly text: string }
  | { readonly kind: 'check'; readonly moves: number; readonly state: string; readonly chain: string }
  | { readonly kind: 'end'; readonly ending: string; readonly winner: number }

export interface GameRecord {
  readonly header: Header
  readonly entries: readonly Entry[]
}

const MAGIC = 'spanish-main record 1'

/** The header as the first lines of a record. */
export function printHeader(header: Header): string[] {
  return [
    MAGIC,
    `game ${header.game} ${header.version}`,
    `seats ${header.names.join(' ')}`,
    `options ${JSON.stringify(header.options)}`,
    ...(header.commitment === '' ? [] : [`commitment ${header.commitment}`]),
    ...(header.nonces.length === 0 ? [] : [`nonces ${JSON.stringify(header.nonces)}`]),
    ...(header.pack === '' ? [] : [`pack ${header.pack}`]),
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
    case 'takeback':
      return `!takeback ${[who(entry.seat), entry.to, ...entry.consents.map(who)].join(' ')}`
    case 'order':
      return `!order ${who(entry.seat)} ${entry.text}`
    case 'seat':
      return `!seat ${who(entry.seat)} ${entry.text}`
    case 'secret':
      return `!secret ${entry.text}`
    case 'check':
      return `!check ${entry.moves} ${entry.state} ${entry.chain}`
    case 'end':
      return `!end ${entry.ending} ${who(entry.winner)}`
  }
}

/** A free text may itself hold a semicolon; then a last one stands even where no number follows it. */
function printDraws(said: string, draws: readonly number[]): string {
  return draws.length === 0 && !said.includes(' ;') ? said : [said, ';', ...draws].join(' ')
}

export function printRecord(record: GameRecord): string {
  const lines = record.entries.map(entry => printEntry(entry, record.header.names))
  return `${[...printHeader(record.header), ...lines].join('\n')}\n`
}

/** Reads a record; a bad line is an error that names the line and what is wrong with it. */
export function parseRecord(text: string): GameRecord {
  const lines = text.split(/\r?\n/)
  if (lines[0] !== MAGIC) throw new Error(`Line 1: this is no record (it should begin with "${MAGIC}").`)
  let at = 1
  const fields = new Map<string, string>()
  for (; at < lines.length && lines[at] !== ''; at++) {
    const space = lines[at].indexOf(' ')
    fields.set(lines[at].slice(0, space), lines[at].slice(space + 1))
  }
  const header = readHeader(fields)
  const entries: Entry[] = []
  for (at++; at < lines.length; at++) {
    if (lines[at] === '') continue
    try {
      entries.push(parseEntry(lines[at], header.names))
    } catch (error) {
      throw new Error(`Line ${at + 1}: ${(error as Error).message}`)
    }
  }
  return { header, entries }
}

function readHeader(fields: ReadonlyMap<string, string>): Header {
  const need = (name: string): string => {
    const value = fields.get(name)
    if (value === undefined) throw new Error(`The record does not say its ${name}.`)
    return value
  }
  const [game, version] = need('game').split(' ')
  const names = need('seats').split(' ')
  if (game === undefined || !/^\d+$/.test(version ?? ''))
    throw new Error('The record does not name its game and version.')
  return {
    game,
    version: Number(version),
    seats: names.length,
    names,
    options: readJson(need('options'), 'options') as Options,
    commitment: fields.get('commitment') ?? '',
    nonces: fields.has('nonces') ? (readJson(need('nonces'), 'nonces') as string[]) : [],
    pack: fields.get('pack') ?? '',
  }
}

function readJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The record's ${what} cannot be read.`)
  }
}

function parseEntry(line: string, names: readonly string[]): Entry {
  const words = line.split(' ')
  const seat = (name: string | undefined): number => {
    const at = names.indexOf(name ?? '')
    if (at < 0) throw new Error(`nobody at this table is called "${name ?? ''}".`)
    return at
  }
  const count = (word: string | undefined): number => {
    if (!/^\d+$/.test(word ?? '')) throw new Error(`"${word ?? ''}" is not a number.`)
    return Number(word)
  }
  switch (words[0]) {
    case 'start':
      return { kind: 'start', draws: splitDraws(line)[1] }
    case '!undo':
      return { kind: 'undo', seat: seat(words[1]), to: count(words[2]) }
    case '!takeback':
      return { kind: 'takeback', seat: seat(words[1]), to: count(words[2]), consents: words.slice(3).map(seat) }
    case '!order':
      return { kind: 'order', seat: seat(words[1]), text: words.slice(2).join(' ') }
    case '!seat':
      return { kind: 'seat', seat: seat(words[1]), text: words.slice(2).join(' ') }
    case '!secret':
      return { kind: 'secret', text: words[1] ?? '' }
    case '!check':
      return { kind: 'check', moves: count(words[1]), state: words[2] ?? '', chain: words[3] ?? '' }
    case '!end':
      return { kind: 'end', ending: words[1] ?? '', winner: words[2] === 'nobody' ? -1 : seat(words[2]) }
    default:
      if (line.startsWith('!')) throw new Error(`"${words[0]}" is not an entry.`)
      return parseMoveEntry(seat(words[0]), line.slice(words[0].length + 1))
  }
}

function parseMoveEntry(seat: number, said: string): Entry {
  const [text, draws] = splitDraws(said)
  return { kind: 'move', seat, text, draws }
}

/** The numbers are what follows the last semicolon. */
function splitDraws(said: string): [string, number[]] {
  const match = /^(.*) ;((?: \d+)*)$/.exec(said)
  return match === null ? [said, []] : [match[1], match[2].split(' ').slice(1).map(Number)]
}

/** The hash chain over a record: each link covers everything before it. */
export function chainStart(header: Header): Uint8Array {
  return sha256(utf8ToBytes(printHeader(header).join('\n')))
}

export function chainNext(chain: Uint8Array, entry: Entry, names: readonly string[]): Uint8Array {
  return sha256(concatBytes(chain, utf8ToBytes(printEntry(entry, names))))
}

export function chainText(chain: Uint8Array): string {
  return bytesToHex(chain)
}
