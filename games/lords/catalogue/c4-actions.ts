import type { RuleEntry } from '@spanish-main/kernel'

/** C4. Units act. */
export const actions = {
  'C4a.1': {
    title: 'Basing',
    says: 'A fleet is a merchantman, or a privateer with a secret location card; one fleet to a location.',
  },
  'C4a.2': {
    title: 'Decks apart',
    says: 'The treasure player bases in treasure cities only, all others in havens only; a change of treasure player empties his berths.',
  },
  'C4a.3': {
    title: 'Outfitting',
    says: 'Gold becomes soldiers on own units and, for the treasure player, in treasure cities.',
  },
  'C4a.4': {
    title: 'Disbanding',
    says: 'Soldiers go back to the coffers, but not from heathens and pirates.',
  },
  'C4a.5': {
    title: 'Combining',
    says: 'Own fleets of at most three ships together may sail as one under a leader.',
  },
  'C4a.6': {
    title: 'Once each',
    says: 'In one C4a each unit is manned once and each fleet card joins or leaves once.',
  },
  'C4b.1': {
    title: 'Units one by one',
    says: 'A player operates his units one after another, each once a year.',
  },
  'C4b.2': {
    title: 'Route',
    says: 'A merchantman comes in by the entry, never sails against the trade wind, and must be able to leave within fifteen zones.',
  },
  'C4b.3': {
    title: 'Interdiction',
    says: 'A privateer with a soldier may show itself and stop a merchantman in its zone, on arrival and after each trade.',
  },
  'C4b.4': {
    title: 'Privateers stay',
    says: 'A privateer sails no route and is not interdicted.',
  },
  'C4b.5': {
    title: 'Trade',
    says: 'Merchantman and colony gain equal profit if both have room and both owners agree.',
  },
  'C4b.6': {
    title: 'Value',
    says: 'A profit is worth one gold, two for a colony with a mill, and demand doubles it.',
  },
  'C4b.7': {
    title: 'Closed to trade',
    says: 'A colony besieged from the sea, or struck by locusts, does not trade this year.',
  },
  'C4b.8': {
    title: 'Special merchantmen',
    says: 'Slavers, quicksilver fleets, smugglers and the flota follow rules of their own.',
    kind: 'definition',
    see: 'D5.1',
  },
  'C4b.9': {
    title: 'Land raid',
    says: 'A colony with soldiers may raid a colony or treasure city of its own district.',
  },
  'C4b.10': {
    title: 'Sea raid',
    says: 'A privateer with soldiers may raid any port colony, haven or treasure city.',
  },
} as const satisfies Record<string, RuleEntry>
