import type { Refusal } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { isTreasureYear } from './c1-black-spot.ts'
import { IN_FORCE, type Lords, PLOT_WIDTH, SLOTS, STANDING, UNITS } from './state.ts'
import {
  CARD_COUNT,
  CASA,
  isCharacter,
  isColony,
  isFleet,
  isMordida,
  isUnit,
  type Plot,
  SPANISH,
  tables,
} from './tables.ts'
import { isActive, isImmature, isMature, isUnitOnMap, nationOfSeat, ownerOf, sizeOf } from './units.ts'
import { AIM_NOTHING, AIM_PLOTS, AIM_TENTS, LORDS, tentAim } from './vocabulary.ts'
import { no } from './words.ts'

type Aim = (g: Lords, seat: number, plot: Plot, aim: number, card: number) => Refusal | undefined

const NO_AIM = no('C2.5', 'aims-at-nothing')
const NO_FLEET = no('C2.5', 'names-a-fleet')
const NO_WAR = no('D4.1', 'no-such-war')
const NO_TRUCE = no('D4.2', 'no-such-truce')
const FULL = no('D4.5', 'three-ships')
const OUTSIDE = no('D4.7', 'outside-the-district')
const SPANIARD = no('D4.7', 'spanish')
const NOT_TREASURE_YEAR = no('D6.2', 'not-a-treasure-year')
const NO_TARGET = no('D4.10', 'not-such-a-card')
const NO_PRIZE = no('D4.11', 'not-such-a-card')
const NO_PLOT = no('D4.14', 'no-such-plot')
const NO_THREAT = no('D4.14', 'not-aimed-at-you')
const HIGHER = no('D4.14', 'higher-crown')
const NO_ITEM = no('D4.16', 'nothing-to-advance')
const NOT_IMMATURE = no('D2.2', 'not-such-a-work')

const nothing =
  (_rule: RuleId): Aim =>
  (_g, _seat, _plot, aim) =>
    aim === AIM_NOTHING ? undefined : NO_AIM

const fleet: Aim = (g, _seat, _plot, aim) => (aim < UNITS && isFleet(aim) && isUnitOnMap(g, aim) ? undefined : NO_FLEET)

const tent = (g: Lords, aim: number): { seat: number; mill: number; slot: number; count: number } => {
  const lord = Math.floor((aim - AIM_TENTS) / 20)
  const seat = g.character.indexOf(lord)
  const mill = Math.floor(((aim - AIM_TENTS) % 20) / 10)
  const slot = (aim - AIM_TENTS) % 10
  return { seat, mill, slot, count: seat < 0 ? 0 : (mill === 1 ? g.millsDue : g.fortsDue)[seat * SLOTS + slot] }
}

export const tentAt = tent

/** Whose things a plot aims at; −1 if nobody's. */
export function aimedAt(g: Lords, aim: number): number {
  if (aim < CARD_COUNT) return ownerOf(g, aim)
  return aim >= AIM_TENTS ? tent(g, aim).seat : -1
}

function ofKind(card: number, what: string): boolean {
  if (what === 'mordida') return isMordida(card)
  if (what === 'fleet') return isFleet(card)
  return what === 'unit' ? isUnit(card) : true
}

const disrupter: Aim = (g, seat, { effect }, aim) => {
  if (effect.kind !== 'disrupt' || aim >= CARD_COUNT) return NO_TARGET
  const owner = ownerOf(g, aim)
  if (owner < 0 || owner === seat || !ofKind(aim, effect.what)) return NO_TARGET
  if (!isMature(g, aim) && !effect.immature) return NO_TARGET
  if (isCharacter(aim) && !effect.characters) return NO_TARGET
  if (effect.nation !== null && !nationIs(aim, effect.nation)) return NO_TARGET
  return effect.religion !== null && !religionIs(aim, effect.religion) ? NO_TARGET : undefined
}

const seizer: Aim = (g, seat, { effect }, aim) => {
  if (effect.kind !== 'seize' || aim >= CARD_COUNT) return NO_PRIZE
  const owner = ownerOf(g, aim)
  if (owner < 0 || owner === seat || !isMature(g, aim) || isCharacter(aim) || !ofKind(aim, effect.what)) return NO_PRIZE
  if (effect.nations === 'own') return tables.nation[aim] === nationOfSeat(g, seat) ? undefined : NO_PRIZE
  return effect.nations.some(nation => nationIs(aim, nation)) ? undefined : NO_PRIZE
}

