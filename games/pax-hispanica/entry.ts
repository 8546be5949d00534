import type { GameEntry } from '@spanish-main/kernel'

const MINUTES: Readonly<Record<string, number>> = {
  long: 120,
  short: 90,
  'comet-short': 80,
  'comet-prague': 50,
}

/** Pax Hispanica as the lobby and the command line know it. */
export const entry: GameEntry = {
  id: 'pax-hispanica',
  title: { en: 'Pax Hispanica', pl: 'Pax Hispanica' },
  promise: {
    en: 'Four creeds pull at every captain, and any of them may win the Indies.',
    pl: 'Cztery idee kuszą każdego kapitana, a każda może wygrać Indie.',
  },
  length: { en: 'long or short', pl: 'długa lub krótka' },
  // Ten rounds to 1637, thirteen to 1649; the Comet leaves out the first four.
  minutes: ({ length }, people) => (MINUTES[`${length}`] ?? 90) * (people > 1 ? 2 : 1),
  picture: 'galleons',
  modes: [
    { name: 'table', title: { en: 'At a table', pl: 'Przy stole' }, seats: [2, 3, 4, 5] },
    {
      name: 'solitaire',
      title: { en: 'Play alone: Ganga Zumba', pl: 'Zagraj solo: Ganga Zumba' },
      seats: [1],
      moot: ['length', 'spain', 'nations', 'gangaZumba', 'flee', 'negotiation'],
    },
  ],
  bots: ['deckhand', 'mate', 'random'],
  quick: { seats: 4, options: { length: 'comet-short', negotiation: true } },
  guide: true,
  rules: async () => (await import('./index.ts')).rules,
  minds: async () => (await import('./bots/index.ts')).minds,
  messages: {
    en: async () => (await import('./text/en.ts')).messages,
    pl: async () => (await import('./text/pl.ts')).messages,
  },
}
