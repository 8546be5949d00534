import { tablesInUse } from '@spanish-main/kernel/pack'
import { AREA_IDS, COUNTRIES, DEFAULT_PACK, EVENT_IDS, type Pack, PERSON_KINDS } from '../data/index.ts'
import { type Geography, geographyOf, hexesOf, hexOf } from './geography.ts'

export const EXPLORER = 0
export const CONQUISTADOR = 1
export const PRIVATEER = 2

export const CARAVEL = 0
export const CARRACK = 1
export const GALLEON = 2
export const SHIP_KINDS = ['caravel', 'carrack', 'galleon'] as const

/** 8.4. Ships lost: by the attacker if `attacker`; a star allows a Prize. */
export interface SeaResult {
  readonly attacker: boolean
  readonly ships: number
  readonly prize: boolean
}

/** 11.3. Quarters of the detachments lost by attacker and defender. */
export interface LandResult {
  readonly attacker: number
  readonly defender: number
}

/** 9.5, 12.5. What attrition takes; `all` is everything. */
export interface Toll {
  readonly colonists: number
  readonly detachments: number
  readonly ships: number
  readonly leaders: number
  readonly all: boolean
}

/** 17.37. Units lost to an uprising, and whether a Missionary falls. */
export interface UprisingResult {
  readonly units: number
  readonly all: boolean
  readonly missionary: boolean
}

/** What the rules read of the components: indices everywhere. */
export interface Tables extends Geography {
  readonly native: readonly number[]
  readonly double: readonly boolean[]
  readonly mines: readonly number[]
  readonly mineAt: ReadonlyMap<number, number>
  readonly cities: readonly number[]
  readonly loot: readonly number[]
  readonly personCountry: readonly number[]
  readonly personKind: readonly number[]
  readonly arrive: readonly number[]
  readonly depart: readonly number[]
  readonly ratings: readonly number[]
  readonly points: readonly number[]
  /** Discoveries that a hex offers to an Expedition, and to land units. */
  readonly navalFinds: ReadonlyMap<number, readonly number[]>
  readonly landFinds: ReadonlyMap<number, readonly number[]>
  readonly notSolitaire: readonly boolean[]
  readonly taxes: readonly (readonly number[])[]
  readonly colonists: readonly number[]
  /** Index into EVENT_IDS by first and second die, −1 for none. */
  readonly politics: readonly (readonly number[])[]
  readonly navalCrt: readonly (readonly SeaResult[])[]
  readonly landCrt: readonly (readonly LandResult[])[]
  readonly navalAttrition: readonly (readonly Toll[])[]
  readonly landAttrition: readonly (readonly Toll[])[]
  readonly laterLandAttrition: readonly (readonly Toll[])[]
  /** How far the level falls; 0 costs a detachment. */
  readonly nativeCombat: readonly (readonly number[])[]
  readonly nativeUprising: readonly (readonly UprisingResult[])[]
  readonly gold: Pack['gold']
  readonly prices: Pack['prices']
  readonly resourceLevels: readonly number[]
  /** By coloniser (England, France, Portugal) and the sum of two dice less 2: an Area. */
  readonly colonisation: readonly (readonly number[])[]
  /** By event: England 0, France 1, Portugal 2, nobody −1. */
  readonly coloniserOf: readonly number[]
  readonly treasury: readonly number[]
  readonly treasuryWithBankers: readonly number[]
  /** Ratings: A is 0, D is 3. */
  readonly monarchs: readonly number[]
}

export const PACIFIC_BY_SEA = DEFAULT_PACK.discoveries.findIndex(each => each.id === 'pacific-by-sea')
export const PERSON = Object.fromEntries(DEFAULT_PACK.people.map((person, i) => [person.id, i]))

const readSea = (cell: string): SeaResult => ({
  attacker: cell[0] === 'A',
  ships: Number(cell[1]),
  prize: cell.endsWith('*'),
})

const QUARTERS: Readonly<Record<string, number>> = { '1': 4, '3/4': 3, '1/2': 2, '1/4': 1 }
const readLand = (cell: string): LandResult => {
  const part = (side: string): number =>
    QUARTERS[
      cell
        .split(' ')
        .find(each => each[0] === side)
        ?.slice(1) ?? ''
    ] ?? 0
  return { attacker: part('A'), defender: part('D') }
}

