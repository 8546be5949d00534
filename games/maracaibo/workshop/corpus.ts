// node tools/run.mjs games/maracaibo/workshop/corpus.ts [name …]: records a game for each way in which Maracaibo ends, and two tables
// of a campaign, played by deckhands through a session; both cooperative scenarios are won at Hard, by mates.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onePly } from '@spanish-main/bots'
import type { Bot, Options } from '@spanish-main/kernel'
import { recordGame } from '../../../tools/recorded.ts'
import { deckhand, judgement } from '../bots/index.ts'
import { maracaibo } from '../index.ts'
import { handsOn } from '../rules/campaign.ts'
import type { Maracaibo } from '../rules/state.ts'

const folder = join(import.meta.dirname, '..', 'corpus')

const mate = onePly(maracaibo, judgement)

const write = (name: string, text: string): void => writeFileSync(join(folder, `${name}.record`), text)

const TABLES: readonly {
  readonly name: string
  readonly ending: string
  readonly seats: number
  readonly options: Options
  readonly bot?: Bot<Maracaibo>
}[] = [
  { name: 'most-points-4-players', ending: 'most-points', seats: 4, options: { scenario: '76' } },
  { name: 'all-inclusive-3-players', ending: 'most-points', seats: 3, options: { scenario: '78' } },
  { name: 'unrest-2-players', ending: 'most-points', seats: 2, options: { scenario: '79' } },
  { name: 'alone-won-against-jean', ending: 'alone-won', seats: 1, options: { scenario: '76', level: 1 } },
  { name: 'alone-lost-against-jean', ending: 'alone-lost', seats: 1, options: { scenario: '76', level: 5 } },
  {
    name: 'alone-won-against-jacques',
    ending: 'alone-won',
    seats: 1,
    options: { scenario: '78', opponent: 'jacques', level: 1 },
  },
  { name: 'together-won', ending: 'together-won', seats: 2, options: { scenario: '74', level: 1 } },
  { name: 'together-lost', ending: 'together-lost', seats: 3, options: { scenario: '74', level: 4 } },
  { name: 'rescue-won', ending: 'together-won', seats: 2, options: { scenario: '193', level: 1 } },
  { name: 'together-won-at-hard', ending: 'together-won', seats: 2, options: { scenario: '74', level: 3 }, bot: mate },
  { name: 'rescue-won-at-hard', ending: 'together-won', seats: 2, options: { scenario: '193', level: 3 }, bot: mate },
]

/** The first game among these seeds that ends as wanted. */
function record({ name, ending, seats, options, bot = deckhand }: (typeof TABLES)[number]): void {
  for (let seed = 1; seed < 200; seed++) {
    const found = recordGame(maracaibo, bot, { seats, options, seed })
    if (found.ending !== ending) continue
    write(name, found.text)
    return
  }
  console.error(`No game of ${name} ended by ${ending}.`)
}

/** Two tables of a campaign; the second begins with what the first hands on, and rises. */
function recordCampaign(): void {
  const first = recordGame(maracaibo, deckhand, { seats: 2, options: { scenario: 'campaign' }, seed: 7 })
  write('campaign-first-table', first.text)
  const legacy = handsOn(first.session.journal.state)
  const options = { scenario: 'campaign', uprising: true }
  write('campaign-second-table', recordGame(maracaibo, deckhand, { seats: 2, options, seed: 8, legacy }).text)
}

if (import.meta.main) {
  mkdirSync(folder, { recursive: true })
  const wanted = process.argv.slice(2)
  const records = (name: string): boolean => wanted.length === 0 || wanted.includes(name)
  for (const table of TABLES) if (records(table.name)) record(table)
  if (records('campaign')) recordCampaign()
}
