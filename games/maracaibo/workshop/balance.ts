// node tools/run.mjs games/maracaibo/workshop/balance.ts [--games N --mates N --arena N --together N --hard N --ports N] [--kept FOLDER] [part …]:
// plays games among bots and writes docs/maracaibo/balance.md with its picture. What was played is kept in FOLDER and not played again; with parts, such as
// arena or together-74-3, only these are played, and no page is written.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { onePly } from '@spanish-main/bots'
import { arena } from '@spanish-main/bots/arena'
import { wilson } from '@spanish-main/bots/wilson'
import { type Bot, insightInto, type Options, shareOf } from '@spanish-main/kernel'
import { playout } from '@spanish-main/kernel/harness'
import { markdownTable, page } from '../../../tools/pages.ts'
import { root } from '../../../tools/programs.ts'
import { deckhand, judgement } from '../bots/index.ts'
import { PORTS, UPGRADES } from '../data/index.ts'
import { maracaibo } from '../index.ts'
import { isUnlocked, openPort } from '../rules/players.ts'
import type { Maracaibo } from '../rules/state.ts'
import { dealtPorts, type PortScore } from './balance/dealt-ports.ts'
import { type Finished, LEANINGS, leanings } from './balance/measures.ts'
import { plot } from './balance/plot.ts'

