import type { Move, World } from '@spanish-main/kernel'
import { europe, pirating, sail } from './d4c-departures.ts'
import { attack, enslave } from './e5a-targets.ts'
import { emigrate, unload } from './f3-passengers.ts'
import { bribe, load } from './f5-loading.ts'
import { bury, dig } from './f6c-treasure-map.ts'
import { colourOf } from './players.ts'
import { asiento } from './pr-asiento.ts'
import { cargo } from './ships.ts'
import { ACTED, ONLY_SAILS, openWindow, turnOf } from './sm-sail-turn.ts'
import type { Pax } from './state.ts'
import { call, decision, no, sequence, step } from './words.ts'

const MUST_SAIL = no('AMB-61', 'must-sail-to-europe')

/** SM-4. What a fleet can do in a zone, and SM-7, how it can leave it. */
const ACTS = [load, bribe, dig, emigrate, unload, attack, enslave]
const STEPS = [...ACTS, bury, sail, europe, pirating]

const mayOnlySail = (g: Pax): boolean => (turnOf(g).marks & ONLY_SAILS) !== 0

/**
 * AMB-37. The next step is announced before it is taken: if the fleet has done something since the last window, the
 * window comes in between. So one window is the one after that act, and the one on leaving.
 */
function announced(chosen: Move<Pax>): Move<Pax> {
  const which = STEPS.indexOf(chosen)
  const onlySailing = which > STEPS.indexOf(bury)
  return {
    ...chosen,
    refuse: (g, seat, a, b, c) => (!onlySailing && mayOnlySail(g) ? MUST_SAIL : chosen.refuse!(g, seat, a, b, c)),
    play(g, seat, world, a, b) {
      if ((turnOf(g).marks & ACTED) === 0) {
        take(g, seat, world, which, a, b)
        return
      }
      const colour = colourOf(g, seat)
      call(g, 'sail-step', seat, which, a, b, [g.fleet[colour], g.shipCount[colour], cargo(g, colour)])
      openWindow(g, turnOf(g))
    },
  }
}

function take(g: Pax, seat: number, world: World, which: number, a: number, b: number): void {
  const turn = turnOf(g)
  if (which < ACTS.length) turn.marks |= ACTED
  STEPS[which].play!(g, seat, world, a, b, 0, turn)
}

/** SM-4, SM-7. The announced step after its window: taken, unless the fleet has come to harm; then its owner thinks again. */
export const sailStep = sequence('sail-step', [
  step('SM-7', (g, frame, world) => {
    const colour = colourOf(g, frame.seat)
    const [zone, ships, pieces] = frame.before
    if (g.fleet[colour] !== zone || g.shipCount[colour] !== ships || cargo(g, colour) !== pieces) return
    if (STEPS[frame.which].refuse!(g, frame.seat, frame.first, frame.second, 0) !== undefined) return
    take(g, frame.seat, world, frame.which, frame.first, frame.second)
  }),
])

/** SM-4. Loads, deliveries and land battles in any order and number within their limits (D4c), or a departure. */
export const sailAct = decision('sail-act', {
  rule: 'SM-4',
  moves: {
    load: announced(load),
    bribe: announced(bribe),
    dig: announced(dig),
    emigrate: announced(emigrate),
    unload: announced(unload),
    attack: announced(attack),
    enslave: announced(enslave),
    asiento,
    sail: announced(sail),
    bury: announced(bury),
    europe: announced(europe),
    pirating: announced(pirating),
  },
})
