import type { ComponentLine } from '@spanish-main/kernel'
import { CARDS, type Card, DISTRICTS, LOCATIONS, PORTS, type Spot, ZONES } from './data/index.ts'
import { tables } from './rules/tables.ts'

/** Every component as moves and tests write it, with what stands on it. */
export function components(): ComponentLine[] {
  return [
    ...CARDS.map((card, at) => ({ kind: card.kind, id: card.id, name: card.name, facts: factsOf(card, at) })),
    ...LOCATIONS.map(({ id, name, kind, zone }) => ({ kind: 'location', id, name, facts: [kind, zone] })),
    ...PORTS.map(({ id, name, zone }) => ({ kind: 'port', id, name, facts: [zone] })),
    ...ZONES.map(({ id, name, shoals, exit }, zone) => ({
      kind: 'zone',
      id,
      name,
      facts: [
        ...(shoals ? ['shoals'] : []),
        ...(exit ? ['exit'] : []),
        ...tables.next[zone].map(to => `to ${ZONES[to].id}`),
      ],
    })),
  ]
}

const spotOf = (spot: Spot): string => ('at' in spot ? `${spot.kind} ${spot.at}` : spot.kind)

function factsOf(card: Card, at: number): string[] {
  return [
    ...('nation' in card && card.nation !== null ? [card.nation] : []),
    ...('religion' in card && card.religion !== null ? [card.religion] : []),
    ...(tables.crown[at] > 0 ? [`crown ${tables.crown[at]}`] : []),
    ...(tables.seamanship[at] >= 0
      ? [tables.galleon[at] ? 'galleon' : 'barque', String.fromCharCode(65 + tables.seamanship[at])]
      : []),
    ...('commodity' in card ? [card.commodity, `to ${card.max}`] : []),
    ...('zone' in card ? [card.zone] : []),
    ...(tables.district[at] >= 0 ? [`in ${DISTRICTS[tables.district[at]].id}`] : []),
    ...(tables.shield[at] >= 0 ? [`shield ${tables.shield[at]}`] : []),
    ...('options' in card ? card.options.map(({ name, cost, star }) => `${name} ${cost}${star ? '*' : ''}`) : []),
    ...('event' in card ? [card.of ?? card.event] : []),
    ...('spot' in card && card.spot !== null ? [spotOf(card.spot)] : []),
  ]
}
