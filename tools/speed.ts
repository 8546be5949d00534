// Compares how fast two checkouts play the same recorded moves:
//
//     node tools/speed.ts games/<game> <other checkout> [runs]
//
// Each run is a process of its own that plays the corpus of the game in this checkout with the code of both, by turns,
// so that a busy machine slows both alike. Two figures: the moves alone, and as a search uses them, with a clone and
// the list of legal moves before each.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROUNDS = 60
const FIGURES = ['moves', 'searched'] as const
/** Moves a second in this checkout and in the other. */
type Figures = Record<(typeof FIGURES)[number], readonly [number, number]>

if (import.meta.main) await main()

async function main(): Promise<void> {
  const [first, second, third, fourth] = process.argv.slice(2)
  if (first === '--measure') console.log(JSON.stringify(await measure(second, third, fourth === 'other-first')))
  else if (second === undefined) console.error('Say: node tools/speed.ts <game folder> <other checkout> [runs]')
  else compare(first, resolve(second), Number(third ?? 6))
}

function compare(folder: string, other: string, runs: number): void {
  const found = Array.from({ length: runs }, (_, run) => measured(folder, other, run % 2 === 0))
  for (const figure of FIGURES) {
    const [here, there] = [0, 1].map(side => Math.round(median(found.map(each => each[figure][side]))))
    const ratios = found.map(each => each[figure][0] / each[figure][1])
    const all = ratios.map(ratio => ratio.toFixed(2)).join(' ')
    console.log(`${figure.padEnd(9)} here ${here}/s, there ${there}/s, ratio ${median(ratios).toFixed(3)} (${all})`)
  }
}

/** What is loaded first is at a disadvantage of some hundredths, so it is the other one in every second run. */
function measured(folder: string, other: string, otherFirst: boolean): Figures {
  const program = [import.meta.filename, '--measure', folder, other, otherFirst ? 'other-first' : '']
  const child = spawnSync(process.execPath, program, { encoding: 'utf8' })
  if (child.status !== 0) throw new Error(child.stderr)
  return JSON.parse(child.stdout) as Figures
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2
}

async function measure(folder: string, other: string, otherFirst: boolean): Promise<Figures> {
  const roots = otherFirst ? [other, resolve('.')] : [resolve('.'), other]
  const players = [await player(roots[0], folder), await player(roots[1], folder)]
  const rates = (searching: boolean): [number, number] => {
    const found: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      for (const [i, play] of players.entries()) found[i].push(rate(() => play(searching)))
    }
    const [one, two] = found.map(each => median(each.slice(ROUNDS / 4)))
    return otherFirst ? [two, one] : [one, two]
  }
  return { moves: rates(false), searched: rates(true) }
}

/** Plays the corpus of this checkout with the code of the one in `root`; gives the number of moves. */
async function player(root: string, folder: string): Promise<(searching: boolean) => number> {
  const load = (path: string) => import(pathToFileURL(join(root, path)).href)
  const kernel = (await load('kernel/index.ts')) as Kernel
  const rules = (await load(join(folder, 'rules/index.ts'))) as Record<string, unknown>
  const game = Object.values(rules).find(isGame)!
  const corpus = join(folder, 'corpus')
  const games = readdirSync(corpus)
    .filter(name => name.endsWith('.record'))
    .map(name => codesOf(kernel, game, kernel.parseRecord(readFileSync(join(corpus, name), 'utf8'))))
  return searching => replayAll(kernel, game, games, searching)
}

type Kernel = typeof import('../kernel/index.ts')
type AnyGame = import('../kernel/index.ts').Game<import('../kernel/index.ts').State>
type AnyRecord = import('../kernel/index.ts').GameRecord

interface Recorded {
  readonly start: import('../kernel/index.ts').State
  readonly moves: readonly { seat: number; code: number; draws: readonly number[] }[]
}

function isGame(value: unknown): value is AnyGame {
  return typeof value === 'object' && value !== null && 'procedure' in value && 'firstMove' in value
}

/** The moves of a record up to its first undo, as codes. */
function codesOf(kernel: Kernel, game: AnyGame, record: AnyRecord): Recorded {
  const chance = kernel.replaying()
  const world = { chance, listen: undefined }
  const [begin, ...entries] = record.entries
  if (begin?.kind === 'start') chance.load(begin.draws)
  const g = kernel.newGame(game, record.header.seats, record.header.options, world)
  kernel.advance(game, g, world)
  const start = game.clone(g)
  const moves: { seat: number; code: number; draws: readonly number[] }[] = []
  for (const entry of entries) {
    if (entry.kind === 'undo' || entry.kind === 'takeback') break
    if (entry.kind !== 'move') continue
    const parsed = kernel.parseMove(game, g, entry.text)
    if (parsed.kind !== 'code') break
    chance.load(entry.draws)
    kernel.apply(game, g, entry.seat, parsed.code, world)
    moves.push({ seat: entry.seat, code: parsed.code, draws: entry.draws })
  }
  return { start, moves }
}

function replayAll(kernel: Kernel, game: AnyGame, games: readonly Recorded[], searching: boolean): number {
  const chance = kernel.replaying()
  const world = { chance, listen: undefined }
  const list: number[] = []
  let played = 0
  for (const { start, moves } of games) {
    let g = game.clone(start)
    for (const { seat, code, draws } of moves) {
      if (searching) {
        g = game.clone(g)
        kernel.legal(game, g, seat, list)
      }
      chance.load(draws)
      kernel.apply(game, g, seat, code, world)
    }
    played += moves.length
  }
  return played
}

function rate(work: () => number): number {
  const start = performance.now()
  return (work() * 1000) / (performance.now() - start)
}
