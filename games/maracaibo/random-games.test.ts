import { testRandomGames } from '../../tools/random-games.ts'
import { maracaibo } from './rules/index.ts'

const cells = ['75', '76', '77', '78', '79', '74', '193', 'campaign'].flatMap(scenario =>
  [1, 2, 3, 4].map(seats => ({ seats, options: { scenario } })),
)

const variants = [
  { seats: 1, options: { scenario: '78', opponent: 'jacques', level: 4 } },
  { seats: 1, options: { scenario: '76', expansion: true, level: 5 } },
  { seats: 3, options: { scenario: '75', expansion: true, promos: true, start: 'first' } },
]

testRandomGames(maracaibo, {
  cells: [...cells, ...variants],
  games: [20, 500],
  every: 9,
  audit: ({ seats }) => ({ every: seats === 1 ? 4 : 12, least: 20 }),
  bytes: 8192,
  rules: { end: 'IV-1 to IV-6', secret: 'ST-5' },
})