const readToll = (cell: string): Toll => {
  const count = (letter: string): number => {
    const part = cell.split('+').find(each => each.replace(/^\d/, '') === letter)
    return part === undefined ? 0 : Number(/^\d/.exec(part)?.[0] ?? 1)
  }
  return {
    colonists: count('C'),
    detachments: count('S'),
    ships: count('Sh'),
    leaders: count('E'),
    all: cell === 'All',
  }
}

const readUprising = (cell: string): UprisingResult => ({
  units: cell === 'All' || cell === '-' ? 0 : Number(cell[0]),
  all: cell === 'All',
  missionary: cell === 'All' || cell.endsWith('*'),
})

const byDie = <T>(rows: readonly (readonly string[])[], read: (cell: string) => T): T[][] =>
  rows.map(row => row.map(read))

function finds(pack: Pack, geography: Geography, naval: boolean): Map<number, number[]> {
  const map = new Map<number, number[]>()
  pack.discoveries.forEach((place, index) => {
    const listed = naval ? place.naval : place.land
    const hexes = listed === undefined ? [] : hexesOf(listed)
    if (!(naval && place.byLandOnly === true)) {
      for (const area of place.areas ?? []) {
        const all = geography.hexesOfArea[AREA_IDS.indexOf(area)]
        hexes.push(...(naval ? all.filter(hex => geography.isCoast[hex]) : all))
      }
    }
    const except = place.except === undefined ? [] : hexesOf(place.except)
    for (const hex of hexes) if (!except.includes(hex)) map.set(hex, [...(map.get(hex) ?? []), index])
  })
  return map
}

function derive(pack: Pack): Tables {
  const geography = geographyOf(pack)
  const mines = pack.mines.map(hexOf)
  const countries = COUNTRIES.map(country => country)
  const colonisers = ['england', 'france', 'portugal'] as const
  return {
    ...geography,
    native: pack.areas.map(area => area.native),
    double: pack.areas.map(area => area.double),
    mines,
    mineAt: new Map(mines.map((hex, i) => [hex, i])),
    cities: pack.cities.map(city => hexOf(city.hex)),
    loot: pack.cities.map(city => city.loot),
    personCountry: pack.people.map(person => COUNTRIES.indexOf(person.country)),
    personKind: pack.people.map(person => PERSON_KINDS.indexOf(person.kind)),
    arrive: pack.people.map(person => person.arrive),
    depart: pack.people.map(person => person.depart),
    ratings: pack.missionaries,
    points: pack.discoveries.map(place => place.points),
    navalFinds: finds(pack, geography, true),
    landFinds: finds(pack, geography, false),
    notSolitaire: pack.discoveries.map(place => place.notSolitaire === true),
    taxes: pack.taxes,
    colonists: pack.colonists,
    politics: pack.politics.map(row => row.map(cell => (EVENT_IDS as readonly string[]).indexOf(cell))),
    navalCrt: byDie(pack.navalCrt, readSea),
    landCrt: byDie(pack.landCrt, readLand),
    navalAttrition: byDie(pack.navalAttrition, readToll),
    landAttrition: byDie(pack.landAttrition, readToll),
    laterLandAttrition: byDie(pack.laterLandAttrition, readToll),
    nativeCombat: byDie(pack.nativeCombat, cell => (cell === 'S' ? 0 : Number(cell))),
    nativeUprising: byDie(pack.nativeUprising, readUprising),
    gold: pack.gold,
    prices: pack.prices,
    resourceLevels: pack.resourceLevels,
    colonisation: colonisers.map(name =>
      pack.colonisation[name].map(area => (AREA_IDS as readonly string[]).indexOf(area)),
    ),
    coloniserOf: EVENT_IDS.map(id => colonisers.findIndex(name => pack.colonisers[name].includes(id))),
    treasury: countries.map(country => pack.treasury[country]),
    treasuryWithBankers: countries.map(country => pack.treasuryWithBankers[country]),
    monarchs: countries.map(country => 'ABCD'.indexOf(pack.monarchs[country])),
  }
}

/** The components of a pack that somebody has validated. */
export const tablesOf = (pack: Pack): Tables => derive(pack)

export const OWN_TABLES: Tables = derive(DEFAULT_PACK)

/** The components in use: the game's own, unless a table with a corrected pack is being played. */
export const { tables, use } = tablesInUse(OWN_TABLES)
