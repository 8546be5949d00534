import type { GameEntry } from '@spanish-main/kernel'

/** Lords of the Spanish Main as the lobby and the command line know it. */
export const entry: GameEntry = {
  id: 'lords',
  title: { en: 'Lords of the Spanish Main', pl: 'Lords of the Spanish Main' },
  promise: {
    en: 'Half a century of fleets, loans and treason under the crown.',
    pl: 'Pół wieku flot, pożyczek i zdrad w cieniu korony.',
  },
  length: { en: 'fifty years', pl: 'pięćdziesiąt lat' },
  // About five questions a year with a choice in them.
  minutes: ({ lastYear = 1649 }, people) => Math.round((Number(lastYear) - 1599) * 0.26) * 10 * (people > 1 ? 2 : 1),
  picture: 'crown',
  modes: [{ name: 'table', title: { en: 'At a table', pl: 'Przy stole' }, seats: [2, 3, 4, 5, 6, 7, 8] }],
  bots: ['deckhand', 'mate', 'random'],
  guide: true,
  quick: { seats: 4, options: {} },
  rules: async () => (await import('./index.ts')).rules,
  minds: async () => (await import('./bots/index.ts')).minds,
  messages: {
    en: async () => (await import('./text/en.ts')).messages,
    pl: async () => (await import('./text/pl.ts')).messages,
  },
}
