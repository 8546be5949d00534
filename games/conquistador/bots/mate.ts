import { argA, argB, type Bot, desk, entryIndex, type FastChance, type MoveEntry } from '@spanish-main/kernel'
import { columnsOf } from '../rules/9-attrition.ts'
import { pipsOf } from '../rules/17-natives.ts'
import { goldIn, hexOfExpedition, shipsOf } from '../rules/fleet.ts'
import { conquistador } from '../rules/index.ts'
import { hasExplorer, isFriar, isSailor } from '../rules/people.ts'
import { COLONIST, DETACHMENT, hasMenIn, isOccupied, isPort, menAt, menIn, postAt } from '../rules/posts.ts'
import { type Conquest, EUROPE, EXPEDITIONS, GOLD_ABOARD, SHIPS } from '../rules/state.ts'
import { CARAVEL, CARRACK, GALLEON, tables } from '../rules/tables.ts'
import {
  aimOf,
  FULL_AREA,
  FULL_HEX,
  findsAt,
  friarWith,
  homeOf,
  isScout,
  needed,
  needsFriarFor,
  people,
  settles,
  slipsAtHome,
  worthOfLanding,
  worthOfScouting,
} from './aims.ts'
import { LIKINGS, type Liking } from './deckhand.ts'

const slipOf = (g: Conquest, seat: number): number => (g.slip[seat] < 0 ? -1 : seat * EXPEDITIONS + g.slip[seat])
const never: Liking = () => -9

/** The Area that is settled now, worked out once for a list of moves; −2 if it is not known yet. */
let aimInHand = -2
function aimNow(g: Conquest, seat: number): number {
  if (aimInHand === -2) aimInHand = aimOf(g, seat)
  return aimInHand
}

/** Ducats that stay in the chest: upkeep comes before the next taxes. */
const reserve = (g: Conquest, seat: number): number => {
  let men = 0
  g.postSeat.forEach((owner, i) => {
    if (owner === seat) men += g.colonists[i] * 2 + g.dets[i]
  })
  return 12 + Math.min(40, men)
}

/** People whom a country wants to send this turn: soldiers while there are natives, then settlers. */
function wanted(g: Conquest, seat: number): { dets: number; colonists: number } {
  const aim = aimNow(g, seat)
  if (aim < 0 || !settles(g)) return { dets: 0, colonists: 0 }
  const there = menIn(g, seat, aim, DETACHMENT)
  const dets = Math.max(0, needed(g.native[aim]) - there)
  const room = FULL_AREA - menIn(g, seat, aim, COLONIST)
  const quiet = g.native[aim] === 0
  // The first two hold the port; the others come when nobody rises up any more.
  const most = quiet ? room : Math.max(0, 2 - menIn(g, seat, aim, COLONIST))
  return { dets, colonists: Math.min(most, g.europeColonists[seat]) }
}

const afloat = (g: Conquest, seat: number, field: readonly number[]): number =>
  slipsAtHome(g, seat).reduce((sum, e) => sum + shipsOf(g, e).reduce((n, ship) => n + field[ship], 0), 0)

/** Whether a landfall in the Area can be reached: an own port, or an Explorer. */
const canLand = (g: Conquest, seat: number, area: number): boolean =>
  homeOf(g, seat).explorers.length > 0 ||
  slipsAtHome(g, seat).some(e => hasExplorer(g, e)) ||
  tables.hexesOfArea[area].some(hex => isPort(g, seat, hex))

/** Where the best discovery lies for a scout, and its value. */
function bestFind(g: Conquest): number {
  let most = 0
  for (let water = 0; water < tables.waterHex.length; water++)
    if (tables.bounds[water] >= 0 && tables.isCoast[tables.waterHex[water]])
      most = Math.max(most, worthOfScouting(g, water))
  return most
}

