import { FARTHEST } from './amount.ts'
import type { Decision, Move, Procedure } from './procedure.ts'
import type { Refusal } from './refusal.ts'
import type { State } from './state.ts'
import { type Domain, lowest, sizeOf, type Vocabulary } from './vocabulary.ts'

/** Bits of a code that hold the arguments; the rest says which move. */
const ARGUMENT_BITS = 20
const ARGUMENTS = 1 << ARGUMENT_BITS

/** A move with its place in the table of codes. */
export interface MoveEntry<S extends State> {
  readonly name: string
  readonly index: number
  readonly move: Move<S, never>
  readonly decision: Decision<S>
  readonly domains: readonly Domain[]
  /** First code of the move; the lowest values of its arguments; the sizes of the first and of the first two. */
  readonly base: number
  /** What the code would be if all arguments were 0: encoding is on the hot path, and saves three subtractions. */
  readonly origin: number
  readonly lowA: number
  readonly lowB: number
  readonly lowC: number
  readonly sizeA: number
  readonly sizeAB: number
  /** How many codes the move has. */
  readonly count: number
  /** Which argument is an amount, −1 if none; how far apart the codes of neighbouring amounts are. */
  readonly amountAt: number
  readonly amountStep: number
  /** What the gate says to an amount out of range if no rule has a better reason. */
  readonly outside: Refusal | undefined
}

/** Numbers every move of every decision. */
export function moveTable<S extends State>(
  procedures: readonly Procedure<S>[],
  vocabulary: Vocabulary,
): { moves: MoveEntry<S>[]; firstMove: Map<string, number> } {
  const moves: MoveEntry<S>[] = []
  const firstMove = new Map<string, number>()
  for (const procedure of procedures) {
    if (procedure.kind !== 'decision') continue
    firstMove.set(procedure.name, moves.length)
    for (const [name, move] of Object.entries(procedure.moves)) {
      moves.push(moveEntry(name, moves.length, move, procedure, vocabulary))
    }
  }
  return { moves, firstMove }
}

function moveEntry<S extends State>(
  name: string,
  index: number,
  move: Move<S, never>,
  decision: Decision<S>,
  vocabulary: Vocabulary,
): MoveEntry<S> {
  const domains = (move.args ?? []).map(domainName => {
    const domain = vocabulary[domainName]
    if (domain === undefined) throw new Error(`${decision.name} ${name}: there is no domain ${domainName}.`)
    return domain
  })
  if (domains.length > 3) throw new Error(`${decision.name} ${name}: a move takes at most three arguments.`)
  const sizes = domains.map(sizeOf)
  const lows = domains.map(lowest)
  const sizeA = sizes[0] ?? 1
  const sizeAB = sizeA * (sizes[1] ?? 1)
  const count = sizeAB * (sizes[2] ?? 1)
  if (count > ARGUMENTS) throw new Error(`${decision.name} ${name}: its domains are too large.`)
  const amountAt = move.amount === undefined ? -1 : domains.length - 1
  if (move.amount !== undefined && !isAmount(domains[amountAt]))
    throw new Error(`${decision.name} ${name}: an amount is a number up to ${FARTHEST}, and the last argument.`)
  return {
    name,
    index,
    move,
    decision,
    domains,
    base: index * ARGUMENTS,
    origin: index * ARGUMENTS - (lows[0] ?? 0) - (lows[1] ?? 0) * sizeA - (lows[2] ?? 0) * sizeAB,
    lowA: lows[0] ?? 0,
    lowB: lows[1] ?? 0,
    lowC: lows[2] ?? 0,
    sizeA,
    sizeAB,
    count,
    amountAt,
    amountStep: amountAt < 0 ? 0 : [1, sizeA, sizeAB][amountAt],
    outside: amountAt < 0 ? undefined : { rule: move.rule, key: 'out-of-range', id: `${move.rule}/out-of-range` },
  }
}

function isAmount(domain: Domain | undefined): boolean {
  return domain !== undefined && 'min' in domain && domain.min >= -FARTHEST && domain.max <= FARTHEST
}

/** The code of a move with these arguments, which must lie in their domains. */
export function encode<S extends State>(entry: MoveEntry<S>, a: number, b: number, c: number): number {
  return entry.origin + c * entry.sizeAB + b * entry.sizeA + a
}

/** Which move a code names. */
export function entryIndex(code: number): number {
  return code >>> ARGUMENT_BITS
}

/** First argument of a code. */
export function argA<S extends State>(entry: MoveEntry<S>, code: number): number {
  return ((code - entry.base) % entry.sizeA) + entry.lowA
}

/** Second argument of a code. */
export function argB<S extends State>(entry: MoveEntry<S>, code: number): number {
  return Math.trunc(((code - entry.base) % entry.sizeAB) / entry.sizeA) + entry.lowB
}

/** Third argument of a code. */
export function argC<S extends State>(entry: MoveEntry<S>, code: number): number {
  return Math.trunc((code - entry.base) / entry.sizeAB) + entry.lowC
}

/** The amount in a code: its move's last argument. */
export function amountOf<S extends State>(entry: MoveEntry<S>, code: number): number {
  return entry.amountAt === 0 ? argA(entry, code) : entry.amountAt === 1 ? argB(entry, code) : argC(entry, code)
}

/** The same move with another amount. */
export function withAmount<S extends State>(entry: MoveEntry<S>, code: number, amount: number): number {
  return code + (amount - amountOf(entry, code)) * entry.amountStep
}
