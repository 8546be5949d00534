import { argA, argB, argC, type Bot, entryIndex, type FastChance } from '@spanish-main/kernel'
import { isTreasureYear } from '../rules/c1-black-spot.ts'
import { lords } from '../rules/index.ts'
import { FLOTA, type Lords, UNITS } from '../rules/state.ts'
import { CARD_COUNT, CASA, CITIES, isCity, isColony, isFleet, isMordida, tables } from '../rules/tables.ts'
import {
  atWar,
  flagsOf,
  holds,
  isOutlaw,
  ownerOf,
  sizeOf,
  soldierLimit,
  soldiersAt,
  treasurer,
} from '../rules/units.ts'
import { AIM_NOTHING } from '../rules/vocabulary.ts'
import { top } from '../rules/words.ts'
import { nextZone } from './courses.ts'

/** How much a deckhand likes a move; rules of thumb, no looking ahead. */
type Liking = (g: Lords, seat: number, a: number, b: number, c: number) => number

const always =
  (value: number): Liking =>
  () =>
    value

/** What a lot is worth to anybody. */
export function worthOfLot(card: number): number {
  if (isColony(card)) return 1.5 + tables.max[card] * 0.8 + (tables.takesMill[card] ? 0.5 : 0)
  if (isFleet(card)) return tables.galleon[card] ? 4 : 3
  return isMordida(card) ? 2 : 0
}

/** Mills that would still find a place on a seat's colonies. */
function millsWanted(g: Lords, seat: number): number {
  let wanted = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (holds(g, seat, unit) && tables.takesMill[unit] && g.mill[unit] === 0) wanted++
  }
  for (let slot = seat * 10; slot < (seat + 1) * 10; slot++) wanted -= g.millsDue[slot]
  return wanted
}

function likePlot(g: Lords, seat: number, card: number, option: number, aim: number): number {
  const { effect, cost } = tables.plots[card][option - 1]
  if (effect.kind === 'flota') return 9
  const spare = g.gold[seat] - cost
  const own = aim < AIM_NOTHING && ownerOf(g, aim) === seat
  if (effect.kind === 'ship-building') return own ? spare - 2 : -2
  if (effect.kind === 'smuggling') return spare >= 2 ? 1 : -1
  if (effect.kind === 'prevention') return 4
  if (effect.kind === 'disrupt' || effect.kind === 'seize') return spare - 4
  return effect.kind === 'advance' ? spare - 3 : -1
}

function likeManning(g: Lords, seat: number, at: number, men: number): number {
  if (isCity(at)) return isTreasureYear(g) && g.gold[seat] >= 2 && men <= 2 ? men : -1
  if (at >= UNITS) return men === 0 ? 1 : -1
  const wants = g.berth[at] > 0 || (flagsOf(g, at) & FLOTA) !== 0
  if (men < g.soldiers[at]) return wants ? -1 : 1.5
  return wants && men <= soldierLimit(g, at) ? 1 + men : -1
}

function likeRaid(g: Lords, _seat: number, raider: number, target: number): number {
  if (isCity(target)) {
    const eager = isOutlaw(g, raider) || isTreasureYear(g)
    return eager && soldiersAt(g, raider) > g.garrison[target - CITIES] ? 5 + 3 * g.cityTent[target - CITIES] : -1
  }
  return target < UNITS && soldiersAt(g, raider) > g.soldiers[target] ? 1 + g.profit[target] : -1
}

function likeAttack(g: Lords): number {
  const { raider, victim } = top(g, 'attack')
  const loot = victim < UNITS ? g.treasure[victim] * 5 : 3
  const stigma = atWar(g, raider, victim) ? 0 : 2
  return soldiersAt(g, raider) - soldiersAt(g, victim) + loot - stigma
}

function likeTactic(g: Lords, seat: number, tactic: number): number {
  const { attacker, defender } = top(g, 'tactics')
  const mine = ownerOf(g, attacker) === seat ? attacker : defender
  const lead = g.soldiers[mine] - g.soldiers[mine === attacker ? defender : attacker]
  return [lead > 0 ? 2 : 0.5, 1.2, 1, lead < 0 ? 2 : 0.3][tactic]
}

const likeBid = (g: Lords, seat: number, gold: number): number =>
  Math.min(worthOfLot(top(g, 'bid').lot), g.gold[seat] * 0.8) - gold + 0.1