/** An Explorer more than the settlers need, and something worth finding. */
const wantsScout = (g: Conquest, seat: number): boolean =>
  settles(g) && homeOf(g, seat).explorers.length > 0 && bestFind(g) >= 20 && g.treasury[seat] >= reserve(g, seat) + 20

const MATE: Readonly<Record<string, Liking>> = {
  'planning buy': (g, seat, item) => {
    const aim = aimNow(g, seat)
    const want = wanted(g, seat)
    const rich = g.treasury[seat] >= reserve(g, seat) + 20
    const waiting = g.europeDets[seat] + afloat(g, seat, g.shipDets)
    if (item === 3) return rich && aim >= 0 && canLand(g, seat, aim) && waiting < want.dets ? 8 : -9
    const load = Math.min(g.europeDets[seat], want.dets) + Math.min(g.europeColonists[seat], want.colonists)
    const lacks = load - homeOf(g, seat).room
    if (item === CARRACK) return rich && lacks > 0 && canLand(g, seat, aim) ? 7 : -9
    if (item === CARAVEL) {
      const caravels = homeOf(g, seat).ships.filter(ship => g.shipKind[ship] === CARAVEL).length
      const scouts = slipsAtHome(g, seat).some(e => isScout(g, e))
      return wantsScout(g, seat) && caravels === 0 && !scouts && slipOf(g, seat) < 0 ? 6 : -9
    }
    return -9
  },
  'planning new-slip': (g, seat) => {
    const e = slipOf(g, seat)
    const { ships } = homeOf(g, seat)
    const want = wanted(g, seat)
    const load = Math.min(g.europeDets[seat], want.dets) + Math.min(g.europeColonists[seat], want.colonists)
    const aim = aimNow(g, seat)
    if (e < 0)
      return load > 0 && canLand(g, seat, aim) && ships.some(ship => g.shipKind[ship] === CARRACK || load < 2)
        ? 5
        : scoutSlip(g, seat)
    return shipsOf(g, e).length > 0 && g.expGoal[e] >= 0 ? scoutSlip(g, seat) : -9
  },
  'planning assign': (g, seat, number) => {
    const ship = seat * SHIPS + number - 1
    const e = slipOf(g, seat)
    if (g.shipExp[ship] >= 0 || g.shipKind[ship] === GALLEON) return -9
    const first = slipsAtHome(g, seat).every(each => each === e || shipsOf(g, each).length === 0)
    const want = wanted(g, seat)
    const load = Math.min(g.europeDets[seat], want.dets) + Math.min(g.europeColonists[seat], want.colonists)
    const hasLoad = load > 0 && first
    if (!hasLoad)
      return g.shipKind[ship] === CARAVEL && shipsOf(g, e).length === 0 ? 6 : shipsOf(g, e).length === 0 ? 1 : -9
    const room = shipsOf(g, e).reduce((sum, each) => sum + (g.shipKind[each] === CARRACK ? 2 : 1), 0)
    return room < load ? (g.shipKind[ship] === CARRACK ? 7 : 5) : -9
  },
  'planning stow': (g, seat, kind) => {
    const want = wanted(g, seat)
    if (kind === DETACHMENT) return afloat(g, seat, g.shipDets) < want.dets || g.native[aimNow(g, seat)] > 0 ? 8 : -9
    return afloat(g, seat, g.shipColonists) < want.colonists + afloat(g, seat, g.shipColonists) ? 7 : -9
  },
  'planning send': (g, seat, person) => {
    const e = slipOf(g, seat)
    if (isSailor(person)) return hasExplorer(g, e) ? -9 : 6
    return g.native[aimNow(g, seat)] > 0 && people(g, e) > 0 ? 6 : -9
  },
  'planning destine': (g, seat) => {
    const e = slipOf(g, seat)
    if (g.expGoal[e] >= 0) return -9
    return people(g, e) > 0 ? 4 : hasExplorer(g, e) ? 3 : -9
  },
  'planning to': (g, seat, water) => {
    const e = slipOf(g, seat)
    if (people(g, e) === 0) return 50 + worthOfScouting(g, water)
    return 200 + worthOfLanding(g, seat, water, aimNow(g, seat), hasExplorer(g, e))
  },
  'planning draw': (g, seat, area) => {
    const e = slipOf(g, seat)
    const goal = g.expGoal[e]
    const here = goal >= 0 && goal !== EUROPE && tables.areaOf[tables.waterHex[goal]] === area
    return here && people(g, e) > 0 && needsFriarFor(g, seat, area) && !friarWith(g, e) ? 6 : -9
  },
  'planning bounds': (g, seat, n) => {
    const e = slipOf(g, seat)
    const goal = g.expGoal[e]
    if (goal < 0 || goal === EUROPE) return -9
    const extra = hasExplorer(g, e) && findsAt(g, tables.waterHex[goal]) > 0 ? 1 : 0
    const way = 2 * tables.bounds[goal] + extra
    return g.expBounds[e] < way && n === Math.min(12, way - g.expBounds[e]) ? 5 : -9
  },
  'planning ready': () => 1,
  'planning nowhere': () => 0,
  'planning slip': never,
  'planning detach': never,
  'planning home': never,
  'planning build': never,
  'planning privateer': never,
  'last-crossings sail': (g, seat, number) => {
    const e = seat * EXPEDITIONS + number - 1
    if (g.expAt[e] === EUROPE) return people(g, e) > 0 ? 4 : -9
    const gold = shipsOf(g, e).reduce((sum, ship) => sum + goldIn(g, GOLD_ABOARD + ship), 0)
    if (gold > 0 || !isPort(g, seat, hexOfExpedition(g, e))) return 6
    // Empty ships come home to sail again; out of Bounds they would be lost on the way.
    g.expLast[e] += tables.bounds[g.expAt[e]]
    const [column] = columnsOf(g, e, true)
    g.expLast[e] -= tables.bounds[g.expAt[e]]
    return settles(g) && column <= 4 ? 3 : -9
  },
  'voyage land-all': () => 12,
  'last-crossings land-all': () => 12,
  'voyage land': (_g, _seat, kind) => (kind === DETACHMENT ? 9 : 8),
  'voyage debark': (_g, _seat, person) => (isFriar(person) ? 11 : isSailor(person) ? -9 : 9.5),
  'voyage discover': () => 10,
  'sailing activate': (g, seat, number) => {
    const e = seat * EXPEDITIONS + number - 1
    const finds = hasExplorer(g, e) ? findsAt(g, hexOfExpedition(g, e)) : 0
    return people(g, e) > 0 || friarWith(g, e) || finds > 0 ? 3 : -1
  },
  'natives attack': (g, seat, area) => {
    const dets = menIn(g, seat, area, DETACHMENT)
    const column = dets <= 6 ? dets - 1 : dets <= 8 ? 6 : dets <= 10 ? 7 : 8
    const pips = pipsOf(g, seat, area)
    let good = 0
    for (let die = 1; die <= 6; die++) good += tables.nativeCombat[Math.max(1, die - pips) - 1][column] > 0 ? 1 : -1
    return good > 0 ? 4 : -3
  },
  'march muster': (g, seat, hex) => (surplus(g, seat, hex) > 0 && neighbourFor(g, seat, hex) >= 0 ? 3 : -1),
  'column take': (g, seat, kind) => {
    if (g.columnSteps > 0) return -9
    const surplusNow = menAt(g, seat, g.columnFrom, COLONIST) - FULL_HEX
    return kind === COLONIST && (surplusNow > 0 || g.columnColonists === 0) ? 4 : -9
  },
  'column take-all': never,
  'column take-person': never,
  'column take-gold': never,
  'column step': (g, seat, direction) => {
    const next = tables.landNext[g.columnHex * 6 + direction]
    return g.columnSteps === 0 && g.columnColonists > 0 && next === neighbourFor(g, seat, g.columnFrom) ? 3 : -9
  },
  'column drop': never,
  'column drop-person': never,
  'column drop-gold': never,
  'column halt': () => 1,
  'upkeep dismiss': (g, seat, kind, hex) => {
    const area = tables.areaOf[hex]
    const idle = kind === DETACHMENT && area >= 0 && g.native[area] === 0 && !rivalsIn(g, seat, area)
    return idle ? 6 : kind === DETACHMENT ? 2 : 0
  },
  'upkeep scrap': (g, seat, number) => (settles(g) || g.shipKind[seat * SHIPS + number - 1] < 0 ? 1 : 6),
  'upkeep pay': () => 5,
}

