import type { World } from '@spanish-main/kernel'
import { OUTCOMES, SURRENDERED } from './f2-outcome.ts'
import { seatOf } from './players.ts'
import { enterPirating, flagship, hasTreasure, loseShip } from './ships.ts'
import { type Pax, SHIP_SLOTS, SHIPS } from './state.ts'
import { PLUNDER, tables } from './tables.ts'
import { by, call, decision, type FrameOf, leave, move, no, pending, sequence, step, tell, top } from './words.ts'

const NOT_THEIR_SHIP = no('F1a', 'not-their-ship')
const NOT_PLUNDER = no('F1a', 'not-plunder')

const isPlunderer = (card: number): boolean => tables.legalityOf[card] === PLUNDER

/** F1a. Whether a fleet that surrenders has Ships that may be sunk. */
export function hasPlunderer(g: Pax, colour: number): boolean {
  for (let i = 0; i < g.shipCount[colour]; i++) if (isPlunderer(g.ships[colour * SHIP_SLOTS + i])) return true
  return false
}

/** F1a. After a Surrender of a fleet under this Flagship the pirates may sink those of its Ships that are PLUNDER. */
export const mercy = sequence('mercy', [
  step('F1a', (g, frame) => {
    if (hasPlunderer(g, frame.fleet)) call(g, 'sink-plunderers', frame.seat, frame.fleet)
  }),
  step('GL-flagship', (g, frame) => {
    if (g.shipCount[frame.fleet] > 1 && flagship(g, frame.fleet) !== frame.flagship)
      call(g, 'new-flagship', seatOf(g, frame.fleet))
  }),
])

/** F1a. Ship by Ship, until the pirates spare the rest. A Ship's own Legality counts, not its Flagship's. */
export const sinkPlunderers = decision('sink-plunderers', {
  rule: 'F1a',
  moves: {
    sink: move({
      rule: 'F1a',
      args: ['card'],
      offers(g, _seat, offer) {
        const fleet = top(g, 'sink-plunderers').fleet
        for (let i = 0; i < g.shipCount[fleet]; i++) offer(g.ships[fleet * SHIP_SLOTS + i])
      },
      refuse(g, _seat, card) {
        if (g.place[card] !== SHIPS + top(g, 'sink-plunderers').fleet) return NOT_THEIR_SHIP
        return isPlunderer(card) ? undefined : NOT_PLUNDER
      },
      play(g, seat, world, card, _b, _c, frame) {
        loseShip(g, world, 'F1a', frame.fleet, card)
        if (hasPlunderer(g, frame.fleet)) call(g, 'sink-plunderers', seat, frame.fleet)
      },
    }),
    spare: move({ rule: 'F1a', play: () => undefined }),
  },
})

/** F1c, F1d, SM-6. Where the survivors go: the treasure fleet first, then the pirates. */
export const afterBattle = sequence('after-battle', [step('F1c', placeTreasureFleet), step('F1d', placePirates)])

/** Whether the interdicted fleet was not on its own turn, but on its run as pirates. */
const isRun = (g: Pax): boolean => pending(g, 'pirates-run') !== undefined

/** F1c, F1d, AMB-02, SM-8a. It goes on, unless it surrendered, was robbed, or has nothing left to run with. */
function placeTreasureFleet(g: Pax, frame: FrameOf<'after-battle'>, world: World): void {
  const { fleet, pirates } = frame
  if (g.shipCount[fleet] === 0) return
  if (
    OUTCOMES[frame.outcome] === SURRENDERED ||
    hasTreasure(g, pirates) ||
    (isRun(g) && !hasTreasure(g, fleet) && by('SM-8a'))
  ) {
    enterPirating(g, world, 'F1c', fleet)
  }
}

/**
 * F1d, AMB-54. With Treasure the pirates run for EUROPE, otherwise they are back in PIRATING and draw. Taken from
 * pirates on their run, the Treasure goes on with the new ones: their run replaces the old one (SM-8a, AMB-62).
 */
function placePirates(g: Pax, frame: FrameOf<'after-battle'>, world: World): void {
  const { pirates } = frame
  if (g.shipCount[pirates] === 0) return
  if (!hasTreasure(g, pirates)) {
    by('AMB-54')
    enterPirating(g, world, 'F1d', pirates)
    return
  }
  tell(world, g, 'SM-8', 'run-begins', pirates, g.fleet[pirates])
  if (isRun(g) && by('SM-8a')) leave(g, 'pirates-run')
  call(g, 'pirates-run', seatOf(g, pirates), pirates)
}
