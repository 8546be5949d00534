import type { RuleEntry } from '@spanish-main/kernel'

/** C2. Capitalization and skullduggery. */
export const skullduggery = {
  'C2.1': {
    title: 'Capitalization',
    says: 'Each item on the track costs one gold a year or is discarded; a character is paid first and never let go.',
  },
  'C2.2': {
    title: 'Wartime price',
    says: 'While any war is active an item costs two; a princess pays nothing, Wisselbank, cardinal and knight pay one.',
  },
  'C2.3': {
    title: 'Last payment',
    says: 'An item whose year has come matures in C5.',
    kind: 'definition',
    see: 'C5.5',
  },
  'C2.4': {
    title: 'Under construction',
    says: 'What is on the track can be neither used nor attacked, but mutinies, the Spanish Attack and outbreaks of war reach it.',
    kind: 'definition',
    see: 'D2.2',
  },
  'C2.5': {
    title: 'Skullduggery',
    says: 'After capitalization a player may use the options of his mature mordida for the gold that they cost.',
  },
  'C2.6': {
    title: 'Declarations',
    says: 'Options are declared in the open and answered by others; when all pass they take effect from the highest crown to the lowest.',
  },
  'C2.7': {
    title: 'Star',
    says: 'An option with a star disrupts its own card.',
  },
} as const satisfies Record<string, RuleEntry>
