import { argA, argB, type Bot, desk, entryIndex, type FastChance, type MoveEntry } from '@spanish-main/kernel'
import { colonistsAboard, detsAboard, goldIn, has, roomOf, seatOfExpedition, shipsOf, spare } from '../rules/fleet.ts'
import { conquistador } from '../rules/index.ts'
import { friarsIn, hasExplorer, isFriar, isSailor, isWith } from '../rules/people.ts'
import { COLONIST, DETACHMENT, menAt, menIn } from '../rules/posts.ts'
import { type Conquest, EUROPE, EXPEDITIONS, FINISHED, GOLD_ABOARD, PERSONS, SHIPS, SPAIN } from '../rules/state.ts'
import { CARRACK, GALLEON, tables } from '../rules/tables.ts'

/** How much a deckhand likes a move: rules of thumb for settling near home, no looking ahead. */
export type Liking = (g: Conquest, seat: number, a: number, b: number) => number

const always =
  (value: number): Liking =>
  () =>
    value

const slipOf = (g: Conquest, seat: number): number => (g.slip[seat] < 0 ? -1 : seat * EXPEDITIONS + g.slip[seat])

/** Room for people in the ships of a seat that lie in Europe. */
function roomAtHome(g: Conquest, seat: number): number {
  let room = 0
  for (let ship = seat * SHIPS; ship < (seat + 1) * SHIPS; ship++) {
    if (g.shipKind[ship] < 0 || g.shipKind[ship] === GALLEON) continue
    if (g.shipExp[ship] < 0 || g.expAt[seat * EXPEDITIONS + g.shipExp[ship]] === EUROPE) room += roomOf(g, ship)
  }
  return room
}

/** Whether a seat still wants to settle: late Colonists do not repay their passage. */
const settles = (g: Conquest): boolean => g.turn <= g.lastTurn - 2

/** What a coast is worth as a place to live: rich Areas, few natives, a short way, room for five. */
export function worthOfCoast(g: Conquest, seat: number, water: number): number {
  const hex = tables.waterHex[water]
  const area = tables.areaOf[hex]
  if (area < 0 || g.european[area] > 0) return -20
  const colonists = menAt(g, seat, hex, COLONIST)
  const crowd = menIn(g, seat, area, COLONIST)
  const rich = tables.double[area] ? 4 : 0
  const own = colonists > 0 ? 2 : 0
  const full = colonists >= 5 ? 4 : 0
  const foreign = g.postHex.some((at, i) => at === hex && g.postSeat[i] !== seat) ? 15 : 0
  const mine = tables.mineAt.has(hex) ? 1 : 0
  const gathering = crowd > 0 && crowd < 20 ? 1.5 : 0
  return (
    rich +
    own +
    mine +
    gathering -
    full -
    foreign -
    tables.bounds[water] -
    g.native[area] / 2 -
    tables.attrition[hex] / 2
  )
}

const hasPorts = (g: Conquest, seat: number): boolean =>
  g.postHex.some((hex, i) => g.postSeat[i] === seat && g.colonists[i] > 0 && tables.isCoast[hex])

const people = (g: Conquest, e: number): number => colonistsAboard(g, e) + detsAboard(g, e)
const friarsWith = (g: Conquest, e: number): boolean =>
  g.personAt.some((_, person) => person >= PERSONS && isWith(g, person, e))

