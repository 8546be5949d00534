import { testRandomGames } from '../../tools/random-games.ts'
import { lively } from './lively.ts'
import { conquistador } from './rules/index.ts'

testRandomGames(conquistador, {
  cells: [
    { seats: 1, options: {} },
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 4, options: {} },
    { seats: 5, options: {} },
    { seats: 2, options: { tordesillas: true } },
    { seats: 3, options: { tordesillas: true, personne: false } },
    { seats: 4, options: { bankers: true, tordesillas: true } },
    { seats: 3, options: { turns: 8, printedSigns: true, homeAreaOnly: true } },
    { seats: 2, options: { turns: 5, privateerInvasion: true, laterAttrition: true } },
  ],
  games: [20, 500],
  policies: { lively },
  every: 61,
  audit: ({ seats }) => ({ every: 5, least: seats === 1 ? 20 : 60 }),
  limit: 100_000,
  short: { turns: 4 },
})
