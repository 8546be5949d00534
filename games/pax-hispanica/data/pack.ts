import { type PackResult, readPack } from '@spanish-main/kernel/pack'
import { AREAS } from './areas.ts'
import { BATTLE_CARD } from './battle.ts'
import { GOODS_YEARS } from './calendar.ts'
import type { MarketCard } from './cards/index.ts'
import { CARDS, WITHOUT_TAX_REVOLT_IN_EN } from './cards/index.ts'
import { HAVENS } from './havens.ts'
import { checkCards, checkSea, checkSites, checkTables } from './pack-constraints.ts'
import { checkKnown } from './pack-known.ts'
import { packShape } from './pack-shape.ts'
import type { Pack, PackCard } from './pack-type.ts'
import { COLOURS, REACH_BY_BIBLES, SPANISH_SWAY_BY_DISKS, SWAY_BY_DISKS } from './players.ts'
import { BORDERS, EUROPE_EXITS } from './sea-zones.ts'
import { SITES } from './sites.ts'

export type { Pack, PackCard } from './pack-type.ts'

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

/** Says whether a value is a usable data pack, and if not, everything that is wrong with it. */
export const validatePack = (value: unknown): PackResult<Pack> =>
  readPack<Pack>(value, packShape, checkSea, checkSites, checkTables, checkCards, checkKnown)
