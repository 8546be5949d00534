import type { GameEntry } from '@spanish-main/kernel'

/** Conquistador! as the lobby and the command line know it. */
export const entry: GameEntry = {
  id: 'conquistador',
  title: { en: 'Conquistador!', pl: 'Conquistador!' },
  promise: {
    en: 'Ships, soldiers and unknown coasts, from 1495 to 1600.',
    pl: 'Okręty, żołnierze i nieznane wybrzeża, od 1495 do 1600 roku.',
  },
  length: { en: '21 turns', pl: '21 tur' },
  // Twelve to fifteen questions a turn with a choice in them, most of them short ones at the desk.
  minutes: ({ turns = 21 }, people) => Math.round(Number(turns) * 0.43) * 10 * (people > 1 ? 2 : 1),
  picture: 'expedition',
  modes: [
    { name: 'table', title: { en: 'At a table', pl: 'Przy stole' }, seats: [2, 3, 4, 5] },
    {
      name: 'solitaire',
      title: { en: 'Spain alone', pl: 'Hiszpania sama' },
      seats: [1],
      moot: ['bankers', 'tordesillas', 'personne', 'privateerInvasion'],
    },
  ],
  bots: ['mate', 'deckhand', 'random'],
  guide: true,
  quick: { seats: 3, options: { turns: 10 } },
  rules: async () => (await import('./index.ts')).rules,
  minds: async () => (await import('./bots/index.ts')).minds,
  messages: {
    en: async () => (await import('./text/en.ts')).messages,
    pl: async () => (await import('./text/pl.ts')).messages,
  },
}
