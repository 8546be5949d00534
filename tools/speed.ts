// Compares how fast two checkouts play the same recorded moves:
//
//     node tools/speed.ts games/<game> <other checkout> [runs]
//
// First both play random games side by side, move by move for as long as the rules of both allow the same: that is the
// list. Then both play it in one process, by turns and round by round, and processor time is counted, so that a busy
// machine slows both alike; each run is a process of its own. Four figures: the moves alone; with a clone before each; with the list of legal moves before each; with
// both, as a search uses them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const GAMES = 60
const LONGEST = 700
const ROUNDS = 30
const FIGURES = ['moves', 'cloned', 'listed', 'searched'] as const

type Kernel = typeof import('../kernel/index.ts')
type AnyState = import('../kernel/index.ts').State
type AnyGame = import('../kernel/index.ts').Game<AnyState>

/** A game both checkouts can play: the numbers drawn before the first move, then the moves in text form. */
interface Common {
  readonly seats: number
  readonly begin: readonly number[]
  readonly moves: { seat: number; text: string; draws: readonly number[] }[]
}

if (import.meta.main) await main()

async function main(): Promise<void> {
  const [first, second, third, fourth, fifth] = process.argv.slice(2)
  if (first === '--measure') console.log(JSON.stringify(await measure(second, third, fourth, Number(fifth))))
  else if (second === undefined) console.error('Say: node tools/speed.ts <game folder> <other checkout> [runs]')
  else await compare(first, resolve(second), Number(third ?? 6))
}

