import { type FastChance, fastChance } from '../chance/fast.ts'
import { type Event, hears, maskEvent } from '../chronicle.ts'
import { argA, argB, argC, entryIndex } from '../codes.ts'
import { canonical } from '../digest.ts'
import { apply, openDecision, waiting } from '../engine.ts'
import type { Game } from '../game.ts'
import { legal, refused } from '../lists.ts'
import type { Decision } from '../procedure.ts'
import { resample } from '../resample.ts'
import { bitOf, type State } from '../state.ts'
import { printMove } from '../text.ts'
import { slotsSeen, view, visibilityOf } from '../visibility.ts'
import { playout, type Seating } from './playout.ts'
import { anySeat } from './seats.ts'

/** What an audit found. "No leaks in no checks" would be visible. */
export interface Audit {
  readonly checks: number
  /** Comparisons that ended because the seat rightly learnt something. */
  readonly declassified: number
  readonly leaks: readonly string[]
}

/** A bot as the audit sees it: what it chooses from a seat's information and a seed. */
export type Chooser<S extends State> = (g: S, seat: number, seed: number) => number

/**
 * Non-interference. At states of a random game the table gets a twin that a seat cannot tell from it; the twin
 * must give that seat the same view, moves, reasons, wait and bot's choice, and after one more step by anybody,
 * unless the seat learns something by it, the same again and the same events.
 */
export function auditGame<S extends State>(
  game: Game<S>,
  seating: Seating,
  every: number,
  bot?: Chooser<S>,
  deals = 0,
): Audit {
  const chance = fastChance(seating.seed + 0xa0d17)
  const found = { checks: 0, declassified: 0, leaks: [] as string[] }
  playout(game, seating, {
    deals,
    visit(g, _seat, _moves, played) {
      if (played % every !== 0 || found.leaks.length > 0) return
      for (let seat = -1; seat < g.seats; seat++) compareTwins(game, g, seat, chance, found, bot)
    },
  })
  return found
}

interface Found {
  checks: number
  declassified: number
  leaks: string[]
}

function compareTwins<S extends State>(
  game: Game<S>,
  g: S,
  seat: number,
  chance: FastChance,
  found: Found,
  bot: Chooser<S> | undefined,
): void {
  const twin = resample(game, g, seat, chance)
  const where = `at ${g.stack.map(frame => frame.at).join(' > ')}, seat ${seat}`
  const difference = firstDifference(game, g, twin, seat)
  found.checks++
  if (difference !== undefined) found.leaks.push(`${difference} ${where}`)
  if (bot !== undefined && seat >= 0 && (waiting(game, g) & (1 << seat)) !== 0) {
    const seed = chance.int(1 << 30)
    found.checks++
    if (bot(g, seat, seed) !== bot(twin, seat, seed)) found.leaks.push(`the bot's choice differs ${where}`)
  }
  if (difference === undefined) stepBoth(game, game.clone(g), twin, seat, where, chance, found)
}

/** What a seat could tell the two states apart by. */
function firstDifference<S extends State>(game: Game<S>, g: S, twin: S, seat: number): string | undefined {
  if (waiting(game, g) !== waiting(game, twin)) return 'the wait differs'
  const here = view(game, g, seat)
  const there = view(game, twin, seat)
  if (canonical(here) !== canonical(there)) return `the view differs in ${differingFields(here, there)}`
  if (seat < 0) return undefined
  if (legal(game, g, seat).join() !== legal(game, twin, seat).join()) return 'the legal moves differ'
  if (reasons(game, g, seat) !== reasons(game, twin, seat)) return 'the reasons differ'
  return undefined
}

function differingFields(here: State, there: State): string {
  const other = there as unknown as Record<string, unknown>
  return Object.entries(here)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(other[name]))
    .map(([name]) => name)
    .join(', ')
}

function reasons<S extends State>(game: Game<S>, g: S, seat: number): string {
  return refused(game, g, seat)
    .map(({ code, refusal }) => `${code} ${refusal.id}`)
    .join()
}

