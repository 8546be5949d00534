import { counted } from '../rules/mb11-careers.ts'
import { influenceOf, isBought, isFreeing } from '../rules/players.ts'
import { BUILDINGS, CARDS, type Maracaibo, NATIONS, PLACE, ROUNDS } from '../rules/state.ts'
import { tables } from '../rules/tables.ts'
import { cardWorth, ownedWorth, upgradesWorth } from './engines.ts'
import { standingWorth } from './influences.ts'
import { combatWorth, figureWorth, incomeWorth, moneyWorth, rewardWorth } from './rewards.ts'
import { TURN } from './stops.ts'
import { incomesLeft, turnsInGame, turnsLeft } from './times.ts'

/** Beyond this a purse is worth less: there are not actions enough to spend it. */
const PURSE = 18

/** BT-2. What a seat has, in victory points at the end of the game, by part. */
export function partsOf(g: Maracaibo, seat: number): Readonly<Record<string, number>> {
  return {
    points: g.points[seat],
    money: (Math.min(PURSE, g.doubloons[seat]) + 0.5 * Math.max(0, g.doubloons[seat] - PURSE)) * moneyWorth(g),
    income: g.income[seat] * incomeWorth(g),
    'point-income': g.pointIncome[seat] * incomesLeft(g),
    cards: owned(g, seat),
    nations: nations(g, seat),
    upgrades: upgradesWorth(g, seat),
    explorer: explorer(g, seat),
    crew: g.supply[seat] * figureWorth(g) + g.combat[seat] * combatWorth(g),
    quests: career(g, seat) + g.tokens[seat] * 0.3,
    freedom: isFreeing(g) ? g.liberated[seat] * 1.5 : 0,
    hand: hand(g, seat),
    tempo: g.ender >= 0 ? 0 : TURN * turnsLeft(g, seat),
  }
}

export function worth(g: Maracaibo, seat: number): number {
  let sum = 0
  for (const part of Object.values(partsOf(g, seat))) sum += part
  return sum
}

function owned(g: Maracaibo, seat: number): number {
  let sum = 0
  for (let card = 0; card < CARDS; card++) if (isBought(g, seat, card)) sum += ownedWorth(g, seat, card)
  for (let building = 0; building < BUILDINGS; building++) {
    if ((g.invested[building] & (1 << seat)) === 0) continue
    sum += tables.buildings[building].vp + tables.buildings[building].effects.finals.length * 2
  }
  return sum
}

/** BT-3. Influence with every nation. */
function nations(g: Maracaibo, seat: number): number {
  if (isFreeing(g)) return 0
  let sum = 0
  for (let nation = 0; nation < NATIONS; nation++)
    sum += standingWorth(g, seat, nation, Math.max(0, influenceOf(g, seat, nation)))
  return sum
}

/** BT-6. What lies ahead on the track, the nearer the more likely to be reached. */
function explorer(g: Maracaibo, seat: number): number {
  const steps = 1 + turnsInGame(g, seat) * 0.8
  let sum = 0
  let distance = 0
  for (let at = g.explorer[seat]; ; ) {
    const { next, barrier } = tables.spaces[at]
    if (next.length === 0) break
    distance++
    if (barrier >= 0) {
      const rewards = tables.barrierRewards[barrier]
      sum += likely(distance, steps) * rewardWorth(g, seat, rewards[Math.min(g.order[barrier], rewards.length - 1)])
    }
    at = next[next.length - 1]
  }
  const end = tables.endByOrder[Math.min(g.order[3], tables.endByOrder.length - 1)]
  const arriving = distance === 0 ? 0 : rewardWorth(g, seat, end) + 2
  return sum + likely(distance, steps) * arriving + (tables.toEnd[0] - tables.toEnd[g.explorer[seat]]) * 0.2
}

const likely = (distance: number, steps: number): number => Math.max(0, 1 - distance / (steps + 4)) ** 0.8

/** BT-7. Tasks of the career by how much of them is done. */
function career(g: Maracaibo, seat: number): number {
  const own = tables.careers[g.career[seat]]
  if (own === undefined) return 0
  let sum = 0
  for (const [i, task] of own.tasks.entries()) {
    if ((g.tasks[seat] & (1 << i)) !== 0) sum += 1.8
    else sum += 4.2 * Math.min(1, counted(g, seat, task.counts) / task.least) * 0.8
  }
  return sum
}

/** BT-4. Cards are for buying, delivering and paying; the best of the hand are worth planning. */
function hand(g: Maracaibo, seat: number): number {
  let sum = 0
  const money = moneyWorth(g)
  const late = g.round === ROUNDS ? 0.12 : 0.25
  for (let card = 0; card < CARDS; card++) {
    const place = g.place[card]
    if (place !== PLACE.hand + seat && place !== PLACE.planned + seat) continue
    const gain = Math.max(0, cardWorth(g, seat, card) - tables.cards[card].cost * money)
    sum += Math.min(4, gain) * late + (place === PLACE.hand + seat ? 0.4 : 0)
  }
  return sum
}
