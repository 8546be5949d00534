import { sail } from './d4c-departures.ts'
import { anybodyLurks } from './f1-interdiction.ts'
import { colourOf, seatOf } from './players.ts'
import { moveFleet } from './ships.ts'
import { isAtSea } from './sm-sail-turn.ts'
import type { Pax } from './state.ts'
import { tables } from './tables.ts'
import { call, decision, move, no, repeat, sequence, step } from './words.ts'

const NO_WAY_TO_EUROPE = no('D4e', 'no-way-to-europe')

/**
 * SM-8, AMB-24. Pirates who hold Treasure outside their own turn must sail to EUROPE by a course of their choice
 * and may do nothing else, so that entering and leaving a zone is one interdiction window; with nobody lying in wait
 * the course does not matter. The run is over when the fleet is not at sea any more: it arrived, sank, or somebody
 * else runs with its Treasure (SM-8a).
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
      play(g, seat, world, zone) {
        moveFleet(g, world, 'SM-8', colourOf(g, seat), zone)
        call(g, 'interdiction', seat, zone, colourOf(g, seat))
      },
    }),
    europe: move({
      rule: 'SM-8',
      refuse: (g, seat) => (tables.europeFrom[g.fleet[colourOf(g, seat)]] ? undefined : NO_WAY_TO_EUROPE),
      play: (g, seat) => arrive(g, colourOf(g, seat)),
    }),
  },
})