/** One step in both, by the seat or by another: the same move, or other sealed answers, with the same dice. */
function stepBoth<S extends State>(
  game: Game<S>,
  g: S,
  twin: S,
  seat: number,
  where: string,
  chance: FastChance,
  found: Found,
): void {
  const seats = waiting(game, g)
  if (seats === 0) return
  const mover = anySeat(seats, chance)
  const moves = legal(game, g, mover)
  const others = legal(game, twin, mover)
  if (moves.length === 0) return
  const open = openDecision(game, g)
  const sealed = open?.reveal !== undefined || open?.chain === true
  const move = moves[chance.int(moves.length)]
  const before = { here: knowledge(g, seat), there: knowledge(twin, seat) }
  const sights = { here: sightOf(game, g, seat), there: sightOf(game, twin, seat) }
  const kindred = others.filter(each => differing(game, move, each) !== undefined)
  const unknown = kindred.filter(each =>
    differing(game, move, each)!.every(([here, there]) => !before.here[here] && !before.there[there]),
  )
  // Whoever closes a chain does so in the open.
  const secret = others.filter(each => closes(game, each) === closes(game, move))
  const alike = sealed && mover !== seat ? secret : unknown
  // A kindred move with components that the seat does know: if the rules tell it of both in the same words, it must
  // not find out which component moved by what it no longer sees elsewhere.
  const from = mover !== seat && chance.int(2) === 0 ? [...alike, ...kindred] : alike
  if (from.length === 0) return
  const same = from[chance.int(from.length)]
  const seed = chance.int(1 << 30)
  const here = step(game, g, mover, move, seed)
  const there = step(game, twin, mover, same, seed)
  const opened = sealed && (isOpened(g, open) || isOpened(twin, open))
  const sameEvents = seen(here, seat) === seen(there, seat)
  const toldApart = !alike.includes(same) && !(sameEvents && hidesWhich(here, seat, differing(game, move, same)!))
  const shown = wasShown(here, seat, before.here) || wasShown(there, seat, before.there)
  const looked = seesMore(game, g, seat, sights.here) || seesMore(game, twin, seat, sights.there)
  const over = g.ended !== 0 || twin.ended !== 0 || uncovers(game, here) || uncovers(game, there)
  const learnt = learns(g, seat, before.here) || learns(twin, seat, before.there)
  if (opened || toldApart || shown || looked || over || learnt) {
    found.declassified++
    return
  }
  found.checks++
  const difference = firstDifference(game, g, twin, seat) ?? (sameEvents ? undefined : 'the events differ')
  if (difference !== undefined) found.leaks.push(`${difference} after ${printMove(game, move)} by ${mover}, ${where}`)
}

function closes<S extends State>(game: Game<S>, code: number): boolean {
  return game.moves[entryIndex(code)].move.closes === true
}

/** Whether the secret answers to a decision have just been acted on. */
function isOpened<S extends State>(g: S, open: Decision<S> | undefined): boolean {
  return open?.chain === true ? g.drafts.length === 0 : g.answered === 0
}

/** Whether an event told what a hidden field held, as the game says that such events do. */
function uncovers<S extends State>(game: Game<S>, events: readonly Event[]): boolean {
  return game.reveals !== undefined && events.some(event => game.reveals!.includes(event.kind))
}

/** Which slots of the hidden fields a seat sees. */
function sightOf<S extends State>(game: Game<S>, g: S, seat: number): boolean[][] {
  const state = g as unknown as Record<string, unknown>
  return game.hidden.map(name => {
    const value = state[name]
    const kind = visibilityOf(game.schema, name)
    const sees = slotsSeen(kind, state, seat)
    return Array.isArray(value) ? value.map((_, i) => sees(i)) : []
  })
}

/** Whether the seat may look at something that it did not see before: it has conquered, been given or been told it. */
function seesMore<S extends State>(game: Game<S>, g: S, seat: number, before: readonly boolean[][]): boolean {
  return sightOf(game, g, seat).some((slots, field) => slots.some((sees, i) => sees && before[field][i] !== true))
}

/**
 * The components in which two codes of one move differ, as pairs; undefined if anything else is different.
 * Moves with other components of the same pool are kindred.
 */
function differing<S extends State>(game: Game<S>, here: number, there: number): [number, number][] | undefined {
  const entry = game.moves[entryIndex(here)]
  if (game.moves[entryIndex(there)] !== entry) return undefined
  const pairs: [number, number][] = [argA, argB, argC].map(arg => [arg(entry, here), arg(entry, there)])
  const different = entry.domains.map((_, i) => i).filter(i => pairs[i][0] !== pairs[i][1])
  const swapped = different.every(i => {
    const domain = entry.domains[i]
    const pool = game.schema.pools.find(cards => cards.includes(pairs[i][0]))
    return 'words' in domain && domain.component === true && pool?.includes(pairs[i][1]) === true
  })
  return swapped ? different.map(i => pairs[i]) : undefined
}

/** Whether the seat is told that one of these components moved, but not which. */
function hidesWhich(events: readonly Event[], seat: number, pairs: readonly (readonly [number, number])[]): boolean {
  const moved = (card: number) => pairs.some(([here]) => here === card)
  return events.some(event => {
    const masked = maskEvent(event, seat).args
    return event.args.some((value, i) => moved(value) && masked[i] !== value)
  })
}

function step<S extends State>(game: Game<S>, g: S, seat: number, code: number, seed: number): Event[] {
  const events: Event[] = []
  apply(game, g, seat, code, { chance: fastChance(seed), listen: event => events.push(event) })
  return events
}

function seen(events: readonly Event[], seat: number): string {
  return JSON.stringify(events.filter(event => hears(event, seat)).map(event => maskEvent(event, seat)))
}

/** The components that a seat knows. */
function knowledge(g: State, seat: number): boolean[] {
  const known = (g as unknown as { known?: number[] }).known ?? []
  return known.map(seats => (seats & bitOf(seat)) !== 0)
}

/** Whether the seat was shown a component in passing: by the end of the step it may be hidden again. */
function wasShown(events: readonly Event[], seat: number, before: readonly boolean[]): boolean {
  const news = (readers: number, card: number) => readers !== -1 && (readers & bitOf(seat)) !== 0 && !before[card]
  return events.some(event => event.readers.some((readers, i) => news(readers, event.args[i])))
}

function learns(g: State, seat: number, before: readonly boolean[]): boolean {
  return knowledge(g, seat).some((knows, card) => knows && !before[card])
}
