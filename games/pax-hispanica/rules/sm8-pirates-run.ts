import { sail } from './d4c-departures.ts'
import { anybodyLurks, ONLY_LEAVES, STAYS } from './f1-interdiction.ts'
import { colourOf, seatOf } from './players.ts'
import { moveFleet } from './ships.ts'
import { isAtSea } from './sm-sail-turn.ts'
import { EUROPE, type Pax } from './state.ts'
import { tables } from './tables.ts'
import { call, decision, move, no, repeat, sequence, step } from './words.ts'

const NO_WAY_TO_EUROPE = no('D4e', 'no-way-to-europe')

/**
 * SM-8, AMB-24. Pirates who hold Treasure outside their own turn must sail to EUROPE by a course of their choice
 * and may do nothing else; with nobody lying in wait the course does not matter. The run is over when the fleet is not
 * at sea any more: it arrived, sank, or somebody else runs with its Treasure (SM-8a).
 */
export const piratesRun = sequence('pirates-run', [
  step('SM-8', (g, frame) => {
    call(g, 'interdiction', frame.seat, g.fleet[frame.fleet], frame.fleet)
  }),
  repeat('SM-8', (g, frame) => {
    if (!isAtSea(g, frame.fleet)) return false
    if (anybodyLurks(g)) call(g, 'run-course', frame.seat)
    else arrive(g, frame.fleet)
    return true
  }),
])

/** SM-8, F6. In EUROPE the Treasure is unloaded. */
function arrive(g: Pax, colour: number): void {
  call(g, 'unload-in-europe', seatOf(g, colour), colour)
}

/** SM-8, D4c, D4e. Where the running pirates sail next. */
export const runCourse = decision('run-course', {
  rule: 'SM-8',
  moves: {
    sail: move({
      ...sail,
      rule: 'SM-8',
      args: ['zone'],
      play: (g, seat, _world, zone) => leaveFor(g, seat, zone),
    }),
    europe: move({
      rule: 'SM-8',
      refuse: (g, seat) => (tables.europeFrom[g.fleet[colourOf(g, seat)]] ? undefined : NO_WAY_TO_EUROPE),
      play: (g, seat) => leaveFor(g, seat, EUROPE),
    }),
  },
})

/** D4d, AMB-62. Those who wait for it are asked once more before the fleet is gone. */
function leaveFor(g: Pax, seat: number, to: number): void {
  const colour = colourOf(g, seat)
  call(g, 'run-step', seat, to, g.interdicted[colour])
  call(g, 'interdiction', seat, g.fleet[colour], colour, ONLY_LEAVES)
}

/** SM-8, SM-8a. The pirates go to a zone or to EUROPE, unless they were interdicted on leaving. */
export const runStep = sequence('run-step', [
  step('SM-8', (g, frame, world) => {
    const colour = colourOf(g, frame.seat)
    if (!isAtSea(g, colour) || g.interdicted[colour] !== frame.interdicted) return
    if (frame.to === EUROPE) {
      arrive(g, colour)
      return
    }
    moveFleet(g, world, 'SM-8', colour, frame.to)
    call(g, 'interdiction', frame.seat, frame.to, colour, STAYS)
  }),
])
