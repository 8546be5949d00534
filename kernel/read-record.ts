import type { Json, PackStamp } from './game.ts'
import type { Options } from './options.ts'
import { type Entry, type GameRecord, type Header, MAGIC } from './record.ts'
import type { Result } from './state.ts'

/** Reads a record; a bad line is an error that names the line and what is wrong with it. */
export function parseRecord(text: string): GameRecord {
  const { head, lines, first } = splitRecord(text)
  const header = parseHeader(head)
  const entries: Entry[] = []
  for (const [at, line] of lines.entries()) {
    if (line === '') continue
    try {
      entries.push(parseEntry(line, header.names))
    } catch (error) {
      throw new Error(`Line ${first + at}: ${(error as Error).message}`)
    }
  }
  return { header, entries }
}

/** Reads a record as far as it can be read: a bad line stays as it is, and the others around it are entries. */
export function salvageRecord(text: string): GameRecord {
  const { head, lines } = splitRecord(text)
  const header = parseHeader(head)
  return { header, entries: lines.filter(line => line !== '').map(line => salvageEntry(line, header.names)) }
}

export function salvageEntry(line: string, names: readonly string[]): Entry {
  try {
    return parseEntry(line, names)
  } catch {
    return { kind: 'damaged', text: line }
  }
}

/** The head of a record and the lines of its entries, the first of which is line `first` of the text. */
export function splitRecord(text: string): { head: string; lines: readonly string[]; first: number } {
  const lines = text.split(/\r?\n/)
  const gap = lines.indexOf('')
  const end = gap < 0 ? lines.length : gap
  return { head: lines.slice(0, end).join('\n'), lines: lines.slice(end + 1), first: end + 2 }
}

export function parseHeader(text: string): Header {
  const [magic, ...lines] = text.split('\n')
  const format = magic === `${MAGIC}1` ? 1 : 2
  if (magic !== MAGIC + format) throw new Error(`Line 1: this is no record (it should begin with "${MAGIC}2").`)
  const fields = new Map<string, string>()
  for (const line of lines) {
    const space = line.indexOf(' ')
    fields.set(space < 0 ? line : line.slice(0, space), space < 0 ? '' : line.slice(space + 1))
  }
  return readHeader(format, fields)
}

function readHeader(format: 1 | 2, fields: ReadonlyMap<string, string>): Header {
  const need = (name: string): string => {
    const value = fields.get(name)
    if (value === undefined) throw new Error(`The record does not say its ${name}.`)
    return value
  }
  const maybe = <K extends keyof Header>(name: K, read: (text: string) => Header[K]) =>
    fields.has(name) ? { [name]: read(need(name)) } : {}
  const [game, version] = need('game').split(' ')
  const names = need('seats').split(' ')
  if (game === undefined || !/^\d+$/.test(version ?? ''))
    throw new Error('The record does not name its game and version.')
  return {
    format,
    game,
    version: Number(version),
    seats: names.length,
    names,
    options: readOptions(need('options')),
    commitment: fields.get('commitment') ?? '',
    nonces: fields.has('nonces') ? readNonces(need('nonces')) : [],
    ...maybe('pack', readPack),
    ...maybe('chairs', text => readChairs(text, names)),
    ...maybe('before', text => text),
    ...maybe('legacy', text => readJson(text, 'legacy') as Json),
  }
}

function readPack(text: string): PackStamp {
  const [hash, ...title] = text.split(' ')
  return { hash, title: title.join(' ') }
}

function readChairs(text: string, names: readonly string[]): number {
  const taken = text === '' ? [] : text.split(' ')
  return taken.reduce((chairs, name) => chairs | (1 << seatCalled(name, names)), 0)
}

function readOptions(text: string): Options {
  const options = readJson(text, 'options')
  if (typeof options !== 'object' || options === null || Array.isArray(options)) throw unreadable('options')
  return options as Options
}

function readNonces(text: string): string[] {
  const nonces = readJson(text, 'nonces')
  if (!Array.isArray(nonces) || nonces.some(nonce => typeof nonce !== 'string')) throw unreadable('nonces')
  return nonces
}

/** What nests so deep that it could never be written again is not read either. */
function readJson(text: string, what: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    JSON.stringify(value)
    return value
  } catch {
    throw unreadable(what)
  }
}

const unreadable = (what: string) => new Error(`The record's ${what} cannot be read.`)

function seatCalled(name: string | undefined, names: readonly string[]): number {
  const at = names.indexOf(name ?? '')
  if (at < 0) throw new Error(`nobody at this table is called "${name ?? ''}".`)
  return at
}

function count(word: string | undefined): number {
  if (!/^\d+$/.test(word ?? '')) throw new Error(`"${word ?? ''}" is not a number.`)
  return Number(word)
}

/** One of a few words; any other is an error, lest an altered line say the same. */
function oneOf<W extends string>(word: string | undefined, ...words: readonly W[]): W {
  const found = words.find(each => each === word)
  if (found === undefined) throw new Error(`"${word ?? ''}" is neither ${words.join(' nor ')}.`)
  return found
}

