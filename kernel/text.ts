import { argA, argB, argC, encode, entryIndex, type MoveEntry } from './codes.ts'
import { openDecision } from './engine.ts'
import type { Game } from './game.ts'
import type { Decision } from './procedure.ts'
import type { State } from './state.ts'
import { meaningOf, wordOf } from './vocabulary.ts'

/** A move as people, records and the wire write it: its name, then a word for each argument. */
export function printMove<S extends State>(game: Game<S>, code: number): string {
  const entry = game.moves[entryIndex(code)]
  const values = [argA(entry, code), argB(entry, code), argC(entry, code)]
  return [entry.name, ...entry.domains.map((domain, i) => wordOf(domain, values[i]))].join(' ')
}

/** What a line of text turned out to mean. */
export type Parsed<S extends State> =
  | { readonly kind: 'code'; readonly code: number }
  | { readonly kind: 'open'; readonly entry: MoveEntry<S>; readonly text: string }
  | { readonly kind: 'problem'; readonly problem: Problem }

/** Why a move was turned away before, or by, a rule. `key` names the sentence, `params` fill it. */
export interface Problem {
  readonly key: string
  readonly rule?: string
  readonly params: Readonly<Record<string, string | number>>
}

export function problem(key: string, params: Readonly<Record<string, string | number>> = {}, rule?: string): Problem {
  return rule === undefined ? { key, params } : { key, params, rule }
}

/**
 * Reads a move of the decision that is open. Wrong words are named; nothing is guessed. Blanks are one blank, in a
 * free text too, so that what is played is what the record says.
 */
export function parseMove<S extends State>(game: Game<S>, g: S, text: string): Parsed<S> {
  const words = text.trim().split(/\s+/)
  const name = words[0] ?? ''
  const open = openDecision(game, g)
  if (open === undefined) return bad('nothing-asked')
  const entry = entryNamed(game, open, name) ?? entryNamed(game, game.aside, name)
  if (entry === undefined) {
    const elsewhere = game.moves.some(each => each.name === name)
    return bad(elsewhere ? 'not-now' : 'unknown-move', { move: name }, open.rule)
  }
  if (entry.move.open !== undefined) {
    return { kind: 'open', entry, text: words.slice(1).join(' ') }
  }
  if (words.length - 1 !== entry.domains.length) {
    return bad('wrong-count', { move: name, wanted: entry.domains.length, given: words.length - 1 })
  }
  const values = [0, 0, 0]
  for (const [i, domain] of entry.domains.entries()) {
    const value = meaningOf(domain, words[i + 1])
    if (value === undefined) return bad('unknown-word', { word: words[i + 1], domain: entry.move.args![i] })
    values[i] = value
  }
  return { kind: 'code', code: encode(entry, values[0], values[1], values[2]) }
}

function entryNamed<S extends State>(game: Game<S>, open: Decision<S>, name: string): MoveEntry<S> | undefined {
  for (let i = game.firstMove.get(open.name)!; game.moves[i]?.decision === open; i++) {
    if (game.moves[i].name === name) return game.moves[i]
  }
  return undefined
}

function bad(key: string, params: Readonly<Record<string, string | number>> = {}, rule?: string) {
  return { kind: 'problem' as const, problem: problem(key, params, rule) }
}