function scoutSlip(g: Conquest, seat: number): number {
  const { ships } = homeOf(g, seat)
  return wantsScout(g, seat) && ships.some(ship => g.shipKind[ship] === CARAVEL) ? 4 : -9
}

const rivalsIn = (g: Conquest, seat: number, area: number): boolean =>
  g.nation.some((_, other) => other !== seat && hasMenIn(g, other, area))

/** Colonists who do not count where they stand, or would found the second settlement of an Area. */
function surplus(g: Conquest, seat: number, hex: number): number {
  const here = menAt(g, seat, hex, COLONIST)
  const post = postAt(g, seat, hex)
  if (post < 0 || g.colonists[post] === g.marchedColonists[post]) return 0
  if (here > FULL_HEX) return here - FULL_HEX
  const area = tables.areaOf[hex]
  const alone =
    g.postHex.filter((at, i) => g.postSeat[i] === seat && g.colonists[i] > 0 && tables.areaOf[at] === area).length === 1
  return here >= 3 && alone && g.native[area] === 0 ? 1 : 0
}

/** The best hex beside a settlement for those who do not count in it, −1 if there is none. */
function neighbourFor(g: Conquest, seat: number, hex: number): number {
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (let direction = 0; direction < 6; direction++) {
    const next = tables.landNext[hex * 6 + direction]
    if (next < 0 || tables.areaOf[next] !== tables.areaOf[hex] || isOccupied(g, seat, next)) continue
    const there = menAt(g, seat, next, COLONIST)
    const value = (there >= FULL_HEX ? -20 : 0) - tables.attrition[next] + (tables.isCoast[next] ? 1 : 0)
    if (value <= most) continue
    most = value
    best = next
  }
  return best
}

