// npm run balance [-- --games N --mates N --arena N --alone N --seed S]: plays games among bots and writes
// docs/balance.md with its plot.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { progress } from '../../../cli/progress.ts'
import { root } from '../../../tools/programs.ts'
import type { Campaign } from './balance/campaign.ts'
import { runAll } from './balance/crew.ts'
import { findDefects } from './balance/defects.ts'
import { page } from './balance/page.ts'
import { plot } from './balance/plot.ts'
import { freshCoverage, merge } from './balance/tally.ts'

const PLAYERS = [2, 3, 4, 5]

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '1000' },
      mates: { type: 'string', default: '100' },
      arena: { type: 'string', default: '300' },
      alone: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
    },
  })
  const { games, mates, arena, alone, seed } = values
  const campaigns: Campaign[] = [
    ...(['deckhand', 'random'] as const).map(
      other => ({ kind: 'arena', bots: ['mate', other], players: 4, games: +arena, seed: +seed }) as const,
    ),
    ...PLAYERS.map(players => ({ kind: 'tally', bot: 'quick mate', players, games: +mates, seed: +seed }) as const),
    ...(['mate', 'deckhand'] as const).map(
      bot => ({ kind: 'tally', bot, players: 1, games: +alone, seed: +seed }) as const,
    ),
    ...(['deckhand', 'random'] as const).flatMap(bot =>
      PLAYERS.map(players => ({ kind: 'tally', bot, players, games: +games, seed: +seed }) as const),
    ),
  ]
  const bar = progress(
    campaigns.reduce((sum, each) => sum + each.games, 0),
    'games',
  )
  let played = 0
  const found = await runAll(campaigns, () => bar.done(++played))
  bar.end()

  const tallies = found.flatMap(each => (each.kind === 'tally' ? [each.tally] : []))
  const coverage = freshCoverage()
  for (const each of found) if (each.kind === 'tally') merge(coverage, each.coverage)
  const command = `npm run balance -- --games ${games} --mates ${mates} --arena ${arena} --alone ${alone} --seed ${seed}`
  writeFileSync(join(root, 'docs/balance.md'), page(found, findDefects(tallies, coverage), command))
  writeFileSync(join(root, 'docs/images/balance.svg'), plot(tallies.filter(({ players }) => players > 1)))
}

if (import.meta.main) await main()
