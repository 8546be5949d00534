import { fastChance } from '../chance/fast.ts'
import { digest } from '../digest.ts'
import { apply, openDecision, waiting } from '../engine.ts'
import type { Game } from '../game.ts'
import { check } from '../gate.ts'
import { recordOf } from '../journal.ts'
import { legal } from '../lists.ts'
import { replay } from '../replay.ts'
import { resample } from '../resample.ts'
import type { State } from '../state.ts'
import { printMove } from '../text.ts'
import { view } from '../visibility.ts'
import { playJournal } from './histories.ts'
import { playout, type Seating } from './playout.ts'
import { anySeat } from './seats.ts'

/** Speeds of a game on this machine. Compare them within one run only. */
export interface Bench {
  readonly movesPerSecond: number
  readonly gamesPerSecond: number
  readonly replayMovesPerSecond: number
  readonly cloneMicros: number
  readonly viewMicros: number
  readonly hashMicros: number
  readonly legalMicros: number
  readonly gateMicros: number
  readonly resampleMicros: number
  readonly stateBytes: number
  /** Cost of a move in the last fifth of a game over its cost in the first, for the same decisions. */
  readonly lateOverEarly: number
}

/** The clock is given from outside: kernel code reads none. */
export type Clock = () => number

/** Measures a game for about the given number of milliseconds a figure. */
export function bench<S extends State>(game: Game<S>, seating: Seating, clock: Clock, millis: number): Bench {
  const random = rate(clock, millis, seed => playout(game, { ...seating, seed }, { unchecked: true }).moves)
  const { journal } = playJournal(game, seating)
  const record = recordOf(journal)
  const replayed = rate(clock, millis, () => replay(game, record).line.length)
  const g = middlePosition(game, seating)
  const seat = anySeat(waiting(game, g), fastChance(1))
  const buffer: number[] = []
  const text = printMove(game, legal(game, g, seat)[0])
  const chance = fastChance(1)
  const micros = (work: () => unknown) => 1e6 / rate(clock, millis / 4, () => hundredTimes(work)).perSecond
  return {
    movesPerSecond: Math.round(random.perSecond),
    gamesPerSecond: Math.round(random.roundsPerSecond),
    replayMovesPerSecond: Math.round(replayed.perSecond),
    cloneMicros: rounded(micros(() => game.clone(g))),
    viewMicros: rounded(micros(() => view(game, g, seat))),
    hashMicros: rounded(micros(() => digest(g))),
    legalMicros: rounded(micros(() => legal(game, g, seat, buffer))),
    gateMicros: rounded(micros(() => check(game, g, seat, text))),
    resampleMicros: rounded(micros(() => resample(game, g, seat, chance))),
    stateBytes: JSON.stringify(g).length,
    lateOverEarly: rounded(lateOverEarly(game, seating, clock, millis)),
  }
}

/** In hundreds, so that reading the clock does not count. */
function hundredTimes(work: () => unknown): number {
  for (let i = 0; i < 100; i++) work()
  return 100
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

function rate(clock: Clock, millis: number, round: (seed: number) => number) {
  for (let seed = 0; seed < 20; seed++) round(seed)
  const start = clock()
  let done = 0
  let rounds = 0
  while (clock() - start < millis) {
    done += round(rounds)
    rounds++
  }
  const seconds = (clock() - start) / 1000
  return { perSecond: done / seconds, roundsPerSecond: rounds / seconds }
}

/** A position from the middle of a random game. */
function middlePosition<S extends State>(game: Game<S>, seating: Seating): S {
  const { moves } = playout(game, seating, { unchecked: true })
  let middle: S | undefined
  playout(game, seating, {
    unchecked: true,
    visit(g, _seat, _moves, played) {
      if (played === moves >> 1) middle = game.clone(g)
    },
  })
  return middle!
}

interface Timed<S extends State> {
  readonly g: S
  readonly seat: number
  readonly move: number
  readonly decision: string
}

/** Times legal list and move together, early and late in the same games. */
function lateOverEarly<S extends State>(game: Game<S>, seating: Seating, clock: Clock, millis: number): number {
  const early: Timed<S>[] = []
  const late: Timed<S>[] = []
  const chance = fastChance(1)
  for (let seed = 0; seed < 30; seed++) {
    const { moves } = playout(game, { ...seating, seed }, { unchecked: true })
    playout(
      game,
      { ...seating, seed },
      {
        unchecked: true,
        visit(g, seat, choices, played) {
          const fifth = played < moves / 5 ? early : played >= (moves * 4) / 5 ? late : undefined
          const decision = openDecision(game, g)?.name ?? ''
          fifth?.push({ g: game.clone(g), seat, move: choices[chance.int(choices.length)], decision })
        },
      },
    )
  }
  const buffer: number[] = []
  const step = ({ g, seat, move }: Timed<S>) => {
    const copy = game.clone(g)
    legal(game, copy, seat, buffer)
    apply(game, copy, seat, move, { chance, listen: undefined })
  }
  return costRatio(likeOthers(late, early), likeOthers(early, late), step, clock, millis)
}

/** What a step costs with the first over what it costs with the second, taken by turns so that noise hits both. */
function costRatio<T>(
  first: readonly T[],
  second: readonly T[],
  step: (each: T) => void,
  clock: Clock,
  millis: number,
): number {
  const spent = [0, 0]
  const start = clock()
  for (let round = 0; round < 4 || clock() - start < millis; round++) {
    for (const [i, sample] of [first, second].entries()) {
      const before = clock()
      for (const each of sample) step(each)
      // The first rounds are for the compiler.
      if (round > 1) spent[i] += (clock() - before) / sample.length
    }
  }
  return spent[0] / spent[1]
}

/** As many positions of each decision as the others have, too: a game may ask other things late than early. */
function likeOthers<S extends State>(positions: readonly Timed<S>[], others: readonly Timed<S>[]): Timed<S>[] {
  const left = new Map<string, number>()
  for (const { decision } of others) left.set(decision, (left.get(decision) ?? 0) + 1)
  return positions.filter(({ decision }) => {
    const count = left.get(decision) ?? 0
    left.set(decision, count - 1)
    return count > 0
  })
}
