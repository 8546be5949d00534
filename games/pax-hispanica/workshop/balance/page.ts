import { wilson } from '../../../../bots/wilson.ts'
import type { Found } from './campaign.ts'
import { type Tally, WAYS, WAYS_ALONE } from './tally.ts'

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  row(head),
  row(head.map((_, i) => (i === 0 ? '---' : '---:'))),
  ...rows.map(row),
]

/** The page with its tables; what was found wrong comes last. */
export function page(found: readonly Found[], defects: readonly string[], command: string): string {
  const tallies = found.flatMap(each => (each.kind === 'tally' ? [each.tally] : []))
  const shared = tallies.filter(({ players }) => players > 1)
  const games = shared.reduce((sum, tally) => sum + tally.games, 0)
  return [
    '# How games of Pax Hispanica end',
    '',
    `Made by \`${command}\`. The first part is from ${games} games among bots of one kind, with the usual nations for`,
    'each number of players (Spain plays from four on). Nothing was tuned to make these shares look right: bots are no',
    'people, and many cards are reconstructed ([provenance](provenance.md)). A quick mate is a mate that imagines four',
    'positions instead of eight.',
    '',
    '![How games end](images/balance.svg)',
    '',
    '## By kind of victory',
    '',
    ...endings(shared, WAYS),
    '',
    '## By nation',
    '',
    'Share of the games that a nation won, with its 95 % interval; a fair share is 1 ÷ players. The last columns say how.',
    '',
    ...table(['bot, players, nation', 'won', '95 %', ...WAYS.slice(0, 5)], shared.flatMap(nationRows)),
    '',
    '## How strong a mate is',
    '',
    'One mate against three of another kind, four players, everybody moving up a seat from game to game; par is 25 %.',
    'The time is over decisions that leave a choice, on one core of a machine that had other things to do.',
    '',
    ...table(
      ['bots', 'games', 'won by the mate', '95 %', 'ms a decision', 'the others'],
      found.flatMap(each => (each.kind === 'arena' ? [duelRow(each)] : [])),
    ),
    '',
    '## Alone against the Sun King',
    '',
    "The solitaire game. Ganga Zumba wins by his revolution or by tokens; the other ends are the King's.",
    '',
    ...endings(
      tallies.filter(({ players }) => players === 1),
      WAYS_ALONE,
    ),
    '',
    ...tallies.filter(({ players }) => players === 1).map(aloneLine),
    '',
    '## What never happened',
    '',
    ...(defects.length === 0
      ? [
          'Every card was played, every Action of every card used, every Ship and Peerage Anchored, and every victory won',
          'with every number of players.',
        ]
      : [
          ...defects.map(defect => `- ${defect}`),
          '',
          'Every way to end has a record in `games/pax-hispanica/corpus/`, so each is possible.',
        ]),
    '',
  ].join('\n')
}

const endings = (tallies: readonly Tally[], ways: readonly string[]): string[] =>
  table(
    ['bot, players', 'games', 'mean year', 'moves', ...ways],
    tallies.map(tally => [
      `${tally.bot}, ${tally.players}`,
      tally.games,
      Math.round(tally.years / tally.games),
      Math.round(tally.moves / tally.games),
      ...ways.map(ending => percent(tally.endings[ending] ?? 0, tally.games)),
    ]),
  )

const interval = (wins: number, games: number): string => {
  const { low, high } = wilson(wins, games)
  return `${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)}`
}

function duelRow({ campaign, result }: Extract<Found, { kind: 'arena' }>): (string | number)[] {
  const [mate, others] = result.bots
  return [
    `${mate.name} against three of ${others.name}`,
    campaign.games,
    percent(mate.wins, mate.games),
    interval(mate.wins, mate.games),
    (mate.millis ?? 0).toFixed(1),
    (others.millis ?? 0).toFixed(3),
  ]
}

function aloneLine({ bot, games, endings: ends }: Tally): string {
  const wins = (ends['ganga-zumba'] ?? 0) + (ends.tokens ?? 0)
  return `- A ${bot} wins ${wins} of ${games}: ${percent(wins, games)} (95 %: ${interval(wins, games)}).`
}

function nationRows({ bot, players, nations }: Tally): string[][] {
  return Object.entries(nations).map(([nation, { games, wins }]) => {
    const all = Object.values(wins).reduce((sum, each) => sum + each, 0)
    return [
      `${bot}, ${players}, ${nation}`,
      percent(all, games),
      interval(all, games),
      ...WAYS.slice(0, 5).map(ending => percent(wins[ending] ?? 0, games)),
    ]
  })
}
