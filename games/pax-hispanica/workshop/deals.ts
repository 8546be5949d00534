// node tools/run.mjs games/pax-hispanica/workshop/deals.ts [--table pair|all] [--games N] [--seed S] [--samples N] --rows FILE: plays
// games among mates that deal, a row of JSON for each, and says what all rows of the file add up to.
import { appendFileSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { wilson } from '@spanish-main/bots/wilson'
import { type GameRow, type OfferRow, playOne, type Table } from './deals/play.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length)

/** How often deals happen, of which kind, what both sides think to gain, and how the dealers fare together. */
function summary(rows: readonly GameRow[]): string[] {
  const offers = rows.flatMap(row => row.offers)
  const kinds = Map.groupBy(offers, ({ about }) => about)
  const won = rows.reduce((sum, { dealers, shares }) => sum + dealers.reduce((all, seat) => all + shares[seat], 0), 0)
  const { rate, low, high } = wilson(won, rows.length)
  const line = (about: string, of: readonly OfferRow[]) => {
    const closed = of.filter(each => each.closed)
    const gains = [mean(closed.map(({ mine }) => mine)), mean(closed.map(({ theirs }) => theirs))]
    return `| ${about} | ${of.length} | ${closed.length} | ${gains.map(percent).join(' | ')} |`
  }
  return [
    `${rows.length} games, dealers won together ${percent(rate)} (95 %: ${percent(low)} to ${percent(high)})`,
    '| about | offers | deals | author gains | partner gains |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...[...kinds].sort((a, b) => b[1].length - a[1].length).map(([about, of]) => line(about, of)),
    line('all', offers),
  ]
}

function main(): void {
  const { values } = parseArgs({
    options: {
      table: { type: 'string', default: 'pair' },
      games: { type: 'string', default: '500' },
      seed: { type: 'string', default: '12000' },
      samples: { type: 'string', default: '2' },
      rows: { type: 'string', default: 'deals.jsonl' },
    },
  })
  for (let i = 0; i < Number(values.games); i++) {
    const row = playOne(values.table as Table, Number(values.seed) + i, Number(values.samples))
    appendFileSync(values.rows, `${JSON.stringify(row)}\n`)
  }
  const rows = readFileSync(values.rows, 'utf8').trim().split('\n')
  console.log(summary(rows.map(row => JSON.parse(row) as GameRow)).join('\n'))
}

if (import.meta.main) main()
