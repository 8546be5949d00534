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
