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
  picture: 'voyage',
  modes: [
    { name: 'table', title: { en: 'At a table', pl: 'Przy stole' }, seats: [2, 3, 4] },
    { name: 'solitaire', title: { en: 'Alone', pl: 'Samotnie' }, seats: [1] },
  ],
  bots: ['random'],
  quick: { seats: 3, options: {} },
}