/** Likings by decision and move; what is not listed is indifferent. */
const LIKINGS: Readonly<Record<string, Liking>> = {
  'capitalize pay': always(5),
  'capitalize let-go': (_g, _seat, item) => (item < CARD_COUNT ? -worthOfLot(item) : -1),
  'declare plot': likePlot,
  'declare pass': always(0.5),
  'name-fleets name': (g, seat, fleet) => (ownerOf(g, fleet) === seat ? 3 : sizeOf(g, fleet) - 0.6),
  'name-fleets enough': always(0.5),
  'consent agree': always(2),
  'bid bid': likeBid,
  'bid pledge': always(-9),
  'bid stay-out': always(-9),
  'declare stay-out': always(-9),
  'newcomer acquire': (_g, _seat, card) => worthOfLot(card) - 2.5,
  'answer-pledge accept': always(2),
  'crowns crown': (_g, _seat, card) => -tables.crown[card] / 10,
  'preparations privateer': (g, seat, fleet) =>
    isTreasureYear(g) && seat !== treasurer(g) && g.berth[fleet] === 0 && g.gold[seat] > 0 ? 1.4 : -1,
  'preparations merchantman': (g, _seat, fleet) => (isTreasureYear(g) || g.pirate[fleet] === 1 ? -1 : 3),
  'preparations man': likeManning,
  'preparations join': always(-1),
  'preparations part': always(-1),
  'preparations ready': always(0.9),
  'operations sail': always(3),
  'operations raid': likeRaid,
  'operations finish': always(0.5),
  'voyage trade': (_g, _seat, _colony, amount) => 3 + amount,
  'voyage deliver': (_g, _seat, _colony, amount) => 3 + amount,
  'voyage smuggle': (_g, _seat, _port, amount) => 2 + amount,
  'voyage load': always(9),
  'voyage exit': always(1),
  'voyage sail-to'(g, _seat, zone) {
    const { fleet, zone: from, entries } = top(g, 'voyage')
    return nextZone(g, fleet, from, entries) === zone ? 2 : 0
  },
  'agree-trade agree': always(2),
  'window interdict': (g, _seat, unit) => g.treasure[top(g, 'window').fleet] * 3 + (isOutlaw(g, unit) ? 2 : 1.2),
  'window let-pass': always(1),
  'ransom pay': (g, seat) => (soldiersAt(g, top(g, 'ransom').raider) > 1 ? 1 : 0) + g.gold[seat] / 20,
  'ransom refuse': always(0.6),
  'attack attack': likeAttack,
  'attack back-down': always(0.3),
  'spoils plunder': (_g, _seat, gold) => 5 + gold,
  'spoils pillage': always(2),
  'spoils sack': always(1.5),
  'reinforce reinforce': (_g, _seat, men) => -men,
  'tactics fight': likeTactic,
  'upgrades begin': (g, seat, mill) => (mill === 1 && millsWanted(g, seat) > 0 && g.gold[seat] > 2 ? 2 : -1),
  'upgrades enough': always(0.5),
  'make-room send-away': (_g, _seat, card) => (card === CASA ? -9 : 0),
  'place-tent place': (g, seat, colony) => (ownerOf(g, colony) === seat ? 3 : 0),
  'place-tent waste': always(0.5),
}

const BY_MOVE: readonly (Liking | undefined)[] = lords.moves.map(
  ({ name, decision }) => LIKINGS[`${decision.name} ${name}`],
)

/** The likings of a seat's moves, one for each. */
export function likings(g: Lords, seat: number, moves: readonly number[]): number[] {
  return moves.map(code => {
    const entry = lords.moves[entryIndex(code)]
    return BY_MOVE[entryIndex(code)]?.(g, seat, argA(entry, code), argB(entry, code), argC(entry, code)) ?? 0
  })
}

const WHIM = 0.4

/** The move that a deckhand likes best, give or take a whim. */
export function deckhandChoice(g: Lords, seat: number, moves: readonly number[], chance: FastChance): number {
  const all = likings(g, seat, moves)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.length; i++) {
    const liking = all[i] + (chance.int(1000) / 1000) * WHIM
    if (liking > most) {
      most = liking
      best = i
    }
  }
  return moves[best]
}

export const deckhand: Bot<Lords> = (insight, seat, moves, chance) =>
  deckhandChoice(insight.view(), seat, moves, chance)
