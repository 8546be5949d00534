import type { Report } from '@spanish-main/kernel/pack'
import type { MarketAction } from './actions.ts'
import { kindOfAction } from './actions.ts'
import { AREAS } from './areas.ts'
import { GOODS_YEARS } from './calendar.ts'
import type { MarketCard } from './cards/index.ts'
import { CARDS } from './cards/index.ts'
import { HAVENS } from './havens.ts'
import type { Pack, PackCard } from './pack-type.ts'
import type { ColumnEntry } from './players.ts'
import { REACH_COLUMN, SPANISH_SWAY_COLUMN, SWAY_COLUMN } from './players.ts'
import { BORDERS, EUROPE_EXITS, seaTables, ZONE } from './sea-zones.ts'
import type { Site } from './sites.ts'
import { SITES } from './sites.ts'
import type { Source } from './source.ts'

/** Tells a pack that it departs from a known fact: an error if the fact is stated, a warning if derived. */
type Depart = (source: Source, path: string, message: string) => void

/** The pack's card that must be a known card: the same id if that is stated, otherwise the same title, letter or name. */
function counterpart(pack: Pack, known: MarketCard): [string, PackCard] | undefined {
  if (known.source.id.certainty === 'stated') return [known.id, pack.cards[known.id]]
  const entries = Object.entries(pack.cards)
  if (known.deck === 'royalty') return entries.find(([, card]) => card.title === known.title)
  if (known.deck === 'ship') return entries.find(([, card]) => card.seamanship === known.seamanship)
  return entries.find(([, card]) => card.name === known.name)
}

const labelOf = (action: MarketAction) =>
  typeof action === 'string' ? action : `${action.action} ${action.nudges.join('/')}`

function checkKnownCard(known: MarketCard, id: string, card: PackCard, depart: Depart): void {
  const facts = ['nudge', 'title', 'qualification', 'icon', 'legality', 'seamanship'] as const
  for (const fact of facts) {
    const source = (known.source as Partial<Record<string, Source | readonly Source[]>>)[fact] as Source | undefined
    const wanted = (known as Partial<Record<string, unknown>>)[fact]
    if (source && card[fact] !== wanted) depart(source, `cards.${id}.${fact}`, `"${card[fact]}" should be "${wanted}"`)
  }
  const left = card.actions.map(kindOfAction)
  known.actions.forEach((action, index) => {
    const place = left.indexOf(kindOfAction(action))
    if (place >= 0) left.splice(place, 1)
    else depart(known.source.actions[index], `cards.${id}.actions`, `${labelOf(action)} should be among the Actions`)
  })
}

function checkColumn(name: string, entries: readonly ColumnEntry[], values: readonly number[], depart: Depart): void {
  entries.forEach((entry, left) => {
    if (values[left] === entry.value) return
    depart(entry.source, `columns.${name}.${left}`, `${values[left]} should be ${entry.value}`)
  })
}

function checkKnownSite(known: Site, pack: Pack, depart: Depart): void {
  const index = pack.sites.findIndex(site => site.id === known.id)
  if (index < 0) {
    depart(known.source.name, 'sites', `the Site ${known.id} should be listed`)
    return
  }
  const site = pack.sites[index]
  const path = `sites.${index}`
  if (site.kind !== known.kind) depart(known.source.name, `${path}.kind`, `"${site.kind}" should be "${known.kind}"`)
  if (site.area !== known.area) depart(known.source.area, `${path}.area`, `"${site.area}" should be "${known.area}"`)
  for (const zone of known.seaZones) {
    if (!site.seaZones.includes(zone)) depart(known.source.seaZones, `${path}.seaZones`, `${zone} should be listed`)
  }
}

/** Holds a pack against every fact that a rulebook states (`report`) or that follows from one (`warn`). */
export function checkKnown(pack: Pack, report: Report, warn: Report): void {
  const depart: Depart = (source, path, message) => {
    if (source.certainty === 'stated') report(path, `${message} (${source.ref})`)
    if (source.certainty === 'derived') warn(path, `${message} (${source.ref})`)
  }
  const sea = seaTables(pack.borders, pack.europeExits)
  for (const { from, to, source } of BORDERS) {
    if (!sea.exits[ZONE[from]].includes(ZONE[to]))
      depart(source.border, 'borders', `${from} to ${to} should be sailable`)
  }
  for (const { zone, source } of EUROPE_EXITS) {
    if (!pack.europeExits.includes(zone)) depart(source, 'europeExits', `${zone} should lead to EUROPE`)
  }
  for (const area of AREAS) {
    if (area.kind === 'wilderness' || pack.goods[area.id] === area.good) continue
    depart(area.source.good, `goods.${area.id}`, `"${pack.goods[area.id]}" should be "${area.good}"`)
  }
  for (const { year, zones, source } of GOODS_YEARS) {
    for (const zone of zones) {
      if (pack.goodsYears[`${year}`].includes(pack.goods[zone])) continue
      depart(source.zones, `goodsYears.${year}`, `the land zone ${zone} should produce`)
    }
  }
  for (const site of SITES) checkKnownSite(site, pack, depart)
  checkColumn('reach', REACH_COLUMN, pack.columns.reach, depart)
  checkColumn('sway', SWAY_COLUMN, pack.columns.sway, depart)
  checkColumn('spanishSway', SPANISH_SWAY_COLUMN, pack.columns.spanishSway, depart)
  for (const { zone, actions, source } of HAVENS) {
    for (const action of actions) {
      if (!pack.havens[zone].includes(action)) depart(source, `havens.${zone}`, `${action} should be among the Actions`)
    }
  }
  for (const known of CARDS) {
    const found = counterpart(pack, known)
    if (found) checkKnownCard(known, found[0], found[1], depart)
    else if (known.deck === 'ship')
      depart(known.source.seamanship, 'cards', `a Ship ${known.seamanship} should be there`)
    else depart(known.source.name, 'cards', `${known.name} should be there`)
  }
}
