import type { Look } from '@spanish-main/kernel/harness'
import { AREA_IDS, COUNTRIES, DISCOVERIES } from './data/index.ts'
import { controller, scoreOf } from './rules/19-control.ts'
import { expeditionsAt, shipsOf } from './rules/fleet.ts'
import { COLONIST, DETACHMENT, isOccupied, menAt } from './rules/posts.ts'
import {
  ABOARD,
  ASHORE,
  type Conquest,
  EUROPE,
  FRIARS,
  GOLD_ABOARD,
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
  if (seat >= 0 && what === undefined) return { parts: countryParts(g, seat), whole: false }
  if (seat >= 0 && what === 'at') return hexParts(g, seat, hexes.words.indexOf(place))
  if (seat >= 0 && what === 'ships') return fleetParts(g, seat, place)
  if (name === 'turn')
    return { parts: [String(g.turn), `initiative ${g.order.map(at => countryOf(g, at)).join(' ')}`], whole: false }
  if (name === 'mine') return mineParts(g, what)
  if (name === 'lost') return { parts: personsAt(g, GONE), whole: false }
  const area = (AREA_IDS as readonly string[]).indexOf(name)
  if (area >= 0) return { parts: areaParts(g, area), whole: false }
  const emptied = (city.words as readonly string[]).indexOf(name)
  if (emptied >= 0) return { parts: g.emptied[emptied] > 0 ? ['empty'] : [], whole: true }
  const found = DISCOVERIES.findIndex(each => each.id === name)
  return found < 0 ? undefined : { parts: g.finder[found] < 0 ? [] : [countryOf(g, g.finder[found])], whole: true }
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
  return [
    `natives ${g.native[area]}`,
    `european ${g.european[area]}`,
    ...(holder < 0 ? [] : [`controlled ${countryOf(g, holder)}`]),
  ]
}

function countryParts(g: Conquest, seat: number): string[] {
  const idle = Array.from({ length: SHIPS }, (_, i) => seat * SHIPS + i).filter(
    ship => g.shipKind[ship] >= 0 && g.shipExp[ship] < 0,
  )
  return [
    `${g.treasury[seat]} ducats`,
    `monarch ${rating.words[g.monarch[seat]]}`,
    `points ${g.points[seat]}`,
    `score ${scoreOf(g, seat).total}`,
    ...(g.rutter[seat] > 0 ? ['rutter'] : []),
    `colonists ${g.europeColonists[seat]}`,
    `dets ${g.europeDets[seat]}`,
    ...idle.map(ship => SHIP_KINDS[g.shipKind[ship]]),
    ...personsAt(g, IN_EUROPE, g.nation[seat]),
    ...personsAt(g, HELD + seat).map(person => `holds ${person}`),
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
  return { parts, whole: true }
}

/** All ships of a country in one place, whatever their Expeditions. */
function fleetParts(g: Conquest, seat: number, place: string): Look | undefined {
  const water = place === 'europe' ? EUROPE : (waters.words as readonly string[]).indexOf(place)
  if (water < 0) return undefined
  return {
    parts: expeditionsAt(g, seat, water).flatMap(e => shipsOf(g, e).map(ship => shipPart(g, ship))),
    whole: true,
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
  return mine === undefined ? undefined : { parts: [mineState.words[g.mine[mine]]], whole: true }
}
