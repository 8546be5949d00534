import { argA, argB, type Bot, entryIndex, type FastChance } from '@spanish-main/kernel'
import { goodOf, HOMEWARD, hasRoom, isCity, isVillage, questsAt, SPACE_21B } from '../rules/board.ts'
import { hasAssistant } from '../rules/choices.ts'
import { maracaibo } from '../rules/index.ts'
import { priceOf } from '../rules/mb5-buy.ts'
import { serves } from '../rules/mb8-paying.ts'
import { canFulfil } from '../rules/mb8-quests.ts'
import { discsLeft, discsOn, handOf, influenceOf, isFreeing, isPlanned, markersOnMap } from '../rules/players.ts'
import { CARDS, type Maracaibo, PLACE, ROUNDS } from '../rules/state.ts'
import { tables } from '../rules/tables.ts'

/** BT-1. What a stop is worth before anything is known of the rest of the turn. */
export function stopWorth(g: Maracaibo, seat: number, at: number, points: number): number {
  let best = 0
  if (isCity(g, at)) {
    const good = goodOf(g, at)
    const delivers = good >= 0 && hasRoom(g, at) && discsLeft(g, seat) > 0
    best = 3 + (delivers && handOf(g, seat).some(card => serves(g, seat, card, good)) ? 4 : 0)
  }
  if (isVillage(g, at))
    best = Math.max(best, (points >= 7 ? 3 : points >= 4 ? 2 : 1) * (bestBuy(g, seat) > 0 ? 2.4 : 1.1))
  for (const quest of questsAt(g, PLACE.location + at)) if (canFulfil(g, seat, quest)) best = Math.max(best, 8)
  for (let card = 0; card < CARDS; card++) {
    if (hasAssistant(g, seat, card) && g.mark[card] === at + 1) best = Math.max(best, 5)
  }
  if (at === HOMEWARD || at === SPACE_21B) best = 5
  return best - 0.25 * points
}

/** The best card that a seat can pay for now, 0 if none is worth it. */
function bestBuy(g: Maracaibo, seat: number): number {
  let best = 0
  for (let card = 0; card < CARDS; card++) {
    if (g.place[card] !== PLACE.hand + seat && !isPlanned(g, seat, card)) continue
    if (priceOf(g, seat, card, 0) <= g.doubloons[seat]) best = Math.max(best, cardWorth(g, card))
  }
  return best
}

/** BT-2. A card's points and, while there is time, its effects. */
export function cardWorth(g: Maracaibo, card: number): number {
  const { vp, effects, cost } = tables.cards[card]
  const left = ROUNDS + 1 - Math.max(1, g.round)
  const lasting =
    effects.triggers.filter(each => each.length > 0).length + (effects.assistant ? 1 : 0) + (effects.village ? 1 : 0)
  return vp + effects.now.length * 2.5 + lasting * 1.2 * left - cost * 0.25
}

type Args = readonly [number, number]

/** What a move is worth at first sight, by its decision and name. */
function moveWorth(g: Maracaibo, seat: number, decision: string, name: string, [a, b]: Args): number {
  if (decision === 'sail' || decision === 'sail-on') return name === 'sail' ? stopWorth(g, seat, a, b) : -1
  if (name === 'plan') return -2
  if (name === 'buy') return decision === 'port-bonus' ? 2 : cardWorth(g, a)
  if (name === 'invest') return 6 + g.round
  if (name === 'take') return 0.8
  if (name === 'discard-hand') return 0.4
  if (name === 'use') return 3
  if (name === 'quest' || name === 'fulfil' || name === 'card-quest') return 8
  if (name === 'assistant') return 5
  if (name === 'city') return 5
  if (name === 'village') return 4
  if (name === 'combat') return 4
  if (name === 'explore') return 3.5
  if (name === 'to') return -tables.toEnd[a]
  if (name === 'deliver' || name === 'again' || name === 'take-disc' || name === 'act') return 3
  if (name === 'disc') return decision === 'disc' ? 2 - discsOn(g, seat, a) + a * 0.01 : 1
  if (name === 'display') return tables.cards[g.display[a - 1]]?.vp ?? 0
  if (name === 'nation') return influenceOf(g, seat, a)
  if (name === 'liberate' || name === 'further') return 6
  if (name === 'displace') return 5
  if (name === 'annex') return isCity(g, a) ? 5.5 : 4
  if (name === 'influence') return a === 2 ? 4.5 : 3
  if (name === 'add-points') return isFreeing(g) && a <= 2 ? 2 : -1
  if (name === 'against') return isFreeing(g) ? markersOnMap(g, a) : 0.5
  if (name === 'space' || name === 'hint' || name === 'tile' || name === 'pay' || name === 'free-luysa') return 2
  if (name === 'drop-hint') return 1
  return 0
}

/** The best move at first sight; nearly equal ones by chance. */
export function choose(g: Maracaibo, seat: number, moves: readonly number[], chance: FastChance): number {
  let best = moves[0]
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const code of moves) {
    const entry = maracaibo.moves[entryIndex(code)]
    const args: Args = [argA(entry, code), argB(entry, code)]
    const worth = moveWorth(g, seat, entry.decision.name, entry.name, args) + chance.int(1000) / 2000
    if (worth <= bestWorth) continue
    best = code
    bestWorth = worth
  }
  return best
}

/** Quick heuristics on the own view. */
export const deckhand: Bot<Maracaibo> = (insight, seat, moves, chance) => choose(insight.view(), seat, moves, chance)
