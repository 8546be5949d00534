import type { TableCard } from '@spanish-main/session'
import { type DamagedRow, isDamaged, type TableRow } from '../local/rows.ts'

/** A game that is over, as far as statistics go. */
export interface Finished {
  readonly game: string
  /** How many sat there, and their names in the game. */
  readonly seats: number
  readonly names: readonly string[]
  /** Who played each seat: `person`, or the name of a bot. */
  readonly players: readonly string[]
  readonly ending: string
  /** Bit set of those who won. */
  readonly winners: number
  readonly moves: number
}

/** All games that are over, of this browser and of the service; those that are in both count once. */
export function finishedGames(rows: readonly (TableRow | DamagedRow)[], cards: readonly TableCard[]): Finished[] {
  const here = rows.flatMap(row => (isDamaged(row) || row.ending === '' ? [] : [row]))
  const known = new Set(here.map(({ id }) => id))
  const there = cards.filter(({ id, stage }) => stage === 'over' && !known.has(id))
  return [
    ...here.map(({ game, names, holders, ending, winner, winners, together, moves }) => ({
      ...{ game, names, ending, moves, seats: holders.length },
      players: holders.map(({ kind, name }) => (kind === 'bot' ? name : kind)),
      winners: together === 'lost' ? 0 : (winners ?? (winner < 0 ? 0 : 1 << winner)),
    })),
    ...there.map(({ game, names, seats, ending, winners, moves }) => ({
      ...{ game, names, ending, winners, moves, seats: seats.length },
      players: seats.map(({ kind, name }) => (kind === 'bot' ? name : kind === 'empty' ? 'empty' : 'person')),
    })),
  ]
}

/** How often something was so, out of how many. */
export interface Count {
  readonly name: string
  readonly count: number
  readonly of: number
}

/** Counts by name, the most frequent first. */
function tally(names: readonly string[], of: number): Count[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count, of })).sort((a, b) => b.count - a.count)
}

/** By which ending games were won or lost. */
export const byEnding = (games: readonly Finished[]): Count[] =>
  tally(
    games.map(({ ending }) => ending),
    games.length,
  )

const won = ({ winners }: Finished, seat: number): boolean => (winners & (1 << seat)) !== 0

/** How often each seat of the game won, out of the games in which it was played. */
export function bySeat(games: readonly Finished[]): Count[] {
  const names = [...new Set(games.flatMap(game => game.names))]
  return names.map(name => {
    const played = games.filter(game => game.names.includes(name))
    return { name, count: played.filter(game => won(game, game.names.indexOf(name))).length, of: played.length }
  })
}

/** What players of a kind made of their seats: games at a seat, won, and what a seat would win if all were alike. */
export interface Strength extends Count {
  readonly fair: number
}

/** People and each kind of bot: how often a seat of theirs won, beside the fair share of it. */
export function byPlayer(games: readonly Finished[]): Strength[] {
  const sat = games.flatMap(game =>
    game.players.flatMap((name, seat) => (name === 'empty' ? [] : [{ name, game, won: won(game, seat) }])),
  )
  return tally(
    sat.map(({ name }) => name),
    0,
  ).map(({ name, count: of }) => {
    const own = sat.filter(each => each.name === name)
    const fair = own.reduce((sum, { game }) => sum + 1 / Math.max(1, game.seats), 0) / of
    return { name, of, count: own.filter(each => each.won).length, fair }
  })
}

/** Lengths in moves, in a handful of equal steps. */
export function lengths(games: readonly Finished[]): { from: number; to: number; count: number }[] {
  if (games.length === 0) return []
  const longest = Math.max(...games.map(({ moves }) => moves))
  const step = niceStep(longest / 6)
  return Array.from({ length: Math.floor(longest / step) + 1 }, (_, i) => {
    const [from, to] = [i * step, (i + 1) * step]
    return { from, to, count: games.filter(({ moves }) => moves >= from && moves < to).length }
  })
}

/** 1, 2 or 5 and noughts: at least so much. */
function niceStep(least: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, least)))
  return size * ([1, 2, 5, 10].find(each => each * size >= least) ?? 10)
}
