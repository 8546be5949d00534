import { type FastChance, fastChance } from '../chance/fast.ts'
import { entryIndex, withAmount } from '../codes.ts'
import { canonical } from '../digest.ts'
import { desk } from '../drafts.ts'
import { askedSeats, waiting } from '../engine.ts'
import type { Game } from '../game.ts'
import { check, explain, submit, why } from '../gate.ts'
import { legal, listed, rangeOf, refused } from '../lists.ts'
import { resample } from '../resample.ts'
import type { State } from '../state.ts'
import { printMove } from '../text.ts'
import { view, visibilityOf } from '../visibility.ts'

// Every check looks at one state and returns sentences on what is broken there; none if all is well.

/**
 * The gate accepts what the lists hold and nothing else, over all codes of a small domain and a sample of a large one.
 * Of an amount it accepts what lies in the listed range, but for what a rule refuses there.
 */
export function gateEqualsList<S extends State>(game: Game<S>, g: S, chance: FastChance): string[] {
  const broken: string[] = []
  for (let seat = 0; seat < g.seats; seat++) {
    const possible = new Set(legal(game, g, seat))
    for (const code of possible) {
      const text = printMove(game, code)
      const checked = check(game, g, seat, text)
      if (checked.kind !== 'code' || checked.code !== code) broken.push(`${text} is listed, but the gate turns it away`)
    }
    const ranges = new Set(listed(game, g, seat))
    for (const code of ranges) broken.push(...endsOf(game, g, seat, code, possible))
    if ((askedSeats(game, g) & (1 << seat)) === 0) continue
    for (const entry of game.moves) {
      if (entry.decision.name !== g.stack[g.stack.length - 1].at || entry.move.open !== undefined) continue
      const tries = Math.min(entry.count, 300)
      for (let i = 0; i < tries; i++) {
        const code = entry.base + (entry.count <= 300 ? i : chance.int(entry.count))
        if (!possible.has(code)) broken.push(...gateOn(game, g, seat, code, ranges))
      }
    }
  }
  return broken
}

/** A listed range is worth its name: bots see both of its ends. */
function endsOf<S extends State>(game: Game<S>, g: S, seat: number, code: number, possible: Set<number>): string[] {
  const range = rangeOf(game, g, seat, code)
  if (range === undefined) return []
  const entry = game.moves[entryIndex(code)]
  return [range.least, range.greatest]
    .map(amount => withAmount(entry, code, amount))
    .filter(end => !possible.has(end))
    .map(end => `${printMove(game, end)} is the end of a range, but not legal`)
}

/** What the gate says to a code that `legal` does not hold. */
function gateOn<S extends State>(game: Game<S>, g: S, seat: number, code: number, ranges: Set<number>): string[] {
  const text = printMove(game, code)
  const checked = check(game, g, seat, text)
  const range = rangeOf(game, g, seat, code)
  if (checked.kind !== 'problem') {
    const first = range === undefined ? code : withAmount(game.moves[entryIndex(code)], code, range.least)
    return ranges.has(first) && first !== code ? [] : [`${text} passes the gate, but is not listed`]
  }
  const empty = checked.problem.key === 'out-of-range' && range !== undefined && range.greatest < range.least
  return empty ? [`${text} has no possible amount, and no rule says why`] : []
}

/** A seat's view gives the same legal moves, reasons and wait as the state. */
export function viewEqualsState<S extends State>(game: Game<S>, g: S): string[] {
  const broken: string[] = []
  for (let seat = 0; seat < g.seats; seat++) {
    const seen = view(game, g, seat)
    if (legal(game, g, seat).join() !== legal(game, seen, seat).join())
      broken.push(`legal moves of seat ${seat} differ`)
    if (waiting(game, g) !== waiting(game, seen)) broken.push(`seat ${seat} sees another wait`)
    const reasons = refused(game, g, seat)
    if (reasons.length !== refused(game, seen, seat).length) broken.push(`seat ${seat} sees other moves refused`)
    for (const { code, refusal } of reasons) {
      const text = printMove(game, code)
      const here = JSON.stringify(explain(game, g, seat, code, refusal))
      if (here !== JSON.stringify(why(game, seen, seat, text))) broken.push(`seat ${seat}: why not ${text}`)
    }
  }
  return broken
}

/** A clone is equal and shares no object with the original. */
export function cloneSharesNothing<S extends State>(game: Game<S>, g: S): string[] {
  const copy = game.clone(g)
  if (canonical(copy) !== canonical(g)) return ['a clone differs from its original']
  return sharedParts(g, copy, 'state')
}

