import type { ComponentLine } from '@spanish-main/kernel'
import { AREA_IDS, CARDS, CELLS, HAVENS, LEGALITIES, PLAYERS, SEA_ZONES, SITES, TITLES } from './data/index.ts'
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
      facts: tables.exits[zone].map(to => `to ${SEA_ZONES[to].id}`),
    })),
    ...CELLS.map(({ id }) => ({ kind: 'cell', id, name: id, facts: [] })),
    ...PLAYERS.map(({ nation, colour }) => ({
      kind: 'nation',
      id: nation.toLowerCase(),
      name: nation,
      facts: [colour],
    })),
  ]
}

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
