import type { FastChance } from '../chance/fast.ts'
import { isGoods, kindOf } from '../deals/book.ts'
import { candidatesFor } from '../deals/candidates.ts'
import { dealProblems, picksFor } from '../deals/check.ts'
import type { Part, Terms } from '../deals/deal.ts'
import { waiting } from '../engine.ts'
import type { Game } from '../game.ts'
import type { State } from '../state.ts'
import { anySeat } from './seats.ts'

/** A deal that two seats could close now, made up at random; undefined if nothing came to mind. */
export function anyDeal<S extends State>(game: Game<S>, g: S, id: string, chance: FastChance): Terms | undefined {
  const book = game.deals
  if (book === undefined || g.seats < 2) return undefined
  // Whoever is asked deals more often than others: many deals are about the question that is open.
  const asks = waiting(game, g)
  const by = chance.int(2) === 0 && asks !== 0 ? anySeat(asks, chance) : chance.int(g.seats)
  const to = (by + 1 + chance.int(g.seats - 1)) % g.seats
  const secret = chance.int(3) === 0 && book.secret?.(g, by, to) === true
  let terms: Terms = { id, by, to, secret, parts: [] }
  for (let wanted = 1 + chance.int(3), tries = 0; terms.parts.length < wanted && tries < 40; tries++) {
    const part = anyPart(game, g, by, to, chance)
    const longer = part === undefined ? terms : { ...terms, parts: [...terms.parts, part] }
    if (part !== undefined && dealProblems(game, g, longer, by, true).every(each => each.part < 0)) terms = longer
  }
  return terms.parts.length > 0 && dealProblems(game, g, terms, by, true).length === 0 ? terms : undefined
}

/** One part of a deal between two seats, made up at random. */
export function anyPart<S extends State>(
  game: Game<S>,
  g: S,
  by: number,
  to: number,
  chance: FastChance,
): Part | undefined {
  const names = Object.keys(game.deals!.kinds)
  const name = names[chance.int(names.length)]
  const kind = kindOf(game.deals!, name)!
  const from = chance.int(2) === 0 ? by : to
  const all = candidatesFor(game, g, name, from, from === by ? to : by)
  if (all.length === 0) return undefined
  const part = { from, kind: name, args: all[chance.int(all.length)] }
  if (!isGoods(kind)) return kind.words === true ? { ...part, text: `word ${chance.int(9)}` } : part
  const picks = kind.pick === undefined ? [] : picksFor(g, kind, part)
  return picks.length === 0 ? part : { ...part, pick: picks[chance.int(picks.length)] }
}
