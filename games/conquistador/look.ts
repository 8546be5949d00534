import { pledgesOf, waiting } from '@spanish-main/kernel'
import type { Look } from '@spanish-main/kernel/harness'
import { AREA_IDS, COUNTRIES, DISCOVERIES } from './data/index.ts'
import { marksOf } from './position-fleet.ts'
import { ANNEXATIONS, QUEST_WORDS } from './position-words.ts'
import { initiativeLevel } from './rules/6-council.ts'
import { POTOSI } from './rules/6-events.ts'
import { friarsDue, upkeepOf } from './rules/6-upkeep.ts'
import { resourcesOf } from './rules/14-resources.ts'
import { uprisingLevel } from './rules/17-uprisings.ts'
import { controller, controlOf, scoreOf } from './rules/19-control.ts'
import { expeditionsAt, hasShips, shipsOf, spare, usedFirst } from './rules/fleet.ts'
import { conquistador } from './rules/index.ts'
import { isHired } from './rules/people.ts'
import { COLONIST, DETACHMENT, hasMenIn, isOccupied, menAt } from './rules/posts.ts'
import {
  ABOARD,
  ASHORE,
  BANKERS,
  type Conquest,
  EUROPE,
  EXPEDITIONS,
  FRIARS,
  GOLD_ABOARD,
  GOLD_HOME,
  GONE,
  HELD,
  IN_EUROPE,
  PERSONS,
  SHIPS,
  SPAIN,
} from './rules/state.ts'
import { SHIP_KINDS, tables } from './rules/tables.ts'
import { vocabulary } from './rules/vocabulary.ts'

const { hex: hexes, water: waters, person: people, mineState, rating, city } = vocabulary

/** What there is to say about a country, its hex or ships, an Area, a mine, a discovery, in the words of positions. */
export function look(g: Conquest, subject: string): Look | undefined {
  const [name, what, place] = subject.split(/\s+/)
  const seat = g.nation.indexOf((COUNTRIES as readonly string[]).indexOf(name))
  if (seat >= 0 && what === undefined) return { parts: countryParts(g, seat), whole: false, means: inEurope }
  if (seat >= 0 && what === 'at') return hexParts(g, seat, hexes.words.indexOf(place))
  if (seat >= 0 && what === 'ships') return fleetParts(g, seat, place)
  if (seat >= 0 && what === 'expedition') return expeditionParts(g, seat, Number(place ?? 1))
  if (seat >= 0 && what === 'quest') return questParts(g, seat, place)
  if (name === 'turn') return { parts: turnParts(g), whole: false }
  if (name === 'asked') return { parts: askedParts(g), whole: true }
  if (name === 'mine') return mineParts(g, what)
  if (name === 'lost') return { parts: personsAt(g, GONE), whole: false }
  const area = (AREA_IDS as readonly string[]).indexOf(name)
  if (area >= 0) return { parts: areaParts(g, area), whole: false }
  const emptied = (city.words as readonly string[]).indexOf(name)
  if (emptied >= 0) return { parts: g.emptied[emptied] > 0 ? ['empty'] : [], whole: true }
  const found = DISCOVERIES.findIndex(each => each.id === name)
  return found < 0 ? undefined : { parts: g.finder[found] < 0 ? [] : [countryOf(g, g.finder[found])], whole: true }
}

/** Men as they are counted here: `2 detachments` are `2 dets`. */
const inNumber = (part: string): string =>
  part.replace(
    /\b(\d+) (colonist|det)(?:achment)?s?\b/g,
    (_, count, man) => `${count} ${man}${count === '1' ? '' : 's'}`,
  )

/** Who waits in Europe may be said as of anywhere else: `3 colonists`; and a single ducat as one speaks. */
const inEurope = (part: string): readonly string[] => [
  inNumber(part)
    .replace(/^(\d+) (colonist|det)s?$/, '$2s $1')
    .replace(/^1 ducat$/, '1 ducats'),
]

/** `3 caravels` is `caravel` three times. */
function severalShips(part: string): readonly string[] {
  const [, count, kind] = /^(\d+) (\w+)s$/.exec(part) ?? []
  return kind === undefined ? [inNumber(part)] : new Array<string>(Number(count)).fill(kind)
}

const countryOf = (g: Conquest, seat: number): string => COUNTRIES[g.nation[seat]]
const some = (count: number, one: string, many = `${one}s`): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))

/** Everybody at a place, or all of a country there: persons by their ids, Missionaries by their ratings. */
function personsAt(g: Conquest, place: number, country = -1): string[] {
  const found: string[] = []
  for (let person = 0; person < PERSONS + FRIARS; person++) {
    if (g.personAt[person] !== place) continue
    if (country >= 0 && (person < PERSONS ? tables.personCountry[person] : SPAIN) !== country) continue
    const value = person < PERSONS ? 0 : g.friarRating[person - PERSONS]
    found.push(person < PERSONS ? people.words[person] : value === 0 ? 'friar' : `friar ${signed(value)}`)
  }
  return found
}