/** `!ask-back anne 3 bart cato ; The wrong button` */
function askBack(words: readonly string[], seat: (name: string | undefined) => number): Entry {
  const end = words.indexOf(';')
  const named = end < 0 ? words.slice(3) : words.slice(3, end)
  const why = end < 0 ? '' : words.slice(end + 1).join(' ')
  return { kind: 'ask-back', seat: seat(words[1]), to: count(words[2]), asked: named.map(seat), why }
}

export function parseEntry(line: string, names: readonly string[]): Entry {
  const words = line.split(' ')
  const seat = (name: string | undefined) => seatCalled(name, names)
  const rest = (from: number) => words.slice(from).join(' ')
  switch (words[0]) {
    case 'start':
      return { kind: 'start', draws: splitDraws(line)[1] }
    case '!undo':
      return { kind: 'undo', seat: seat(words[1]), to: count(words[2]) }
    case '!back':
      return { kind: 'back', seat: seat(words[1]), count: count(words[2]) }
    case '!takeback':
      return { kind: 'takeback', seat: seat(words[1]), to: count(words[2]), consents: words.slice(3).map(seat) }
    case '!ask-back':
      return askBack(words, seat)
    case '!answer-back':
      return { kind: 'answer-back', seat: seat(words[1]), agrees: oneOf(words[2], 'yes', 'no') === 'yes' }
    case '!order':
      return { kind: 'order', seat: seat(words[1]), text: rest(2) }
    case '!seat':
      return { kind: 'seat', seat: seat(words[1]), text: rest(2) }
    case '!offer':
      return {
        kind: 'offer',
        seat: seat(words[1]),
        lasts: /^\d+$/.test(words[2] ?? '') ? count(words[2]) : oneOf(words[2], 'move', 'moment'),
        re: words[3] === '-' ? '' : (words[3] ?? ''),
        terms: rest(4),
      }
    case '!withdraw':
      return { kind: 'withdraw', seat: seat(words[1]), id: words[2] ?? '' }
    case '!lapse':
      return { kind: 'lapse', seat: seat(words[1]), id: words[2] ?? '' }
    case '!decline':
      return { kind: 'decline', seat: seat(words[1]), id: words[2] ?? '' }
    case '!pick':
      return { kind: 'pick', seat: seat(words[1]), terms: rest(2) }
    case '!chair':
      return {
        kind: 'chair',
        seat: seat(words[1]),
        taken: oneOf(words[2], 'taken', 'left') === 'taken',
        draws: splitDraws(line)[1],
      }
    case '!dice':
      return { kind: 'dice', commitment: words[1] ?? '', nonces: readNonces(rest(2)) }
    case '!secret':
      return { kind: 'secret', text: words[1] ?? '' }
    case '!check':
      return { kind: 'check', moves: count(words[1]), state: words[2] ?? '', chain: words[3] ?? '' }
    case '!rules':
      return { kind: 'rules', from: count(words[1]), to: count(words[2]), moves: count(words[3]), state: rest(4) }
    case '!end':
      return {
        kind: 'end',
        ending: words[1] ?? '',
        winner: words[2] === 'nobody' ? -1 : seat(words[2]),
        ...(words.length > 3 ? { result: readResult(words.slice(3)) } : {}),
      }
    default: {
      if (line.startsWith('!')) throw new Error(`"${words[0]}" is not an entry.`)
      const mover = seat(words[0])
      const [text, draws] = splitDraws(line.slice(words[0].length + 1))
      return { kind: 'move', seat: mover, text, draws }
    }
  }
}

/** A result as it stands in an end: words, each with what belongs to it. */
function readResult(words: readonly string[]): Result {
  const parts = new Map<string, string[]>()
  for (const word of words) {
    if (/^[a-z]+$/.test(word) && !['won', 'lost'].includes(word)) parts.set(word, [])
    else [...parts.values()].at(-1)?.push(word)
  }
  const numbers = (name: string) => (parts.get(name) ?? []).map(Number)
  const together = parts.get('together')?.[0]
  const [place, points] = numbers('rival')
  if (!parts.has('places') || [...numbers('places'), ...numbers('points'), ...numbers('rival')].some(Number.isNaN))
    throw new Error('how it ended cannot be read.')
  return {
    places: numbers('places'),
    ...(parts.has('points') ? { points: numbers('points') } : {}),
    ...(together === 'won' || together === 'lost' ? { together } : {}),
    ...(place === undefined ? {} : { rival: points === undefined ? { place } : { place, points } }),
  }
}

/** The numbers are what follows the last semicolon. */
function splitDraws(said: string): [string, number[]] {
  const match = /^(.*) ;((?: \d+)*)$/.exec(said)
  return match === null ? [said, []] : [match[1], match[2].split(' ').slice(1).map(Number)]
}
