import type { Answers, World } from '@spanish-main/kernel'
import { isHurricane } from './calendar.ts'
import { holds, spendHaven } from './decks.ts'
import { sinkCargo } from './f2c-cargo.ts'
import { colourOf, seatOf } from './players.ts'
import { flagship, loseShip } from './ships.ts'
import { type Pax, PIRATING } from './state.ts'
import { havenCard } from './tables.ts'
import { call, decision, type FrameOf, move, no, pending, repeat, sequence, step, tell, top } from './words.ts'

const NO_HAVEN_CARD = no('F1', 'no-haven-card')

/**
 * F1b, AMB-39. Whether a colour lies in wait: its fleet is in PIRATING, so not on a voyage of its own, and it holds a
 * Haven card, whichever. Public.
 */
const lurks = (g: Pax, colour: number): boolean => g.fleet[colour] === PIRATING && g.havenHand[colour] > 0

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
    if (lurks(g, colour) && (g.interdicted[fleet] & (1 << colour)) === 0) seats |= 1 << g.seatOf[colour]
  }
  return seats
}

/**
 * D4d, F1, AMB-37. An interdiction window: a fleet is in a sea zone. It closes when nobody interdicts, or
 * nobody is left to ask; the fleet may then be elsewhere, or nowhere.
 */
export const interdiction = sequence('interdiction', [
  repeat('D4d', (g, frame) => {
    if (frame.closed === CLOSED || g.fleet[frame.fleet] !== frame.zone || watchers(g, frame.fleet) === 0) return false
    call(g, 'interdiction-window', frame.seat, frame.zone, frame.fleet)
    return true
  }),
])

const CLOSED = 1

/** F1, AMB-80. All watchers answer at once and in secret. */
export const interdictionWindow = decision('interdiction-window', {
  rule: 'F1',
  who: (g, frame) => watchers(g, frame.fleet),
  moves: {
    interdict: move({
      rule: 'F1',
      refuse: (g, seat) =>
        holds(g, colourOf(g, seat), havenCard(top(g, 'interdiction-window').zone)) ? undefined : NO_HAVEN_CARD,
    }),
    'let-pass': move({ rule: 'F1' }),
  },
  reveal: firstInterdictor,
})

/** F1, AMB-38. The first in Player Order interdicts; the others are asked again when that is over. */
function firstInterdictor(g: Pax, frame: FrameOf<'interdiction-window'>, world: World, answers: Answers): void {
  for (let i = 0; i < g.order.length; i++) {
    if (answers.move(seatOf(g, g.order[i])) !== 'interdict') continue
    strike(g, world, frame.zone, frame.fleet, g.order[i])
    return
  }
  pending(g, 'interdiction')!.closed = CLOSED
}

/** F1, SM-6. The Haven card is shown and shuffled back, and the fleets fight, or the Hurricane does it. */
function strike(g: Pax, world: World, zone: number, fleet: number, pirates: number): void {
  spendHaven(g, world, 'F1', havenCard(zone), pirates)
  g.interdicted[fleet] |= 1 << pirates
  tell(world, g, 'F1', 'interdicted', pirates, fleet, zone)
  call(g, isHurricane(g) ? 'hurricane' : 'sea-battle', seatOf(g, pirates), zone, fleet, pirates)
}

/** OM-hurricane, AMB-12, AMB-71. The fleet sinks with all it carries; the interdictor never left PIRATING. */
export const hurricane = sequence('hurricane', [
  step('OM-hurricane', (g, frame, world) => {
    tell(world, g, 'OM-hurricane', 'hurricane-struck', frame.fleet, frame.zone)
    sinkCargo(g, world, 'OM-hurricane', frame.fleet, frame.pirates)
  }),
  step('OM-hurricane', (g, frame, world) => {
    while (g.shipCount[frame.fleet] > 0) loseShip(g, world, 'OM-hurricane', frame.fleet, flagship(g, frame.fleet))
  }),
])
