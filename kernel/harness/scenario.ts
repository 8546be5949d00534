import type { Chance } from '../chance/chance.ts'
import { type Script, scriptedChance } from '../chance/scripted.ts'
import type { Event, World } from '../chronicle.ts'
import { entryIndex, withAmount } from '../codes.ts'
import { advance, waiting } from '../engine.ts'
import { type Game, type Json, newGame } from '../game.ts'
import { submit, why } from '../gate.ts'
import { listed, rangeOf, refusalOf, refused } from '../lists.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import { type Problem, printMove } from '../text.ts'
import { meaningOf, wordOf } from '../vocabulary.ts'

/** How a test sets its table. */
export interface Setting<S extends State> {
  readonly seats: number
  readonly options?: Options
  /** What a table before this one handed on. */
  readonly legacy?: Json
  /** Changes a fresh state into the wanted position; leaves on the stack what happens next. */
  readonly arrange?: (g: S) => void
  /** What chance gives, by stream: numbers for dice (from 1), words for cards. */
  readonly chance?: Readonly<Record<string, readonly (string | number)[]>>
  /** Where draws that the test does not care about come from. */
  readonly otherwise?: Chance
  /** The word that moves and records use for another name of a thing, such as a card's title. */
  readonly alias?: (word: string) => string | undefined
  /** What there is to say about a place or a seat, in the words of `arrange`; undefined if it is not known. */
  readonly look?: (g: S, subject: string) => Look | undefined
}

/** What stands somewhere: its parts, such as `fort` or `$3`. With `whole` a test must name all of them. */
export interface Look {
  readonly parts: readonly string[]
  readonly whole: boolean
  /** Kinds of parts whose words are a set: `hand`, `cargo`. A test may name them in any order. */
  readonly sets?: readonly string[]
  /** What a part of a test's line means where it may be said otherwise: `2 caravels` is `caravel` twice. */
  readonly means?: (part: string) => readonly string[]
}

/** A position to play from, in text form. */
export interface Scenario<S extends State> {
  readonly state: S
  readonly events: Event[]
  /**
   * Plays moves such as `anne settle cove-3`; `everybody pass` lets all who are asked say the same. A move that is turned
   * away is an error that says why, and what would be legal.
   */
  play(...lines: readonly string[]): Scenario<S>
  /** Compares the table with lines such as `havana: spain, fort`; what is not so is an error that says how it is. */
  stands(lines: string): Scenario<S>
  /** What stands somewhere, in words: `spain, fort`. */
  look(subject: string): string
  /** The refusal of a move, as `rule/key`; a move that would be accepted is an error. */
  refusal(line: string): string
  /** The whole problem of a move with its parameters, undefined if it is allowed. */
  why(line: string): Problem | undefined
  /** What a seat may do, in text form; of an amount each value. */
  choices(seat: string): string[]
  /** What a seat may not do, each with its refusal. */
  refusals(seat: string): Map<string, string>
  /** The names of the seats that are waited for. */
  waiting(): string[]
  /** Events of a kind, as their arguments. */
  told(kind: string): (readonly number[])[]
  /** What the script holds that nobody drew. */
  unused(): readonly Script[]
}

/** Sets a table for a test. A position that breaks an invariant is an error that says which. */
export function scenario<S extends State>(game: Game<S>, setting: Setting<S>): Scenario<S> {
  const alias = setting.alias ?? (() => undefined)
  const script = readScript(game, setting.chance ?? {}, alias)
  const chance = scriptedChance(script, setting.otherwise, {
    stream: stream => game.streams[stream],
    card: card => cardWord(game, card),
  })
  const events: Event[] = []
  const world: World = { chance, listen: event => events.push(event) }
  const given = setting.legacy === undefined ? {} : { legacy: setting.legacy }
  const state = newGame(game, setting.seats, setting.options ?? {}, { chance: lowest, listen: undefined }, given)
  setting.arrange?.(state)
  const broken = game.invariants?.(state) ?? []
  if (broken.length > 0) throw new Error(`The position cannot be: ${broken.join('; ')}.`)
  advance(game, state, world)
  const names = game.seatNames(state)

  function split(line: string): [number, string] {
    const [name, ...words] = line.trim().split(/\s+/)
    return [seatNamed(name), words.map(word => alias(word) ?? word).join(' ')]
  }

  function seatNamed(name: string): number {
    const seat = names.indexOf(name)
    if (seat < 0) throw new Error(`"${name}" is no seat: ${names.join(', ')}.`)
    return seat
  }

  const asked = (): string[] => names.filter((_, seat) => (waiting(game, state) & (1 << seat)) !== 0)
  const choices = (seat: number): string[] => everyMove(game, state, seat).map(code => printMove(game, code))

  function playLine(line: string): void {
    const [seat, text] = split(line)
    const problem = submit(game, state, seat, text, world)
    if (problem === undefined) return
    const at = state.stack.map(frame => frame.at).join(' > ')
    const reason = `${problem.rule ?? ''} ${problem.key} ${JSON.stringify(problem.params)}`.trim()
    throw new Error(`"${line}" is turned away: ${reason} (${at}). ${waysOut(asked(), names[seat], choices(seat))}`)
  }

  /** All who are asked say the same, one after the other; `everybody lets pass` is `everybody let-pass`. */
  function playAll(line: string): void {
    const move = line
      .trim()
      .replace(/^everybody\s+/, '')
      .replace(/^([a-z]+?)s ([a-z]+)$/, '$1-$2')
    const seats = asked()
    if (seats.length === 0) throw new Error(`"${line}": nobody is asked.`)
    for (const seat of seats) if (asked().includes(seat)) playLine(`${seat} ${move}`)
  }

  function lookAt(subject: string): Look {
    const found = setting.look?.(state, subject) ?? setting.look?.(state, alias(subject) ?? subject)
    if (found === undefined) throw new Error(`There is nothing to say about "${subject}".`)
    return found
  }

  const table: Scenario<S> = {
    state,
    events,
    play(...lines) {
      for (const line of lines) {
        if (/^\s*everybody\s/.test(line)) playAll(line)
        else playLine(line)
      }
      return table
    },
    stands(lines) {
      for (const line of linesOf(lines)) compare(line, lookAt, alias)
      return table
    },
    look: subject => lookAt(subject).parts.join(', '),
    refusal(line) {
      const [seat, text] = split(line)
      const problem = why(game, state, seat, text)
      if (problem === undefined) throw new Error(`"${line}" is allowed.`)
      return problem.rule === undefined ? problem.key : `${problem.rule}/${problem.key}`
    },
    why(line) {
      const [seat, text] = split(line)
      return why(game, state, seat, text)
    },
    choices: seat => choices(seatNamed(seat)),
    refusals: seat =>
      new Map(refused(game, state, seatNamed(seat)).map(({ code, refusal }) => [printMove(game, code), refusal.id])),
    waiting: asked,
    told: kind => events.filter(event => event.kind === kind).map(event => event.args),
    unused: () => chance.left(),
  }
  return table
}

