import {
  actionOf,
  goodOf,
  HOMEWARD,
  hasRoom,
  isCity,
  isVillage,
  LAST_21A,
  LAST_22,
  questsAt,
  SPACE_21B,
} from '../rules/board.ts'
import { hasAssistant } from '../rules/choices.ts'
import { priceOf, refuseBuying } from '../rules/mb5-buy.ts'
import { serves } from '../rules/mb8-paying.ts'
import { discsLeft, handOf, inHand, isPlanned, measure, openPort, switched } from '../rules/players.ts'
import { BUILDING0, CARDS, type Maracaibo, PLACE } from '../rules/state.ts'
import { TRIGGER, tables } from '../rules/tables.ts'
import { cardWorth } from './engines.ts'
import { discWorth, figureWorth, moneyWorth, questWorth, rewardWorth } from './rewards.ts'
import { turnsLeft } from './times.ts'

/** What a turn of one's own is worth on the average. */
export const TURN = 4.4

/** What buying a card gains when it is paid for. */
export const buyWorth = (g: Maracaibo, seat: number, card: number, discount = 0): number =>
  cardWorth(g, seat, card) - priceOf(g, seat, card, discount) * moneyWorth(g)

export function investWorth(g: Maracaibo, seat: number, building: number): number {
  const { cost, vp, effects } = tables.buildings[building]
  let sum = vp - cost * moneyWorth(g) - figureWorth(g)
  for (const gain of effects.now) sum += rewardWorth(g, seat, gain)
  return sum + effects.finals.length * 2
}

/** The gains of the village actions that a seat has money for, best first, and a doubloon for every further one. */
function villageGains(g: Maracaibo, seat: number): number[] {
  const choices: { gain: number; price: number }[] = []
  for (let card = 0; card < CARDS; card++) {
    if (!inHand(g, seat, card) && !isPlanned(g, seat, card)) continue
    if (refuseBuying(g, seat, card, 0) === undefined)
      choices.push({ gain: buyWorth(g, seat, card), price: priceOf(g, seat, card, 0) })
  }
  for (let i = 0; i < g.buildingsOpen; i++) {
    const building = g.buildings[i] - BUILDING0
    if ((g.invested[building] & (1 << seat)) !== 0 || g.supply[seat] === 0) continue
    choices.push({ gain: investWorth(g, seat, building), price: tables.buildings[building].cost })
  }
  choices.sort((a, b) => b.gain - a.gain)
  let money = g.doubloons[seat]
  const gains: number[] = []
  for (const { gain, price } of choices) {
    if (price > money || gain < moneyWorth(g)) continue
    money -= price
    gains.push(gain)
  }
  for (const card of tables.cardsWith.village) {
    if (g.place[card] === PLACE.bought + seat) gains.push(1.6 * moneyWorth(g))
  }
  return gains.sort((a, b) => b - a)
}

/** Village actions for so many movement points. */
function actionsFor(g: Maracaibo, seat: number, points: number): number {
  const { usual, fast } = tables.pack.villageActions
  let count = measure(g, seat, 'VILLAGE_PLUS')
  for (const least of switched(g, seat, 'VILLAGE_FAST') ? fast : usual) if (points >= least) count++
  return count
}

/** What a seat knows before it weighs its stops. */
export interface Outlook {
  readonly gains: readonly number[]
  readonly hand: readonly number[]
}

export const outlook = (g: Maracaibo, seat: number): Outlook => ({
  gains: villageGains(g, seat),
  hand: handOf(g, seat),
})

const triggered = (g: Maracaibo, seat: number, on: number): number => {
  if ((g.triggers[seat] & (1 << on)) === 0) return 0
  let sum = 0
  for (const card of tables.cardsWith.triggers[on]) {
    if (g.place[card] !== PLACE.bought + seat) continue
    for (const gain of tables.cards[card].effects.triggers[on]) sum += rewardWorth(g, seat, gain)
  }
  return sum
}

export function cityWorth(g: Maracaibo, seat: number, at: number, hand: readonly number[]): number {
  const good = goodOf(g, at)
  const delivers =
    good >= 0 && hasRoom(g, at) && discsLeft(g, seat) > 0 && hand.some(card => serves(g, seat, card, good))
  const delivery = delivers ? discWorth(g) + 0.3 + triggered(g, seat, TRIGGER.DELIVER) : 0
  return delivery + Math.max(0, rewardWorth(g, seat, actionOf(g, at))) + triggered(g, seat, TRIGGER.CITY)
}

export function villageWorth(g: Maracaibo, seat: number, points: number, gains: readonly number[]): number {
  let sum = 0
  const count = actionsFor(g, seat, points)
  for (let i = 0; i < count; i++) sum += gains[i] ?? moneyWorth(g)
  return sum
}

/** What happens where a movement ends. */
function arrivalWorth(g: Maracaibo, seat: number, at: number, points: number): number {
  let sum = 0
  if (isVillage(g, at)) {
    sum += triggered(g, seat, TRIGGER.STOP_VILLAGE)
    if (switched(g, seat, 'EMPTY_VILLAGE') && g.markers[at] === 0) sum += Math.min(5, points) * moneyWorth(g)
  }
  if (isCity(g, at)) sum += triggered(g, seat, TRIGGER.STOP_CITY)
  const port = openPort(g, seat)
  if (port >= 0 && g.markers[at] > 0 && tables.ports[port].nation === g.owner[at])
    for (const gain of tables.ports[port].effects.triggers[TRIGGER.STOP_NATION]) sum += rewardWorth(g, seat, gain)
  for (let i = 0; i < tables.legacy.length; i++) {
    if ((g.legacy & (1 << i)) !== 0 && tables.legacy[i].at === at) sum += rewardWorth(g, seat, tables.legacy[i].stop)
  }
  if (g.hints[at] > 0) sum += 4
  return sum
}

/** MB-6.7. What the two choices of 20 and 21b are worth. */
export const homewardWorth = (g: Maracaibo, seat: number, choice: number): number =>
  rewardWorth(g, seat, tables.homeward[choice])

/** BT-1. What a stop is worth: the best that can be done there, and the turns that it leaves. */
export function stopWorth(g: Maracaibo, seat: number, at: number, points: number, { gains, hand }: Outlook): number {
  let best = 0
  if (at === LAST_21A || at === LAST_22) best = 3
  else if (at === HOMEWARD || at === SPACE_21B) best = Math.max(homewardWorth(g, seat, 0), homewardWorth(g, seat, 1))
  else {
    if (isCity(g, at)) best = cityWorth(g, seat, at, hand)
    if (isVillage(g, at)) best = villageWorth(g, seat, points, gains)
    for (const quest of questsAt(g, PLACE.location + at)) best = Math.max(best, questWorth(g, seat, quest))
    if (g.assistants[seat] > 0) best = Math.max(best, bestAssistant(g, seat, at))
  }
  return best + arrivalWorth(g, seat, at, points) + TURN * turnsLeft(g, seat, at)
}

function bestAssistant(g: Maracaibo, seat: number, at: number): number {
  let best = 0
  for (let card = 0; card < CARDS; card++) {
    if (g.mark[card] !== at + 1 || !hasAssistant(g, seat, card)) continue
    best = Math.max(best, rewardWorth(g, seat, tables.cards[card].effects.assistant!.gain))
  }
  return best + triggered(g, seat, TRIGGER.ASSIST)
}
