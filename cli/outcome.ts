import { readFileSync } from 'node:fs'
import type { Options } from '@spanish-main/kernel'
import { BadInput, type Input, type Shape } from './arguments.ts'
import { findGame, type Listed } from './games.ts'

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
export function gameOf(input: Input): Listed {
  const listed = findGame(input.arguments[0], input.flags.has('fixture'))
  if (input.values.pack !== undefined) loadPack(listed, input.values.pack)
  return listed
}

function loadPack({ game, loadPack: load }: Listed, file: string): void {
  if (load === undefined) throw new BadInput(`${game.id} takes no data pack.`)
  const errors = load(readJson(file))
  if (errors.length === 0) return
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''
  throw new BadInput(`The data pack ${file} cannot be used: ${errors[0]}${more}`)
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BadInput(`The data pack ${file} cannot be read: ${(error as Error).message}.`)
  }
}

/** A whole number given as an option. */
export function wholeNumber(input: Input, name: string, otherwise: number, least = 0): number {
  const given = input.values[name]
  if (given === undefined) return otherwise
  if (!/^\d{1,9}$/.test(given) || Number(given) < least) {
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

/** Options of the game, given as `--option length=short,edition=en`. */
export function optionsOf(input: Input, listed: Listed): Options {
  const given = input.values.option
  if (given === undefined) return {}
  return Object.fromEntries(given.split(',').map(pair => readOption(pair, listed)))
}

function readOption(pair: string, listed: Listed): [string, string | number | boolean] {
  const [name, text] = pair.split('=')
  const choice = listed.game.options.find(each => each.name === name)
  if (choice === undefined) throw new BadInput(`${listed.game.id} has no option ${name}.`)
  const value = choice.values.find(each => String(each) === text)
  if (value === undefined)
    throw new BadInput(`Option ${name} takes ${choice.values.join(', ')}, not ${text ?? 'nothing'}.`)
  return [name, value]
}
