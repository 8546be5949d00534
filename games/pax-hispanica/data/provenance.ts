import type { MarketAction } from './actions.ts'
import { ACTIONS_SOURCE, HAVEN_ACTIONS, MARKET_ACTIONS } from './actions.ts'
import { AREAS } from './areas.ts'
import { BATTLE_CARD, BATTLE_CARD_SOURCE } from './battle.ts'
import { DOVE_YEARS, ERAS, GOODS_YEARS, OMENS, START_YEARS, YEAR_KIND_SOURCE, YEAR_KINDS } from './calendar.ts'
import type { MarketCard } from './cards/index.ts'
import { CARDS, WITHOUT_TAX_REVOLT_IN_EN, WITHOUT_TAX_REVOLT_SOURCE } from './cards/index.ts'
import { HAVENS } from './havens.ts'
import { BOARD_SOURCE, CELLS, REALMS, TRACKS } from './philosophy.ts'
import type { ColumnEntry } from './players.ts'
import { COLOURS, PLAYERS, REACH_COLUMN, SPANISH_SWAY_COLUMN, START_ORDER_SOURCE, SWAY_COLUMN } from './players.ts'
import { BORDERS, EUROPE_EXITS, SEA_ZONES } from './sea-zones.ts'
import { SITES } from './sites.ts'
import type { Certainty, Source } from './source.ts'
import { CERTAINTIES, GAPS, PASSAGES_LEFT_OUT } from './source.ts'
import { SETUP, SLOT_LIMIT, TOKENS } from './tokens.ts'

/** One fact about a component: what it is about, which property, its value, how sure and from where. */
export type ProvenanceRow = {
  readonly group: string
  readonly component: string
  readonly fact: string
  readonly value: string
  readonly certainty: Certainty
  readonly ref: string
}

/** Action icons as words, an Apostasy with its arrows. */
export const wordsOf = (action: MarketAction): string =>
  typeof action === 'string' ? action : `apostasy ${action.nudges.join('/')}`

function* seaRows(add: Add) {
  for (const { id, name, source } of SEA_ZONES) yield add('sea zone', id, 'name', name, source)
  for (const { from, to, current, source } of BORDERS) {
    yield add('border', `${from} – ${to}`, 'border', 'adjacent', source.border)
    yield add(
      'border',
      `${from} – ${to}`,
      'direction',
      current ? `${from} to ${to} only` : 'both ways',
      source.direction,
    )
  }
  for (const { zone, source } of EUROPE_EXITS) yield add('EUROPE exit', zone, 'exit', 'yes', source)
}

function* landRows(add: Add) {
  for (const { id, name, good, source } of AREAS) {
    yield add('area', id, 'name', name, source.name)
    yield add('area', id, 'Good', good ?? 'none', source.good)
  }
  for (const { id, name, kind, area, seaZones, lon, lat, source } of SITES) {
    yield add(`${kind} Site`, id, 'name', name, source.name)
    yield add(`${kind} Site`, id, 'area', area, source.area)
    yield add(`${kind} Site`, id, 'sea zones', seaZones.join(', '), source.seaZones)
    yield add(`${kind} Site`, id, 'position', `${lon}, ${lat}`, source.position)
  }
}

function* calendarRows(add: Add) {
  yield add('calendar', 'all years', 'kinds', YEAR_KINDS.join(', '), YEAR_KIND_SOURCE)
  for (const { id, from, to, state, source } of ERAS) yield add('calendar', `${from}–${to}`, id, state, source)
  for (const [id, { year, source }] of Object.entries(START_YEARS))
    yield add('calendar', `${year}`, 'start', id, source)
  for (const [id, { year, source }] of Object.entries(DOVE_YEARS)) yield add('calendar', `${year}`, 'Dove', id, source)
  for (const { id, years, source } of OMENS) yield add('calendar', years.join(', '), 'Omen', id, source)
  for (const { year, goods, zones, source } of GOODS_YEARS) {
    yield add('calendar', `${year}`, 'Goods', goods.join(', '), source.goods)
    if (zones.length > 0) yield add('calendar', `${year}`, 'land zones', zones.join(', '), source.zones)
  }
}

function* boardRows(add: Add) {
  yield add('Philosophy board', 'layout', 'cells', `${CELLS.length}`, BOARD_SOURCE)
  for (const { id, x, y, source } of CELLS) yield add('Philosophy board', id, 'place', `${x}, ${y}`, source)
  for (const { area, realm, source } of REALMS) yield add('Philosophy board', area, 'realm', realm, source)
  for (const track of TRACKS) yield add('Philosophy board', track.profession, 'track', track.direction, track.source)
}

