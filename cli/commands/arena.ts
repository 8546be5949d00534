import type { ArenaResult, Entrant } from '@spanish-main/bots/arena'
import type { State } from '@spanish-main/kernel'
import { BadInput } from '../arguments.ts'
import type { Listed } from '../games.ts'
import { botOf, type Command, gameOf, gameOptions, playersOf, seatingOf, wholeNumber } from '../outcome.ts'
import { progress } from '../progress.ts'

export const arena: Command = {
  name: 'arena',
  arguments: ['game'],
  options: { ...gameOptions, bots: 'value', games: 'value' },
  usage: 'arena <game> --bots a,b,… [--players N] [--games N] [--seed S] [--option name=value,…]',
  summary:
    'lets bots play each other, seats rotating, and rates them; the last one named fills the table, and a-silent is a without deals',
  async run(input) {
    // Loaded when it is wanted: the ratings bring a library along that no other command needs.
    const { arena: play } = await import('@spanish-main/bots/arena')
    const listed = await gameOf(input)
    const names = namesOf(input.values.bots)
    const games = wholeNumber(input, 'games', 100, 1)
    const entrants = names.map(name => entrantOf(listed, name))
    const seats = input.values.players === undefined ? usualSeats(listed, names.length) : playersOf(input, listed)
    if (names.length > seats) throw new BadInput(`${names.length} bots do not fit at a table for ${seats}.`)
    const seating = seatingOf(input, listed, seats)
    const bar = progress(games, 'games')
    const deals = { offered: 0, closed: 0 }
    const result = play(listed.game, entrants, {
      ...seating,
      games,
      seed: wholeNumber(input, 'seed', 1),
      done: bar.done,
      heard({ closed }) {
        deals.offered++
        if (closed) deals.closed++
      },
      clock: () => performance.now(),
    })
    bar.end()
    return { lines: describe(result, seats, deals), result: { ...result, deals }, failed: result.stuck > 0 }
  },
}

/** A bot deals if it makes offers at a table; under another name it does not. */
function entrantOf(listed: Listed, name: string): Entrant<State> {
  const bot = botOf(listed, name.replace(/-silent$/, ''))
  const { minds, offering } = listed
  const { dealing } = minds
  return dealing === undefined || !offering.has(name) ? { name, bot } : { name, bot, dealing }
}

/** Four, or as many as there are bots, if the game is played by so many. */
function usualSeats({ game }: Listed, bots: number): number {
  return game.seats.find(seats => seats >= Math.max(4, bots)) ?? game.seats.at(-1) ?? 0
}

function namesOf(given: string | undefined): string[] {
  if (given === undefined) throw new BadInput('Option --bots is missing: name the bots, such as --bots random.')
  return given.split(',')
}

interface Deals {
  readonly offered: number
  readonly closed: number
}

function describe({ games, stuck, bots }: ArenaResult, seats: number, { offered, closed }: Deals): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const rows = [...bots].sort((a, b) => b.rate - a.rate || b.rating - a.rating)
  return [
    `${games} games for ${seats}, a fair share is ${percent(1 / seats)}; ${stuck} stuck`,
    ...rows.map(
      ({ name, games, wins, rate, low, high, rating, millis = 0 }) =>
        `  ${name.padEnd(10)} ${wins} of ${games}: ${percent(rate)} (95 %: ${percent(low)} to ${percent(high)}), rating ${rating.toFixed(1)}, ${millis.toFixed(2)} ms a decision`,
    ),
    ...(offered === 0 ? [] : [`  ${offered} offers, ${closed} deals: ${(closed / games).toFixed(1)} a game`]),
  ]
}