const goldIn = (g: Conquest, place: number): number =>
  g.goldAt.reduce((sum, at, slot) => (at === place ? sum + g.goldAmount[slot] : sum), 0)

function areaParts(g: Conquest, area: number): string[] {
  const holder = controller(g, area)
  const there = g.nation.flatMap((nation, seat) => (nation !== BANKERS && hasMenIn(g, seat, area) ? [seat] : []))
  return [
    `natives ${g.native[area]}`,
    `european ${g.european[area]}`,
    ...(holder < 0 ? [] : [`controlled ${countryOf(g, holder)}`]),
    ...there.map(seat => `resources ${countryOf(g, seat)} ${resourcesOf(g, seat, area)}`),
    ...(g.native[area] > 0 ? there : []).map(seat => `uprising ${countryOf(g, seat)} ${uprisingLevel(g, seat, area)}`),
    ...there.flatMap(seat => unmet(g, seat, area).map(each => `lacking ${countryOf(g, seat)} ${each}`)),
    ...(g.friarLack[area] > 0 ? [`lacks ${g.friarLack[area]}`] : []),
  ]
}

/** 19.1. The conditions of control that a country does not meet: colonists, dets, foreign-port, own-port, settlements, level. */
function unmet(g: Conquest, seat: number, area: number): string[] {
  const { colonists, dets, noForeignPort, ownPort, settled, free } = controlOf(g, seat, area)
  const met = { colonists, dets, 'foreign-port': noForeignPort, 'own-port': ownPort, settlements: settled, level: free }
  return Object.entries(met).flatMap(([name, is]) => (is ? [] : [name]))
}

function countryParts(g: Conquest, seat: number): string[] {
  const idle = Array.from({ length: SHIPS }, (_, i) => seat * SHIPS + i).filter(
    ship => g.shipKind[ship] >= 0 && g.shipExp[ship] < 0,
  )
  const { wealth, land, discoveries, total } = scoreOf(g, seat)
  return [
    `${g.treasury[seat]} ducats`,
    `monarch ${rating.words[g.monarch[seat]]}`,
    `points ${g.points[seat]}`,
    `score ${total}`,
    `wealth ${wealth}`,
    `land ${land}`,
    `discoveries ${discoveries}`,
    `level ${initiativeLevel(g, seat)}`,
    `upkeep ${upkeepOf(g, seat) + friarsDue(g, seat)}`,
    ...(g.rutter[seat] > 0 ? ['rutter'] : []),
    `colonists ${g.europeColonists[seat]}`,
    `dets ${g.europeDets[seat]}`,
    ...some(goldIn(g, GOLD_HOME + seat), 'gold', 'gold'),
    ...idle.map(ship => SHIP_KINDS[g.shipKind[ship]]),
    ...personsAt(g, IN_EUROPE, g.nation[seat]),
    ...personsAt(g, HELD + seat).map(person => `holds ${person}`),
    ...dutyParts(g, seat),
    ...debtParts(g, seat),
  ]
}

/** A quest of a country: where its columns stand, and which Areas they have entered. */
function questParts(g: Conquest, seat: number, quest: string): Look | undefined {
  const slot = seat * 2 + QUEST_WORDS.indexOf(quest)
  if (!QUEST_WORDS.includes(quest)) return undefined
  if (g.questDue[slot] === 0) return { parts: [], whole: false }
  const columns = g.questSlot.flatMap((each, i) => (each === slot ? [i] : []))
  const entered = AREA_IDS.filter((_, area) => columns.some(i => (g.questAreas[i] & (1 << area)) !== 0))
  const places = columns.flatMap(i => (g.questHex[i] < 0 ? [] : [`at ${hexes.words[g.questHex[i]]}`]))
  return { parts: [...places, `until ${g.questDue[slot]}`, ...entered], whole: false }
}

/** What a country must do or may not do this turn. */
function dutyParts(g: Conquest, seat: number): string[] {
  const quests = QUEST_WORDS.flatMap((quest, i) => {
    const due = g.questDue[seat * 2 + i]
    return due > 0 ? [`quest ${quest} ${due}`] : []
  })
  return [
    ...quests,
    ...(g.multiplier[seat] === 0 ? [] : [`multiplier ${signed(g.multiplier[seat])}`]),
    ...(g.doubled[seat] > 0 ? ['doubled'] : []),
    ...(g.noDets[seat] > 0 ? [`recall ${g.recall[seat]} ${g.recalled[seat]}`] : []),
    ...(g.taxesStopped > 0 && g.nation[seat] === SPAIN ? ['no-taxes'] : []),
  ]
}

