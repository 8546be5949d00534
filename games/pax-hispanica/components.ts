import type { ComponentLine } from '@spanish-main/kernel'
import {
  AREA_IDS,
  AREAS,
  CARDS,
  CELLS,
  eraOfYear,
  FIRST_YEAR,
  GOODS,
  HAVENS,
  LAST_YEAR,
  LEGALITIES,
  omensOfYear,
  PLAYERS,
  SEA_ZONES,
  SITES,
  TITLES,
  YEAR_KINDS,
} from './data/index.ts'
import { kindOf } from './rules/calendar.ts'
import { havenCard, ICON_NAMES, isHaven, tables } from './rules/tables.ts'
import { vocabulary } from './rules/vocabulary.ts'

/** Every component as moves and tests write it, with what stands on it. */
export function components(): ComponentLine[] {
  return [
    ...CARDS.map(({ id, name }, card) => ({ kind: 'card', id, name, facts: cardFacts(card) })),
    ...HAVENS.map((_, zone) => {
      const card = havenCard(zone)
      return { kind: 'haven', id: vocabulary.card.words[card], name: SEA_ZONES[zone].name, facts: cardFacts(card) }
    }),
    ...SITES.map(({ id, name, kind }, site) => ({
      kind: 'site',
      id,
      name,
      facts: [kind, AREA_IDS[tables.areaOfSite[site]]],
    })),
    ...SEA_ZONES.map(({ id, name }, zone) => ({
      kind: 'zone',
      id,
      name,
      facts: [
        ...tables.exits[zone].map(to => `to ${SEA_ZONES[to].id}`),
        ...(tables.europeFrom[zone] ? ['to europe'] : []),
        ...tables.sitesOfZone[zone].map(site => SITES[site].id),
      ],
    })),
    ...AREAS.map(({ id, name, kind }, area) => ({
      kind: 'area',
      id,
      name,
      facts: [kind, ...GOODS.filter((_, good) => tables.landZonesOfGood[good].includes(area))],
    })),
    ...years().map(year => ({ kind: 'year', id: String(year), name: String(year), facts: yearFacts(year) })),
    ...CELLS.map(({ id }) => ({ kind: 'cell', id, name: id, facts: [] })),
    ...PLAYERS.map(({ nation, colour }) => ({
      kind: 'nation',
      id: nation.toLowerCase(),
      name: nation,
      facts: [colour],
    })),
  ]
}

const years = (): number[] => Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i)

/** What happens in a year: its kind, War or Pax, its Goods and Omens. */
const yearFacts = (year: number): string[] => [
  YEAR_KINDS[kindOf(year)],
  eraOfYear(year).state,
  ...tables.goodsIn(year).map(good => GOODS[good]),
  ...omensOfYear(year),
]

function cardFacts(card: number): string[] {
  const actions = tables.icons[0][card].map(icon => ICON_NAMES[icon.action])
  if (isHaven(card)) return actions
  const { nudgeOf, legalityOf, seamanshipOf, titleOf } = tables
  return [
    vocabulary.direction.words[nudgeOf[card]],
    ...(legalityOf[card] < 0 ? [] : [LEGALITIES[legalityOf[card]], String.fromCharCode(65 + seamanshipOf[card])]),
    ...(titleOf[card] < 0 ? [] : [TITLES[titleOf[card]]]),
    ...actions,
  ]
}
