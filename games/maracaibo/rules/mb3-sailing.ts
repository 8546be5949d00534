import type { Refusal } from '@spanish-main/kernel'
import { arrowsFrom, DUTCH, exists, gateOpen, HOMEWARD, LAST_21A, LAST_22, SPACE_21B } from './board.ts'
import { planMove } from './mb2-planning.ts'
import { searchMoves } from './mu7-search.ts'
import { discsLeft, hasGivenUp, hasTile, movementPoints } from './players.ts'
import { LOCATIONS, type Maracaibo, NATIONS, USED_L37 } from './state.ts'
import { tables } from './tables.ts'
import { call, decision, move, no, tell, top } from './words.ts'

const OUT_OF_REACH = no('MB-3.1', 'out-of-reach')
const NO_ARROW = no('MB-3.1', 'no-arrow')
const HAND_IN_THE_WAY = no('MB-3.2', 'hand-in-the-way')
const NOT_THIS_ROUND = no('MB-3.4', 'not-this-round')
const GATE_CLOSED = no('MU-10.6', 'gate-closed')
const PASSAGE_USED = no('MU-10.5', 'used')
const PASSAGE_DISC = no('MU-10.5', 'no-disc')
const NOT_HOME = no('MR-18', 'not-homeward')

/** Which obstacles a search for ways minds. */
interface Minding {
  readonly gates: boolean
  readonly hands: boolean
  readonly passage: boolean
}

const ALL: Minding = { gates: true, hands: true, passage: true }
const NO_GATES: Minding = { ...ALL, gates: false }
const NO_HANDS: Minding = { ...ALL, hands: false }
const NO_PASSAGE: Minding = { ...ALL, passage: false }
const OBSTACLES: Minding = { gates: false, hands: false, passage: true }
const UNMINDED: Minding = { gates: false, hands: false, passage: false }
/** More than the longest way round. */
const ANY_DISTANCE = 30

/** Bit sets of the prices at which each location can be reached: not through the passage of L37, through it, either way. */
interface Reach {
  readonly plain: number[]
  readonly passage: number[]
  readonly costs: number[]
}

let reachesOf = tables
/** What was found before, by the tiles on the board and by everything else that a search reads. */
const reaches = new Map<number, Map<number, Reach>>()
/** The last answer: rules ask for the same once for each candidate of a list. */
let last: Reach | undefined
let lastKey = -1
let lastBoard = 0

/** What can be reached. Every search of one board, place and limit finds the same, so each is made once. */
export function reach(g: Maracaibo, seat: number, limit: number, minding: Minding = ALL): Reach {
  if (reachesOf !== tables) {
    reachesOf = tables
    reaches.clear()
    lastKey = -1
  }
  const bits = (minding.gates ? g.crossed[seat] : 8) * 2 + (minding.hands ? 1 : 0)
  const passage = minding.passage ? (passageOpen(g, seat) ? 1 : 0) : 2
  const key = (((g.ship[seat] * 32 + limit) * 2 + (g.round === 4 ? 1 : 0)) * 32 + bits) * 4 + passage
  if (key !== lastKey || g.legacy !== lastBoard) {
    lastKey = key
    lastBoard = g.legacy
    last = known(g, seat, limit, minding, key)
  }
  return last!
}

function known(g: Maracaibo, seat: number, limit: number, minding: Minding, key: number): Reach {
  let ofBoard = reaches.get(g.legacy)
  if (ofBoard === undefined) {
    ofBoard = new Map()
    reaches.set(g.legacy, ofBoard)
  }
  let found = ofBoard.get(key)
  if (found === undefined) {
    found = search(g, seat, limit, minding)
    ofBoard.set(key, found)
  }
  return found
}

function search(g: Maracaibo, seat: number, limit: number, minding: Minding): Reach {
  const hasPassage = hasTile(g, 'L37')
  const plain = new Array<number>(LOCATIONS).fill(0)
  const passage = new Array<number>(LOCATIONS).fill(0)
  const from = tables.locationOf(tables.pack.passage.from)
  const onto = tables.locationOf(tables.pack.passage.to)
  const walk = (at: number, spent: number, passed: boolean) => {
    if (spent > 0) (passed ? passage : plain)[at] |= 1 << spent
    if (spent > 0 && minding.hands && tables.hands[at]) return
    arrowsFrom(g, at, (to, price, gate) => {
      if (spent + price > limit || (minding.gates && !gateOpen(g, seat, gate))) return
      walk(to, spent + price, passed)
    })
    const price = tables.pack.passage.price
    const passable = hasPassage && at === from && !passed && spent + price <= limit
    if (passable && (!minding.passage || passageOpen(g, seat))) walk(onto, spent + price, true)
  }
  walk(g.ship[seat], 0, false)
  return { plain, passage, costs: plain.map((bits, at) => bits | passage[at]) }
}

