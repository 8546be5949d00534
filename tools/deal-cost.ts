// Compares how fast random games go at a table without deals and at one where deals are allowed and nobody offers any:
//
//     node tools/run.mjs tools/deal-cost.ts games/<game> [runs]
//
// Both play in one process, by turns, in processor time; each run is the median of its rounds.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game, State } from '@spanish-main/kernel'
import { playout } from '@spanish-main/kernel/harness'

const SEATS = 4
const GAMES = 40
const ROUNDS = 12

type AnyGame = Game<State>

async function main(): Promise<void> {
  const [folder, runs = '6'] = process.argv.slice(2)
  if (folder === undefined) throw new Error('Say: node tools/run.mjs tools/deal-cost.ts games/<game> [runs]')
  const game = await gameIn(folder)
  const option = game.deals?.option
  if (option === undefined) throw new Error(`Deals are no option of ${folder}.`)
  const found = Array.from({ length: Number(runs) }, (_, run) => measured(game, option, run))
  const ratios = found.map(({ ratio }) => ratio)
  const [off, on] = [0, 1].map(side => Math.round(median(found.map(({ rates }) => rates[side]))))
  console.log(`off ${off}/s, on ${on}/s, on over off ${median(ratios).toFixed(3)}`)
  console.log(`runs ${ratios.map(ratio => ratio.toFixed(3)).join(' ')}`)
}

async function gameIn(folder: string): Promise<AnyGame> {
  const rules = (await import(pathToFileURL(join(resolve('.'), folder, 'rules/index.ts')).href)) as object
  return Object.values(rules).find(isGame)!
}

const isGame = (value: unknown): value is AnyGame =>
  typeof value === 'object' && value !== null && 'procedure' in value && 'firstMove' in value

/** Moves a second without and with deals allowed, and the ratio of the two, round against round. */
function measured(game: AnyGame, option: string, run: number): { rates: number[]; ratio: number } {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const order = (round + run) % 2 === 0 ? [false, true] : [true, false]
    const rates = order.map(allowed => rate(() => played(game, { [option]: allowed }, run * ROUNDS + round)))
    return order[0] ? rates.reverse() : rates
  }).slice(ROUNDS / 3)
  return {
    rates: [0, 1].map(side => median(rounds.map(rates => rates[side]))),
    ratio: median(rounds.map(([off, on]) => on / off)),
  }
}

/** How many moves so many random games had. */
function played(game: AnyGame, options: Record<string, boolean>, seed: number): number {
  let moves = 0
  for (let i = 0; i < GAMES; i++) {
    moves += playout(game, { seats: SEATS, options, seed: 1 + seed * GAMES + i }, { unchecked: true }).moves
  }
  return moves
}

function rate(work: () => number): number {
  const start = process.cpuUsage()
  const moves = work()
  const { user, system } = process.cpuUsage(start)
  return (moves * 1e6) / (user + system)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2
}

if (import.meta.main) await main()
