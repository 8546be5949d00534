import {
  fastChance,
  type GameOption,
  type Mode,
  newGame,
  type Options,
  type OptionValue,
  type State,
  usualValue,
} from '@spanish-main/kernel'
import type { Playable } from '../rules.ts'

/** The table that these options set up, or the sentence that says why they do not fit together. */
export function trySetUp({ game }: Pick<Playable, 'game'>, seats: number, options: Options, seed = 1): State | string {
  try {
    return newGame(game, seats, options, { chance: fastChance(seed), listen: undefined })
  } catch (error) {
    return (error as Error).message
  }
}

/** Whether a table can be set up with these options. */
const fits = (rules: Pick<Playable, 'game'>, seats: number, options: Options): boolean =>
  typeof trySetUp(rules, seats, options) !== 'string'

/**
 * Asks whether another value of one option goes together with the rest. What can be listed is worked out once: a name is
 * typed letter by letter.
 */
export function chooser(
  rules: Pick<Playable, 'game'>,
  seats: number,
  options: Options,
): (name: string, value: OptionValue) => boolean {
  const would = (name: string, value: OptionValue) => fits(rules, seats, { ...options, [name]: value })
  const listed = new Map(
    rules.game.options.flatMap(option =>
      'values' in option
        ? [[option.name, option.values.filter(value => value === options[option.name] || would(option.name, value))]]
        : [],
    ),
  )
  return (name, value) => listed.get(name)?.some(each => each === value) ?? would(name, value)
}

/** The options that people choose in a mode: not those that make it what it is, nor those that mean nothing in it. */
export const openOptions = ({ game }: Pick<Playable, 'game'>, mode: Mode): readonly GameOption[] =>
  game.options.filter(({ name }) => !(name in (mode.options ?? {})) && !mode.moot?.includes(name))

/** The usual value of every option in a mode. */
export const usualOptions = ({ game }: Pick<Playable, 'game'>, mode: Mode): Options => ({
  ...Object.fromEntries(game.options.map(option => [option.name, usualValue(option)])),
  ...mode.options,
})

/**
 * The options as near as they can be kept in a mode for so many seats: what nobody chooses there, and what stands in the
 * way, goes back to its usual value.
 */
export function mend(rules: Pick<Playable, 'game'>, mode: Mode, seats: number, options: Options): Options {
  const usual = usualOptions(rules, mode)
  const open = openOptions(rules, mode)
  const mended = { ...usual, ...Object.fromEntries(open.map(({ name }) => [name, options[name]])) }
  for (const { name } of open) {
    if (fits(rules, seats, mended)) break
    mended[name] = usual[name]
  }
  return mended
}
