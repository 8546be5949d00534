import type { Answers, World } from '@spanish-main/kernel'
import { isHurricane } from './calendar.ts'
import { holds, spendHaven } from './decks.ts'
import { sinkCargo } from './f2c-cargo.ts'
import { colourOf, seatOf } from './players.ts'
import { flagship, loseShip } from './ships.ts'
import { type Pax, PIRATING } from './state.ts'
import { havenCard } from './tables.ts'
import { by, call, decision, type FrameOf, move, no, pending, repeat, sequence, step, tell, top } from './words.ts'

const NO_HAVEN_CARD = no('F1', 'no-haven-card')
const LAST_CHANCE = no('AMB-37', 'last-chance')

/** AMB-37. Why a window opens: the fleet came or did something and stays, it did something and leaves, it only leaves. */
export const STAYS = 0
export const LEAVES = 1
export const ONLY_LEAVES = 2
/** Nobody interdicts. */
const CLOSED = 3

/**
 * F1b, AMB-39. Whether a colour lies in wait: its fleet is in PIRATING, so not on a voyage of its own, and it holds a
 * Haven card, whichever. Public.
 */
const lurks = (g: Pax, colour: number): boolean => g.fleet[colour] === PIRATING && g.havenHand[colour] > 0 && by('F1b')

/** Whether there is anybody who could interdict a fleet somewhere. */
export function anybodyLurks(g: Pax): boolean {
  for (let i = 0; i < g.order.length; i++) if (lurks(g, g.order[i])) return true
  return false
}

/**
 * D4d, F1d, AMB-63, AMB-80. Bit set of the seats that are asked whether they interdict this fleet where it is. It
 * depends on what everybody sees: nobody is skipped because he lacks the card.
 */
export function watchers(g: Pax, fleet: number): number {
  let seats = 0
  for (let i = 0; i < g.order.length; i++) {
    const colour = g.order[i]
    if (!lurks(g, colour)) continue
    if ((g.interdicted[fleet] & (1 << colour)) !== 0 && by('AMB-63')) continue
    by('AMB-80')
    seats |= 1 << g.seatOf[colour]
  }
  return seats
}

/** D4d, AMB-37. Those who let a fleet come and wait for it to leave. They are as many as said so, whatever they hold. */
function waiters(g: Pax, fleet: number): number {
  let seats = 0
  for (let i = 0; i < g.order.length; i++) {
    if ((g.waited[fleet] & (1 << g.order[i])) !== 0) seats |= 1 << g.seatOf[g.order[i]]
  }
  return seats & watchers(g, fleet)
}

/** AMB-37. Bit set of the seats that are asked in a window. */
export const asked = (g: Pax, fleet: number, why: number): number =>
  why === ONLY_LEAVES ? waiters(g, fleet) : watchers(g, fleet)

/**
 * D4d, F1, AMB-37. Interdiction windows: a fleet is in a sea zone for a reason. They end when nobody interdicts, or
 * nobody is left to ask; the fleet may then be elsewhere, or nowhere.
 */
export const interdiction = sequence('interdiction', [
  repeat('D4d', (g, frame) => {
    if (frame.why === CLOSED || g.fleet[frame.fleet] !== frame.zone) return false
    if (asked(g, frame.fleet, frame.why) === 0) return false
    call(g, 'interdiction-window', frame.seat, frame.zone, frame.fleet, frame.why)
    return true
  }),
])

/** F1, AMB-80. All who are asked answer at once and in secret; to wait is open to everybody, with or without the card. */
export const interdictionWindow = decision('interdiction-window', {
  rule: 'F1',
  who: (g, frame) => asked(g, frame.fleet, frame.why),
  moves: {
    interdict: move({
      rule: 'F1',
      refuse: (g, seat) =>
        holds(g, colourOf(g, seat), havenCard(top(g, 'interdiction-window').zone)) ? undefined : NO_HAVEN_CARD,
    }),
    wait: move({
      rule: 'AMB-37',
      refuse: g => (top(g, 'interdiction-window').why === STAYS ? undefined : LAST_CHANCE),
    }),
    'let-pass': move({ rule: 'F1' }),
  },
  reveal: firstInterdictor,
})

/** F1, AMB-38. The first in Player Order interdicts; the others are asked again when that is over. */
function firstInterdictor(g: Pax, frame: FrameOf<'interdiction-window'>, world: World, answers: Answers): void {
  g.waited[frame.fleet] = waiting(g, answers)
  for (let i = 0; i < g.order.length; i++) {
    if (answers.move(seatOf(g, g.order[i])) !== 'interdict') continue
    by('AMB-38')
    strike(g, world, frame.zone, frame.fleet, g.order[i])
    return
  }
  pending(g, 'interdiction')!.why = CLOSED
}

/** D4d. The colours that wait for the fleet to leave. */
function waiting(g: Pax, answers: Answers): number {
  let colours = 0
  for (let i = 0; i < g.order.length; i++) {
    if (answers.move(seatOf(g, g.order[i])) === 'wait') colours |= 1 << g.order[i]
  }
  return colours
}

/** F1, SM-6. The Haven card is shown and shuffled back, and the fleets fight, or the Hurricane does it. */
function strike(g: Pax, world: World, zone: number, fleet: number, pirates: number): void {
  by('SM-6')
  spendHaven(g, world, 'F1', havenCard(zone), pirates)
  g.interdicted[fleet] |= 1 << pirates
  tell(world, g, 'F1', 'interdicted', pirates, fleet, zone)
  call(g, isHurricane(g) && by('AMB-71') ? 'hurricane' : 'sea-battle', seatOf(g, pirates), zone, fleet, pirates)
}

/** OM-hurricane, AMB-12, AMB-71. The fleet sinks with all it carries; the interdictor never left PIRATING. */
export const hurricane = sequence('hurricane', [
  step('OM-hurricane', (g, frame, world) => {
    tell(world, g, 'OM-hurricane', 'hurricane-struck', frame.fleet, frame.zone)
    by('AMB-12')
    sinkCargo(g, world, 'OM-hurricane', frame.fleet, frame.pirates)
  }),
  step('OM-hurricane', (g, frame, world) => {
    while (g.shipCount[frame.fleet] > 0) loseShip(g, world, 'OM-hurricane', frame.fleet, flagship(g, frame.fleet))
  }),
])
