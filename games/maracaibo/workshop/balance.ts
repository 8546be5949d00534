// node tools/run.mjs games/maracaibo/workshop/balance.ts [--games N --mates N --arena N --together N --hard N --ports N]: plays games among bots
// and writes docs/maracaibo/balance.md.
import { writeFileSync } from 'node:fs'
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

function main(): void {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '300' },
      mates: { type: 'string', default: '40' },
      arena: { type: 'string', default: '200' },
      together: { type: 'string', default: '40' },
      hard: { type: 'string', default: '40' },
      ports: { type: 'string', default: '150' },
    },
  })
  const { games: many, mates, arena: duels, together, hard, ports } = values
  const medium = [...games(deckhand, 4, { scenario: '76' }, +many)]
  const inclusive = [...games(deckhand, 4, { scenario: '78' }, +many)]
  const mated = finished([...games(mate, 4, { scenario: '76' }, +mates)])
  const meanOf = (all: readonly Finished[]) => tenths(all.reduce((sum, each) => sum + each.points, 0) / all.length)
  const { bots } = arena(
    maracaibo,
    [
      { name: 'mate', bot: mate },
      { name: 'deckhand', bot: deckhand },
    ],
    { seats: 4, games: +duels, seed: 1, options: { scenario: '76' } },
  )
  const rowsAt = (level: number, count: number) =>
    ['74', '193'].flatMap(scenario => [1, 2, 3, 4].map(seats => togetherRow(scenario, seats, level, count)))
  const columns = ['scenario', 'players', 'won', '95 %', 'points', 'Jacques']
  const dealt = dealtPorts(mate, +ports)
  const text = page(
    '# Balance of Maracaibo',
    `Games among bots: \`node tools/run.mjs games/maracaibo/workshop/balance.ts --games ${many} --mates ${mates} --arena ${duels} --together ${together} --hard ${hard} --ports ${ports}\`. Values that were changed because of such games are listed on [the page of provenance](provenance.md).`,
    '## One mate against three deckhands',
    markdownTable(
      ['bot', 'seats', 'won', '95 %'],
      bots.map(each => [
        each.name,
        `${each.games}`,
        percent(each.rate, 1),
        `${percent(each.low, 1)} to ${percent(each.high, 1)}`,
      ]),
    ),
    `Mean points in scenario 76 with four: deckhands ${meanOf(finished(medium))}, mates ${meanOf(mated)}.`,
    '## Together against Jacques at Medium, all seats mates',
    markdownTable(columns, rowsAt(2, +together)),
    '## Together against Jacques at Hard, all seats mates',
    markdownTable(columns, rowsAt(3, +hard)),
    '## Leanings of deckhands, scenario 76, four players',
    'A player leans towards what he has most of, compared with everybody in all games. A fair share is 25 %.',
    leaningTable(finished(medium)),
    '## Leanings of deckhands, scenario 78, four players',
    leaningTable(finished(inclusive)),
    '## Leanings of mates, scenario 78, four players',
    leaningTable(finished(dealt.states)),
    '## Upgrades in scenario 78, deckhands',
    unlockedTable(inclusive, 'upgrade'),
    '## Home ports in scenario 78, chosen by deckhands',
    unlockedTable(inclusive, 'port'),
    '## Home ports in scenario 78, dealt in turn to mates',
    'Nobody chooses here, so every port is played as often as any other. A fair share is 25 %; with so few ships it may lie ten more or less by chance.',
    portTable(dealt.scores),
  )
  writeFileSync(join(root, 'docs/maracaibo/balance.md'), text)
}

if (import.meta.main) main()
