import { chachaChance, secretBytes, tableKey } from './chance/chacha.ts'
import type { Chance } from './chance/chance.ts'
import { type Replayer, replaying } from './chance/recorded.ts'
import type { Listener, World } from './chronicle.ts'
import { digest, hashText } from './digest.ts'
import { advance } from './engine.ts'
import { type Game, newGame } from './game.ts'
import { submit } from './gate.ts'
import { chainNext, chainStart, chainText, type Entry, type GameRecord, type Header } from './record.ts'
import type { State } from './state.ts'

/** A move that stands, with the numbers that chance gave it. */
export interface Standing {
  readonly seat: number
  readonly text: string
  readonly draws: readonly number[]
  /** The move told somebody something: chance, or a secret shown. Undo stops behind it. */
  readonly informed: boolean
  /** How many decisions had been opened before it: part of the name under which it was answered. */
  readonly asked: number
}

/** How much has been learnt so far: rises with every draw and every secret shown. */
export function learnt(g: State): number {
  let sum = g.revealed
  for (const count of g.draws) sum += count
  return sum
}

/** The position after the given moves, played from the start with the numbers they had. */
export function positionAfter<S extends State>(
  game: Game<S>,
  header: Header,
  startDraws: readonly number[],
  moves: readonly Standing[],
): S {
  const chance = replaying()
  const world: World = { chance, listen: undefined }
  const state = startPosition(game, header, startDraws, chance, world)
  for (const move of moves) {
    chance.load(move.draws)
    const problem = submit(game, state, move.seat, move.text, world)
    if (problem !== undefined) throw new Error(`"${move.text}" is not accepted any more (${problem.key}).`)
  }
  return state
}

function startPosition<S extends State>(
  game: Game<S>,
  header: Header,
  draws: readonly number[],
  chance: Replayer,
  world: World,
): S {
  chance.load(draws)
  const state = newGame(game, header.seats, header.options, world)
  advance(game, state, world)
  return state
}

/** What came of replaying a record. */
export interface Replayed<S extends State> {
  readonly state: S
  readonly startDraws: readonly number[]
  readonly line: readonly Standing[]
  readonly chain: string
  /** Sentences on what does not fit: a move turned away, a digest or number that differs. Empty if verified. */
  readonly problems: readonly string[]
}

/** Plays a record again, checking every move, digest, link of the chain and, once the secret is out, every number. */
export function replay<S extends State>(game: Game<S>, record: GameRecord, listen?: Listener): Replayed<S> {
  const { header, entries } = record
  const problems: string[] = []
  if (header.game !== game.id) problems.push(`The record is of ${header.game}, not of ${game.id}.`)
  const chance = replaying()
  const proof = proofOfChance(record, problems)
  const world: World = { chance: proof === undefined ? chance : comparing(chance, proof, problems), listen }
  const wanted = returnPoints(entries)
  const kept = new Map<number, S>()
  let line: Standing[] = []
  let startDraws: readonly number[] = []
  let chain = chainStart(header)
  let state: S | undefined

  for (const [number, entry] of entries.entries()) {
    const say = (what: string) => problems.push(`Entry ${number}: ${what}.`)
    if (entry.kind === 'start') {
      startDraws = entry.draws
      state = startPosition(game, header, entry.draws, chance, world)
    } else if (state === undefined) {
      throw new Error('The record has no start.')
    } else if (entry.kind === 'check') {
      if (chainText(chain) !== entry.chain) say('the chain is broken')
      if (digest(state) !== entry.state || line.length !== entry.moves) say('the position differs')
    } else if (entry.kind === 'move') {
      const { asked } = state
      const knew = learnt(state)
      const fault = playAgain(game, state, entry, chance, world)
      if (fault !== undefined) {
        say(fault)
        state = positionAfter(game, header, startDraws, line)
        break
      }
      if (!chance.load([])) say(`"${entry.text}" has numbers that nobody drew`)
      line.push({ seat: entry.seat, text: entry.text, draws: entry.draws, informed: learnt(state) !== knew, asked })
    } else if (entry.kind === 'undo' || entry.kind === 'takeback') {
      const position = entry.to < line.length ? kept.get(entry.to) : undefined
      if (position === undefined) {
        say(`there is no position after ${entry.to} moves to go back to`)
        break
      }
      const free = line.slice(entry.to).every(move => !move.informed && move.seat === entry.seat)
      if (entry.kind === 'undo' && !free) say('it undoes what somebody has learnt')
      state = game.clone(position)
      line = line.slice(0, entry.to)
      if (entry.kind === 'takeback') proof?.nextEpoch()
    } else if (entry.kind === 'end') {
      if (game.endings[state.ended - 1] !== entry.ending || state.winner !== entry.winner)
        say('the game ends otherwise')
    }
    if (wanted.has(number)) kept.set(line.length, game.clone(state))
    chain = chainNext(chain, entry, header.names)
  }
  if (state === undefined) throw new Error('The record has no start.')
  return { state, startDraws, line, chain: chainText(chain), problems }
}

/** Plays a move of a record; gives what is wrong with it, if anything. A number that cannot be is a fault, no crash. */
function playAgain<S extends State>(
  game: Game<S>,
  state: S,
  entry: Entry & { kind: 'move' },
  chance: Replayer,
  world: World,
): string | undefined {
  chance.load(entry.draws)
  try {
    const problem = submit(game, state, entry.seat, entry.text, world)
    return problem && `"${entry.text}" is turned away (${problem.rule ?? ''} ${problem.key})`
  } catch (error) {
    return `"${entry.text}" cannot be played: ${(error as Error).message}`
  }
}

/** The entries after which the position must be kept because a later undo returns to it. */
function returnPoints(entries: readonly Entry[]): Set<number> {
  const wanted = new Set<number>()
  const last: number[] = []
  let length = 0
  for (const [number, entry] of entries.entries()) {
    if (entry.kind === 'start') last[0] = number
    else if (entry.kind === 'move') last[++length] = number
    else if (entry.kind === 'undo' || entry.kind === 'takeback') {
      if (last[entry.to] !== undefined) wanted.add(last[entry.to])
      length = entry.to
    }
  }
  return wanted
}

interface Proof {
  chance(): Chance
  nextEpoch(): void
}

/** The table's own chance, if the record gives the secret away and it is the one that was promised. */
function proofOfChance(record: GameRecord, problems: string[]): Proof | undefined {
  const secret = record.entries.find(entry => entry.kind === 'secret')
  if (secret === undefined) return undefined
  if (hashText(secret.text) !== record.header.commitment) {
    problems.push('The secret is not the one that was promised at the start.')
    return undefined
  }
  const key = tableKey(secretBytes(secret.text), record.header.nonces)
  let epoch = 0
  let chance = chachaChance(key, epoch)
  return {
    chance: () => chance,
    nextEpoch() {
      epoch++
      chance = chachaChance(key, epoch)
    },
  }
}

function comparing(recorded: Chance, proof: Proof, problems: string[]): Chance {
  return {
    below(stream, index, n) {
      const value = recorded.below(stream, index, n)
      if (proof.chance().below(stream, index, n) !== value) {
        problems.push(`Draw ${index} of stream ${stream} is not what the secret gives.`)
      }
      return value
    },
  }
}
