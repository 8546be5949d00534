import { fastChance, newGame, type Options } from '@spanish-main/kernel'
import type { GameRules } from '../games.ts'

/** The seats' names in the record for these options, or the sentence that says why they do not fit together. */
export function trySetUp({ game }: GameRules, seats: number, options: Options): readonly string[] | string {
  try {
    return game.seatNames(newGame(game, seats, options, { chance: fastChance(1), listen: undefined }))
  } catch (error) {
    return (error as Error).message
  }
}

/** Whether a table can be set up with these options. */
const fits = (rules: GameRules, seats: number, options: Options): boolean =>
  typeof trySetUp(rules, seats, options) !== 'string'

type Value = Options[string]

/** Asks whether another value of one option goes together with the rest. Worked out once: a name is typed letter by letter. */
export function chooser(rules: GameRules, seats: number, options: Options): (name: string, value: Value) => boolean {
  const fitting = new Map(
    rules.game.options.map(({ name, values }) => [
      name,
      values.filter(value => value === options[name] || fits(rules, seats, { ...options, [name]: value })),
    ]),
  )
  return (name, value) => fitting.get(name)?.includes(value) ?? false
}

/** The usual value of every option. */
export const usualOptions = ({ game }: GameRules): Options =>
  Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]]))

/**
 * The options as near as they can be kept for so many seats: what means nothing there, and what stands in the way, goes
 * back to its usual value.
 */
export function mend(rules: GameRules, seats: number, options: Options, moot: readonly string[]): Options {
  const usual = usualOptions(rules)
  const mended = { ...options }
  for (const name of moot) mended[name] = usual[name]
  if (fits(rules, seats, mended)) return mended
  for (const { name } of rules.game.options) {
    mended[name] = usual[name]
    if (fits(rules, seats, mended)) break
  }
  return mended
}