let tastes: readonly { readonly entry: MoveEntry<Conquest>; readonly like: Liking | undefined }[] | undefined

function liking(g: Conquest, seat: number, code: number): number {
  tastes ??= conquistador.moves.map(entry => {
    const name = `${entry.decision.name} ${entry.name}`
    return { entry, like: MATE[name] ?? LIKINGS[name] }
  })
  const { entry, like } = tastes[entryIndex(code)]
  return like === undefined ? 0 : like(g, seat, argA(entry, code), argB(entry, code))
}

/** How much the plan likes each of these moves. */
export function likings(g: Conquest, seat: number, moves: readonly number[]): number[] {
  aimInHand = -2
  return moves.map(code => liking(g, seat, code))
}

export function mateChoice(g: Conquest, seat: number, moves: readonly number[], chance: FastChance): number {
  aimInHand = -2
  let best = moves[0]
  let most = Number.NEGATIVE_INFINITY
  for (const code of moves) {
    const like = liking(g, seat, code) + chance.int(1000) / 4000
    if (like <= most) continue
    most = like
    best = code
  }
  return best
}

/** A bot with a plan: it breaks the natives of a rich Area, fills it with settlers, finds what lies near, and brings ships home. */
export const mate: Bot<Conquest> = (insight, seat, moves, chance) =>
  moves.length === 1 ? moves[0] : mateChoice(desk(conquistador, insight.view(), seat), seat, moves, chance)
