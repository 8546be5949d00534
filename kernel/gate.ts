import type { World } from './chronicle.ts'
import { argA, argB, argC, entryIndex } from './codes.ts'
import { applyDeal, checkDeal, type DealMove, speaksOfDeals } from './deals/close.ts'
import { pledgeAgainst } from './deals/pledges.ts'
import { desk } from './drafts.ts'
import { apply, applyOpen, askedSeats, maySpeak } from './engine.ts'
import { enter, type Game } from './game.ts'
import { rangeOf, refusalOf } from './lists.ts'
import type { Refusal } from './refusal.ts'
import { standing } from './refusal.ts'
import type { State } from './state.ts'
import { type Parsed, type Problem, parseMove, problem } from './text.ts'

/**
 * The one gate. A move is accepted exactly if it parses, belongs to a decision that is open to the seat or may be made
 * at any time, as a deal may be closed, its arguments lie in their domains, an amount lies in its range, and nothing refuses it. Gives what the
 * text means, or the problem with it.
 */
export function check<S extends State>(
  game: Game<S>,
  g: S,
  seat: number,
  text: string,
): Exclude<Parsed<S>, { kind: 'problem' }> | DealMove | { kind: 'problem'; problem: Problem } {
  if (g.ended !== 0) return turnedAway(problem('game-over'))
  if (!Number.isInteger(seat) || seat < 0 || seat >= g.seats) return turnedAway(problem('no-such-seat', { seat }))
  if (speaksOfDeals(game, text))
    return maySpeak(g, seat) ? checkDeal(game, g, seat, text) : turnedAway(problem('not-asked'))
  const parsed = parseMove(game, g, text)
  if (parsed.kind === 'problem') return parsed
  const entry = parsed.kind === 'open' ? parsed.entry : game.moves[entryIndex(parsed.code)]
  const mayAnswer = entry.decision === game.aside ? maySpeak(g, seat) : (askedSeats(game, g) & (1 << seat)) !== 0
  if (!mayAnswer) return turnedAway(problem('not-asked'))
  if (parsed.kind === 'open') {
    const refusal = standing(parsed.entry.move.open!.refuse(g, seat, parsed.text))
    return refusal === undefined ? parsed : turnedAway(problem(refusal.key, {}, refusal.rule))
  }
  const refusal = refusalOf(game, g, seat, parsed.code)
  return refusal === undefined ? parsed : turnedAway(explain(game, g, seat, parsed.code, refusal))
}

/** Plays a move through the gate. Whatever is turned away leaves the state as it was. */
export function submit<S extends State>(
  game: Game<S>,
  g: S,
  seat: number,
  text: string,
  world: World,
): Problem | undefined {
  const checked = check(game, g, seat, text)
  if (checked.kind === 'problem') return checked.problem
  if (checked.kind === 'open') applyOpen(game, g, seat, checked.entry, checked.text, world)
  else if (checked.kind !== 'code') applyDeal(game, g, checked, world)
  else apply(game, g, seat, checked.code, world)
  return undefined
}

/** Why a seat may not make this move, as a problem with its parameters; undefined if it may. */
export function why<S extends State>(game: Game<S>, g: S, seat: number, text: string): Problem | undefined {
  const checked = check(game, g, seat, text)
  return checked.kind === 'problem' ? checked.problem : undefined
}

/** A refusal with the parameters that its sentence needs. */
export function explain<S extends State>(game: Game<S>, g: S, seat: number, code: number, refusal: Refusal): Problem {
  enter(game)
  const entry = game.moves[entryIndex(code)]
  const at = entry.decision.chain ? desk(game, g, seat) : g
  const bound = at.deals.length === 0 ? undefined : pledgeAgainst(game, at, seat, code, refusal)
  if (bound !== undefined) {
    const partner = game.seatNames(g)[bound.pledge.to]
    return problem(refusal.key, { deal: bound.deal.id, partner, until: bound.pledge.until }, refusal.rule)
  }
  const params =
    refusal === entry.outside
      ? rangeOf(game, g, seat, code)
      : game.explain?.[refusal.id]?.(at, seat, argA(entry, code), argB(entry, code), argC(entry, code))
  return problem(refusal.key, params ?? {}, refusal.rule)
}

function turnedAway(found: Problem): { kind: 'problem'; problem: Problem } {
  return { kind: 'problem', problem: found }
}
