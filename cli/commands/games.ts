import { type GameOption, takes, usualValue } from '@spanish-main/kernel'
import { entries, findGame } from '../games.ts'
import type { Command } from '../outcome.ts'

export const listGames: Command = {
  name: 'games',
  usage: 'games [--json]',
  summary: 'lists the games with their modes, seats and options',
  async run() {
    const playable = entries.filter(entry => entry.rules !== undefined)
    const rows = await Promise.all(
      playable.map(async ({ id, title, modes, bots }) => {
        const { game } = await findGame(id, false)
        return {
          id,
          title: title.en,
          seats: game.seats,
          modes: modes.map(({ name, title, seats }) => ({ name, title: title.en, seats })),
          bots,
          options: game.options,
        }
      }),
    )
    const lines = rows.flatMap(({ id, title, seats, modes, bots, options }) => [
      `${id}: ${title}, ${seats[0]}–${seats.at(-1)} players`,
      ...modes.map(mode => `  mode ${mode.name}: ${mode.title}, for ${mode.seats.join(', ')}`),
      `  bots: ${bots.join(', ')}`,
      ...options.map(option => `  ${option.name}: ${inShort(option)}`),
    ])
    return { lines: lines.length > 0 ? lines : ['No game is ready yet.'], result: { games: rows } }
  },
}

/** Long lists of values are cut: nobody reads all sets of nations. */
function inShort(option: GameOption): string {
  if (!('values' in option)) return `${takes(option)}, usually ${String(usualValue(option)) || 'none'}`
  const { values } = option
  return values.length > 6 ? `${values.slice(0, 4).join(', ')} … (${values.length} values)` : values.join(', ')
}
