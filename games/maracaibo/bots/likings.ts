import { actionOf, flagOf, isCity } from '../rules/board.ts'
import { waysFrom } from '../rules/mb7-explorer.ts'
import { AGAINST, FOR } from '../rules/mb10-combat.ts'
import { handOf, influenceOf, rankAt } from '../rules/players.ts'
import { CARDS, FOUND, type Maracaibo, PLACE, QUEST0, QUESTS, ROUNDS, UPGRADES } from '../rules/state.ts'
import { type Effects, tables } from '../rules/tables.ts'
import { pending, top } from '../rules/words.ts'
import { cardWorth, lastingWorth, removalWorth } from './engines.ts'
import { deedWorth, liberationGain, sideWorth } from './fights.ts'
import { influenceGain, markerGain, valueAtEnd } from './influences.ts'
import {
  combatWorth,
  costWorth,
  discWorth,
  figureWorth,
  moneyWorth,
  questWorth,
  rewardWorth,
  stepWorth,
} from './rewards.ts'
import { buyWorth, cityWorth, homewardWorth, investWorth, outlook, stopWorth, TURN, villageWorth } from './stops.ts'
import { turnsLeft } from './times.ts'

/** What a seat thinks of a move of the open decision: its name and its arguments. */
type Liking = (name: string, a: number, b: number, c: number) => number
type Likings = Readonly<Record<string, (g: Maracaibo, seat: number) => Liking>>

/** What a hand card is worth if it stays: something to buy later, a good, an object. */
const keepWorth = (g: Maracaibo, seat: number, card: number): number =>
  0.5 + 0.25 * Math.min(6, Math.max(0, cardWorth(g, seat, card) - tables.cards[card].cost * moneyWorth(g)))

/** MB-2.2. At the end of the turn a good card makes room in the hand. */
const planWorth = (g: Maracaibo, seat: number, card: number): number => {
  if (g.round === ROUNDS && turnsLeft(g, seat) < 1.5) return -1
  return cardWorth(g, seat, card) - tables.cards[card].cost * moneyWorth(g) > 1.2
    ? 0.5 + 0.1 * keepWorth(g, seat, card)
    : -1
}

const freesLuysa = (name: string): number => (name === 'free-luysa' ? 20 : -2)

/** Village actions of cards, upgrades and the port. */
function useWorth(g: Maracaibo, seat: number, source: number): number {
  const effects: Effects =
    source < CARDS
      ? tables.cards[source].effects
      : source < CARDS + UPGRADES
        ? tables.upgrades[source - CARDS]
        : tables.ports[source - CARDS - UPGRADES].effects
  if (effects.village === undefined) return liberationGain(g, seat, g.ship[seat]) + 1.5 - 3 * combatWorth(g)
  return rewardWorth(g, seat, effects.village.gain) - costWorth(g, effects.village.cost)
}

const questAt = (g: Maracaibo, place: number): number => {
  for (let quest = 0; quest < QUESTS; quest++) if (g.place[QUEST0 + quest] === place) return quest
  return -1
}

/** BT-6. Barriers, the space itself, and the way that is left. */
function exploreWorth(g: Maracaibo, seat: number, space: number): number {
  const { distance, figure } = pending(g, 'explore')!
  const from = figure === 1 ? g.explorer[seat] : g.second[seat]
  const way = waysFrom(g, from, distance).get(space)
  if (way === undefined) return 0
  let sum = (tables.toEnd[from] - tables.toEnd[space]) * stepWorth(g) * (figure === 1 ? 1 : 0.5)
  for (const barrier of way.barriers) sum += rewardWorth(g, seat, tables.barrierRewards[barrier][0]) * 0.9 + 1
  const { reward, quest, next } = tables.spaces[space]
  if (next.length === 0) sum += rewardWorth(g, seat, tables.endByOrder[0]) + 2
  if (!quest) return sum + rewardWorth(g, seat, reward)
  const place = PLACE.track + tables.spaces.slice(0, space).filter(each => each.quest).length
  const found = questAt(g, place)
  return sum + (found < 0 ? 0 : questWorth(g, seat, found))
}

const drawWorth = (g: Maracaibo, seat: number, card: number): number => {
  const affordable = tables.cards[card].cost <= g.doubloons[seat] + 6 ? 1 : 0.5
  return keepWorth(g, seat, card) * affordable + wanted(g, tables.cards[card].good)
}