/** Likings by decision and move; what is not listed is indifferent. */
export const LIKINGS: Readonly<Record<string, Liking>> = {
  'planning buy': (g, seat, item) => {
    const waiting = g.europeColonists[seat] + g.europeDets[seat]
    if (item === CARRACK) return settles(g) && waiting > roomAtHome(g, seat) && g.treasury[seat] >= 24 ? 8 : -5
    if (item === 3)
      return settles(g) &&
        g.treasury[seat] >= 90 &&
        g.europeDets[seat] === 0 &&
        roomAtHome(g, seat) > g.europeColonists[seat]
        ? 4
        : -5
    return -5
  },
  'planning new-slip': (g, seat) =>
    slipOf(g, seat) < 0 && settles(g) && g.europeColonists[seat] > 0 && g.treasury[seat] >= 6 ? 6 : -5,
  'planning assign': (g, seat, number) =>
    g.shipExp[seat * SHIPS + number - 1] < 0 && g.shipKind[seat * SHIPS + number - 1] !== GALLEON ? 5 : -5,
  'planning stow': always(7),
  'planning send': (g, seat, person) => {
    const e = slipOf(g, seat)
    return isSailor(person) ? (hasExplorer(g, e) ? -2 : 6) : 2
  },
  'planning destine': (g, seat) => {
    const e = slipOf(g, seat)
    return g.expGoal[e] < 0 && people(g, e) > 0 && (hasExplorer(g, e) || hasPorts(g, seat)) ? 4 : -5
  },
  'planning to': (g, seat, water) => 30 + worthOfCoast(g, seat, water),
  'planning draw': (g, seat, area) => {
    const e = slipOf(g, seat)
    const goal = g.expGoal[e]
    return goal >= 0 &&
      tables.areaOf[tables.waterHex[goal]] === area &&
      friarsIn(g, area).length === 0 &&
      !friarsWith(g, e)
      ? 6
      : -5
  },
  'planning bounds': (g, seat, n) => {
    const e = slipOf(g, seat)
    const goal = g.expGoal[e]
    return goal >= 0 && goal !== EUROPE && g.expBounds[e] === 0 && n === Math.min(12, tables.bounds[goal]) ? 5 : -5
  },
  'planning ready': always(1),
  'planning nowhere': always(0),
  'planning slip': always(-5),
  'planning detach': always(-5),
  'planning home': always(-5),
  'planning build': always(-5),
  'planning privateer': always(-5),
  'first-crossings sail': always(5),
  'first-crossings done': always(1),
  'last-crossings done': always(1),
  'last-crossings sail': (g, seat, number) => {
    const e = seat * EXPEDITIONS + number - 1
    const gold = shipsOf(g, e).reduce((sum, ship) => sum + goldIn(g, GOLD_ABOARD + ship), 0)
    return g.expAt[e] !== EUROPE && gold > 0 ? 5 : g.expAt[e] === EUROPE && people(g, e) > 0 ? 4 : -5
  },
  'last-crossings land-all': always(8),
  'last-crossings land': always(6),
  'last-crossings debark': (_g, _seat, person) => (isFriar(person) ? 7 : 3),
  'last-crossings board': always(-5),
  'last-crossings embark': always(-5),
  'last-crossings sail-again': always(-5),
  'sailing activate': (g, seat, number) => {
    const e = seat * EXPEDITIONS + number - 1
    return !has(g, e, FINISHED) && (people(g, e) > 0 || hasExplorer(g, e)) ? 3 : -1
  },
  'sailing done': always(1),
  'voyage debark': (_g, _seat, person) => (isFriar(person) ? 9 : 3),
  'voyage land-all': always(10),
  'voyage land': (g, _seat, kind) => (kind === DETACHMENT ? 8 : g.turn > 0 ? 7 : 0),
  'voyage discover': (g, seat) => (g.expAt.some((_, e) => seatOfExpedition(e) === seat && spare(g, e) > 0) ? 6 : 2),
  'voyage end': always(1),
  'voyage sail': always(-5),
  'voyage stop': always(-1),
  'voyage board': always(-5),
  'voyage embark': always(-5),
  'voyage attack': always(-3),
  'voyage invade': always(-3),
  'voyage unload-gold': always(-5),
  'declare peace': always(1),
  'combine together': always(2),
  'repossession seize': always(3),
  'repossession leave': always(1),
  'try-attack let-go': always(1),
  'gold prospect': always(3),
  'gold loot': always(5),
  'gold reopen': always(-1),
  'gold abandon': always(-5),
  'gold done': always(1),
  'march done': always(1),
  'column halt': always(1),
  'natives attack': (g, seat, area) => (menIn(g, seat, area, DETACHMENT) >= 3 ? 3 : -1),
  'natives done': always(1),
  'loading load': always(3),
  'loading done': always(1),
  'upkeep pay': always(5),
  'upkeep dismiss': (_g, _seat, kind) => (kind === DETACHMENT ? 2 : 0),
  'upkeep dismiss-at-home': always(3),
  'upkeep scrap': always(1),
  'prize take': always(3),
  'fates hold': always(1),
  'lost-port go-on': always(3),
  'landfall nowhere': always(1),
  'refuge shelter': always(3),
  'refuge europe': always(1),
  'refuge stay': always(-3),
  'lose-men lose': (_g, seat, kind) => (kind === DETACHMENT ? 1 : seat === SPAIN ? 0 : 0.2),
}

interface Taste {
  readonly entry: MoveEntry<Conquest>
  readonly like: Liking | undefined
}

let tastes: readonly Taste[] | undefined

function liking(g: Conquest, seat: number, code: number): number {
  tastes ??= conquistador.moves.map(entry => ({ entry, like: LIKINGS[`${entry.decision.name} ${entry.name}`] }))
  const { entry, like } = tastes[entryIndex(code)]
  return like === undefined ? 0 : like(g, seat, argA(entry, code), argB(entry, code))
}

/** What looks best at the moment, with a little whim so that games differ. */
export function deckhandChoice(g: Conquest, seat: number, moves: readonly number[], chance: FastChance): number {
  let best = moves[0]
  let most = Number.NEGATIVE_INFINITY
  for (const code of moves) {
    const like = liking(g, seat, code) + chance.int(1000) / 2000
    if (like <= most) continue
    most = like
    best = code
  }
  return best
}

/** A quick bot: it settles rich coasts near home, brings gold back and lets others be. In planning it looks at its own desk. */
export const deckhand: Bot<Conquest> = (insight, seat, moves, chance) =>
  moves.length === 1 ? moves[0] : deckhandChoice(desk(conquistador, insight.view(), seat), seat, moves, chance)