/** Who serves a country for hire; what it owes and gives to the Banker. */
function debtParts(g: Conquest, seat: number): string[] {
  const hired = people.words.flatMap((person, i) =>
    isHired(g, i) && g.hiredBy[i] === seat ? [`rented ${person} ${g.hiredUntil[i]}`] : [],
  )
  return [
    ...hired,
    ...pledgesOf(g.deals, 'repay', seat).map(({ args: [turn, ducats] }) => `owes ${ducats} ${turn}`),
    ...pledgesOf(g.deals, 'share', seat).map(({ args: [area, percent] }) => `share ${percent} ${AREA_IDS[area]}`),
    ...(g.debt[seat] > 0 ? [`default ${g.debt[seat]}`] : []),
  ]
}

function hexParts(g: Conquest, seat: number, hex: number): Look | undefined {
  if (hex < 0) return undefined
  const parts = [
    ...some(menAt(g, seat, hex, COLONIST), 'colonist'),
    ...some(menAt(g, seat, hex, DETACHMENT), 'det'),
    ...personsAt(g, ASHORE + hex, g.nation[seat]),
    ...(isOccupied(g, seat, hex) ? [] : some(goldIn(g, hex), 'gold', 'gold')),
  ]
  return { parts, whole: true, means: part => [inNumber(part)] }
}

/** All ships of a country in one place, whatever their Expeditions. */
function fleetParts(g: Conquest, seat: number, place: string): Look | undefined {
  const water = place === 'europe' ? EUROPE : (waters.words as readonly string[]).indexOf(place)
  if (water < 0) return undefined
  return {
    parts: expeditionsAt(g, seat, water).flatMap(e => shipsOf(g, e).map(ship => shipPart(g, ship))),
    whole: true,
    means: severalShips,
  }
}

function shipPart(g: Conquest, ship: number): string {
  const aboard = [
    ...some(g.shipColonists[ship], 'colonist'),
    ...some(g.shipDets[ship], 'det'),
    ...personsAt(g, ABOARD + ship),
    ...some(goldIn(g, GOLD_ABOARD + ship), 'gold', 'gold'),
  ]
  return `${SHIP_KINDS[g.shipKind[ship]]}${aboard.length === 0 ? '' : ` with ${aboard.join(' and ')}`}`
}

function mineParts(g: Conquest, hex: string): Look | undefined {
  const mine = tables.mineAt.get(hexes.words.indexOf(hex))
  if (mine === undefined) return undefined
  const worked = g.minedOn[mine] === g.turn ? [`worked ${countryOf(g, g.minedBy[mine])}`] : []
  const doubled = tables.mines[mine] === POTOSI && g.potosi >= 0 ? [`doubled ${countryOf(g, g.potosi)}`] : []
  return { parts: [mineState.words[g.mine[mine]], ...worked, ...doubled], whole: false }
}

function turnParts(g: Conquest): string[] {
  return [
    String(g.turn),
    `initiative ${g.order.map(at => countryOf(g, at)).join(' ')}`,
    `resources ${tables.resourceLevels[g.turn - 1]}`,
    ...(g.capeRounded > 0 ? ['cape rounded'] : []),
    ...(g.noUprisings > 0 ? ['no-uprisings'] : []),
    `annexation ${ANNEXATIONS[g.annexation]}`,
    ...(g.ended > 0 ? [`ended ${conquistador.endings[g.ended - 1]}`] : []),
  ]
}

/** Who is asked what, such as `spain lose-ships`. */
const askedParts = (g: Conquest): string[] =>
  g.nation.flatMap((_, seat) =>
    (waiting(conquistador, g) & (1 << seat)) === 0 ? [] : [`${countryOf(g, seat)} ${g.stack.at(-1)!.at}`],
  )

/** An Expedition by its number: where it lies, its Bounds, what it has done, and its ships. */
function expeditionParts(g: Conquest, seat: number, number: number): Look | undefined {
  const e = seat * EXPEDITIONS + number - 1
  if (!(number >= 1 && number <= EXPEDITIONS)) return undefined
  if (!hasShips(g, e)) return { parts: [], whole: false }
  const placeOf = (at: number): string => (at === EUROPE ? 'europe' : waters.words[at])
  return {
    parts: [
      `at ${placeOf(g.expAt[e])}`,
      ...(g.expGoal[e] < 0 ? [] : [`to ${placeOf(g.expGoal[e])}`]),
      `bounds ${g.expBounds[e]}`,
      `used ${usedFirst(g, e)} ${g.expLast[e]}`,
      `points ${g.expPoints[e]}`,
      `spare ${spare(g, e)}`,
      ...(g.expPrivateer[e] > 0 ? ['privateer'] : []),
      ...(g.expPort[e] < 0 ? [] : [`lay in ${hexes.words[g.expPort[e]]}`]),
      ...g.claims.flatMap(claim => (Math.floor(claim / 32) === e ? [`claims ${DISCOVERIES[claim % 32].id}`] : [])),
      ...marksOf(g.expMarks[e]),
      ...shipsOf(g, e).map(ship => shipPart(g, ship)),
    ],
    whole: false,
  }
}
