import type { RuleEntry } from '@spanish-main/kernel'

/** Parts 1 to 5. Scope, pieces and the order of play. */
export const sequence = {
  '1.0': {
    title: 'Scope',
    says: 'Countries gather wealth, land and discoveries in the New World; the greatest sum wins.',
    kind: 'definition',
    because: 'introduction',
  },
  '3.21': {
    title: 'Nationalities',
    says: 'Each country has its own colour, and ships and gold show whose they are.',
    kind: 'definition',
    because: 'the board shows it',
  },
  '3.22': {
    title: 'Pieces',
    says: 'Detachments, Conquistadors and Missionaries march eight hexes, Colonists four.',
    kind: 'definition',
    see: '10.1',
  },
  '3.23': {
    title: 'Persons',
    says: 'Every historical person is one piece with a turn of arrival and one of departure.',
    kind: 'definition',
    see: '15.31',
  },
  '4.0': {
    title: 'Area and Bound',
    says: 'An Area has a Native Level, an Attrition Level and Bounds for each coast; a Bound is eight movement points at sea.',
    kind: 'definition',
    see: '7.2',
  },
  '5.0': {
    title: 'Order of play',
    says: 'In the council everybody acts at once; afterwards each segment is finished by one player after another, by initiative.',
  },
  '5.1': { title: 'Sequence', says: 'A turn is council, first voyages, land, last voyages and upkeep.' },
  '5.2': {
    title: 'No limits',
    says: 'Ships, men and gold are not limited by the counters; a table keeps books for 40 ships and 12 Expeditions of a country.',
  },
} as const satisfies Record<string, RuleEntry>
