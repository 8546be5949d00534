import type { RuleEntry } from '@spanish-main/kernel'

/** C1. The card of the year and its calamity. */
export const blackSpot = {
  'C1.1': {
    title: 'Card of the year',
    says: 'The card of the year is turned up, and an event among the cards sweeps away demands of earlier years.',
  },
  'C1.2': {
    title: 'Black spot',
    says: "Only the first card's black spot strikes.",
  },
  'C1.3': {
    title: 'Locusts',
    says: 'Locusts keep the sugar plantations of a district from trading this year.',
  },
  'C1.4': {
    title: 'Spots of events',
    says: 'The black spot of an event card strikes like any other.',
    kind: 'definition',
    see: 'C1.2',
  },
  'C1.5': {
    title: 'Treasure years',
    says: 'In a year that ends in five, if there is a treasure player, each treasure city receives a treasure tent.',
  },
  'C1.6': {
    title: 'Hurricane',
    says: 'Privateers that lie in the zone lose a ship and are seen; port colonies without a fort lose a size.',
  },
  'C1.7': {
    title: 'Malaria',
    says: 'Soldiers on colonies of the district die, in treasure cities only where the jungle is malarial; heathens are immune.',
  },
  'C1.8': {
    title: 'Earthquake',
    says: 'Colonies of the district lose their mill or, having none, a size.',
  },
  'C1.9': {
    title: 'Mutiny',
    says: 'The largest fleet of a nation without a soldier is disrupted, even on the track; ties strike the owner with the lowest crown.',
  },
  'C1.10': {
    title: 'Revolt',
    says: 'Colonies of size three in the district shrink to two; heathens there gain a soldier.',
  },
  'C1.11': {
    title: 'Depletion',
    says: 'Colonies of the commodity get a depletion tent, which fills a cargo space until a slave or quicksilver trade removes it.',
  },
} as const satisfies Record<string, RuleEntry>