async function compare(folder: string, other: string, runs: number): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'spanish-main-speed-'))
  try {
    const file = join(scratch, 'games.json')
    const games = await commonGames(folder, other)
    writeFileSync(file, JSON.stringify(games))
    console.log(`${games.reduce((sum, { moves }) => sum + moves.length, 0)} moves that both allow`)
    const found = Array.from({ length: runs }, (_, run) => measured(run, other, folder, file))
    for (const [i, figure] of FIGURES.entries()) {
      const [here, there] = [0, 1].map(side => Math.round(median(found.map(each => each[i].rates[side]))))
      const ratios = found.map(each => each[i].ratio)
      const all = ratios.map(ratio => ratio.toFixed(2)).join(' ')
      console.log(`${figure.padEnd(9)} here ${here}/s, there ${there}/s, ratio ${median(ratios).toFixed(3)} (${all})`)
    }
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

/** Moves a second here and there, and the ratio of the two, round against round. */
interface Figure {
  readonly rates: readonly number[]
  readonly ratio: number
}

function measured(run: number, other: string, folder: string, file: string): Figure[] {
  const program = [import.meta.filename, '--measure', other, folder, file, String(run)]
  const child = spawnSync(process.execPath, program, { encoding: 'utf8' })
  if (child.status !== 0) throw new Error(child.stderr)
  return JSON.parse(child.stdout) as Figure[]
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2
}

async function rulesOf(root: string, folder: string): Promise<{ kernel: Kernel; game: AnyGame }> {
  const load = (path: string) => import(pathToFileURL(join(root, path)).href)
  const rules = (await load(join(folder, 'rules/index.ts'))) as Record<string, unknown>
  return { kernel: (await load('kernel/index.ts')) as Kernel, game: Object.values(rules).find(isGame)! }
}

function isGame(value: unknown): value is AnyGame {
  return typeof value === 'object' && value !== null && 'procedure' in value && 'firstMove' in value
}

async function commonGames(folder: string, other: string): Promise<Common[]> {
  const here = await rulesOf(resolve('.'), folder)
  const there = await rulesOf(other, folder)
  const seats = here.game.seats.filter(each => each > 1)
  return Array.from({ length: GAMES }, (_, i) => commonGame(here, there, seats[i % seats.length], i + 1))
}

type Rules = Awaited<ReturnType<typeof rulesOf>>

function commonGame({ kernel, game }: Rules, other: Rules, seats: number, seed: number): Common {
  const whim = kernel.fastChance(seed)
  const drawn = kernel.recording(kernel.fastChance(seed))
  const world = { chance: drawn, listen: undefined }
  const mine = kernel.newGame(game, seats, {}, world)
  kernel.advance(game, mine, world)
  const begin = drawn.taken()
  const dictated = other.kernel.replaying()
  const otherWorld = { chance: dictated, listen: undefined }
  dictated.load(begin)
  const yours = other.kernel.newGame(other.game, seats, {}, otherWorld)
  other.kernel.advance(other.game, yours, otherWorld)
  const moves: Common['moves'] = []
  while (moves.length < LONGEST && mine.ended === 0) {
    const waiting = kernel.waiting(game, mine)
    if (waiting !== other.kernel.waiting(other.game, yours)) break
    const seat = 31 - Math.clz32(waiting)
    const both = kernel
      .legal(game, mine, seat)
      .map(code => ({ code, text: kernel.printMove(game, code) }))
      .filter(({ text }) => other.kernel.why(other.game, yours, seat, text) === undefined)
    if (both.length === 0) break
    const { code, text } = both[whim.int(both.length)]
    kernel.apply(game, mine, seat, code, world)
    const draws = drawn.taken()
    dictated.load(draws)
    try {
      other.kernel.submit(other.game, yours, seat, text, otherWorld)
    } catch {
      break
    }
    moves.push({ seat, text, draws })
  }
  // Whatever made the two part company may have begun with the last move.
  moves.pop()
  return { seats, begin, moves }
}

/** Plays the list with the code of both checkouts, by turns; which goes first changes from round to round. */
async function measure(other: string, folder: string, file: string, run: number): Promise<Figure[]> {
  const games = JSON.parse(readFileSync(file, 'utf8')) as Common[]
  const sides = [await player(resolve('.'), folder, games), await player(other, folder, games)]
  return FIGURES.map(figure => {
    const clones = figure === 'cloned' || figure === 'searched'
    const lists = figure === 'listed' || figure === 'searched'
    const rounds = Array.from({ length: ROUNDS }, (_, round) => {
      const order = (round + run) % 2 === 0 ? [0, 1] : [1, 0]
      const rates = order.map(side => rate(() => sides[side](clones, lists)))
      return order[0] === 0 ? rates : rates.reverse()
    }).slice(ROUNDS / 3)
    return {
      rates: [0, 1].map(side => median(rounds.map(rates => rates[side]))),
      ratio: median(rounds.map(([here, there]) => here / there)),
    }
  })
}

/** A function that plays the list with the code of one checkout and says how many moves it made. */
async function player(
  root: string,
  folder: string,
  common: readonly Common[],
): Promise<(clones: boolean, lists: boolean) => number> {
  const { kernel, game } = await rulesOf(root, folder)
  const chance = kernel.replaying()
  const world = { chance, listen: undefined }
  const games = common.map(({ seats, begin, moves }) => {
    chance.load(begin)
    const g = kernel.newGame(game, seats, {}, world)
    kernel.advance(game, g, world)
    const start = game.clone(g)
    return { start, moves: moves.map(each => ({ ...each, code: play(each) })) }

    function play({ seat, text, draws }: Common['moves'][number]): number {
      const parsed = kernel.parseMove(game, g, text)
      if (parsed.kind !== 'code') throw new Error(`${text} cannot be read.`)
      chance.load(draws)
      kernel.apply(game, g, seat, parsed.code, world)
      return parsed.code
    }
  })
  const list: number[] = []
  return (clones, lists) => {
    let played = 0
    for (const { start, moves } of games) {
      let g = game.clone(start)
      for (const { seat, code, draws } of moves) {
        if (clones) g = game.clone(g)
        if (lists) kernel.legal(game, g, seat, list)
        chance.load(draws)
        kernel.apply(game, g, seat, code, world)
      }
      played += moves.length
    }
    return played
  }
}

function rate(work: () => number): number {
  const start = process.cpuUsage()
  const played = work()
  const { user, system } = process.cpuUsage(start)
  return (played * 1e6) / (user + system)
}
