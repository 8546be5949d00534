import type { Chance } from '../chance/chance.ts'
import { type Script, scriptedChance } from '../chance/scripted.ts'
import type { Event, World } from '../chronicle.ts'
import { advance, legal, refused, waiting } from '../engine.ts'
import { type Game, newGame } from '../game.ts'
import { submit, why } from '../gate.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import { type Problem, printMove } from '../text.ts'
import { meaningOf } from '../vocabulary.ts'

/** How a test sets its table. */
export interface Setting<S extends State> {
  readonly seats: number
  readonly options?: Options
  /** Changes a fresh state into the wanted position; leaves on the stack what happens next. */
  readonly arrange?: (g: S) => void
  /** What chance gives, by stream: numbers for dice (from 1), words for cards. */
  readonly chance?: Readonly<Record<string, readonly (string | number)[]>>
  /** Where draws that the test does not care about come from. */
  readonly otherwise?: Chance
}

/** A position to play from, in text form. */
export interface Scenario<S extends State> {
  readonly state: S
  readonly events: Event[]
  /** Plays moves such as `anne settle cove-3`; one that is turned away is an error that says why. */
  play(...lines: readonly string[]): Scenario<S>
  /** The refusal of a move, as `rule/key`; a move that would be accepted is an error. */
  refusal(line: string): string
  /** The whole problem of a move with its parameters, undefined if it is allowed. */
  why(line: string): Problem | undefined
  /** What a seat may do, in text form. */
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

/** Sets a table for a test. */
export function scenario<S extends State>(game: Game<S>, setting: Setting<S>): Scenario<S> {
  const script = readScript(game, setting.chance ?? {})
  const chance = scriptedChance(script, setting.otherwise)
  const events: Event[] = []
  const world: World = { chance, listen: event => events.push(event) }
  const state = newGame(game, setting.seats, setting.options ?? {}, { chance: lowest, listen: undefined })
  setting.arrange?.(state)
  advance(game, state, world)
  const names = game.seatNames(state)

  function split(line: string): [number, string] {
    const [name, ...words] = line.split(' ')
    return [seatNamed(name), words.join(' ')]
  }

  function seatNamed(name: string): number {
    const seat = names.indexOf(name)
    if (seat < 0) throw new Error(`"${name}" is no seat: ${names.join(', ')}.`)
    return seat
  }

  const table: Scenario<S> = {
    state,
    events,
    play(...lines) {
      for (const line of lines) {
        const [seat, text] = split(line)
        const problem = submit(game, state, seat, text, world)
        if (problem === undefined) continue
        const at = state.stack.map(frame => frame.at).join(' > ')
        throw new Error(
          `"${line}" is turned away: ${problem.rule ?? ''} ${problem.key} ${JSON.stringify(problem.params)} (${at})`,
        )
      }
      return table
    },
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
    choices: seat => legal(game, state, seatNamed(seat)).map(code => printMove(game, code)),
    refusals: seat =>
      new Map(refused(game, state, seatNamed(seat)).map(({ code, refusal }) => [printMove(game, code), refusal.id])),
    waiting: () => names.filter((_, seat) => (waiting(game, state) & (1 << seat)) !== 0),
    told: kind => events.filter(event => event.kind === kind).map(event => event.args),
    unused: () => chance.left(),
  }
  return table
}

/** Chance for a set-up that is rearranged anyway. */
const lowest: Chance = { below: () => 0 }

function readScript<S extends State>(game: Game<S>, chance: NonNullable<Setting<S>['chance']>): Script[] {
  return Object.entries(chance).flatMap(([name, values]) => {
    const stream = game.streams.indexOf(name)
    if (stream < 0) throw new Error(`There is no stream ${name}: ${game.streams.join(', ')}.`)
    return values.map(value => ({ stream, value: typeof value === 'number' ? value - 1 : component(game, value) }))
  })
}

function component<S extends State>(game: Game<S>, word: string): number {
  for (const domain of Object.values(game.vocabulary)) {
    if (!('words' in domain) || domain.component !== true) continue
    const value = meaningOf(domain, word)
    if (value !== undefined) return value
  }
  throw new Error(`There is no card ${word}.`)
}
