import { finalCount } from '../rules/mb11-scoring.ts'
import { discsOn, hasModule, isFreeing, isUnlocked } from '../rules/players.ts'
import { type Maracaibo, PORTS_MODULE, RESISTANCE, SYNERGIES, UPGRADES } from '../rules/state.ts'
import { type Effects, MEASURE, SWITCH, TRIGGER, tables } from '../rules/tables.ts'
import { costWorth, discWorth, moneyWorth, rewardWorth } from './rewards.ts'
import { incomesLeft, turnsInGame } from './times.ts'

/** How often in a turn of one's own a trigger comes to pass, seen over a whole game. */
const OFTEN: Readonly<Record<number, number>> = {
  [TRIGGER.TOKEN]: 0.18,
  [TRIGGER.ANNEX]: 0.14,
  [TRIGGER.DISPLACE]: 0.04,
  [TRIGGER.DELIVER]: 0.25,
  [TRIGGER.DELIVER_AGAIN]: 0.12,
  [TRIGGER.CITY]: 0.3,
  [TRIGGER.QUEST]: 0.16,
  [TRIGGER.DISC]: 0.4,
  [TRIGGER.INFL]: 0.22,
  [TRIGGER.EXPLORE_SPACE]: 0.32,
  [TRIGGER.STOP_VILLAGE]: 0.5,
  [TRIGGER.STOP_CITY]: 0.32,
  [TRIGGER.STOP_NATION]: 0.2,
}

const often = (g: Maracaibo, seat: number, on: number, turns: number): number => {
  if (on === TRIGGER.ROUND) return incomesLeft(g) - 1
  if (on === TRIGGER.INCOME) return incomesLeft(g)
  if (on === TRIGGER.ASSIST) return turns * Math.min(0.3, 0.08 * (1 + g.assistants[seat]))
  if (isFreeing(g) && on === TRIGGER.DISPLACE) return turns * 0.25
  if (isFreeing(g) && (on === TRIGGER.ANNEX || on === TRIGGER.INFL)) return 0
  return turns * OFTEN[on]
}

/** What a measure is worth for each turn that is left. */
const MEASURED: Readonly<Record<number, number>> = {
  [MEASURE.COMBAT_START]: 0.14,
  [MEASURE.FIGHT_FOR]: 0.14,
  [MEASURE.FIGHT_ANY]: 0.16,
  [MEASURE.MOVE]: 0.12,
  [MEASURE.HAND]: 0.36,
  [MEASURE.PLAN]: 0.12,
  [MEASURE.BUY]: 0.3,
  [MEASURE.EXPLORE]: 0.42,
  [MEASURE.VILLAGE_PLUS]: 0.6,
  [MEASURE.QUEST_OBJECT]: 0.25,
}

const SWITCHED: Readonly<Record<number, number>> = {
  [SWITCH.PATRON]: 0.3,
  [SWITCH.JOKER]: 0.06,
  [SWITCH.VARIETY]: 0.8,
  [SWITCH.EMPTY_VILLAGE]: 0.7,
  [SWITCH.DRAW2TOKENS]: 0.2,
  [SWITCH.VILLAGE_FAST]: 0.6,
  [SWITCH.MARKET_TAKE]: 0.35,
  [SWITCH.EXPLORE_TWO]: 0.35,
}

/** BT-2. What effects that last will bring in the turns that are left. */
export function lastingWorth(g: Maracaibo, seat: number, effects: Effects): number {
  const turns = turnsInGame(g, seat)
  let sum = 0
  for (let on = 0; on < effects.triggers.length; on++) {
    for (const gain of effects.triggers[on]) sum += often(g, seat, on, turns) * rewardWorth(g, seat, gain)
  }
  for (let i = 0; i < effects.measures.length; i++) {
    if (effects.measures[i] > 0) sum += effects.measures[i] * MEASURED[i] * turns
  }
  for (let i = 0; effects.switches >> i !== 0; i++) {
    if ((effects.switches & (1 << i)) !== 0) sum += SWITCHED[i] * turns
  }
  if (effects.wildGoods !== 0) sum += turns * 0.15
  if (effects.wildObjects !== 0) sum += turns * 0.18
  if (effects.wildCards !== 0) sum += turns * 0.4
  if (effects.village !== undefined) {
    const { cost, gain } = effects.village
    sum += turns * 0.3 * Math.max(0, rewardWorth(g, seat, gain) - costWorth(g, cost) - moneyWorth(g))
  }
  if (effects.combat !== undefined) {
    sum += turns * 0.16 * Math.max(0, rewardWorth(g, seat, effects.combat.gain) - effects.combat.value * 0.7)
  }
  if (effects.wait !== undefined) sum += rewardWorth(g, seat, effects.wait.gain) * 0.55
  if (effects.triple.length > 0) sum += Math.min(5, turns * 0.5)
  for (const { counts, n } of effects.finals) sum += n * (finalCount(g, seat, counts) + expected(counts, turns))
  return sum
}

/** What an end of the game will count besides what is there. */
const expected = (counts: string, turns: number): number =>
  turns * (counts === 'RANKS' ? 0.2 : counts === 'CARDS_ODD' ? 0.3 : counts === 'EXPLORER' ? 0.1 : 0.14)

