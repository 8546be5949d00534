import type { RuleEntry } from '@spanish-main/kernel'

/** Parts 17 to 20. Natives, discovery, control and victory. */
export const natives = {
  '17.1': {
    title: 'Native Level',
    says: 'Each Area has a public Native Level that only falls.',
    kind: 'definition',
    see: '17.24',
  },
  '17.21': {
    title: 'Attacking natives',
    says: 'A country with a detachment may attack the natives of an Area once a turn; its detachments there give the column.',
  },
  '17.22': { title: 'Results', says: 'A number lowers the Level by that much, S costs a detachment.' },
  '17.23': {
    title: 'Spanish help',
    says: 'Conquistadors and Missionaries with a plus take one off the die each, three at most.',
  },
  '17.24': { title: 'For ever', says: 'A Level of 0 stays 0.' },
  '17.26': {
    title: 'Table',
    says: 'The results against natives by detachments and die.',
    kind: 'definition',
    see: '17.21',
  },
  '17.3': {
    title: 'Uprisings',
    says: 'Each country checks every Area where it has land units, apart from the others.',
  },
  '17.31': {
    title: 'No uprising',
    says: 'There is none at Uprising Level 1 or less, nor at Native Level 0.',
    kind: 'definition',
    see: '17.32',
  },
  '17.32': {
    title: 'Uprising Level',
    says: "Native Level plus own Colonists plus one Missionary's rating less own detachments.",
  },
  '17.34': { title: 'Outbreak', says: 'The natives rise if the Level is higher than a die.' },
  '17.35': {
    title: 'Losses',
    says: 'The table tells how many Colonists or detachments are lost; a star or All also kills a Missionary.',
  },
  '17.36': { title: 'At once', says: 'Event 8 skips the check.', kind: 'definition', see: '6.41-8' },
  '17.37': {
    title: 'Table',
    says: 'The results of uprisings by detachments and die.',
    kind: 'definition',
    see: '17.35',
  },
  '18.11': { title: 'First there', says: 'A discovery belongs to the first who enters its place.' },
  '18.12': { title: 'By land', says: 'Any land unit discovers land hexes, and scores at once.' },
  '18.13': { title: 'By sea', says: 'An Expedition discovers with an Explorer or Privateer aboard.' },
  '18.14': {
    title: 'Three points',
    says: 'A discovery by sea takes the points of a stop in the hex, and several there take them once.',
  },
  '18.15': {
    title: 'Return',
    says: 'It scores when at least one unit of the Expedition, a ship or somebody put ashore since, is in an own port or Europe at the end of the turn.',
  },
  '18.16': { title: 'The New World', says: 'Spain begins with 25 points for it.', kind: 'definition', see: '21.1' },
  '18.2': { title: 'Table', says: 'Places and points of the discoveries.', kind: 'definition', see: '18.11' },
  '19.1': {
    title: 'Control',
    says: 'Half of the Colonists, three quarters of the detachments, no foreign port, an own port where there is a coast, three Colonists in two settlements.',
  },
  '20.0': {
    title: 'Victory',
    says: 'Two points for a ducat, 150 for a controlled Area, and discoveries; the most points win.',
  },
} as const satisfies Record<string, RuleEntry>
