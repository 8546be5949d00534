import { desk, type Judgement, shareOf, type Term } from '@spanish-main/kernel'
import { upkeepOf } from '../rules/6-upkeep.ts'
import { controlOf, controls, scoreOf } from '../rules/19-control.ts'
import { shipsOf } from '../rules/fleet.ts'
import { conquistador } from '../rules/index.ts'
import { AREA_COUNT, BANKERS, type Conquest, EXPEDITIONS, SHIPS } from '../rules/state.ts'
import { SHIP_KINDS, tables } from '../rules/tables.ts'
import { buyPrice } from '../rules/treasury.ts'
import { needed } from './aims.ts'
import { likings, mateChoice } from './mate.ts'

/** Points by which a lead becomes e times as good. */
const SCALE = 250
/** What is not yet land: the conditions of control that are met, and levels of natives that are broken among own men. */
const NEARLY = 12
const BROKEN = 25
/** A detachment that faces natives costs four ducats and its passage. */
const SOLDIER = 11
/** A settler earns the Resource Level each turn to come, if he lives; a point for each ducat twice. */
const LIVES = 0.6
/** What a ship is worth of its price once it is bought. */
const USED = 0.9

/** Resource Levels of the turns to come. */
function yieldsLeft(g: Conquest): number {
  let sum = 0
  for (let turn = g.turn; turn < g.lastTurn; turn++) sum += tables.resourceLevels[turn]
  return sum
}

/** What everybody and everything overseas is worth beyond today, in points. */
function prospects(g: Conquest, seat: number): { land: number; settlers: number; natives: number } {
  let [land, settlers, natives] = [0, 0, 0]
  const ahead = yieldsLeft(g)
  for (let area = 0; area < AREA_COUNT; area++) {
    let colonists = 0
    let dets = 0
    for (let i = 0; i < g.postHex.length; i++) {
      if (g.postSeat[i] !== seat || tables.areaOf[g.postHex[i]] !== area) continue
      colonists += Math.min(5, g.colonists[i])
      dets += g.dets[i]
    }
    if (colonists + dets === 0) continue
    settlers += 2 * LIVES * Math.min(20, colonists) * ahead * (tables.double[area] ? 2 : 1)
    natives += BROKEN * (tables.native[area] - g.native[area]) * (colonists + dets > 2 ? 1 : 0.3)
    natives += SOLDIER * Math.min(dets, needed(g.native[area]))
    if (!controls(g, seat, area))
      land += NEARLY * Object.values(controlOf(g, seat, area)).filter(met => met).length * (colonists > 0 ? 1 : 0)
  }
  return { land, settlers, natives }
}

/** Ships, and whoever is aboard. */
function afloat(g: Conquest, seat: number): { fleet: number; aboard: number } {
  let [fleet, aboard] = [0, 0]
  for (let ship = seat * SHIPS; ship < (seat + 1) * SHIPS; ship++)
    if (g.shipKind[ship] >= 0) fleet += 2 * USED * buyPrice(SHIP_KINDS[g.shipKind[ship]])
  for (let e = seat * EXPEDITIONS; e < (seat + 1) * EXPEDITIONS; e++)
    for (const ship of shipsOf(g, e)) aboard += 10 * g.shipDets[ship] + 8 * g.shipColonists[ship]
  return { fleet, aboard }
}

/** What a position is worth to a seat, in points, and what that is made of. */
export function partsOf(g: Conquest, seat: number): Readonly<Record<string, number>> {
  const now = scoreOf(g, seat)
  if (g.nation[seat] === BANKERS) return { wealth: now.wealth, land: now.land }
  const later = prospects(g, seat)
  const { fleet, aboard } = afloat(g, seat)
  return {
    wealth: now.wealth,
    land: now.land + later.land,
    discoveries: now.discoveries,
    settlers: later.settlers,
    natives: later.natives,
    fleet,
    aboard,
    upkeep: -2 * upkeepOf(g, seat),
  }
}

const worthOf = (g: Conquest, seat: number): number =>
  Object.values(partsOf(g, seat)).reduce((sum, each) => sum + each, 0)

/** 21.29. What Spain should have by now if it is to have 4500 points at the end. */
const par = (g: Conquest): number => 600 + 3900 * (g.turn / g.lastTurn)

/** The chance that a seat wins, or its part of a shared victory: by its lead over the others, or over what the solitaire game asks. */
export function evaluate(g: Conquest, seat: number): number {
  if (g.ended !== 0) return shareOf(g, seat)
  const own = worthOf(g, seat)
  if (g.solitaire === 1) return 1 / (1 + Math.exp((par(g) - own) / SCALE))
  let sum = 0
  for (let other = 0; other < g.seats; other++) sum += Math.exp((worthOf(g, other) - own) / SCALE)
  return 1 / sum
}

/** Wins and losses of a term, as shares of a decisive lead. */
export const terms = (g: Conquest, seat: number): Term[] =>
  Object.entries(partsOf(g, seat)).map(([name, points]) => ({ name, value: points / SCALE }))

/** What a point of the mate's liking is worth beforehand: it follows its plan unless a move is clearly better. */
const TRUST = 0.03
const LEAST = -6

function prior(g: Conquest, seat: number, moves: readonly number[]): number[] {
  const all = likings(desk(conquistador, g, seat), seat, moves)
  const best = Math.max(...all)
  return all.map(liking => TRUST * Math.max(LEAST, liking - best))
}

/** How the mate judges a position, for hints and deals: it plays the turn to its end by its plan. */
export const judgement: Judgement<Conquest> = {
  evaluate,
  terms,
  prior,
  // Plans are written on a desk of one's own: what stands there is not on the table yet.
  policy: (g, seat, moves, chance) => mateChoice(desk(conquistador, g, seat), seat, moves, chance),
  settled: (g, start) => g.turn > start.turn,
  // A whole turn is played for each; a quarter of the usual number names the same moves.
  samples: 16,
}
