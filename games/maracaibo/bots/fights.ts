import { flagOf, isCity, neighbours, takesMarkers } from '../rules/board.ts'
import { AGAINST, combatFrame, FOR, startingValue } from '../rules/mb10-combat.ts'
import { occupiedCities } from '../rules/mb10-fight.ts'
import { COMBAT_UPGRADE, isBought, isFreeing, isUnlocked, openPort } from '../rules/players.ts'
import { CARDS, JACQUES_MODULE, LOCATIONS, type Maracaibo, UPGRADES } from '../rules/state.ts'
import { TRIGGER, tables } from '../rules/tables.ts'
import { influenceGain, markerGain } from './influences.ts'
import { combatWorth, figureWorth, rewardWorth } from './rewards.ts'

/** Something that a combat can do: what it costs, what it brings, and what may not be done besides. */
interface Deed {
  readonly cost: number
  readonly gain: number
  readonly bit: number
}

const INFLUENCE = 1
const ANNEX = 2
const FURTHER = 8
const CITY = 16
const VILLAGE = 32
const CARD0 = 64

const triggerGain = (g: Maracaibo, seat: number, on: number): number => {
  if ((g.triggers[seat] & (1 << on)) === 0) return 0
  let sum = 0
  for (const card of tables.cardsWith.triggers[on]) {
    if (!isBought(g, seat, card)) continue
    for (const gain of tables.cards[card].effects.triggers[on]) sum += rewardWorth(g, seat, gain)
  }
  return sum
}

/** The best place of a kind for a marker; −1 if there is none. */
function bestEmpty(g: Maracaibo, seat: number, city: boolean): number {
  let best = -1
  let bestFlag = -1
  for (let at = 0; at < LOCATIONS; at++) {
    if (g.markers[at] > 0 || !takesMarkers(g, at) || isCity(g, at) !== city) continue
    const flag = city ? rewardWorth(g, seat, flagOf(g, at)) : 0
    if (flag <= bestFlag) continue
    best = at
    bestFlag = flag
  }
  return best
}

/** What annexing a place for a nation brings. */
export const annexGain = (g: Maracaibo, seat: number, nation: number, at: number): number =>
  markerGain(g, seat, nation) +
  triggerGain(g, seat, TRIGGER.ANNEX) +
  (isCity(g, at) ? rewardWorth(g, seat, flagOf(g, at)) : 0)

/** What freeing a place brings: a resistance space, flags, neighbours, and in a cooperative game the common goal. */
export function liberationGain(g: Maracaibo, seat: number, at: number): number {
  const common = (g.modules & JACQUES_MODULE) !== 0 ? 2 : 0
  const tile = 2 + common + triggerGain(g, seat, TRIGGER.DISPLACE)
  if (isFreeing(g)) return tile + (isCity(g, at) ? rewardWorth(g, seat, flagOf(g, at)) : 0)
  const { against } = tables.pack.combat
  if (isCity(g, at)) return tile + 1.5 + against.perOccupiedCity * occupiedCities(g)
  return tile + against.perNeighbour * neighbours(g, at).filter(other => g.markers[other] > 0).length
}

/** Everything that a fight with a nation can do, one way of each kind. */
function deeds(g: Maracaibo, seat: number, nation: number, side: number): Deed[] {
  const all: Deed[] = []
  const { combat } = tables.pack
  if (side === FOR) {
    for (const { value, steps } of combat.influence.options)
      all.push({ cost: value, gain: influenceGain(g, seat, nation, steps), bit: INFLUENCE })
    if (g.row[nation] > 0) {
      for (const city of [false, true]) {
        const at = bestEmpty(g, seat, city)
        if (at < 0) continue
        const gain = annexGain(g, seat, nation, at)
        all.push({ cost: city ? combat.annex.city : combat.annex.village, gain, bit: ANNEX })
        if (isUnlocked(g, seat, COMBAT_UPGRADE))
          all.push({ cost: city ? combat.furtherAnnex.city : combat.furtherAnnex.village, gain, bit: FURTHER })
      }
    }
  } else {
    const prices = isFreeing(g) ? combat.liberate : combat.against
    for (const city of [false, true]) {
      let best = 0
      for (let at = 0; at < LOCATIONS; at++) {
        if (g.markers[at] > 0 && g.owner[at] === nation && isCity(g, at) === city)
          best = Math.max(best, liberationGain(g, seat, at))
      }
      if (best === 0) continue
      all.push({ cost: city ? prices.city : prices.village, gain: best, bit: city ? CITY : VILLAGE })
      if (isFreeing(g) && isUnlocked(g, seat, COMBAT_UPGRADE))
        all.push({
          cost: city ? combat.furtherLiberate.city : combat.furtherLiberate.village,
          gain: best,
          bit: FURTHER,
        })
    }
  }
  if (side === FOR || isFreeing(g)) cardDeeds(g, seat, nation, all)
  return all
}

