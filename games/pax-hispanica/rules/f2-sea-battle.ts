import type { Answers, World } from '@spanish-main/kernel'
import { outcome } from './f2-matrix.ts'
import {
  EQUAL,
  OUTCOMES,
  type Outcome,
  PIRATES_BETTER,
  STAND_OFF,
  SURRENDERED,
  TACTICS,
  TREASURE_FLEET_BETTER,
} from './f2-outcome.ts'
import { seizeCargo } from './f2c-cargo.ts'
import { colourOf, hasTitle, seatOf } from './players.ts'
import { flagship, loseFlagship, moveFleet } from './ships.ts'
import type { Pax } from './state.ts'
import { LOST_AT_SEA } from './surplus-cargo.ts'
import { TITLE, tables } from './tables.ts'
import { by, call, decision, type FrameOf, leave, move, no, pending, sequence, step, tell, top } from './words.ts'

const PIRATES_DO_NOT_FLEE = no('F2a', 'pirates-do-not-flee')

/**
 * F2. A sea battle in a zone between a treasure fleet and pirates, named after their parts, whatever they
 * carry. The outcome is empty until it is known. A prize changes hands before the Flagship sinks.
 */
export const seaBattle = sequence('sea-battle', [
  step('F2', joinBattle),
  step('F2', (g, frame) => {
    if (resultOf(frame) === undefined) call(g, 'sea-tactics', frame.seat, frame.fleet, frame.pirates)
  }),
  step('F2c', takePrize),
  step('F2e', sinkFlagship),
  step('F1a', (g, frame) => {
    if (resultOf(frame) === SURRENDERED) call(g, 'mercy', frame.seat, frame.fleet, flagship(g, frame.fleet))
  }),
  step('F1c', (g, frame) => {
    call(g, 'after-battle', frame.seat, frame.fleet, frame.pirates, frame.outcome[0])
  }),
])

const resultOf = (frame: FrameOf<'sea-battle'>): Outcome | undefined =>
  frame.outcome.length === 0 ? undefined : OUTCOMES[frame.outcome[0]]

function conclude(g: Pax, result: Outcome): void {
  pending(g, 'sea-battle')!.outcome = [result.index]
}

/** F2. The Galleons of both sides meet in the zone; the treasure fleet is called to strike its colours. */
function joinBattle(g: Pax, frame: FrameOf<'sea-battle'>, world: World): void {
  moveFleet(g, world, 'F2', frame.pirates, frame.zone)
  call(g, 'strike-colours', seatOf(g, frame.fleet), frame.fleet, frame.pirates)
}

/** F1a. Surrender is announced before tactics are chosen, also by a fleet without Cargo. */
export const strikeColours = decision('strike-colours', {
  rule: 'F1a',
  moves: {
    surrender: move({
      rule: 'F1a',
      play: (g, _seat, world, _a, _b, _c, frame) => surrendered(g, world, frame),
    }),
    fight: move({ rule: 'F2', play: () => undefined }),
  },
})

function surrendered(g: Pax, world: World, frame: FrameOf<'strike-colours'>): void {
  tell(world, g, 'F1a', 'surrendered', frame.fleet, frame.pirates)
  conclude(g, SURRENDERED)
}

/** G1b, F1a. The fleet surrenders by a deal. */
export function surrenderTo(g: Pax, world: World): void {
  surrendered(g, world, pending(g, 'strike-colours')!)
  leave(g, 'strike-colours')
}

/** G1b, AMB-84. Both agree to part without a battle: as if it had ended with no Flagship sunk and nothing seized. */
export function strikeTerms(g: Pax, world: World): void {
  const { fleet, pirates } = pending(g, 'strike-colours')!
  by('AMB-84')
  tell(world, g, 'G1b', 'parted-on-terms', fleet, pirates)
  conclude(g, STAND_OFF)
  leave(g, 'strike-colours')
}

/** F2. Both sides choose in secret; one round decides. */
export const seaTactics = decision('sea-tactics', {
  rule: 'F2',
  who: (g, frame) => (1 << seatOf(g, frame.fleet)) | (1 << seatOf(g, frame.pirates)),
  moves: {
    flee: move({
      rule: 'F2a',
      refuse: (g, seat) => (colourOf(g, seat) === top(g, 'sea-tactics').pirates ? PIRATES_DO_NOT_FLEE : undefined),
    }),
    'weather-gage': move({ rule: 'F2b' }),
    boarding: move({ rule: 'F2b' }),
  },
  reveal: compareTactics,
})

/** F2-matrix. The tactics are shown and compared. */
function compareTactics(g: Pax, frame: FrameOf<'sea-tactics'>, world: World, answers: Answers): void {
  const { fleet, pirates } = frame
  const theirs = tacticOf(answers, seatOf(g, fleet))
  const ours = tacticOf(answers, seatOf(g, pirates))
  const seamanship = compareSeamanship(g, fleet, pirates)
  const result = outcome(g.shipCount[fleet], g.shipCount[pirates], theirs, ours, seamanship, g.fleeSlips === 1)
  tell(world, g, 'F2', 'tactics-shown', fleet, theirs, pirates, ours)
  tell(world, g, 'F2-matrix', 'sea-battle-fought', g.shipCount[fleet], g.shipCount[pirates], seamanship, result.index)
  conclude(g, result)
}

const WORDS: readonly string[] = TACTICS
const tacticOf = (answers: Answers, seat: number): number => WORDS.indexOf(answers.move(seat) ?? '')

/** GL-seamanship, PR-admiral. Whose Flagship is the better one; the ADMIRAL's beats everyone's. */
export function compareSeamanship(g: Pax, fleet: number, pirates: number): number {
  if (hasTitle(g, pirates, TITLE.admiral)) return PIRATES_BETTER
  if (hasTitle(g, fleet, TITLE.admiral)) return TREASURE_FLEET_BETTER
  const theirs = tables.seamanshipOf[flagship(g, fleet)]
  const ours = tables.seamanshipOf[flagship(g, pirates)]
  if (ours === theirs) return EQUAL
  return ours < theirs ? PIRATES_BETTER : TREASURE_FLEET_BETTER
}

/** F2c. The Cargo is seized by as many Galleons as the pirates will have left. */
function takePrize(g: Pax, frame: FrameOf<'sea-battle'>, world: World): void {
  const { seized, piratesSink } = resultOf(frame)!
  if (seized) seizeCargo(g, world, frame.fleet, frame.pirates, g.shipCount[frame.pirates] - (piratesSink ? 1 : 0))
}

/** F2b, F2e. The loser's Flagship sinks. Of Cargo that nobody seized the pirates choose what no longer fits. */
function sinkFlagship(g: Pax, frame: FrameOf<'sea-battle'>, world: World): void {
  const { treasureFleetSinks, piratesSink } = resultOf(frame)!
  if (piratesSink) loseFlagship(g, world, 'F2e', frame.pirates)
  if (!treasureFleetSinks) return
  loseFlagship(g, world, 'F2e', frame.fleet)
  call(g, 'surplus-cargo', frame.seat, frame.fleet, LOST_AT_SEA, frame.pirates)
}
