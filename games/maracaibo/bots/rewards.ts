import { questsAt } from '../rules/board.ts'
import { isOccupied, trackEnd } from '../rules/mb7-explorer.ts'
import { canAfford } from '../rules/mb8-paying.ts'
import { canFulfil, topQuest } from '../rules/mb8-quests.ts'
import { discsLeft, influenceOf, isFreeing, locationsOf, ones, unlockedCount } from '../rules/players.ts'
import { type Maracaibo, NATIONS, PLACE, ROUNDS } from '../rules/state.ts'
import { type Cost, type Part, tables } from '../rules/tables.ts'
import { incomesLeft } from './times.ts'

/** BT-2. What a doubloon is worth in victory points, by round: there is less and less to buy. */
const MONEY = [0.62, 0.62, 0.56, 0.48, 0.34]
const FIGURE = [1.7, 1.7, 1.5, 1.3, 0.9]
const COMBAT_POINT = [0.75, 0.75, 0.7, 0.65, 0.5]
const STEP = [1.7, 1.7, 1.7, 1.6, 1.3]
const DISC = [2.2, 2.2, 1.9, 1.6, 1]
const ACTION = [1.6, 1.6, 1.6, 1.5, 1.3]
const CARD = [0.5, 0.5, 0.5, 0.4, 0.2]
const INFLUENCE = [1.7, 1.7, 1.7, 1.7, 1.6]

export const moneyWorth = (g: Maracaibo): number => MONEY[g.round]
export const figureWorth = (g: Maracaibo): number => FIGURE[g.round]
export const combatWorth = (g: Maracaibo): number => COMBAT_POINT[g.round]
export const stepWorth = (g: Maracaibo): number => STEP[g.round]
export const discWorth = (g: Maracaibo): number => DISC[g.round]
export const actionWorth = (g: Maracaibo): number => ACTION[g.round]

/** A step of influence; freeing the Caribbean it is two points. */
export const influenceWorth = (g: Maracaibo): number => (isFreeing(g) ? 2 : INFLUENCE[g.round])

export const incomeWorth = (g: Maracaibo): number => (incomesLeft(g) - 1) * MONEY[Math.min(ROUNDS, g.round + 1)] + 0.5

/** What a cost takes away. */
export function costWorth(g: Maracaibo, cost: Cost): number {
  return (
    cost.doubloons * moneyWorth(g) +
    cost.combat * combatWorth(g) +
    cost.figures * figureWorth(g) +
    (cost.symbols.length + cost.same) * 0.7 -
    cost.discs * discWorth(g)
  )
}

/** BT-1. What a combat brings at the end of a voyage, before any force is added. */
export const fightWorth = (g: Maracaibo, seat: number): number =>
  (isFreeing(g) ? 7 : 6.5) + Math.min(4, g.combat[seat] + g.supply[seat] * 0.5) * 0.5

/** The best quest of these that a seat can pay now, with what a quest is worth besides its reward. */
export function questWorth(g: Maracaibo, seat: number, quest: number): number {
  if (!canFulfil(g, seat, quest)) return 0
  const { cost, reward } = tables.quests[quest]
  return 1 + rewardWorth(g, seat, reward) - costWorth(g, cost)
}

const explored = (g: Maracaibo, seat: number, n: number): number => {
  if (g.explorer[seat] === trackEnd()) return actionWorth(g)
  let best = 0
  let at = g.explorer[seat]
  for (let left = n; left > 0 && at !== trackEnd(); ) {
    const [next] = tables.spaces[at].next
    if (tables.spaces[at].barrier >= 0) best += 2.5
    at = next
    if (!isOccupied(g, at)) left--
  }
  return best + n * stepWorth(g)
}

/** BT-3. The gain of the best nation for so many steps. */
const influenced = (g: Maracaibo, n: number): number => n * influenceWorth(g)

const per = (count: number, n: number): number => count * n

