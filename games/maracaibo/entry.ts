import type { GameEntry } from '@spanish-main/kernel'

/** Maracaibo as the lobby and the command line know it. */
export const entry: GameEntry = {
  id: 'maracaibo',
  title: { en: 'Maracaibo', pl: 'Maracaibo' },
  promise: {
    en: 'Round the Caribbean and home again, with The Uprising.',
    pl: 'Dookoła Karaibów i z powrotem, z dodatkiem The Uprising.',
  },
  length: { en: 'four rounds', pl: 'cztery rundy' },
  // Seventy to eighty questions with a choice in them, whoever plays.
  minutes: (_options, people) => 60 * (people > 1 ? 2 : 1),
  picture: 'voyage',
  modes: [
    {
      name: 'table',
      title: { en: 'At a table', pl: 'Przy stole' },
      seats: [2, 3, 4],
      moot: ['opponent', 'level', 'uprising', 'open-hands'],
    },
    {
      name: 'solitaire',
      title: { en: 'Alone against Jean', pl: 'Samotnie z Jean' },
      seats: [1],
      options: { opponent: 'jean' },
      moot: ['uprising', 'open-hands'],
    },
    {
      name: 'solitaire',
      title: { en: 'Alone against Jacques', pl: 'Samotnie z Jacquesem' },
      seats: [1],
      options: { opponent: 'jacques' },
      moot: ['uprising', 'open-hands'],
    },
    {
      name: 'cooperative',
      title: { en: 'Together against Jacques', pl: 'Razem przeciw Jacquesowi' },
      // Together means with somebody; alone it may be played from a new table.
      seats: [2, 3, 4, 1],
      options: { scenario: '74' },
      moot: ['opponent', 'expansion', 'uprising'],
    },
    {
      name: 'campaign',
      title: { en: 'Campaign', pl: 'Kampania' },
      seats: [1, 2, 3, 4],
      options: { scenario: 'campaign' },
      moot: ['expansion', 'open-hands'],
    },
  ],
  bots: ['deckhand', 'mate', 'random'],
  quick: { seats: 3, options: { scenario: '76' } },
  guide: true,
  rules: async () => (await import('./index.ts')).rules,
  minds: async () => (await import('./bots/index.ts')).minds,
  messages: {
    en: async () => (await import('./text/en.ts')).messages,
    pl: async () => (await import('./text/pl.ts')).messages,
  },
}
