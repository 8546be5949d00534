import { testRandomGames } from '../../tools/random-games.ts'
import { lords } from './rules/index.ts'

const cells = [2, 3, 4, 5, 6, 7, 8].flatMap(seats =>
  [true, false].map(treasurePlayer => ({ seats, options: { treasurePlayer } })),
)

const variants = [
  { seats: 3, options: { parrotYears: true } },
  { seats: 4, options: { nearRaids: true, depletion: false } },
  { seats: 4, options: { freeLooks: true } },
  { seats: 2, options: { lastYear: 1612, lords: ['drake', 'marques'] } },
]

testRandomGames(lords, {
  cells: [...cells, ...variants],
  games: [20, 500],
  every: 11,
  audit: () => ({ every: 9, least: 100 }),
  limit: 100_000,
  bytes: 10_000,
  rules: { secret: 'B12, C4a.1, E4.2' },
})