/** An assistant is a place that is worth a stop. */
export function assistantWorth(g: Maracaibo, seat: number, gain: number): number {
  return (incomesLeft(g) - 0.6) * 0.8 * Math.max(0.3, rewardWorth(g, seat, gain) - 2.4)
}

/** What a card is worth once it is bought: its points and what it goes on doing. */
export const ownedWorth = (g: Maracaibo, seat: number, card: number): number => {
  const { vp, effects } = tables.cards[card]
  const assistant = g.mark[card] > 0 && effects.assistant !== undefined
  const waits = effects.wait !== undefined && g.mark[card] > 0 ? rewardWorth(g, seat, effects.wait.gain) * 0.55 : 0
  return (
    vp + lastingWorth(g, seat, effects) - waits + (assistant ? assistantWorth(g, seat, effects.assistant!.gain) : 0)
  )
}

/** MB-11.8. A second card with a symbol brings its token. */
export function synergyWorth(g: Maracaibo, seat: number, symbol: number): number {
  if (symbol < 0 || (g.synergy[seat] & (1 << symbol)) !== 0) return 0
  const gain = rewardWorth(g, seat, tables.synergies[symbol])
  return g.symbols[seat * SYNERGIES + symbol] > 0 ? gain : gain * 0.3
}

/** What buying a card brings, before it is paid for. */
export function cardWorth(g: Maracaibo, seat: number, card: number): number {
  const { vp, effects, synergy, needs } = tables.cards[card]
  let sum = vp + lastingWorth(g, seat, effects) + synergyWorth(g, seat, synergy)
  for (const gain of effects.now) {
    if (gain >= 0) sum += rewardWorth(g, seat, gain)
    else if (g.supply[seat] > 0) sum += assistantWorth(g, seat, effects.assistant!.gain) - 1
  }
  return (
    sum +
    taskWorth(g, seat, 'CARDS') -
    needs.combat * 0.6 -
    (needs.figure + needs.placed) * 1.2 -
    needs.goods.length * 0.6
  )
}

/** What a step towards a task of the own career is worth. */
export function taskWorth(g: Maracaibo, seat: number, counts: string): number {
  const career = tables.careers[g.career[seat]]
  if (career === undefined) return 0
  let sum = 0
  for (const [i, task] of career.tasks.entries()) {
    if (task.counts === counts && (g.tasks[seat] & (1 << i)) === 0) sum += 4.5 / task.least
  }
  return sum
}

/** What completing an upgrade brings. */
export function unlockWorth(g: Maracaibo, seat: number, upgrade: number): number {
  const effects = upgradeEffects(g, seat, upgrade)
  let sum = taskWorth(g, seat, 'UPGRADES') + lastingUpgrade(g, seat, upgrade)
  if (effects !== undefined) for (const gain of effects.now) sum += rewardWorth(g, seat, gain)
  if (upgrade === 1 && hasModule(g, PORTS_MODULE) && g.port[seat] >= 0) {
    const { price, bonus } = tables.ports[g.port[seat]]
    if (g.doubloons[seat] >= price) sum += Math.max(0, rewardWorth(g, seat, bonus) - price * moneyWorth(g))
  }
  return sum
}

function upgradeEffects(g: Maracaibo, seat: number, upgrade: number): Effects | undefined {
  if (upgrade === 0) return hasModule(g, RESISTANCE) ? tables.resistance.unlocking : tables.resistance.off
  if (upgrade === 1) {
    if (!hasModule(g, PORTS_MODULE)) return tables.faceDownPort
    return g.port[seat] < 0 ? undefined : tables.ports[g.port[seat]].effects
  }
  return upgrade === 2 ? undefined : tables.upgrades[upgrade]
}

/** What an upgrade goes on doing. */
function lastingUpgrade(g: Maracaibo, seat: number, upgrade: number): number {
  if (upgrade === 2) return turnsInGame(g, seat) * 0.45
  const effects = upgradeEffects(g, seat, upgrade)
  const own = upgrade === 0 && hasModule(g, RESISTANCE) ? turnsInGame(g, seat) * 0.2 : 0
  return own + (effects === undefined ? 0 : lastingWorth(g, seat, effects))
}

/** BT-5. Upgrades pay when they are complete; a first disc removed is half the way. */
export function upgradesWorth(g: Maracaibo, seat: number): number {
  let sum = 0
  for (let upgrade = 0; upgrade < UPGRADES; upgrade++) {
    if (isUnlocked(g, seat, upgrade)) sum += lastingUpgrade(g, seat, upgrade)
    else if (discsOn(g, seat, upgrade) === 1) sum += 0.5 * unlockWorth(g, seat, upgrade)
  }
  return sum
}

/** What removing a disc from an upgrade brings. */
export function removalWorth(g: Maracaibo, seat: number, upgrade: number): number {
  const whole = unlockWorth(g, seat, upgrade)
  return discsOn(g, seat, upgrade) === 1 ? whole : Math.min(whole * 0.5, discWorth(g) + 2) - 0.6
}
