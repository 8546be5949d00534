import { unlockedCount } from '../../rules/players.ts'
import { BUILDINGS, type Maracaibo, NATIONS } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'

/** What a player can lean towards, and how much of it somebody has at the end. */
export const LEANINGS: Readonly<Record<string, (g: Maracaibo, seat: number) => number>> = {
  combat: (g, seat) => g.tokens[seat],
  influence: (g, seat) => Math.max(...g.influence.slice(seat * NATIONS, seat * NATIONS + NATIONS)),
  explorer: (g, seat) => tables.toEnd[0] - tables.toEnd[g.explorer[seat]],
  quests: (g, seat) => g.quests[seat],
  ship: unlockedCount,
  cards: (g, seat) => g.bought[seat],
  income: (g, seat) => g.income[seat],
  'point income': (g, seat) => g.pointIncome[seat],
  assistants: (g, seat) => g.assistants[seat],
  buildings(g, seat) {
    let count = 0
    for (let building = 0; building < BUILDINGS; building++) if ((g.invested[building] & (1 << seat)) !== 0) count++
    return count
  },
}

/** A seat at the end of a game. */
export interface Finished {
  readonly measures: readonly number[]
  readonly won: number
  readonly points: number
}

/** One leaning: how much of it players have, and how those fare who have more of it than of anything else. */
export interface Leaning {
  readonly name: string
  readonly mean: number
  readonly spread: number
  readonly players: number
  readonly wins: number
}

/** A player leans towards what he has most of, compared with everybody in all games. */
export function leanings(all: readonly Finished[]): Leaning[] {
  const names = Object.keys(LEANINGS)
  const mean = names.map((_, i) => all.reduce((sum, each) => sum + each.measures[i], 0) / all.length)
  const spread = names.map(
    (_, i) => Math.sqrt(all.reduce((sum, each) => sum + (each.measures[i] - mean[i]) ** 2, 0) / all.length) || 1,
  )
  const players = names.map(() => 0)
  const wins = names.map(() => 0)
  for (const { measures, won } of all) {
    const above = measures.map((value, i) => (value - mean[i]) / spread[i])
    const most = above.indexOf(Math.max(...above))
    players[most]++
    wins[most] += won
  }
  return names.map((name, i) => ({ name, mean: mean[i], spread: spread[i], players: players[i], wins: wins[i] }))
}