function* playerRows(add: Add) {
  yield add('player', 'all', 'start slots', COLOURS.join(', '), START_ORDER_SOURCE)
  for (const { colour, nation, character, ability, disks, source } of PLAYERS) {
    yield add('player', colour, 'nation', nation, source.nation)
    yield add('player', colour, 'character', character, source.character)
    yield add('player', colour, 'ability', ability ?? 'none', source.ability)
    yield add('player', colour, 'disks', `${disks}`, source.disks)
  }
  const columns: readonly [string, readonly ColumnEntry[]][] = [
    ['Reach by Bibles left', REACH_COLUMN],
    ['Sway by disks left', SWAY_COLUMN],
    ['Sway of Spain by disks left', SPANISH_SWAY_COLUMN],
  ]
  for (const [name, entries] of columns) {
    for (const [left, { value, source }] of entries.entries()) yield add('column', name, `${left}`, `${value}`, source)
  }
  for (const [id, { count, source }] of Object.entries(TOKENS)) yield add('token', id, 'count', `${count}`, source)
  yield add('token', 'Slots', 'limit', `${SLOT_LIMIT.ships} Ships, ${SLOT_LIMIT.peerages} Peerages`, SLOT_LIMIT.source)
  for (const [id, { value, source }] of Object.entries(SETUP)) yield add('setup', id, 'value', `${value}`, source)
}

function* cardRows(card: MarketCard, add: Add) {
  const row = (fact: string, value: string, source: Source) => add(`${card.deck} card`, card.id, fact, value, source)
  yield row('id', card.id, card.source.id)
  yield row('name', card.name, card.source.name)
  if (card.deck !== 'ship' && card.person) yield row('person', card.person.name, card.person.source)
  yield row('Nudge', card.nudge, card.source.nudge)
  if (card.deck === 'royalty') {
    yield row('title', card.title, card.source.title)
    yield row('qualification', card.qualification, card.source.qualification)
    yield row('icon', card.icon, card.source.icon)
  }
  if (card.deck === 'ship') {
    yield row('Legality', card.legality, card.source.legality)
    yield row('Seamanship', card.seamanship, card.source.seamanship)
  }
  for (const [index, action] of card.actions.entries()) yield row('Action', wordsOf(action), card.source.actions[index])
}

type Add = (group: string, component: string, fact: string, value: string, source: Source) => ProvenanceRow

const toRow: Add = (group, component, fact, value, { certainty, ref }) => ({
  group,
  component,
  fact,
  value,
  certainty,
  ref,
})

/** Every component fact of the game with its source. */
export function* provenance(): Generator<ProvenanceRow> {
  yield* seaRows(toRow)
  yield* landRows(toRow)
  yield* calendarRows(toRow)
  yield* boardRows(toRow)
  yield* playerRows(toRow)
  yield toRow(
    'Battle card',
    'flee against boarding',
    'result',
    BATTLE_CARD.fleeAgainstBoarding,
    BATTLE_CARD_SOURCE.boarding,
  )
  const { flagshipSunk, cargoSeized } = BATTLE_CARD.fleeAgainstGage
  const gage = `Flagship ${flagshipSunk ? 'sunk' : 'kept'}, Cargo seized: ${cargoSeized}`
  yield toRow('Battle card', 'flee against weather gage', 'result', gage, BATTLE_CARD_SOURCE.gage)
  yield toRow('Action', 'Market cards', 'kinds', MARKET_ACTIONS.join(', '), ACTIONS_SOURCE)
  yield toRow('Action', 'Haven cards', 'kinds', HAVEN_ACTIONS.join(', '), ACTIONS_SOURCE)
  for (const card of CARDS) yield* cardRows(card, toRow)
  const without = WITHOUT_TAX_REVOLT_IN_EN.join(', ')
  yield toRow('edition en', 'Tax Revolt', 'missing on', without, WITHOUT_TAX_REVOLT_SOURCE)
  for (const { zone, actions, source } of HAVENS) yield toRow('Haven card', zone, 'Actions', actions.join(', '), source)
}

const cell = (text: string) => text.replaceAll('|', '\\|')

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** The facts as a Markdown page: totals, gaps, then every fact. */
export function renderProvenance(rows: Iterable<ProvenanceRow> = provenance()): string {
  const facts = [...rows]
  const groups = [...new Set(facts.map(row => row.group))]
  const count = (group: string | null, certainty: Certainty) =>
    `${facts.filter(row => (group === null || row.group === group) && row.certainty === certainty).length}`
  const totals = [...groups, null].map(group => [group ?? 'all', ...CERTAINTIES.map(mark => count(group, mark))])
  return `${[
    '# Where the components of Pax Hispanica come from',
    'Generated from games/pax-hispanica/data. *Stated*: said by a rulebook (EN, PL; GL is its glossary). *Derived*: reasoned out of what it says. *Reconstructed*: invented to fill a gap without contradicting anything known.',
    `The texts at hand leave out ${PASSAGES_LEFT_OUT.join('; ')}: facts cited from these alone rest on earlier notes.`,
    '## Totals',
    table(['component', ...CERTAINTIES], totals),
    '## Gaps',
    table(
      ['gap', 'missing', 'known'],
      GAPS.map(gap => [gap.id, gap.missing, gap.known]),
    ),
    '## Facts',
    table(
      ['component', 'which', 'fact', 'value', 'certainty', 'source'],
      facts.map(row => [row.group, row.component, row.fact, row.value, row.certainty, row.ref]),
    ),
  ].join('\n\n')}\n`
}
