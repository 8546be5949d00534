// npm run balance [-- --games N --mates N --seed S]: plays games among bots and writes docs/balance.md with its plot.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { progress } from '../cli/progress.ts'
import { findDefects } from './balance/defects.ts'
import { page } from './balance/page.ts'
import { plot } from './balance/plot.ts'
import { freshCoverage, play, type Tally } from './balance/tally.ts'
import { root } from './programs.ts'

const PLAYERS = [2, 3, 4, 5]

function main(): void {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '500' },
      mates: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
    },
  })
  const campaigns = [
    ...PLAYERS.map(players => ({ bot: 'deckhand', players, games: Number(values.games) })),
    ...PLAYERS.map(players => ({ bot: 'mate', players, games: Number(values.mates) })),
  ]
  const total = campaigns.reduce((sum, { games }) => sum + games, 0)
  const bar = progress(total, 'games')
  const coverage = freshCoverage()
  let played = 0
  const tallies: Tally[] = campaigns.map(({ bot, players, games }) =>
    play(bot, players, games, Number(values.seed), coverage, () => bar.done(++played)),
  )
  bar.end()

  const command = `npm run balance -- --games ${values.games} --mates ${values.mates} --seed ${values.seed}`
  writeFileSync(join(root, 'docs/balance.md'), page(tallies, findDefects(tallies, coverage), command))
  writeFileSync(join(root, 'docs/images/balance.svg'), plot(tallies))
}

if (import.meta.main) main()
