import { testRandomGames } from '../../tools/random-games.ts'
import { paxHispanica } from './rules/index.ts'

const cells = [2, 3, 4, 5].flatMap(seats =>
  ['pl', 'en'].flatMap(edition =>
    (seats === 5 ? ['in'] : ['in', 'out']).map(spain => ({ seats, options: { edition, spain } })),
  ),
)

const variants = [
  { seats: 3, options: { length: 'short' } },
  { seats: 4, options: { length: 'comet-short', eternalPeace: true } },
  { seats: 2, options: { gangaZumba: true, flee: 'slips' } },
  { seats: 3, options: { nations: 'spain+netherlands+courland' } },
]

testRandomGames(paxHispanica, {
  cells: [...cells, ...variants],
  games: [50, 1000],
  every: 3,
  audit: () => ({ every: 5, least: 100 }),
  rules: { secret: 'A-secret' },
})