function sharedParts(a: unknown, b: unknown, path: string): string[] {
  if (typeof a !== 'object' || a === null || Object.isFrozen(a)) return []
  if (a === b) return [`a clone shares ${path}`]
  return Object.keys(a).flatMap(key =>
    sharedParts((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`),
  )
}

/** The state survives JSON, with the same choices. */
export function survivesJson<S extends State>(game: Game<S>, g: S): string[] {
  const back = JSON.parse(JSON.stringify(g)) as S
  const lost = lostParts(g, back, 'state')
  if (lost.length > 0) return lost
  for (let seat = 0; seat < g.seats; seat++) {
    if (legal(game, g, seat).join() !== legal(game, back, seat).join()) return ['legal moves do not survive JSON']
  }
  return []
}

/** Not by comparing texts: a NaN or a Map would look the same in both. */
function lostParts(a: unknown, b: unknown, path: string): string[] {
  if (typeof a !== 'object' || a === null) return a === b && a !== undefined ? [] : [`${path} does not survive JSON`]
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return [`${path} does not survive JSON`]
  return Object.keys(a).flatMap(key =>
    lostParts((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`),
  )
}

/** Fields and frame fields that are in use without saying who sees them. */
export function undeclaredFields<S extends State>(game: Game<S>, g: S): string[] {
  const fields = Object.keys(g).filter(
    name => name !== 'stack' && name !== 'deals' && visibilityOf(game.schema, name) === undefined,
  )
  const frames = g.stack.flatMap(frame => {
    const shows = game.procedure.get(frame.at)?.shows ?? {}
    const used = { a: frame.a !== 0, b: frame.b !== 0, c: frame.c !== 0, list: frame.list.length > 0 }
    return (['a', 'b', 'c', 'list'] as const)
      .filter(name => used[name] && shows[name] === undefined)
      .map(name => `${frame.at}.${name}`)
  })
  return [...fields, ...frames].map(name => `nobody says who sees ${name}`)
}

const NONSENSE = ['', ' ', '?', 'resign now', '\u0000', '💀 1', 'pass pass pass', '-1', 'undefined', '{"move":1}']

/** Whatever is illegal, malformed or from the wrong seat leaves the state byte-identical, and says why. */
export function gateLeavesState<S extends State>(game: Game<S>, g: S, chance: FastChance): string[] {
  const broken: string[] = []
  const before = canonical(g)
  const world = { chance, listen: undefined }
  const attempts: [number, string][] = NONSENSE.map(text => [chance.int(g.seats), text])
  for (let seat = -1; seat <= g.seats; seat++) {
    const other = legal(game, g, chance.int(g.seats))
    if (other.length > 0) attempts.push([seat, printMove(game, other[chance.int(other.length)])])
    if (seat < 0 || seat === g.seats) continue
    for (const { code } of refused(game, g, seat)) attempts.push([seat, printMove(game, code)])
  }
  for (const [seat, text] of attempts) {
    if (check(game, g, seat, text).kind !== 'problem') continue
    const problem = submit(game, g, seat, text, world)
    if (problem === undefined || problem.key === '') broken.push(`"${text}" was turned away without a reason`)
    if (canonical(g) !== before) broken.push(`"${text}" was turned away, but changed the state`)
  }
  return broken
}

/** In an open chain the seats' steps do not touch each other: played in the opposite order they come to the same. */
export function draftsCommute<S extends State>(game: Game<S>, g: S): string[] {
  if (g.drafts.length === 0) return []
  const ends = [false, true].map(turned => {
    const copy = game.clone(g)
    const seats = [...copy.drafts.keys()]
    for (const seat of turned ? seats.reverse() : seats) Object.assign(copy, playedAlone(game, copy, seat))
    return canonical(copy)
  })
  return ends[0] === ends[1] ? [] : ['the steps of two seats depend on each other']
}

/** The position with one seat's steps played, the others' still in their drafts. */
function playedAlone<S extends State>(game: Game<S>, g: S, seat: number): S {
  const { drafts } = g
  const played = game.clone(desk(game, g, seat))
  played.drafts = drafts.map((steps, other) => (other === seat ? [] : steps.slice()))
  return played
}

/** What a seat imagines fits its view, breaks no invariant, and depends on nothing else. */
export function imaginesWell<S extends State>(game: Game<S>, g: S, chance: FastChance): string[] {
  const broken: string[] = []
  for (let seat = -1; seat < g.seats; seat++) {
    const seed = chance.int(1 << 30)
    const twin = resample(game, g, seat, fastChance(seed))
    broken.push(...(game.invariants?.(twin) ?? []).map(each => `seat ${seat} imagines: ${each}`))
    if (canonical(view(game, twin, seat)) !== canonical(view(game, g, seat)))
      broken.push(`seat ${seat} imagines what it knows better`)
    const other = resample(game, g, seat, fastChance(seed + 1))
    if (canonical(resample(game, other, seat, fastChance(seed))) !== canonical(twin))
      broken.push(`seat ${seat} imagines by what it does not know`)
  }
  return broken
}
