import { AREAS } from './areas.ts'
import { BATTLE_CARD } from './battle.ts'
import { GOODS_YEARS } from './calendar.ts'
import type { MarketCard } from './cards/index.ts'
import { CARDS, WITHOUT_TAX_REVOLT_IN_EN } from './cards/index.ts'
import { HAVENS } from './havens.ts'
import { checkCards, checkSea, checkSites, checkTables } from './pack-constraints.ts'
import { checkKnown } from './pack-known.ts'
import { packShape } from './pack-shape.ts'
import type { Pack, PackCard, PackError, Report } from './pack-type.ts'
import { COLOURS, REACH_BY_BIBLES, SPANISH_SWAY_BY_DISKS, SWAY_BY_DISKS } from './players.ts'
import { BORDERS, EUROPE_EXITS } from './sea-zones.ts'
import { SITES } from './sites.ts'

export type { Pack, PackCard, PackError } from './pack-type.ts'

function packCard({ name, nudge, actions, ...card }: MarketCard): PackCard {
  if (card.deck === 'royalty') {
    return { name, nudge, actions, title: card.title, qualification: card.qualification, icon: card.icon }
  }
  if (card.deck === 'ship') return { name, nudge, actions, legality: card.legality, seamanship: card.seamanship }
  return { name, nudge, actions }
}

/** The pack that the data files make up. The Philosophy board is no part of it: it follows from the examples. */
export const DEFAULT_PACK: Pack = {
  format: 1,
  game: 'pax-hispanica',
  title: 'Reconstruction from the rulebooks',
  borders: BORDERS.map(({ from, to, current }) => ({ from, to, current })),
  europeExits: EUROPE_EXITS.map(exit => exit.zone),
  goods: Object.fromEntries(
    AREAS.flatMap(area => (area.kind === 'land' ? [[area.id, area.good]] : [])),
  ) as Pack['goods'],
  sites: SITES.map(({ source, ...site }) => site),
  goodsYears: Object.fromEntries(GOODS_YEARS.map(({ year, goods }) => [`${year}`, goods])),
  columns: { reach: REACH_BY_BIBLES, sway: SWAY_BY_DISKS, spanishSway: SPANISH_SWAY_BY_DISKS },
  startOrder: COLOURS,
  havens: Object.fromEntries(HAVENS.map(({ zone, actions }) => [zone, actions])) as Pack['havens'],
  cards: Object.fromEntries(CARDS.map(card => [card.id, packCard(card)])),
  withoutTaxRevoltInEn: WITHOUT_TAX_REVOLT_IN_EN,
  battleCard: BATTLE_CARD,
}

/** Warnings name departures from facts that were only reasoned out; a true component may well depart from them. */
export type PackResult =
  | { readonly ok: true; readonly pack: Pack; readonly warnings: readonly PackError[] }
  | { readonly ok: false; readonly errors: readonly PackError[] }

/** Says whether a value is a usable data pack, and if not, everything that is wrong with it. */
export function validatePack(value: unknown): PackResult {
  const errors: PackError[] = []
  const warnings: PackError[] = []
  const report: Report = (path, message) => errors.push({ path, message })
  const warn: Report = (path, message) => warnings.push({ path, message })
  packShape(value, '', report)
  if (errors.length > 0) return { ok: false, errors }
  const pack = value as Pack
  checkSea(pack, report)
  checkSites(pack, report)
  checkTables(pack, report)
  checkCards(pack, report, warn)
  checkKnown(pack, report, warn)
  return errors.length > 0 ? { ok: false, errors } : { ok: true, pack, warnings }
}

/** One error as a sentence, path first. */
export const sentenceOf = ({ path, message }: PackError): string => (path === '' ? message : `${path}: ${message}`)

/** The one JSON text of a pack: keys sorted, no spaces. What is hashed into records. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`
}