function partWorth(g: Maracaibo, seat: number, part: Part): number {
  const { kind, n } = part
  switch (kind) {
    case 'D':
      return n * moneyWorth(g)
    case 'V':
      return n
    case 'C':
      return Math.min(n, tables.pack.limits.combat - g.combat[seat]) * combatWorth(g)
    case 'F':
      return Math.min(n, g.general[seat]) * figureWorth(g)
    case 'X':
      return explored(g, seat, n)
    case 'S':
      return Math.min(n, discsLeft(g, seat)) * discWorth(g)
    case 'K':
      return n * CARD[g.round]
    case 'A':
      return n * actionWorth(g)
    case 'ID':
      return n * incomeWorth(g)
    case 'IV':
      return n * incomesLeft(g)
    case 'I_ANY':
    case 'I_FIGHT':
    case 'I_FRANCE':
    case 'I_SPAIN':
    case 'I_ENGLAND':
      return influenced(g, n)
    case 'I_FEWEST':
      return influenced(g, n) * 0.8
    case 'R':
      return isFreeing(g) ? 0 : n * 4
    case 'LOSE_INFLUENCE':
      return isFreeing(g) ? -2 * n : canLoseAny(g, seat) ? -1.2 * n : 0
    case 'COMBAT':
      return fightWorth(g, seat)
    case 'QUEST_HERE':
      return bestQuest(g, seat, questsAt(g, PLACE.location + g.ship[seat]))
    case 'TOPQUEST':
      return topQuest(g) < 0 ? 0 : questWorth(g, seat, topQuest(g))
    case 'QUESTS_ON_CARD':
      return n * 1.5
    case 'OBJECT_TABLE':
      return 2.6
    case 'PLACE_VILLAGE':
      return isFreeing(g) ? 0 : 2.5
    case 'PLACE_CITY':
      return isFreeing(g) ? 0 : 4
    case 'LIBERATE_VILLAGE':
    case 'LIBERATE_HERE':
      return liberationWorth(g, seat)
    case 'RETURN_MARKER':
      return 7 * moneyWorth(g) * 0.5
    case 'ASSIST_ANY':
      return g.assistants[seat] > 0 ? 3 : 0
    case 'RISING':
      return rewardWorth(g, seat, tables.rising[Math.max(1, g.round) - 1])
    case 'SECOND_EXPLORER':
      return g.supply[seat] > 0 ? 3 : 0
    case 'DUTCH_CITY':
      return (g.assistants[seat] + g.supply[seat]) * (moneyWorth(g) + combatWorth(g))
    case 'BUY_FOR':
      return n * moneyWorth(g) + actionWorth(g)
    case 'HAND':
      return incomesLeft(g)
    case 'SAIL':
      return 1.2
    case 'V_PER_QUEST':
      return per(g.quests[seat], n)
    case 'V_PER_TOKEN':
      return per(g.tokens[seat], n)
    case 'V_PER_COMBAT':
      return per(g.combat[seat], n)
    case 'V_PER_FIGURE':
      return per(g.supply[seat], n)
    case 'V_PER_UPGRADE':
      return per(unlockedCount(g, seat), n)
    case 'V_PER_SYNERGY':
      return per(ones(g.synergy[seat]), n)
    case 'V_PER_ASSISTANT_TO_5_':
      return per(Math.min(5, g.assistants[seat]), n)
    case 'PAY': {
      const pays = canAfford(g, seat, part.cost, discsLeft(g, seat))
      return pays ? Math.max(0, rewardWorth(g, seat, part.gain) - costWorth(g, part.cost)) : 0
    }
    case 'PAY_EACH':
      return 1.5
    case 'CHOOSE':
      return Math.max(...part.of.map(reward => rewardWorth(g, seat, reward)))
    case 'CITY_ACTION':
      return 4
  }
}

const canLoseAny = (g: Maracaibo, seat: number): boolean => {
  for (let nation = 0; nation < NATIONS; nation++) if (influenceOf(g, seat, nation) > 0) return true
  return false
}

function bestQuest(g: Maracaibo, seat: number, quests: readonly number[]): number {
  let best = 0
  for (const quest of quests) best = Math.max(best, questWorth(g, seat, quest))
  return best
}

/** A marker off the map: a resistance space, and in a cooperative game a step to the common goal. */
export function liberationWorth(g: Maracaibo, _seat: number): number {
  let held = 0
  for (let nation = 0; nation < NATIONS; nation++) held += locationsOf(g, nation)
  return held === 0 ? 0 : 3.5
}

/** What a reward is worth to a seat now, in victory points at the end of the game. */
export function rewardWorth(g: Maracaibo, seat: number, reward: number): number {
  if (reward < 0) return 0
  let sum = 0
  for (const part of tables.rewards[reward]) sum += partWorth(g, seat, part)
  return sum
}
