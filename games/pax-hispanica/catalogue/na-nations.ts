import type { RuleEntry } from '@spanish-main/kernel'

/** NA. National abilities. */
export const nations = {
  'NA-spain': {
    title: 'Spain',
    says: 'Purple has no national ability; it starts with eight Colonies and the Sway they give.',
    kind: 'definition',
    because: 'Spain has no ability to enforce',
  },
  'NA-sea-dogs': { title: 'Sea Dogs', says: 'Red is immune to Mutiny and to Letter of Marque.' },
  'NA-jesuits': {
    title: 'Jesuits',
    says: "Blue's Bibles have Strength 1, and nobody, not even blue, may kidnap from blue's Visitas. Fleets can still enslave there.",
  },
  'NA-cartography': { title: 'Cartography', says: "Up to three Haven cards do not count against orange's Hand Limit." },
  'NA-mercantile': {
    title: 'Mercantile',
    says: 'Once per sail year the teal fleet may go from EUROPE to PIRATING at once, drawing a Haven card, without using its sail turn.',
  },
  'NA-ganga-zumba': {
    title: 'Ganga Zumba',
    says: 'The back of the red Playmat has no Sea Dogs ability: it suffers Mutiny and Letter of Marque.',
  },
} as const satisfies Record<string, RuleEntry>
