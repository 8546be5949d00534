import type { FastChance } from './chance/fast.ts'
import { legal } from './engine.ts'
import type { Game } from './game.ts'
import { bitOf, type Frame, type State } from './state.ts'
import { visibilityOf } from './visibility.ts'

/**
 * Another state that the seat cannot tell from this one: within each pool the components that it does not know
 * are dealt anew, and other seats' sealed answers are replaced by legal ones. It depends on nothing that the
 * seat does not know, so what a bot makes of it is fair, and the audit compares the two as twins.
 */
export function resample<S extends State>(game: Game<S>, g: S, seat: number, chance: FastChance): S {
  const twin = game.clone(g)
  const known = (g as unknown as { known?: number[] }).known
  if (known !== undefined) {
    const moved = new Map<number, number>()
    for (const pool of game.schema.pools) {
      const unknown = pool.filter(card => (known[card] & bitOf(seat)) === 0)
      deal(game, g, twin, unknown, moved, chance)
    }
    renameCards(game, g, twin, moved)
  }
  resealOthers(game, twin, seat, chance)
  return twin
}

/** Deals what is said of the unknown components (their tuples, in a canonical order) to them at random. */
function deal<S extends State>(
  game: Game<S>,
  g: S,
  twin: S,
  unknown: readonly number[],
  moved: Map<number, number>,
  chance: FastChance,
): void {
  const fields = cardFields(game, g)
  const named = namedCards(game, g)
  const sources = unknown.slice().sort((x, y) => compareTuples(fields, x, y) || named.indexOf(y) - named.indexOf(x))
  for (let i = sources.length - 1; i > 0; i--) {
    const j = chance.int(i + 1)
    const swap = sources[i]
    sources[i] = sources[j]
    sources[j] = swap
  }
  const target = cardFields(game, twin)
  for (const [i, card] of unknown.entries()) {
    const source = sources[i]
    moved.set(source, card)
    for (const [f, field] of fields.entries()) target[f][card] = field[source]
  }
}

/** The arrays by component, `place` and `known` among them. */
function cardFields<S extends State>(game: Game<S>, g: S): number[][] {
  const state = g as unknown as Record<string, number[]>
  return Object.keys(state)
    .filter(name => visibilityOf(game.schema, name) === 'card')
    .sort()
    .map(name => state[name])
}

function compareTuples(fields: readonly (readonly number[])[], x: number, y: number): number {
  for (const field of fields) if (field[x] !== field[y]) return field[x] - field[y]
  return 0
}

/** The components that fields and frames name, in a fixed order: what tells apart those that are otherwise alike. */
function namedCards<S extends State>(game: Game<S>, g: S): number[] {
  const state = g as unknown as Record<string, number | number[]>
  const inFields = Object.keys(state)
    .filter(name => visibilityOf(game.schema, name) === 'card-id')
    .sort()
    .flatMap(name => state[name])
  const inFrames = g.stack.flatMap(frame => {
    const { a, b, c, list } = game.procedure.get(frame.at)?.shows ?? {}
    const single = [a === 'card' ? frame.a : -1, b === 'card' ? frame.b : -1, c === 'card' ? frame.c : -1]
    return list === 'card' ? [...single, ...frame.list] : single
  })
  return [...inFields, ...inFrames]
}

/** Frames and fields that name a component follow it. */
function renameCards<S extends State>(game: Game<S>, g: S, twin: S, moved: ReadonlyMap<number, number>): void {
  const rename = (card: number) => moved.get(card) ?? card
  const state = twin as unknown as Record<string, number | number[]>
  for (const name of Object.keys(g)) {
    if (visibilityOf(game.schema, name) !== 'card-id') continue
    const value = state[name]
    state[name] = Array.isArray(value) ? value.map(rename) : rename(value)
  }
  for (const frame of twin.stack) renameInFrame(game, frame, rename)
}

function renameInFrame<S extends State>(game: Game<S>, frame: Frame, rename: (card: number) => number): void {
  const shows = game.procedure.get(frame.at)?.shows ?? {}
  if (shows.a === 'card') frame.a = rename(frame.a)
  if (shows.b === 'card') frame.b = rename(frame.b)
  if (shows.c === 'card') frame.c = rename(frame.c)
  if (shows.list === 'card') frame.list = frame.list.map(rename)
}

function resealOthers<S extends State>(game: Game<S>, twin: S, seat: number, chance: FastChance): void {
  for (let other = 0; other < twin.seats; other++) {
    if (other === seat || (twin.answered & (1 << other)) === 0) continue
    const choices = legal(game, twin, other)
    if (choices.length > 0) twin.sealed[other] = choices[chance.int(choices.length)]
  }
}
