import { nationValue } from '../rules/mb11-scoring.ts'
import { discsOn, influenceOf, isBought, isFreeing, rankAt } from '../rules/players.ts'
import { BUILDINGS, CARDS, type Maracaibo, NATIONS, ROUNDS, UPGRADES } from '../rules/state.ts'
import { tables } from '../rules/tables.ts'

/** Incomes still to come; the last pays points only. */
const incomesLeft = (g: Maracaibo): number => ROUNDS + 1 - Math.max(1, g.round)

/** BT-2. What a seat has, in victory points at the end of the game, by part. */
export function partsOf(g: Maracaibo, seat: number): Readonly<Record<string, number>> {
  const left = incomesLeft(g)
  const money = 0.25 + 0.15 * (left - 1)
  return {
    points: g.points[seat],
    money: g.doubloons[seat] * money,
    income: g.income[seat] * (left - 1) * money + g.income[seat] * 0.5,
    'point-income': g.pointIncome[seat] * left,
    cards: printed(g, seat) + g.bought[seat] * 0.6 * (left - 1),
    nations: nations(g, seat),
    upgrades: upgrades(g, seat, left),
    explorer: (tables.toEnd[0] - tables.toEnd[g.explorer[seat]]) * 1.3,
    crew: g.supply[seat] * 1.4 + g.combat[seat] * 0.6 + g.assistants[seat] * 1.2 * left,
    quests: g.quests[seat] * 1.5 + g.tokens[seat] * 0.8,
    freedom: isFreeing(g) ? g.liberated[seat] * 2.5 : 0,
    hand: g.handSize[seat] * 0.5 + g.plannedSize[seat] * 0.6,
  }
}

export function worth(g: Maracaibo, seat: number): number {
  let sum = 0
  for (const part of Object.values(partsOf(g, seat))) sum += part
  return sum
}

function printed(g: Maracaibo, seat: number): number {
  let sum = 0
  for (let card = 0; card < CARDS; card++) if (isBought(g, seat, card)) sum += tables.cards[card].vp
  for (let building = 0; building < BUILDINGS; building++) {
    if ((g.invested[building] & (1 << seat)) !== 0) sum += tables.buildings[building].vp
  }
  return sum
}

/** BT-3. Rank times the value a nation may come to have, and the way to the next rank. */
function nations(g: Maracaibo, seat: number): number {
  if (isFreeing(g)) return 0
  let sum = 0
  for (let nation = 0; nation < NATIONS; nation++) {
    const mine = Math.max(0, influenceOf(g, seat, nation))
    const value = nationValue(g, nation) + (ROUNDS - g.round) * 0.5
    const rank = rankAt(mine)
    const { ranks } = tables.pack.influence
    const [low, high] = [rank === 0 ? 0 : ranks[rank - 1], ranks[Math.min(rank, ranks.length - 1)]]
    sum += value * (rank + (high > low ? (0.7 * (mine - low)) / (high - low) : 0))
  }
  return sum
}

/** BT-5. Upgrades pay when they are complete; a lone disc removed is worth little. */
function upgrades(g: Maracaibo, seat: number, left: number): number {
  let sum = 0
  for (let upgrade = 0; upgrade < UPGRADES; upgrade++) {
    const discs = discsOn(g, seat, upgrade)
    sum += discs === 0 ? 1.5 + left : discs === 1 ? 1 : 0
  }
  return sum
}
