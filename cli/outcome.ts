import { readFileSync } from 'node:fs'
import {
  type Bot,
  fastChance,
  newGame,
  type Options,
  type OptionValue,
  parseValue,
  type State,
} from '@spanish-main/kernel'
import { BadInput, type Input, type Shape } from './arguments.ts'
import { findGame, type Listed, withPack } from './games.ts'

/** What a command found out: lines for people, and one object for programs. `failed` makes the exit code 1. */
export type Outcome = { lines: string[]; result: object; failed?: boolean }

export type Command = Shape & {
  name: string
  /** How it is called, after the name of the program. */
  usage: string
  summary: string
  run(input: Input): Outcome | Promise<Outcome>
}

/** Options that every command about a game has. */
export const gameOptions = { players: 'value', seed: 'value', option: 'value', pack: 'value', fixture: 'flag' } as const

/** The game that the first argument names, with the data pack that was given, if any. */
export async function gameOf(input: Input): Promise<Listed> {
  return loadGame(input, input.arguments[0])
}

/** The game of this name, with the data pack that was given, if any. */
export async function loadGame(input: Input, id: string): Promise<Listed> {
  const listed = await findGame(id, input.flags.has('fixture'))
  const { pack } = input.values
  return pack === undefined ? listed : withPack(listed, readJson(pack), pack)
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BadInput(`The data pack ${file} cannot be read: ${messageOf(error)}.`)
  }
}

/** What an error says, on one line. */
const messageOf = (error: unknown): string => (error as Error).message.replace(/\s+/g, ' ')

/** A whole number given as an option. */
export function wholeNumber(input: Input, name: string, otherwise: number, least = 0): number {
  const given = input.values[name]
  if (given === undefined) return otherwise
  if (!/^(0|[1-9]\d{0,8})$/.test(given) || Number(given) < least) {
    throw new BadInput(`Option --${name} takes a whole number from ${least} on, not ${given}.`)
  }
  return Number(given)
}

/** The number of players, which the game must be made for. */
export function playersOf(input: Input, listed: Listed): number {
  const { seats, id } = listed.game
  const players = wholeNumber(input, 'players', seats.at(-1) ?? 0, 1)
  if (!seats.includes(players)) throw new BadInput(`${id} is played by ${seats.join(', ')} players, not by ${players}.`)
  return players
}

/** How many play, and with which options. */
export interface Seating {
  readonly seats: number
  readonly options: Options
}

/** A table for so many, or the sentence that says why its options do not fit together. */
function trySeating({ game }: Listed, seats: number, options: Options): Seating | string {
  try {
    newGame(game, seats, options, { chance: fastChance(1), listen: undefined })
    return { seats, options }
  } catch (error) {
    return messageOf(error)
  }
}

/** The table that was asked for; options that contradict the number of players are bad input. */
export function seatingOf(input: Input, listed: Listed, seats = playersOf(input, listed)): Seating {
  const seating = trySeating(listed, seats, optionsOf(input, listed))
  if (typeof seating === 'string') throw new BadInput(seating)
  return seating
}

/** The table for the number of players that was asked for; if none was, those for every number that the options allow. */
export function seatingsOf(input: Input, listed: Listed): Seating[] {
  const options = optionsOf(input, listed)
  const tables = listed.game.seats.map(seats => trySeating(listed, seats, options))
  const fitting = tables.filter(table => typeof table !== 'string')
  return input.values.players === undefined && fitting.length > 0 ? fitting : [seatingOf(input, listed)]
}

/** The bot with this name, which the game must have. */
export function botOf({ game, bots }: Listed, name: string): Bot<State> {
  if (Object.hasOwn(bots, name)) return bots[name]
  throw new BadInput(`${game.id} has no bot ${name}: there is ${Object.keys(bots).join(', ')}.`)
}

/** Options of the game, given as `--option length=short,ships=3,nations=spain+france`. */
function optionsOf(input: Input, listed: Listed): Options {
  const given = input.values.option
  if (given === undefined) return {}
  const all = given.split(',').map(pair => readOption(pair, listed))
  const [twice] = all.map(([name]) => name).filter((name, i, names) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new BadInput(`Option ${twice} of ${listed.game.id} is given twice.`)
  return Object.fromEntries(all)
}

function readOption(pair: string, { game }: Listed): [string, OptionValue] {
  const [name, text, ...more] = pair.split('=')
  const option = game.options.find(each => each.name === name)
  if (name === '' || (option !== undefined && (text === undefined || more.length > 0)))
    throw new BadInput(`An option is given as ${name || 'name'}=value, not as ${pair || 'nothing'}.`)
  if (option === undefined) throw new BadInput(`${game.id} has no option ${name}.`)
  const read = parseValue(option, text)
  if ('wrong' in read) throw new BadInput(read.wrong)
  return [name, read.value]
}