/** BT-4. Goods that markets still take. */
function wanted(g: Maracaibo, good: number): number {
  let count = 0
  for (const tile of g.tile) if (tile >= 0 && tables.cityTiles[tile].good === good) count++
  return 0.15 * count
}

const gainOf = (reward: number, part: number): number => tables.rewards[reward][part].gain

/** A port opens late: dealt at random to 2,800 ships, no port was five points better than another. */
const LASTING_PORT = 0.2

/** What each decision's moves are worth at first sight. */
export const LIKINGS: Likings = {
  'choose-port': (g, seat) => (_name, port) => {
    const { effects, bonus, price } = tables.ports[port]
    return LASTING_PORT * lastingWorth(g, seat, effects) + rewardWorth(g, seat, bonus) - price * moneyWorth(g)
  },
  'choose-plan': (g, seat) => (_name, card) => cardWorth(g, seat, card) - tables.cards[card].cost * moneyWorth(g),
  'choose-discards': (g, seat) => (_name, a, b, c) =>
    -keepWorth(g, seat, a) - keepWorth(g, seat, b) - keepWorth(g, seat, c),
  sail(g, seat) {
    const view = outlook(g, seat)
    return (name, at, points) => {
      if (name !== 'sail') return name === 'plan' ? -50 : freesLuysa(name) * 3
      return stopWorth(g, seat, at, points, view)
    }
  },
  'sail-on'(g, seat) {
    const view = outlook(g, seat)
    return (name, at, points) =>
      name === 'stay' ? TURN * turnsLeft(g, seat) : stopWorth(g, seat, at, points, view) - TURN
  },
  stop: (g, seat) => (name, tile) => {
    if (name === 'tile') return rewardWorth(g, seat, tables.legacy[tile].stop)
    if (name === 'hint') return 4
    return name === 'done' ? 0.1 : freesLuysa(name)
  },
  'give-up': (g, seat) => (_name, nation) => {
    const mine = Math.max(0, influenceOf(g, seat, nation))
    return rankAt(mine) * (tables.pack.stated.dutchPerRank * moneyWorth(g) - valueAtEnd(g, nation)) - 0.3 * mine
  },
  main(g, seat) {
    const view = outlook(g, seat)
    return (name, a) => {
      if (name === 'city') return cityWorth(g, seat, g.ship[seat], view.hand)
      if (name === 'village') return villageWorth(g, seat, g.moved, view.gains)
      if (name === 'quest') return questWorth(g, seat, a)
      if (name === 'assistant') return rewardWorth(g, seat, tables.cards[a].effects.assistant!.gain)
      if (name === 'combat' || name === 'explore') return homewardWorth(g, seat, name === 'combat' ? 0 : 1)
      return name === 'plan' ? -50 : name === 'nothing' ? 0 : freesLuysa(name)
    }
  },
  'wrap-up': (g, seat) => (name, a) =>
    name === 'plan' ? planWorth(g, seat, a) : name === 'end-turn' ? 0 : redIsFull(g, name),
  draw: (g, seat) => (name, slot) => (name === 'pile' ? 1.1 : drawWorth(g, seat, g.display[slot - 1])),
  village: (g, seat) => (name, a) => {
    if (name === 'take') return moneyWorth(g)
    if (name === 'discard-hand') return 2 * moneyWorth(g) - handLoss(g, seat)
    if (name === 'buy') return buyWorth(g, seat, a)
    if (name === 'invest') return investWorth(g, seat, a)
    if (name === 'use') return useWorth(g, seat, a)
    if (name === 'card-quest') return questWorth(g, seat, a)
    if (name === 'stop') return 0
    return name === 'plan' ? -50 : freesLuysa(name)
  },
  'buy-cheaper': (g, seat) => (name, card) =>
    name === 'buy' ? buyWorth(g, seat, card, top(g, 'buy-cheaper').discount) : 0,
  'interim-choice': (g, seat) => (name, card) => {
    if (name === 'buy') return buyWorth(g, seat, card)
    return name === 'take' ? (g.round === ROUNDS ? 0 : tables.pack.interim.doubloons * moneyWorth(g)) : discWorth(g)
  },
  deliver: (g, seat) => (name, card) => {
    if (name === 'deliver') return discWorth(g) + 1 - keepWorth(g, seat, card)
    return name === 'take-disc' ? rewardWorth(g, seat, tables.marketTake) : 0
  },
  'deliver-again': (g, seat) => (name, card) => (name === 'again' ? 2 * combatWorth(g) - keepWorth(g, seat, card) : 0),
  'city-act': (g, seat) => name =>
    name === 'act' ? rewardWorth(g, seat, actionOf(g, top(g, 'city-act').city)) + 0.2 : 0,
  disc: (g, seat) => (_name, upgrade) => removalWorth(g, seat, upgrade),
  'port-bonus': (g, seat) => name => {
    const { price, bonus } = tables.ports[g.port[seat]]
    return name === 'buy' ? rewardWorth(g, seat, bonus) - price * moneyWorth(g) : 0
  },
  'explore-to': (g, seat) => (name, a) => {
    if (name === 'to') return exploreWorth(g, seat, a)
    return name === 'stay' ? 0 : 2 * a
  },
  'quest-offer': (g, seat) => name => (name === 'fulfil' ? questWorth(g, seat, top(g, 'quest-offer').quest) : 0),
  'pay-symbol': (g, seat) => (name, card) => (name === 'pay' ? -keepWorth(g, seat, card) : name === 'joker' ? -3 : 0.5),
  exchange: (g, seat) => name => {
    const { reward, part } = top(g, 'exchange')
    if (name === 'decline') return 0
    return rewardWorth(g, seat, gainOf(reward, part)) - costWorth(g, tables.rewards[reward][part].cost)
  },
  'pay-each': (g, seat) => name => {
    const { reward, part } = top(g, 'pay-each')
    return name === 'pay' ? rewardWorth(g, seat, gainOf(reward, part)) - 0.9 : 0
  },
  choose: (g, seat) => (_name, n) => {
    const { reward, part } = top(g, 'choose')
    return rewardWorth(g, seat, tables.rewards[reward][part].of[n - 1])
  },
  'far-city': (g, seat) => (_name, at) => cityWorth(g, seat, at, handOf(g, seat)),
  assist: (g, seat) => (name, card) =>
    name === 'assistant' ? rewardWorth(g, seat, tables.cards[card].effects.assistant!.gain) : 0,
  'gain-influence': (g, seat) => (_name, nation) => influenceGain(g, seat, nation, top(g, 'gain-influence').steps),
  'fewest-influence': (g, seat) => (_name, nation) => influenceGain(g, seat, nation, top(g, 'fewest-influence').steps),
  'lose-influence': (g, seat) => (name, nation) => (name === 'nation' ? influenceGain(g, seat, nation, -1) : 0),
  'rise-in-rank': (g, seat) => (name, nation) => (name === 'nation' ? influenceGain(g, seat, nation, 2) + 0.2 : 0),
  patron: g => (_name, nation) => {
    let all = 0
    for (let seat = 0; seat < g.seats; seat++) all += influenceOf(g, seat, nation)
    return all
  },
  'place-marker': (g, seat) => (name, nation, at) =>
    name === 'place' ? markerGain(g, seat, nation) + (isCity(g, at) ? rewardWorth(g, seat, flagOf(g, at)) : 0) : 0,
  'free-village': (g, seat) => (name, at) => (name === 'liberate' ? liberationGain(g, seat, at) : 0),
  resist: (g, seat) => (name, slot) =>
    name === 'space' ? rewardWorth(g, seat, tables.resistance.spaces[slot - 1]) + 0.5 : 0,
  'return-marker': g => name => (name === 'none' ? 0 : 7 * moneyWorth(g) - 1.5),
  'keep-token': () => (_name, token) => Math.max(...tables.tokens[token].values),
  'choose-side': (g, seat) => (name, nation) => sideWorth(g, seat, nation, name === 'for' ? FOR : AGAINST),
  'pay-force': g => (name, figures) => (name === 'figures' ? figures * (combatWorth(g) - figureWorth(g)) : 0),
  'token-cost': () => name => (name === 'pay' ? 0.4 : 0),
  fight: (g, seat) => (name, a) => deedWorth(g, seat, name, a),
  ransom: () => name => (name === 'pay' ? 10 : 0),
  vote: () => name => (name === 'uprising' ? 0.2 : 0),
}

/** MU-7.3. Only a full pair of red spaces is worth a card. */
const redIsFull = (g: Maracaibo, name: string): number => {
  if (name === 'free-luysa') return 20
  if (g.luysa === FOUND) return -2
  return g.place.filter(place => place === PLACE.search || place === PLACE.search + 1).length === 2 ? 1 : -2
}

/** What throwing the hand away loses. */
function handLoss(g: Maracaibo, seat: number): number {
  let sum = 0
  for (const card of handOf(g, seat)) sum += keepWorth(g, seat, card) - 0.5
  return sum - 0.3
}
