// How many decisions a turn of each country takes, and who wins among mates that do not deal:
// node tools/run.mjs games/conquistador/workshop/decisions.ts [seats] [games] [seed]
// A decision is a move that was chosen from several; whoever is asked with nothing to choose is not counted. What a page offers
// in one click (load all, take all, land all) is a run: moves of one kind one after the other count once there.
import { type FastChance, insightInto, shareOf } from '@spanish-main/kernel'
import { playout } from '@spanish-main/kernel/harness'
import { markdownTable } from '../../../tools/pages.ts'
import { mate } from '../bots/index.ts'
import { COUNTRIES } from '../data/index.ts'
import { type Conquest, conquistador } from '../index.ts'

/** Decisions of a country in a turn, by what was decided. */
interface Turn {
  readonly country: string
  readonly moves: Map<string, number>
  runs: number
  last: string
}

const sumOf = ({ moves }: Turn): number => [...moves.values()].reduce((sum, n) => sum + n, 0)

function play(seats: number, games: number, seed: number) {
  const turns: Turn[] = []
  const wins = new Map<string, number>()
  for (let game = 0; game < games; game++) {
    const now = new Map<string, Turn>()
    const policy = (g: Conquest, seat: number, moves: readonly number[], chance: FastChance): number => {
      if (moves.length === 1) return moves[0]
      const code = mate(insightInto(conquistador, g, seat, chance), seat, moves, chance)
      const key = `${g.turn} ${seat}`
      const country = COUNTRIES[g.nation[seat]]
      const turn = now.get(key) ?? { country, moves: new Map(), runs: 0, last: '' }
      now.set(key, turn)
      const entry = conquistador.moves[code >>> 20]
      const name = `${entry.decision.name} ${entry.name}`
      if (turn.last !== name) turn.runs++
      turn.last = name
      turn.moves.set(name, (turn.moves.get(name) ?? 0) + 1)
      return code
    }
    const { state } = playout(conquistador, { seats, seed: seed + game }, { policy, unchecked: true })
    turns.push(...now.values())
    state.nation.forEach((nation, seat) => {
      wins.set(COUNTRIES[nation], (wins.get(COUNTRIES[nation]) ?? 0) + shareOf(state, seat))
    })
  }
  return { turns, wins }
}

const at = (sorted: readonly number[], share: number): string =>
  String(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)

function rows(turns: readonly Turn[], wins: ReadonlyMap<string, number>, games: number): string[][] {
  return [...wins].map(([country, won]) => {
    const own = turns.filter(turn => turn.country === country)
    const sums = own.map(sumOf).sort((a, b) => a - b)
    const runs = own.map(turn => turn.runs).sort((a, b) => a - b)
    const share = `${((100 * won) / games).toFixed(1)} %`
    return [country, at(sums, 0.5), at(sums, 0.9), at(sums, 1), at(runs, 0.5), at(runs, 0.9), share]
  })
}

function kinds(turns: readonly Turn[]): string[][] {
  const all = new Map<string, number>()
  for (const { moves } of turns) for (const [name, n] of moves) all.set(name, (all.get(name) ?? 0) + n)
  return [...all]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 16)
    .map(([name, n]) => [name, (n / turns.length).toFixed(2)])
}

if (import.meta.main) {
  const [seats = 3, games = 20, seed = 9] = process.argv.slice(2).map(Number)
  const { turns, wins } = play(seats, games, seed)
  console.log(
    markdownTable(
      ['country', 'median', 'nine in ten', 'most', 'runs', 'nine in ten', 'wins'],
      rows(turns, wins, games),
    ),
  )
  console.log(markdownTable(['decision', 'a turn'], kinds(turns)))
}
