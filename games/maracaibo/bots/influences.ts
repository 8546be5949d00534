import { nationValue } from '../rules/mb11-scoring.ts'
import { hasGivenUp, influenceOf, isFreeing, rankAt } from '../rules/players.ts'
import { type Maracaibo, ROUNDS } from '../rules/state.ts'
import { tables } from '../rules/tables.ts'

/** What a nation may be worth when ranks are multiplied by it. */
export const valueAtEnd = (g: Maracaibo, nation: number): number =>
  nationValue(g, nation) + (ROUNDS - Math.max(1, g.round)) * 0.9

/** Ranks with the part of the way to the next one. */
export function ranksAt(influence: number): number {
  if (influence <= 0) return 0
  const { ranks } = tables.pack.influence
  const rank = rankAt(influence)
  const low = rank === 0 ? 0 : ranks[rank - 1]
  const high = ranks[Math.min(rank, ranks.length - 1)]
  return rank + (high > low ? (0.8 * (influence - low)) / (high - low) : 0)
}

/** Three points for most influence, as far as they are likely. */
export function leadWorth(g: Maracaibo, seat: number, nation: number, mine: number): number {
  if (mine <= 0) return 0
  for (let other = 0; other < g.seats; other++) {
    if (other !== seat && influenceOf(g, other, nation) > mine) return 0
  }
  return g.round >= 3 ? 2.5 : 1
}

/** BT-3. What influence with a nation is worth to a seat. */
export const standingWorth = (g: Maracaibo, seat: number, nation: number, mine: number): number =>
  valueAtEnd(g, nation) * ranksAt(mine) + leadWorth(g, seat, nation, mine)

/** What so many steps with a nation bring. */
export function influenceGain(g: Maracaibo, seat: number, nation: number, steps: number): number {
  if (isFreeing(g)) return steps * tables.pack.stated.pointsPerInfluence
  if (hasGivenUp(g, seat, nation)) return 0
  const mine = influenceOf(g, seat, nation)
  const more = Math.max(0, Math.min(tables.pack.influence.most, mine + steps))
  return standingWorth(g, seat, nation, more) - standingWorth(g, seat, nation, mine)
}

/** What a further marker of a nation on the map brings: its value rises for everybody who has ranks with it. */
export function markerGain(g: Maracaibo, seat: number, nation: number): number {
  let others = 0
  for (let other = 0; other < g.seats; other++) {
    if (other !== seat) others = Math.max(others, ranksAt(influenceOf(g, other, nation)))
  }
  return 0.7 * ranksAt(influenceOf(g, seat, nation)) - 0.35 * others + 0.4
}
