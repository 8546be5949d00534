import { type Answers, call, type Frame, pending, type World } from '@spanish-main/kernel'
import {
  EQUAL,
  OUTCOMES,
  type Outcome,
  outcome,
  PIRATES_BETTER,
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
import { decision, move, no, sequence, step, tell } from './words.ts'

const PIRATES_DO_NOT_FLEE = no('F2a', 'pirates-do-not-flee')

/**
 * F2. A sea battle in a zone (a) between a treasure fleet (b) and pirates (c), named after their parts, whatever they
 * carry. The list holds how it ended, once that is known. A prize changes hands before the Flagship sinks.
 */
export const seaBattle = sequence(
  'sea-battle',
  [
    step('F2', joinBattle),
    step('F2', (g, frame) => {
      if (resultOf(frame) === undefined) call(g, 'sea-tactics', frame.seat, frame.b, frame.c)
    }),
    step('F2c', takePrize),
    step('F2e', sinkFlagship),
    step('F1a', (g, frame) => {
      if (resultOf(frame) === SURRENDERED) call(g, 'mercy', frame.seat, frame.b, flagship(g, frame.b))
    }),
    step('F1c', (g, frame) => {
      call(g, 'after-battle', frame.seat, frame.b, frame.c, frame.list[0])
    }),
  ],
  { a: 'public', b: 'public', c: 'public', list: 'public' },
)

const resultOf = (frame: Frame): Outcome | undefined => (frame.list.length === 0 ? undefined : OUTCOMES[frame.list[0]])

function conclude(g: Pax, result: Outcome): void {
  pending(g, 'sea-battle')!.list = [result.index]
}

/** F2. The Galleons of both sides meet in the zone; the treasure fleet is called to strike its colours. */
function joinBattle(g: Pax, frame: Frame, world: World): void {
  moveFleet(g, world, 'F2', frame.c, frame.a)
  call(g, 'strike-colours', seatOf(g, frame.b), frame.b, frame.c)
}

/** F1a. Surrender is announced before tactics are chosen, also by a fleet without Cargo. */
export const strikeColours = decision('strike-colours', {
  rule: 'F1a',
  moves: {
    surrender: move({
      rule: 'F1a',
      play(g, _seat, world, _a, _b, _c, frame) {
        tell(world, g, 'F1a', 'surrendered', frame.a, frame.b)
        conclude(g, SURRENDERED)
      },
    }),
    fight: move({ rule: 'F2', play: () => undefined }),
  },
  shows: { a: 'public', b: 'public' },
})

/** F2. Both sides choose in secret; one round decides. The treasure fleet is a, the pirates are b. */
export const seaTactics = decision('sea-tactics', {
  rule: 'F2',
  who: (g, frame) => (1 << seatOf(g, frame.a)) | (1 << seatOf(g, frame.b)),
  moves: {
    flee: move({
      rule: 'F2a',
      refuse: (g, seat) => (colourOf(g, seat) === g.stack[g.stack.length - 1].b ? PIRATES_DO_NOT_FLEE : undefined),
    }),
    'weather-gage': move({ rule: 'F2b' }),
    boarding: move({ rule: 'F2b' }),
  },
  reveal: compareTactics,
  shows: { a: 'public', b: 'public' },
})

/** F2-matrix. The tactics are shown and compared. */
function compareTactics(g: Pax, frame: Frame, world: World, answers: Answers): void {
  const { a: fleet, b: pirates } = frame
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
function takePrize(g: Pax, frame: Frame, world: World): void {
  const { seized, piratesSink } = resultOf(frame)!
  if (seized) seizeCargo(g, world, frame.b, frame.c, g.shipCount[frame.c] - (piratesSink ? 1 : 0))
}

/** F2b, F2e. The loser's Flagship sinks. Of Cargo that nobody seized the pirates choose what no longer fits. */
function sinkFlagship(g: Pax, frame: Frame, world: World): void {
  const { treasureFleetSinks, piratesSink } = resultOf(frame)!
  if (piratesSink) loseFlagship(g, world, 'F2e', frame.c)
  if (!treasureFleetSinks) return
  loseFlagship(g, world, 'F2e', frame.b)
  call(g, 'surplus-cargo', frame.seat, frame.b, LOST_AT_SEA, frame.c)
}
