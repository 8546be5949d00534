import { NO_LIST, type World } from '@spanish-main/kernel'
import { ZONE_COUNT } from '../data/index.ts'
import { isElDorado, isHurricane } from './calendar.ts'
import { drawHaven, returnHavens } from './decks.ts'
import { STAYS } from './f1-interdiction.ts'
import { mayUseMercantile } from './na-mercantile.ts'
import { colourOf, hasTitle } from './players.ts'
import { enterPirating } from './ships.ts'
import { EUROPE, type Pax, PIRATING } from './state.ts'
import { TITLE } from './tables.ts'
import { earn } from './tokens.ts'
import { by, call, type FrameOf, pending, repeat, sequence, step, tell } from './words.ts'

/** Since the last interdiction window the fleet has entered its zone, or done something in it (AMB-37). */
export const ENTERED = 1
export const ACTED = 2
/** AMB-61. A part of the Treasure is buried: the fleet may only sail. */
export const ONLY_SAILS = 4

/** The sail turn that is being played. */
export const turnOf = (g: Pax): FrameOf<'sail-turn'> => pending(g, 'sail-turn')!

/** H6b-course. The zones left of the course announced in solitaire, the present one first; none without a course. */
export const courseLeft = (g: Pax): readonly number[] =>
  g.solitaire === 1 ? (pending(g, 'sail-turn')?.course ?? NO_LIST) : NO_LIST

/** Whether a fleet is in a sea zone. */
export const isAtSea = (g: Pax, colour: number): boolean => g.fleet[colour] >= 0 && g.fleet[colour] < ZONE_COUNT

/**
 * SM-0 to SM-9. Battles are the land battles started, up to the limit; the course is that of solitaire. The turn is over when the fleet is no longer at sea, whoever took it away.
 */
export const sailTurn = sequence('sail-turn', [
  step('SM-0', begin),
  step('D4a', leaveEurope),
  step('D4b', chooseMode),
  repeat('SM-4', sailOn),
])

const STEPS = 4

/** SM-9. */
function endTurn(frame: FrameOf<'sail-turn'>): void {
  frame.pc = STEPS
}

/** SM-0, E5a-limit. Without Ships there is no turn. */
function begin(g: Pax, frame: FrameOf<'sail-turn'>): void {
  const colour = colourOf(g, frame.seat)
  frame.limit = g.shipCount[colour]
  if (frame.limit === 0) endTurn(frame)
  else if (mayUseMercantile(g, colour)) call(g, 'mercantile', frame.seat)
}

/** D4a, SM-1. */
function leaveEurope(g: Pax, frame: FrameOf<'sail-turn'>, world: World): void {
  const colour = colourOf(g, frame.seat)
  if (g.fleet[colour] !== EUROPE) return
  endTurn(frame)
  enterPirating(g, world, 'D4a', colour)
}

/** D4b, SM-2. While El Dorado lasts nobody sails (OM-el-dorado); H1c: in solitaire nobody does in the Hurricane year. */
function chooseMode(g: Pax, frame: FrameOf<'sail-turn'>, world: World): void {
  if (g.fleet[colourOf(g, frame.seat)] !== PIRATING) return
  if (isElDorado(g)) reconnoitre(g, world, colourOf(g, frame.seat))
  else if (g.solitaire === 1 && isHurricane(g)) call(g, 'hurricane-watch', frame.seat)
  else call(g, 'sail-mode', frame.seat)
}

/** D4b, GL-reconnaissance. The ADMIRAL also earns $1 (PR-admiral). */
export function reconnoitre(g: Pax, world: World, colour: number): void {
  tell(world, g, 'D4b', 'reconnoitred', colour)
  if (hasTitle(g, colour, TITLE.admiral)) earn(g, world, 'PR-admiral', colour, 1)
  drawHaven(g, world, 'D4b', colour)
}

/** SM-3, SM-4. On arrival the window, then one thing after the other until the fleet has left the sea. */
function sailOn(g: Pax, frame: FrameOf<'sail-turn'>): boolean {
  const colour = colourOf(g, frame.seat)
  if (!isAtSea(g, colour)) {
    // H6b-result: also if the last Ship was lost on land, before the end of the course.
    if (g.solitaire === 1) returnHavens(g)
    return false
  }
  if ((frame.marks & ENTERED) !== 0) {
    by('SM-3')
    openWindow(g, frame, STAYS)
    if (courseLeft(g).length > 0) call(g, 'king-interdiction', frame.seat, g.fleet[colour])
  } else call(g, 'sail-act', frame.seat)
  return true
}

/** D4d, AMB-37. Opponents may interdict. */
export function openWindow(g: Pax, frame: FrameOf<'sail-turn'>, why: number): void {
  const colour = colourOf(g, frame.seat)
  frame.marks &= ~(ENTERED | ACTED)
  call(g, 'interdiction', frame.seat, g.fleet[colour], colour, why)
}
