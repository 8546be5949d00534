import { greatestOf, leastOf, spread, spreadAt } from '../amount.ts'
import { enter, type Game } from '../game.ts'
import type { State } from '../state.ts'
import { kindOf } from './book.ts'

/** The arguments that two seats could think of for a part of this kind, legal or not; of an amount a few values. */
export function candidatesFor<S extends State>(
  game: Game<S>,
  g: S,
  name: string,
  from: number,
  to: number,
): number[][] {
  const kind = kindOf(game.deals!, name)
  if (kind === undefined) return []
  enter(game)
  const found: number[][] = []
  const count = kind.args?.length ?? 0
  const offer = (a = 0, b = 0, c = 0) => {
    if (kind.amount === undefined) found.push([a, b, c].slice(0, count))
    else found.push(...amounts(kind.amount(g, from, to, a, b), [a, b].slice(0, count - 1)))
  }
  if (kind.offers === undefined) offer()
  else kind.offers(g, from, to, offer)
  return found
}

function amounts(range: Parameters<typeof leastOf>[0], before: readonly number[]): number[][] {
  const least = leastOf(range)
  const greatest = greatestOf(range)
  if (greatest < least) return []
  return Array.from({ length: spread(least, greatest) }, (_, i) => [...before, spreadAt(least, greatest, i)])
}

/** How far the amount of a part goes with these other arguments; undefined if it has none. */
export function partRange<S extends State>(
  game: Game<S>,
  g: S,
  name: string,
  from: number,
  to: number,
  [a = 0, b = 0]: readonly number[],
): { readonly least: number; readonly greatest: number } | undefined {
  const kind = kindOf(game.deals!, name)
  if (kind?.amount === undefined) return undefined
  enter(game)
  const range = kind.amount(g, from, to, a, b)
  return { least: leastOf(range), greatest: greatestOf(range) }
}
