import type { Move, World } from '@spanish-main/kernel'
import { europe, pirating, sail } from './d4c-departures.ts'
import { attack, enslave } from './e5a-targets.ts'
import { asked, LEAVES, ONLY_LEAVES, STAYS } from './f1-interdiction.ts'
import { emigrate, unload } from './f3-passengers.ts'
import { bribe, load } from './f5-loading.ts'
import { bury, dig } from './f6c-treasure-map.ts'
import { colourOf } from './players.ts'
import { asiento } from './pr-asiento.ts'
import { ACTED, isAtSea, ONLY_SAILS, openWindow, turnOf } from './sm-sail-turn.ts'
import type { Pax } from './state.ts'
import { call, decision, no, sequence, step } from './words.ts'

const MUST_SAIL = no('AMB-61', 'must-sail-to-europe')

/** SM-4. What a fleet can do in a zone, and SM-7, how it can leave it. */
const ACTS = [load, bribe, dig, emigrate, unload, attack, enslave]
const STEPS = [...ACTS, bury, sail, europe, pirating]

const mayOnlySail = (g: Pax): boolean => (turnOf(g).marks & ONLY_SAILS) !== 0

/**
 * AMB-37. The next step is announced before it is taken: if the fleet has done something since the last window, or leaves
 * while somebody waits for that, a window comes in between. So one window is the one after an act, and the one on leaving.
 */
function announced(chosen: Move<Pax>): Move<Pax> {
  const which = STEPS.indexOf(chosen)
  const onlySailing = which > STEPS.indexOf(bury)
  const leaves = which >= ACTS.length
  return {
    ...chosen,
    refuse: (g, seat, a, b, c) => (!onlySailing && mayOnlySail(g) ? MUST_SAIL : chosen.refuse!(g, seat, a, b, c)),
    play(g, seat, world, a, b) {
      const why = windowBefore(g, seat, leaves)
      if (why === NONE) {
        take(g, seat, world, which, a, b)
        return
      }
      call(g, 'sail-step', seat, which, a, b, [g.interdicted[colourOf(g, seat)]])
      openWindow(g, turnOf(g), why)
    },
  }
}

const NONE = -1

/** AMB-37. The window that comes before a step, if any. */
function windowBefore(g: Pax, seat: number, leaves: boolean): number {
  if ((turnOf(g).marks & ACTED) !== 0) return leaves ? LEAVES : STAYS
  return leaves && asked(g, colourOf(g, seat), ONLY_LEAVES) !== 0 ? ONLY_LEAVES : NONE
}

function take(g: Pax, seat: number, world: World, which: number, a: number, b: number): void {
  const turn = turnOf(g)
  if (which < ACTS.length) turn.marks |= ACTED
  STEPS[which].play!(g, seat, world, a, b, 0, turn)
}

/** SM-4, SM-7, F1d. The announced step after its window, unless the fleet was interdicted; then its owner thinks again. */
export const sailStep = sequence('sail-step', [
  step('SM-7', (g, frame, world) => {
    const colour = colourOf(g, frame.seat)
    if (!isAtSea(g, colour) || g.interdicted[colour] !== frame.interdicted[0]) return
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
