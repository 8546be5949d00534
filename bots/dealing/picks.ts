import {
  fastChance,
  type Game,
  type Goods,
  isGoods,
  kindOf,
  type Part,
  picksFor,
  type State,
} from '@spanish-main/kernel'
import type { Counsel } from './worth.ts'

/** Its kind, if a part is a claim. */
function claimOf<S extends State>(game: Game<S>, part: Part): Goods<S> | undefined {
  const kind = kindOf(game.deals!, part.kind)
  return kind !== undefined && isGoods(kind) && kind.pick !== undefined ? kind : undefined
}

/** What the partner would pick for its claims: what it says, if it is believed, else what helps the seat least. */
export function theirPicks<S extends State>(
  counsel: Counsel<S>,
  g: S,
  seat: number,
  to: number,
  parts: readonly Part[],
): Part[] {
  const picked = pickAll(counsel.game, g, parts, to, (part, free) => {
    const said = counsel.dealing.claimed?.(part)
    if (said !== undefined && counsel.trusts(to) && free.includes(said)) return said
    return best(free, pick => -chanceAfter(counsel, g, part, seat, pick, seat))
  })
  return picked ?? [...parts]
}

/**
 * The seat's own claims with what it hands over: what was said, and if nothing was said, what it misses least. Undefined
 * if it has not got what was said: it does not lie.
 */
export function ownPicks<S extends State>(
  counsel: Counsel<S>,
  view: S,
  seat: number,
  parts: readonly Part[],
): Part[] | undefined {
  return pickAll(counsel.game, view, parts, seat, (part, free) => {
    const said = counsel.dealing.claimed?.(part)
    if (said !== undefined) return free.find(each => each === said)
    return best(free, pick => chanceAfter(counsel, view, part, (seat + 1) % view.seats, pick, seat))
  })
}

/** The parts with a pick for every claim of a seat, no component twice; undefined if one finds none. */
function pickAll<S extends State>(
  game: Game<S>,
  g: S,
  parts: readonly Part[],
  from: number,
  choose: (part: Part, free: readonly number[]) => number | undefined,
): Part[] | undefined {
  const taken: number[] = []
  const picked: Part[] = []
  for (const part of parts) {
    const kind = part.from === from && part.pick === undefined ? claimOf(game, part) : undefined
    if (kind === undefined) {
      picked.push(part)
      continue
    }
    const free = picksFor(g, kind, part).filter(each => !taken.includes(each))
    const pick = choose(part, free)
    if (pick === undefined) return undefined
    taken.push(pick)
    picked.push({ ...part, pick })
  }
  return picked
}

function best(all: readonly number[], worth: (each: number) => number): number | undefined {
  return all.length < 2 ? all[0] : all.toSorted((x, y) => worth(y) - worth(x))[0]
}

/** A seat's chance if this component changes hands for nothing. */
function chanceAfter<S extends State>(
  { game, dealing }: Counsel<S>,
  g: S,
  part: Part,
  to: number,
  pick: number,
  seat: number,
): number {
  const after = game.clone(g)
  const [a = 0, b = 0, c = 0] = part.args
  claimOf(game, part)!.hands(after, part.from, to, { chance: fastChance(1), listen: undefined }, a, b, c, pick)
  return dealing.outlook.evaluate(after, seat)
}
