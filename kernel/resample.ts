import type { FastChance } from './chance/fast.ts'
import { entryIndex } from './codes.ts'
import { dealsSeenBy } from './deals/deal.ts'
import { askedSeats } from './engine.ts'
import { enter, type Game } from './game.ts'
import { legal } from './lists.ts'
import { bitOf, type Frame, type State } from './state.ts'
import { poolsOf, slotsSeen, view, visibilityOf } from './visibility.ts'

/**
 * Another state that the seat cannot tell from this one: what its view shows is as it is; within each pool the
 * components that it does not know are dealt anew; other hidden fields hold what the game imagines from that view;
 * other seats' sealed answers and drafts are replaced by legal ones, and their secret deals are none. It depends on nothing that the seat does not know,
 * so what a bot makes of it is fair, and the audit compares the two as twins.
 */
export function resample<S extends State>(game: Game<S>, g: S, seat: number, chance: FastChance): S {
  const twin = game.clone(g)
  if (twin.deals.length > 0) twin.deals = dealsSeenBy(twin.deals, seat)
  const known = (g as unknown as { known?: number[] }).known
  if (known !== undefined) {
    const moved = new Map<number, number>()
    const from = cardFields(game, g)
    const to = cardFields(game, twin)
    const order = [...from, namings(game, g, known.length)]
    for (const pool of poolsOf(game.schema, g)) {
      const unknown = pool.filter(card => (known[card] & bitOf(seat)) === 0)
      const sources = shuffled(
        unknown.toSorted((x, y) => compareTuples(order, x, y)),
        chance,
      )
      for (let i = 0; i < sources.length; i++) {
        moved.set(sources[i], unknown[i])
        for (let f = 0; f < from.length; f++) to[f][unknown[i]] = from[f][sources[i]]
      }
    }
    renameCards(game, g, twin, moved)
  }
  if (game.imagine !== undefined) {
    const guess = view(game, g, seat)
    enter(game)
    game.imagine(guess, seat, chance)
    takeOver(game, twin, guess, seat)
  }
  if (twin.drafts.length > 0) redraftOthers(game, twin, seat, chance)
  else if (twin.answered !== 0) resealOthers(game, twin, seat, chance)
  return twin
}

/** Puts what was imagined wherever the seat does not see the truth, and nowhere else. */
function takeOver<S extends State>(game: Game<S>, twin: S, guess: S, seat: number): void {
  const to = twin as unknown as Record<string, unknown>
  const from = guess as unknown as Record<string, unknown>
  // Who sees a slot may itself be imagined: what counts is who does see it.
  const was = { ...to }
  for (const name of game.hidden) {
    const truth = to[name]
    const imagined = from[name]
    const sees = slotsSeen(visibilityOf(game.schema, name), was, seat)
    to[name] =
      Array.isArray(truth) && Array.isArray(imagined)
        ? imagined.map((each, i) => (sees(i) ? truth[i] : each))
        : imagined
  }
  for (const [i, frame] of twin.stack.entries()) {
    if (frame.seat === seat && seat >= 0) continue
    const { a, b, c, list } = game.procedure.get(frame.at)?.shows ?? {}
    const imagined = guess.stack[i]
    if (a === 'own') frame.a = imagined.a
    if (b === 'own') frame.b = imagined.b
    if (c === 'own') frame.c = imagined.c
    if (list === 'own') frame.list = imagined.list
  }
}

function shuffled(cards: number[], chance: FastChance): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = chance.int(i + 1)
    const swap = cards[i]
    cards[i] = cards[j]
    cards[j] = swap
  }
  return cards
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

/**
 * By component, where fields and frames name it first, 0 if nowhere: what tells apart components that are otherwise
 * alike, so that the order in which they are dealt depends on nothing secret.
 */
function namings<S extends State>(game: Game<S>, g: S, components: number): number[] {
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
  const first = new Array<number>(components).fill(0)
  for (const [i, card] of [...inFields, ...inFrames].entries()) if (card >= 0 && first[card] === 0) first[card] = i + 1
  return first
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

/** Steps in an imagined draft, at most, before it is closed. */
const STEPS = 6
const ENOUGH = 200

/** Other seats' steps of an open chain become legal ones; how many there are depends on nothing secret. */
function redraftOthers<S extends State>(game: Game<S>, twin: S, seat: number, chance: FastChance): void {
  const done = twin.answered
  twin.answered = 0
  const asks = askedSeats(game, twin)
  for (let other = 0; other < twin.seats; other++) {
    if (other === seat || (asks & (1 << other)) === 0) continue
    const mustClose = (done & (1 << other)) !== 0
    const steps = twin.drafts[other]
    steps.length = 0
    for (let wanted = chance.int(STEPS); steps.length < ENOUGH; wanted--) {
      const moves = legal(game, twin, other)
      const onward = moves.filter(code => game.moves[entryIndex(code)].move.closes !== true)
      if (onward.length === 0 || (wanted <= 0 && (!mustClose || onward.length < moves.length))) break
      steps.push(onward[chance.int(onward.length)])
    }
  }
  twin.answered = done
}
