import { games } from '../games.ts'
import type { Command } from '../outcome.ts'

export const listGames: Command = {
  name: 'games',
  usage: 'games [--json]',
  summary: 'lists the games with their seats and options',
  run() {
    const rows = games.map(({ title, game }) => ({
      id: game.id,
      title,
      seats: game.seats,
      options: game.options.map(({ name, values }) => ({ name, values })),
    }))
    const lines = rows.flatMap(({ id, title, seats, options }) => [
      `${id}: ${title}, ${seats[0]}–${seats.at(-1)} players`,
      ...options.map(({ name, values }) => `  ${name}: ${short(values)}`),
    ])
    return { lines: lines.length > 0 ? lines : ['No game is ready yet.'], result: { games: rows } }
  },
}

/** Long lists of values are cut: nobody reads all sets of nations. */
function short(values: readonly unknown[]): string {
  return values.length > 6 ? `${values.slice(0, 4).join(', ')} … (${values.length} values)` : values.join(', ')
}
