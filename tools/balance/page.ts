import { wilson } from '../../bots/wilson.ts'
import { type Tally, WAYS } from './tally.ts'

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  row(head),
  row(head.map((_, i) => (i === 0 ? '---' : '---:'))),
  ...rows.map(row),
]

/** The page with its tables; what was found wrong comes last. */
export function page(tallies: readonly Tally[], defects: readonly string[], command: string): string {
  const games = tallies.reduce((sum, tally) => sum + tally.games, 0)
  return [
    '# How games of Pax Hispanica end',
    '',
    `Made by \`${command}\` from ${games} games among bots of one kind, with the usual nations for each number of`,
    'players (Spain plays from four on). Nothing was tuned to make these shares look right: bots are no people, and many',
    'cards are reconstructed ([provenance](provenance.md)).',
    '',
    '![How games end](images/balance.svg)',
    '',
    '## By kind of victory',
    '',
    ...table(
      ['bot, players', 'games', 'mean year', 'moves', ...WAYS],
      tallies.map(tally => [
        `${tally.bot}, ${tally.players}`,
        tally.games,
        Math.round(tally.years / tally.games),
        Math.round(tally.moves / tally.games),
        ...WAYS.map(ending => percent(tally.endings[ending] ?? 0, tally.games)),
      ]),
    ),
    '',
    '## By nation',
    '',
    'Share of the games that a nation won, with its 95 % interval; a fair share is 1 ÷ players. The last columns say how.',
    '',
    ...table(['bot, players, nation', 'won', '95 %', ...WAYS.slice(0, 5)], tallies.flatMap(nationRows)),
    '',
    '## What never happened',
    '',
    ...(defects.length === 0
      ? [
          'Every card was played, every Action of every card used, every Ship and Peerage Anchored, and every victory won',
          'with every number of players.',
        ]
      : defects.map(defect => `- ${defect}`)),
    '',
  ].join('\n')
}

function nationRows({ bot, players, nations }: Tally): string[][] {
  return Object.entries(nations).map(([nation, { games, wins }]) => {
    const all = Object.values(wins).reduce((sum, each) => sum + each, 0)
    const { low, high } = wilson(all, games)
    return [
      `${bot}, ${players}, ${nation}`,
      percent(all, games),
      `${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)}`,
      ...WAYS.slice(0, 5).map(ending => percent(wins[ending] ?? 0, games)),
    ]
  })
}