function cardDeeds(g: Maracaibo, seat: number, nation: number, all: Deed[]): void {
  let bit = CARD0
  for (const card of tables.cardsWith.combat) {
    const action = tables.cards[card].effects.combat!
    if (!isBought(g, seat, card) || action.last) continue
    all.push({ cost: action.value, gain: rewardWorth(g, seat, action.gain), bit })
    bit *= 2
  }
  const port = openPort(g, seat)
  if (port < 0 || tables.ports[port].nation !== nation) return
  const action = tables.ports[port].effects.combat
  if (action !== undefined) all.push({ cost: action.value, gain: rewardWorth(g, seat, action.gain), bit })
}

/** The best that a value can do, each kind once. */
function bestOf(all: readonly Deed[], from: number, value: number, used: number): number {
  let best = 0
  for (let i = from; i < all.length; i++) {
    const { cost, gain, bit } = all[i]
    if (cost > value || (used & bit) !== 0 || gain <= 0) continue
    best = Math.max(best, gain + bestOf(all, i + 1, value - cost, used | bit))
  }
  return best
}

/** What a fight with a nation promises, force included. */
export function sideWorth(g: Maracaibo, seat: number, nation: number, side: number): number {
  const value = startingValue(g, seat, combatFrame(g).token, nation, side)
  const all = deeds(g, seat, nation, side)
  const used = isFreeing(g) ? g.freedNow : 0
  let best = bestOf(all, 0, value, used)
  const most = g.combat[seat] + g.supply[seat]
  for (let more = 1; more <= Math.min(6, most); more++)
    best = Math.max(best, bestOf(all, 0, value + more, used) - forcePrice(g, seat, more))
  return best
}

/** Points are given before figures. */
function forcePrice(g: Maracaibo, seat: number, more: number): number {
  const points = Math.min(more, g.combat[seat])
  return points * combatWorth(g) + (more - points) * figureWorth(g)
}

/** What the rest of the present fight promises with a value of its own and with deeds used up besides. */
export function restWorth(g: Maracaibo, seat: number, change: number, usedToo = 0): number {
  const { nation, value, state } = combatFrame(g)
  const side = state[0] === AGAINST ? AGAINST : FOR
  const used = state[1] | usedToo | (isFreeing(g) ? g.freedNow : 0)
  const all = deeds(g, seat, nation, side).filter(deed => deed.bit < CARD0 || !usedCards(state))
  return bestOf(all, 0, value + change, used)
}

/** Card actions are only kept in mind while none was used: a rough guess that errs on the side of ending. */
const usedCards = (state: readonly number[]): boolean => state.length > 2

/** What a move of a fight brings, with the best that can follow. */
export function deedWorth(g: Maracaibo, seat: number, name: string, a: number): number {
  const { nation, state } = combatFrame(g)
  const { combat } = tables.pack
  const price = (prices: { village: number; city: number }) => (isCity(g, a) ? prices.city : prices.village)
  if (name === 'influence') {
    const { value, steps } = combat.influence.options[a - 1]
    return influenceGain(g, seat, nation, steps) + restWorth(g, seat, -value, INFLUENCE)
  }
  if (name === 'annex') return annexGain(g, seat, nation, a) + restWorth(g, seat, -price(combat.annex), ANNEX)
  if (name === 'displace') {
    const lost = markerGain(g, seat, g.owner[a])
    const gain = annexGain(g, seat, nation, a) - lost + triggerGain(g, seat, TRIGGER.DISPLACE)
    return gain + restWorth(g, seat, -price(combat.displace), 4)
  }
  if (name === 'further') {
    if (isFreeing(g)) return liberationGain(g, seat, a) + restWorth(g, seat, -price(combat.furtherLiberate), FURTHER)
    return annexGain(g, seat, nation, a) + restWorth(g, seat, -price(combat.furtherAnnex), FURTHER)
  }
  if (name === 'liberate') {
    const prices = isFreeing(g) ? combat.liberate : combat.against
    return liberationGain(g, seat, a) + restWorth(g, seat, -price(prices), isCity(g, a) ? CITY : VILLAGE)
  }
  if (name === 'add-points') return restWorth(g, seat, a) - a * combatWorth(g)
  if (name === 'add-figures') return restWorth(g, seat, a) - a * figureWorth(g)
  if (name !== 'use') return 0
  const action =
    a < CARDS
      ? tables.cards[a].effects.combat
      : a < CARDS + UPGRADES + tables.ports.length
        ? tables.ports[a - CARDS - UPGRADES].effects.combat
        : tables.l6[a - CARDS - UPGRADES - tables.ports.length]
  const lost = 'last' in action! && action.last ? 1.5 : 0
  return rewardWorth(g, seat, action!.gain) - lost + restWorth(g, seat, -action!.value - (state.length > 2 ? 0 : 0))
}
