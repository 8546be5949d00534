import { AREAS, CITIES, KNOWN_HEXES, MINES } from './areas.ts'
import { DISCOVERIES } from './discoveries.ts'
import { AREA_ROWS, CLOSED_TO_LAND, CLOSED_TO_SHIPS, GROUND_ROWS, RIVERS, SHORES } from './map.ts'
import { BANKERS_CHANGES, CABOT_IN_PORTUGAL, MISSIONARY_RATINGS, MISSIONARY_SOURCE, PEOPLE } from './people.ts'
import type { Certainty, Source } from './source.ts'
import { reconstructed } from './source.ts'
import {
  COLONISATION,
  COLONISERS,
  COLONISTS,
  COLONISTS_SOURCE,
  GOLD,
  KNOWN_CELLS,
  LAND_ATTRITION,
  LAND_CRT,
  LATER_LAND_ATTRITION,
  NATIVE_COMBAT,
  NATIVE_UPRISING,
  NAVAL_ATTRITION,
  NAVAL_CRT,
  POLITICS,
  POLITICS_SOURCE,
  PRICES,
  RESOURCE_LEVELS,
  RESOURCE_ON_TURN_11,
  RESOURCE_SOURCE,
  START,
  TAXES,
  TAXES_SOURCE,
  YEARS_SOURCE,
} from './tables.ts'

/** One component fact with where it comes from. */
export type ProvenanceRow = {
  readonly group: string
  readonly component: string
  readonly fact: string
  readonly value: string
  readonly certainty: Certainty
  readonly ref: string
}

const row = (group: string, component: string, fact: string, value: string, source: Source): ProvenanceRow => ({
  group,
  component,
  fact,
  value,
  certainty: source.certainty,
  ref: source.ref,
})

function* mapRows(): Generator<ProvenanceRow> {
  const sheet = reconstructed('gap G-1')
  yield row('map', 'sheet', 'hexes', `${AREA_ROWS.length} rows of ${AREA_ROWS[0].length}`, sheet)
  yield row('map', 'sheet', 'grounds', `${GROUND_ROWS.join('').replaceAll('.', '').length} hexes with land`, sheet)
  yield row('map', 'coast', 'hexes partly sea', `${SHORES.join(' ').split(' ').length}`, sheet)
  for (const [river, list] of Object.entries(RIVERS))
    yield row('map', river, 'hexsides', `${list.split(' ').length}`, sheet)
  for (const [kind, list] of Object.entries(CLOSED_TO_LAND)) {
    yield row('map', kind, 'hexsides closed to land units', `${list.split(' ').length}`, sheet)
  }
  yield row('map', 'sea', 'hexsides closed to ships', `${CLOSED_TO_SHIPS.join(' ').split(' ').length}`, sheet)
  for (const { hex, what, source } of KNOWN_HEXES) yield row('hex', hex, 'known', what, source)
  for (const { hex, source } of MINES) yield row('mine', hex, 'place', hex, source)
  for (const city of CITIES) {
    yield row('city', city.id, 'place', city.hex, city.source.hex)
    yield row('city', city.id, 'loot', `${city.loot}`, city.source.loot)
  }
}

function* areaRows(): Generator<ProvenanceRow> {
  for (const { id, name, bounds, native, attrition, double, source } of AREAS) {
    yield row('area', id, 'name', name, source.name)
    const far = Object.entries(bounds).map(([coast, number]) => `${coast} ${number}`)
    yield row('area', id, 'Bounds', far.length === 0 ? 'no coast' : far.join(', '), source.bounds)
    yield row('area', id, 'Native Level', `${native}`, source.native)
    yield row('area', id, 'Attrition Level', `${attrition}`, source.attrition)
    yield row('area', id, 'resources', double ? 'R2' : 'plain', source.double)
  }
}

function* peopleRows(): Generator<ProvenanceRow> {
  for (const { id, name, kind, arrive, depart, source } of PEOPLE) {
    yield row('person', id, 'name', name, source.name)
    yield row('person', id, 'kind', kind, source.kind)
    yield row('person', id, 'arrives', `${arrive}`, source.arrive)
    yield row('person', id, 'departs', `${depart}`, source.depart)
  }
  const { id, from, to, source } = CABOT_IN_PORTUGAL
  yield row('person', id, 'in Portuguese service', `${from} to ${to}`, source)
  yield row('person', 'gonneville', 'with the Bankers', '2 to 3', BANKERS_CHANGES.source)
  yield row('person', 'france', 'absent with the Bankers', BANKERS_CHANGES.absent.join(', '), BANKERS_CHANGES.source)
  yield row('person', 'missionaries', 'ratings', MISSIONARY_RATINGS.join(', '), MISSIONARY_SOURCE)
}

function* tableRows(): Generator<ProvenanceRow> {
  yield row('table', 'taxes', 'ducats', TAXES.map(each => each.join(' ')).join(', '), TAXES_SOURCE)
  yield row('table', 'colonists', 'by die', COLONISTS.join(' '), COLONISTS_SOURCE)
  yield row('table', 'politics', 'events', POLITICS.map(each => each.join(' ')).join(', '), POLITICS_SOURCE)
  const dice = {
    NAVAL_CRT,
    LAND_CRT,
    NAVAL_ATTRITION,
    LAND_ATTRITION,
    LATER_LAND_ATTRITION,
    NATIVE_COMBAT,
    NATIVE_UPRISING,
  }
  for (const [name, table] of Object.entries(dice)) {
    yield row('table', name, 'results', `${table.columns.length} columns of six`, table.source)
  }
  for (const cell of KNOWN_CELLS) {
    yield row('table', cell.table, `row ${cell.row + 1}, column ${cell.column + 1}`, cell.value, cell.source)
  }
  yield row('table', 'gold', 'yields', `${GOLD.mainland.yield}, ${GOLD.caribbean.yield}`, GOLD.source)
  for (const [name, { buy, keep, source }] of Object.entries(PRICES)) {
    yield row('price', name, 'buy and keep', `${buy} and ${keep}`, source)
  }
  yield row('track', 'resources', 'levels', RESOURCE_LEVELS.join(' '), RESOURCE_SOURCE)
  yield row('track', 'resources', 'turn 11', '3', RESOURCE_ON_TURN_11)
  yield row('track', 'years', 'turn 6', '1521-1525', YEARS_SOURCE)
  yield row('solitaire', 'colonisation', 'table', COLONISATION.england.join(', '), COLONISATION.source)
  yield row('solitaire', 'colonisation', 'events', COLONISERS.england.join(', '), COLONISERS.source)
  yield row('setup', 'treasuries', 'ducats', Object.values(START.treasury).join(', '), START.source)
  for (const { id, name, points, source } of DISCOVERIES) {
    yield row('discovery', id, 'name', name, source.name)
    yield row('discovery', id, 'points', `${points}`, source.points)
  }
}

/** Every component fact of the game with its source. */
export function* provenance(): Generator<ProvenanceRow> {
  yield* mapRows()
  yield* areaRows()
  yield* peopleRows()
  yield* tableRows()
}