/** As many legal moves as an error names. */
const MOST_NAMED = 24

/** Everything that the gate takes: of an amount each value. */
function everyMove<S extends State>(game: Game<S>, g: S, seat: number): number[] {
  return listed(game, g, seat).flatMap(code => {
    const range = rangeOf(game, g, seat, code)
    if (range === undefined) return [code]
    const entry = game.moves[entryIndex(code)]
    return Array.from({ length: range.greatest - range.least + 1 }, (_, i) =>
      withAmount(entry, code, range.least + i),
    ).filter(each => refusalOf(game, g, seat, each) === undefined)
  })
}

function waysOut(asked: readonly string[], seat: string, choices: readonly string[]): string {
  if (!asked.includes(seat)) return asked.length === 0 ? 'Nobody is asked.' : `Asked is ${asked.join(', ')}.`
  const more = choices.length > MOST_NAMED ? ` and ${choices.length - MOST_NAMED} more` : ''
  return `Legal is: ${choices.slice(0, MOST_NAMED).join(', ') || 'nothing that is listed'}${more}.`
}

/** The statements of a text: one a line, or several with three spaces between. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap(line => line.split(/\s{3,}/))
    .map(line => line.trim())
    .filter(line => line !== '')
}

/** Whether a line is true. Of a seat only the parts that are named are compared, by their first word. */
function compare(line: string, lookAt: (subject: string) => Look, alias: (word: string) => string | undefined): void {
  const [, subject, rest] = /^([^:]+):(.*)$/.exec(line) ?? []
  if (subject === undefined) throw new Error(`"${line}" does not say what about what: write "subject: parts".`)
  const wanted = rest
    .split(',')
    .map(part => part.trim().replace(/\s+/g, ' '))
    .filter(part => part !== '')
  const { parts, whole, sets = [], means = part => [part] } = lookAt(subject.trim())
  const left = parts.map(part => spelling(part, sets, alias))
  const isThere = (part: string): boolean => {
    const at = left.indexOf(spelling(part, sets, alias))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  const wrong = wanted
    .filter(part => !isNone(part, parts))
    .flatMap(means)
    .filter(part => !isThere(part))
  if (wrong.length === 0 && (!whole || left.length === 0)) return
  throw new Error(`"${line}" does not stand: ${subject.trim()}: ${parts.join(', ') || 'nothing'}.`)
}

/** A part as all who mean the same would write it: things by their ids, sets and what is `with` something in one order. */
function spelling(part: string, sets: readonly string[], alias: (word: string) => string | undefined): string {
  const [head, aboard] = part.split(' with ')
  const [kind, ...words] = head.split(' ').map(word => alias(word) ?? word)
  const first = [kind, ...(sets.includes(kind) ? words.sort() : words)].join(' ')
  return aboard === undefined ? first : `${first} with ${aboard.split(' and ').sort().join(' and ')}`
}

/** `no cargo` holds where there is no part that begins with `cargo`; `nothing` where there is no part at all. */
function isNone(part: string, parts: readonly string[]): boolean {
  if (part === 'nothing') return parts.length === 0
  const [, kind] = /^no (\S+)$/.exec(part) ?? []
  return kind !== undefined && !parts.some(each => each.split(' ')[0] === kind)
}

/** Chance for a set-up that is rearranged anyway. */
const lowest: Chance = { below: () => 0 }

function readScript<S extends State>(
  game: Game<S>,
  chance: NonNullable<Setting<S>['chance']>,
  alias: (word: string) => string | undefined,
): Script[] {
  return Object.entries(chance).flatMap(([name, values]) => {
    const stream = game.streams.indexOf(name)
    if (stream < 0) throw new Error(`There is no stream ${name}: ${game.streams.join(', ')}.`)
    return values.map(value => ({
      stream,
      value: typeof value === 'number' ? value - 1 : component(game, alias(value) ?? value),
    }))
  })
}

function component<S extends State>(game: Game<S>, word: string): number {
  for (const domain of components(game)) {
    const value = meaningOf(domain, word)
    if (value !== undefined) return value
  }
  throw new Error(`There is no card ${word}.`)
}

const components = <S extends State>(game: Game<S>) =>
  Object.values(game.vocabulary).filter(domain => 'words' in domain && domain.component === true)

function cardWord<S extends State>(game: Game<S>, card: number): string {
  const [domain] = components(game)
  return domain === undefined ? String(card) : wordOf(domain, card)
}