const prevention: Aim = (g, seat, _plot, aim, card) => {
  const at = (aim - AIM_PLOTS) * PLOT_WIDTH
  if (aim < AIM_PLOTS || aim >= AIM_TENTS || at >= g.plots.length || g.plots[at + 4] !== STANDING) return NO_PLOT
  if (g.plots[at] === seat || aimedAt(g, g.plots[at + 3]) !== seat) return NO_THREAT
  return tables.crown[g.plots[at + 1]] < tables.crown[card] ? undefined : HIGHER
}

const advance: Aim = (g, seat, _plot, aim) => {
  if (aim < CARD_COUNT) return ownerOf(g, aim) === seat && g.due[aim] > g.year ? undefined : NO_ITEM
  if (aim < AIM_TENTS) return NO_ITEM
  const { seat: owner, slot, count } = tent(g, aim)
  return owner === seat && count > 0 && slot !== g.year % 10 ? undefined : NO_ITEM
}

const spanishAttack: Aim = (g, seat, _plot, aim) => {
  if (aim < CARD_COUNT) {
    const good = isImmature(g, aim) && isUnit(aim) && ownerOf(g, aim) !== seat && tables.nation[aim] !== SPANISH
    return good ? undefined : NOT_IMMATURE
  }
  if (aim < AIM_TENTS) return NOT_IMMATURE
  const { seat: owner, count } = tent(g, aim)
  return owner !== seat && count > 0 ? undefined : NOT_IMMATURE
}

const AIMS: Readonly<Record<Plot['effect']['kind'], Aim>> = {
  truce: (g, _seat, { wars }, aim) => (wars.includes(aim) && isActive(g, aim) ? undefined : NO_WAR),
  // LR-54. A war that is active while plots are declared cannot be broken in the same year, nor the other way round.
  'break-truce': (g, _seat, { wars }, aim) =>
    wars.includes(aim) && g.place[aim] === IN_FORCE && !isActive(g, aim) ? undefined : NO_TRUCE,
  slaver: fleet,
  quicksilver: fleet,
  marque: fleet,
  'ship-building': (g, seat, plot, aim, card) =>
    fleet(g, seat, plot, aim, card) ?? (sizeOf(g, aim) < 3 ? undefined : FULL),
  smuggling: nothing('D4.6'),
  persecution: nothing('D4.8'),
  sanctuary: nothing('D4.15'),
  flota: (g, seat, plot, aim, card) =>
    nothing('D6.2')(g, seat, plot, aim, card) ?? (isTreasureYear(g) ? undefined : NOT_TREASURE_YEAR),
  'gubernatorial-raid': (g, _seat, { at }, aim) => {
    if (aim >= UNITS || !isColony(aim) || !isMature(g, aim) || tables.district[aim] !== at) return OUTSIDE
    return tables.nation[aim] === SPANISH ? SPANIARD : undefined
  },
  disrupt: disrupter,
  seize: seizer,
  prevention,
  advance,
  'spanish-attack': spanishAttack,
}

const NATION_NAMES = ['english', 'french', 'dutch', 'spanish']
const nationIs = (card: number, nation: string): boolean => tables.nation[card] === NATION_NAMES.indexOf(nation)
const religionIs = (card: number, religion: string): boolean =>
  tables.religion[card] === ['catholic', 'protestant', 'heathen'].indexOf(religion)

/** Why a plot may not aim at this, or nothing. A plot whose aim has become wrong has no effect (LR-11). */
export function aimRefusal(g: Lords, seat: number, card: number, plot: Plot, aim: number): Refusal | undefined {
  return AIMS[plot.effect.kind](g, seat, plot, aim, card)
}

/** Everything that a plot of this kind could be aimed at, legal or not. */
export function eachAim(g: Lords, plot: Plot, offer: (aim: number) => void): void {
  const { kind } = plot.effect
  if (kind === 'smuggling' || kind === 'persecution' || kind === 'sanctuary' || kind === 'flota') offer(AIM_NOTHING)
  else if (kind === 'truce' || kind === 'break-truce') for (const war of plot.wars) offer(war)
  else if (kind === 'prevention') {
    for (let i = 0; i * PLOT_WIDTH < g.plots.length; i++) offer(AIM_PLOTS + i)
  } else {
    for (let card = 0; card < CARD_COUNT; card++)
      if (card !== CASA || kind !== 'slaver') if (ownerOf(g, card) >= 0) offer(card)
    if (kind === 'advance' || kind === 'spanish-attack') eachTent(g, offer)
  }
}

function eachTent(g: Lords, offer: (aim: number) => void): void {
  for (const lord of LORDS.keys()) {
    for (let mill = 0; mill < 2; mill++) {
      for (let slot = 0; slot < SLOTS; slot++) {
        const aim = tentAim(lord, mill, slot)
        if (tent(g, aim).count > 0) offer(aim)
      }
    }
  }
}