const mate = onePly(maracaibo, judgement)

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`)
const tenths = (value: number): string => value.toFixed(1)

/** Whole games with one bot on every seat. */
function* games(bot: Bot<Maracaibo>, seats: number, options: Options, count: number): Generator<Maracaibo> {
  for (let seed = 1; seed <= count; seed++) {
    const { state } = playout(
      maracaibo,
      { seats, options, seed },
      {
        unchecked: true,
        policy: (g, seat, moves, chance) =>
          moves.length === 1 ? moves[0] : bot(insightInto(maracaibo, g, seat, chance), seat, moves, chance),
      },
    )
    yield state
  }
}

const seatsOf = (g: Maracaibo): number[] => g.points.map((_, seat) => seat)

function finished(states: readonly Maracaibo[]): Finished[] {
  return states.flatMap(g =>
    seatsOf(g).map(seat => ({
      measures: Object.values(LEANINGS).map(measure => measure(g, seat)),
      won: shareOf(g, seat),
      points: g.points[seat],
    })),
  )
}

function leaningTable(all: readonly Finished[]): string {
  return markdownTable(
    ['leaning', 'mean', 'spread', 'players', 'won'],
    leanings(all).map(({ name, mean, spread, players, wins }) => [
      name,
      tenths(mean),
      tenths(spread),
      `${players}`,
      percent(wins, players),
    ]),
  )
}

/** How often something of a ship is unlocked, and how often those win who have it. */
function unlockedTable(states: readonly Maracaibo[], kind: 'upgrade' | 'port'): string {
  const records: readonly { readonly id: string; readonly name: string }[] = kind === 'port' ? PORTS : UPGRADES
  return markdownTable(
    [kind, 'ships that could', 'unlocked', 'won'],
    records.map(({ id, name }, i) => {
      const could = states.flatMap(g =>
        seatsOf(g).flatMap(seat => (kind === 'upgrade' || g.port[seat] === i ? [{ g, seat }] : [])),
      )
      const have = could.filter(({ g, seat }) => (kind === 'port' ? openPort(g, seat) === i : isUnlocked(g, seat, i)))
      const won = have.reduce((sum, { g, seat }) => sum + shareOf(g, seat), 0)
      return [
        kind === 'port' ? name : `${id} ${name}`,
        `${could.length}`,
        percent(have.length, could.length),
        percent(won, have.length),
      ]
    }),
  )
}

const portTable = (scores: readonly PortScore[]): string =>
  markdownTable(
    ['port', 'ships', 'points above the table', 'won'],
    scores.map(({ id, ships, lead, won }) => [
      PORTS.find(port => port.id === id)!.name,
      `${ships}`,
      tenths(lead),
      percent(won, ships),
    ]),
  )

function togetherRow(scenario: string, seats: number, level: number, count: number): string[] {
  const states = [...games(mate, seats, { scenario, level }, count)]
  const won = states.filter(g => g.result?.together === 'won').length
  const { low, high } = wilson(won, count)
  const points = states.flatMap(g => g.points).reduce((sum, each) => sum + each, 0) / (count * seats)
  const his = states.reduce((sum, g) => sum + g.aPoints, 0) / count
  return [
    scenario,
    `${seats}`,
    `${won} of ${count}`,
    `${percent(low, 1)} to ${percent(high, 1)}`,
    tenths(points),
    tenths(his),
  ]
}

const DEFAULTS = { games: 300, mates: 40, arena: 200, together: 40, hard: 40, ports: 150 }
type Sizes = typeof DEFAULTS

const CELLS = ['74', '193'].flatMap(scenario => [1, 2, 3, 4].map(seats => ({ scenario, seats })))

const meanOf = (all: readonly Finished[]) => tenths(all.reduce((sum, each) => sum + each.points, 0) / all.length)

/** What the page is made of: each part plays its own games and gives lines of the page, or cells of a table. */
const PARTS: Readonly<Record<string, (sizes: Sizes) => string[]>> = {
  arena({ arena: duels }) {
    const { bots } = arena(
      maracaibo,
      [
        { name: 'mate', bot: mate },
        { name: 'deckhand', bot: deckhand },
      ],
      { seats: 4, games: duels, seed: 1, options: { scenario: '76' } },
    )
    return [
      markdownTable(
        ['bot', 'seats', 'won', '95 %'],
        bots.map(each => [
          each.name,
          `${each.games}`,
          percent(each.rate, 1),
          `${percent(each.low, 1)} to ${percent(each.high, 1)}`,
        ]),
      ),
    ]
  },
  mates: sizes => [meanOf(finished([...games(mate, 4, { scenario: '76' }, sizes.mates)]))],
  deckhands(sizes) {
    const all = finished([...games(deckhand, 4, { scenario: '76' }, sizes.games)])
    return [meanOf(all), leaningTable(all)]
  },
  inclusive(sizes) {
    const states = [...games(deckhand, 4, { scenario: '78' }, sizes.games)]
    return [leaningTable(finished(states)), unlockedTable(states, 'upgrade'), unlockedTable(states, 'port')]
  },
  dealt: sizes => [portTable(dealtPorts(deckhand, sizes.games).scores)],
  ports(sizes) {
    const { scores, states } = dealtPorts(mate, sizes.ports)
    return [leaningTable(finished(states)), unlockedTable(states, 'upgrade'), portTable(scores)]
  },
  ...Object.fromEntries(
    CELLS.flatMap(({ scenario, seats }) => [
      [`together-${scenario}-${seats}`, (sizes: Sizes) => togetherRow(scenario, seats, 2, sizes.together)],
      [`hard-${scenario}-${seats}`, (sizes: Sizes) => togetherRow(scenario, seats, 3, sizes.hard)],
    ]),
  ),
}

/** Together a table should win from a fifth to seven tenths of its games. */
const WANTED = [0.2, 0.7] as const

const plotOf = (title: string, rows: readonly string[][]): string =>
  plot(
    title,
    rows.map(([scenario, players, games]) => {
      const [won, all] = games.split(' of ').map(Number)
      return { name: `${scenario}, players: ${players}`, won: won / all, ...wilson(won, all) }
    }),
    WANTED,
  )

/** A part, played now or kept by an earlier run. */
function played(name: string, sizes: Sizes, folder: string | undefined): string[] {
  const file = folder && join(folder, `${name}.json`)
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const lines = PARTS[name](sizes)
  if (file) writeFileSync(file, JSON.stringify(lines))
  return lines
}

function write(sizes: Sizes, folder: string | undefined): void {
  const part = (name: string): string[] => played(name, sizes, folder)
  const rowsOf = (level: string) => CELLS.map(({ scenario, seats }) => part(`${level}-${scenario}-${seats}`))
  const columns = ['scenario', 'players', 'won', '95 %', 'points', 'Jacques']
  const medium = rowsOf('together')
  writeFileSync(join(root, 'docs/images/maracaibo-together.svg'), plotOf('Won together at Medium', medium))
  const [deckhands, plain] = part('deckhands')
  const [inclusive, upgrades, ports] = part('inclusive')
  const [mates, dealtUpgrades, dealt] = part('ports')
  const command = Object.entries(sizes).map(([name, count]) => `--${name} ${count}`)
  const text = page(
    '# Balance of Maracaibo',
    `Games among bots: \`node tools/run.mjs games/maracaibo/workshop/balance.ts ${command.join(' ')}\`. Values that were changed because of such games are listed on [the page of provenance](provenance.md).`,
    '## One mate against three deckhands',
    ...part('arena'),
    `Mean points in scenario 76 with four: deckhands ${deckhands}, mates ${part('mates')[0]}.`,
    '## Together against Jacques at Medium, all seats mates',
    '![Won together at Medium](../images/maracaibo-together.svg)',
    markdownTable(columns, medium),
    '## Together against Jacques at Hard, all seats mates',
    markdownTable(columns, rowsOf('hard')),
    '## Leanings of deckhands, scenario 76, four players',
    'A player leans towards what he has most of, compared with everybody in all games. A fair share is 25 %.',
    plain,
    '## Leanings of deckhands, scenario 78, four players',
    inclusive,
    '## Leanings of mates, scenario 78, four players',
    mates,
    '## Upgrades in scenario 78, deckhands',
    upgrades,
    '## Upgrades in scenario 78, mates',
    dealtUpgrades,
    '## Home ports in scenario 78, chosen by deckhands',
    ports,
    '## Home ports in scenario 78, dealt in turn to deckhands',
    ...part('dealt'),
    '## Home ports in scenario 78, dealt in turn to mates',
    'Nobody chooses here, so every port is played as often as any other. A fair share is 25 %; with so few ships it may lie ten more or less by chance.',
    dealt,
  )
  writeFileSync(join(root, 'docs/maracaibo/balance.md'), text)
}

function main(): void {
  const count = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { games: count, mates: count, arena: count, together: count, hard: count, ports: count, kept: count },
  })
  const { kept, ...given } = values
  const sizes = {
    ...DEFAULTS,
    ...Object.fromEntries(Object.entries(given).map(([name, text]) => [name, Number(text)])),
  }
  const unknown = positionals.find(name => !(name in PARTS))
  if (unknown !== undefined) throw new Error(`${unknown} is no part; there are ${Object.keys(PARTS).join(', ')}.`)
  if (positionals.length === 0) write(sizes, kept)
  else for (const name of positionals) played(name, sizes, kept)
}

if (import.meta.main) main()