const passageOpen = (g: Maracaibo, seat: number): boolean =>
  hasTile(g, 'L37') && (g.once[seat] & USED_L37) === 0 && discsLeft(g, seat) > 0

function refuseSailing(g: Maracaibo, seat: number, at: number, points: number, limit: number): Refusal | undefined {
  const bit = 1 << points
  if (points <= limit && (reach(g, seat, limit).costs[at] & bit) !== 0) return undefined
  if (!exists(g, at)) return NO_ARROW
  if (g.round === 4 ? at === LAST_21A : at === SPACE_21B || at === LAST_22) return NOT_THIS_ROUND
  if (hasTile(g, 'L37') && (reach(g, seat, limit, NO_PASSAGE).passage[at] & bit) !== 0) {
    return (g.once[seat] & USED_L37) !== 0 ? PASSAGE_USED : PASSAGE_DISC
  }
  if ((reach(g, seat, limit, NO_GATES).costs[at] & bit) !== 0) return GATE_CLOSED
  if ((reach(g, seat, limit, NO_HANDS).costs[at] & bit) !== 0) return HAND_IN_THE_WAY
  return reach(g, seat, ANY_DISTANCE, UNMINDED).costs[at] !== 0 ? OUT_OF_REACH : NO_ARROW
}

/** The lowest price of a bit set. */
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** MB-3.1. How far a place is by the shortest way, whatever lies in it, and how far the ship sails. */
export function distanceTo(g: Maracaibo, seat: number, at: number): { least: number; most: number } {
  const bits = reach(g, seat, ANY_DISTANCE, UNMINDED).costs[at]
  return { least: bits === 0 ? 0 : lowest(bits), most: movementPoints(g, seat) }
}

/** Every place within the points, also behind gates and hands, at each price that leads there. */
function offerWays(g: Maracaibo, seat: number, limit: number, offer: (at: number, points: number) => void): void {
  const open = reach(g, seat, limit).costs
  const obstructed = reach(g, seat, limit, OBSTACLES).costs
  for (let at = 0; at < LOCATIONS; at++)
    for (let left = open[at] | obstructed[at]; left !== 0; left &= left - 1) offer(at, lowest(left))
}

function sailTo(
  g: Maracaibo,
  seat: number,
  at: number,
  points: number,
  limit: number,
  world: Parameters<typeof tell>[0],
): void {
  const ways = reach(g, seat, limit)
  const throughPassage = (ways.plain[at] & (1 << points)) === 0
  g.ship[seat] = at
  tell(world, g, 'MB-3.1', 'sailed', seat, at, points)
  if (!throughPassage) return
  g.once[seat] |= USED_L37
  tell(world, g, 'MU-10.5', 'passage', seat)
  call(g, 'disc', seat)
}

const sailMove = move<'sail'>({
  rule: 'MB-3.1',
  args: ['location', 'road'],
  offers: (g, seat, offer) => offerWays(g, seat, movementPoints(g, seat), offer),
  refuse: (g, seat, at, points) => refuseSailing(g, seat, at, points, movementPoints(g, seat)),
  play(g, seat, world, at, points) {
    g.moved = points
    sailTo(g, seat, at, points, movementPoints(g, seat), world)
  },
})

/** DC-2. A place and the movement points of the way: points and end fix the way wherever it matters. */
export const sail = decision('sail', { rule: 'MB-3.1', moves: { sail: sailMove, plan: planMove, ...searchMoves } })

/** SAILn, MR-18. A further movement that never enters 20. */
export const sailOn = decision('sail-on', {
  rule: 'MR-18',
  moves: {
    sail: move({
      rule: 'MR-18',
      args: ['location', 'road'],
      offers: (g, seat, offer) => offerWays(g, seat, top(g, 'sail-on').points, offer),
      refuse(g, seat, at, points) {
        if (at >= HOMEWARD && at <= LAST_22) return NOT_HOME
        return refuseSailing(g, seat, at, points, top(g, 'sail-on').points)
      },
      play(g, seat, world, at, points, _c, frame) {
        call(g, 'end-movement', seat, 0, points)
        sailTo(g, seat, at, points, frame.points, world)
      },
    }),
    stay: move({ rule: 'MB-0.2', play: () => undefined }),
  },
})

/** MU-10.4. The Dutch city asks once for an influence marker. */
export const mustGiveUp = (g: Maracaibo, seat: number): boolean => {
  if (g.ship[seat] !== DUTCH) return false
  for (let nation = 0; nation < NATIONS; nation++) if (hasGivenUp(g, seat, nation)) return false
  return true
}
