/** Events of the play year and of the Actions. */
export const playEvents = {
  'play-turn-begins': ['colour'],
  'card-played': ['colour', 'card'],
  nudged: ['colour', 'direction'],
  /** An extremist is nudged further out: nothing happens. */
  'nudge-in-vain': ['colour'],
  mutiny: ['colour'],
  'midlife-averted': ['colour'],
  /** Who was nudged, and whose space he may not enter. */
  'duel-blocked': ['colour', 'colour'],
  sold: ['colour', 'dollars'],
  'action-used': ['colour', 'card', 'action'],
  'colony-founded': ['colour', 'site'],
  'fort-built': ['colour', 'site'],
  'visita-started': ['colour', 'site'],
  /** Whose Cathedral it is. */
  'cathedral-built': ['colour', 'site'],
  'relic-placed': ['colour', 'site'],
  'dove-moved': ['colour', 'year'],
  excommunicated: ['colour', 'colour'],
  /** Who loses all Anchored cards with which Nudge. */
  renounced: ['colour', 'direction'],
  'privateer-taken': ['colour', 'colour', 'card'],
  taxed: ['colour', 'colour', 'dollars'],
  'relic-handed-over': ['colour', 'colour'],
  'slaves-revolted': ['colour', 'site'],
  'citizens-revolted': ['colour', 'site'],
  unmasked: ['colour', 'colour', 'card'],
  /** Who changed Mercantilism, and its new value; who forbade it. */
  'mercantilism-changed': ['colour', 'number'],
  'mercantilism-kept': ['colour'],
} as const
