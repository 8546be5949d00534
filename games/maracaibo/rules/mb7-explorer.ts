import type { World } from '@spanish-main/kernel'
import { hasRuin, questsAt } from './board.ts'
import { canPay, payWithCards } from './mb8-paying.ts'
import { give, trigger } from './mb14-gains.ts'
import { measure, switched } from './players.ts'
import { type Maracaibo, PLACE } from './state.ts'
import { ANY_OBJECT, BARRIER, TRIGGER, tables } from './tables.ts'
import { by, call, decision, move, no, pending, repeat, sequence, step, tell, top } from './words.ts'

const TOO_FAR = no('MB-7.1', 'too-far')
const OCCUPIED = no('MB-7.1', 'occupied')
const AHEAD = no('MU-2.12', 'ahead')
const NOT_ON_THE_WAY = no('MU-2.10', 'not-on-the-way')
const OTHER_FIGURE = no('MB-7.1', 'other-figure')
const CANNOT_PAY = no('MU-10.2', 'cannot-pay')

const EXPLORER = 0
const SECOND = 1
const RUIN = 2
export const RUIN_END = 5
/** Counters in `order` behind the three barriers. */
export const END_ORDER = 3
export const RUIN_ORDER = 4

export const trackEnd = (): number => tables.spaces.length - 1

/** MB-7.1. Any explorer or figure on a space but the first and the last. */
export function isOccupied(g: Maracaibo, space: number): boolean {
  if (space === 0 || space === trackEnd()) return false
  if (g.opponent > 0 && g.aExplorer === space) return true
  return g.explorer.includes(space) || g.second.includes(space)
}

/** MB-7.4. Whether one position is ahead of another. */
export function isAhead(space: number, other: number): boolean {
  by('MB-7.4')
  if (tables.section[space] !== tables.section[other]) return tables.section[space] > tables.section[other]
  return tables.toBarrier[space] < tables.toBarrier[other]
}

/** A way along the track: what it costs, and the spaces moved onto that were free. */
export interface Way {
  readonly cost: number
  readonly free: readonly number[]
  readonly barriers: readonly number[]
}

/** Every way along the track within a distance that ends on a free space, the upper branch first. */
function everyWay(g: Maracaibo, from: number, distance: number, each: (space: number, way: Way) => void): void {
  const walk = (at: number, way: Way) => {
    const { next, barrier } = tables.spaces[at]
    for (const to of next) {
      const free = !isOccupied(g, to)
      const onward: Way = {
        cost: way.cost + (free ? 1 : 0),
        free: free ? [...way.free, to] : way.free,
        barriers: barrier < 0 ? way.barriers : [...way.barriers, barrier],
      }
      if (onward.cost > distance) continue
      if (free) each(to, onward)
      walk(to, onward)
    }
  }
  walk(from, { cost: 0, free: [], barriers: [] })
}

/** The spaces that are skipped, as bits. */
function occupied(g: Maracaibo): number {
  let bits = g.opponent > 0 ? 1 << g.aExplorer : 0
  for (const space of g.explorer) bits |= 1 << space
  for (const space of g.second) if (space >= 0) bits |= 1 << space
  return bits
}

/** The last answer: rules ask for the same once for each candidate of a list. */
let lastWays: ReadonlyMap<number, Way> = new Map()
let lastSpaces: unknown
let lastFrom = -1
let lastDistance = 0
let lastOccupied = 0

/** The cheapest way to each space within a distance, the upper branch first. */
export function waysFrom(g: Maracaibo, from: number, distance: number): ReadonlyMap<number, Way> {
  const skipped = occupied(g)
  const isLast =
    from === lastFrom && distance === lastDistance && skipped === lastOccupied && tables.spaces === lastSpaces
  if (!isLast) {
    const ways = new Map<number, Way>()
    everyWay(g, from, distance, (space, way) => {
      if ((ways.get(space)?.cost ?? 99) > way.cost) ways.set(space, way)
    })
    lastWays = ways
    lastSpaces = tables.spaces
    lastFrom = from
    lastDistance = distance
    lastOccupied = skipped
  }
  return lastWays
}

const lastButOne = ({ free }: Way): number => free[free.length - 2] ?? -1

/** MU-2.10. The ways to a space by the last space but one, which the port rewards. */
function waysOver(g: Maracaibo, from: number, distance: number, space: number): Map<number, Way> {
  const ways = new Map<number, Way>()
  everyWay(g, from, distance, (to, way) => {
    const over = lastButOne(way)
    if (to === space && (ways.get(over)?.cost ?? 99) > way.cost) ways.set(over, way)
  })
  return ways
}

/** MB-7. One exploration: the explorer first, then the other figures with what is left. */
export const explore = sequence('explore', [
  step('MB-7.1', (g, frame) => {
    if (g.lengthened === 0) frame.distance += measure(g, frame.seat, 'EXPLORE')
    g.lengthened = 1
    if (g.explorer[frame.seat] === trackEnd()) frame.moved = 2
  }),
  repeat('MB-7.1', (g, frame) => {
    if (frame.figure > RUIN || frame.distance <= 0) return false
    const figure = frame.figure++
    if (mayMove(g, frame.seat, figure)) call(g, 'explore-to', frame.seat)
    return true
  }),
  step('MB-7.5', (g, frame) => {
    if (frame.moved === 2) give(g, frame.seat, tables.endAgain)
  }),
])

function mayMove(g: Maracaibo, seat: number, figure: number): boolean {
  if (figure === EXPLORER) return g.explorer[seat] !== trackEnd()
  if (figure === SECOND) return g.second[seat] >= 0 && g.second[seat] !== trackEnd()
  return g.ruin[seat] >= 0 && g.ruin[seat] < RUIN_END && g.ruinSince[seat] < g.turns
}

/** The figure that is asked about: the counter already points to the next. */
const figureAsked = (g: Maracaibo): number => pending(g, 'explore')!.figure - 1

/** One space farther than the explorer may go, so that a list says what is too far. */
const beyond = (g: Maracaibo): number => pending(g, 'explore')!.distance + 1

const to = move<'explore-to'>({
  rule: 'MB-7.1',
  args: ['space'],
  offers(g, seat, offer) {
    if (figureAsked(g) === RUIN) return
    const from = figureAsked(g) === EXPLORER ? g.explorer[seat] : g.second[seat]
    for (const space of waysFrom(g, from, beyond(g)).keys()) offer(space)
  },
  refuse(g, seat, space) {
    const figure = figureAsked(g)
    if (figure === RUIN) return OTHER_FIGURE
    if (isOccupied(g, space)) return OCCUPIED
    const from = figure === EXPLORER ? g.explorer[seat] : g.second[seat]
    const way = waysFrom(g, from, beyond(g)).get(space)
    if (way === undefined || way.cost > pending(g, 'explore')!.distance) return TOO_FAR
    return figure === SECOND && isAhead(space, g.explorer[seat]) ? AHEAD : undefined
  },
  play(g, seat, world, space) {
    const figure = figureAsked(g)
    const { distance } = pending(g, 'explore')!
    const from = figure === EXPLORER ? g.explorer[seat] : g.second[seat]
    const branches =
      figure === EXPLORER && switched(g, seat, 'EXPLORE_TWO') && waysOver(g, from, distance, space).size > 1
    if (branches) call(g, 'explore-over', seat, space)
    else go(g, seat, figure, space, waysFrom(g, from, distance).get(space)!, world)
  },
})

function go(g: Maracaibo, seat: number, figure: number, space: number, way: Way, world: World): void {
  const frame = pending(g, 'explore')!
  frame.distance -= way.cost
  frame.moved = 1
  if (figure === EXPLORER) g.explorer[seat] = space
  else g.second[seat] = space
  tell(world, g, 'MB-7.1', 'explored', seat, space)
  rewardMove(g, seat, figure, way, world)
}

const waysAsked = (g: Maracaibo, seat: number): Map<number, Way> =>
  waysOver(g, g.explorer[seat], pending(g, 'explore')!.distance, top(g, 'explore-over').space)

/** MU-2.10. Where two branches lead to the space, the port rewards the last space but one of the way taken. */
export const exploreOver = decision('explore-over', {
  rule: 'MU-2.10',
  moves: {
    over: move({
      rule: 'MU-2.10',
      args: ['space'],
      offers(g, seat, offer) {
        for (const over of waysAsked(g, seat).keys()) offer(over)
      },
      refuse: (g, seat, over) => (waysAsked(g, seat).has(over) ? undefined : NOT_ON_THE_WAY),
      play(g, seat, world, over, _b, _c, frame) {
        const { space } = frame
        const way = waysOver(g, g.explorer[seat], pending(g, 'explore')!.distance, space).get(over)!
        go(g, seat, EXPLORER, space, way, world)
      },
    }),
  },
})

/** MB-7.3, MU-2.10, MB-7.2. Barriers in order, Panamá's earlier space, the end of the move: pushed in reverse. */
function rewardMove(g: Maracaibo, seat: number, figure: number, way: Way, world: World): void {
  const { free, barriers } = way
  if (figure === EXPLORER) trigger(g, seat, TRIGGER.EXPLORE_SPACE)
  by('MB-7.2')
  rewardSpace(g, seat, free[free.length - 1])
  if (figure === EXPLORER && free.length >= 2 && switched(g, seat, 'EXPLORE_TWO') && by('MU-2.10'))
    rewardSpace(g, seat, free[free.length - 2])
  const gains = barriers.map(barrier => cross(g, seat, figure, barrier, world))
  for (let i = gains.length - 1; i >= 0; i--) give(g, seat, gains[i])
}

/** MB-7.3. The reward for crossing, by order; the explorer's barriers open gates, and the ruin lies on one. */
function cross(g: Maracaibo, seat: number, figure: number, barrier: number, world: World): number {
  const rewards = tables.barrierRewards[barrier]
  const gain = rewards[Math.min(g.order[barrier]++, rewards.length - 1)]
  tell(world, g, 'MB-7.3', 'barrier', seat, barrier)
  if (figure !== EXPLORER) return gain
  g.crossed[seat] |= 1 << barrier
  if (barrier === BARRIER[tables.pack.ruinBarrier] && hasRuin(g) && g.supply[seat] > 0) {
    g.supply[seat]--
    g.placed[seat]++
    g.ruin[seat] = 0
    g.ruinSince[seat] = g.turns
    tell(world, g, 'MU-10.2', 'ruin-reached', seat, 0)
  }
  return gain
}

/** The place of the quest tile on a quest space of the track. */
export const trackPlace = (space: number): number =>
  PLACE.track + tables.spaces.slice(0, space).filter(each => each.quest).length

function rewardSpace(g: Maracaibo, seat: number, space: number): void {
  const { quest, reward } = tables.spaces[space]
  if (space === trackEnd()) {
    give(g, seat, tables.endArriving)
    give(g, seat, tables.endByOrder[Math.min(g.order[END_ORDER]++, tables.endByOrder.length - 1)])
  } else if (quest) {
    const [found] = questsAt(g, trackPlace(space))
    if (found !== undefined) call(g, 'quest-offer', seat, found)
  } else give(g, seat, reward)
}

const isRuinTaken = (g: Maracaibo, space: number): boolean => space < RUIN_END && g.ruin.includes(space)

/** MU-10.2. Spaces of the ruin track within reach. */
function ruinCost(g: Maracaibo, seat: number, space: number): number {
  let cost = 0
  for (let at = g.ruin[seat] + 1; at <= space; at++) if (!isRuinTaken(g, at)) cost++
  return cost
}

const toRuin = move<'explore-to'>({
  rule: 'MU-10.2',
  args: ['ruin'],
  offers(g, seat, offer) {
    if (figureAsked(g) !== RUIN) return
    for (let space = g.ruin[seat] + 1; space <= RUIN_END; space++) offer(space)
  },
  refuse(g, seat, space) {
    if (figureAsked(g) !== RUIN || space <= g.ruin[seat]) return OTHER_FIGURE
    if (isRuinTaken(g, space)) return OCCUPIED
    return ruinCost(g, seat, space) > pending(g, 'explore')!.distance ? TOO_FAR : undefined
  },
  play(g, seat, world, space) {
    const frame = pending(g, 'explore')!
    frame.distance -= ruinCost(g, seat, space)
    frame.moved = 1
    g.ruin[seat] = space
    tell(world, g, 'MU-10.2', 'ruin-reached', seat, space)
    if (space === RUIN_END) give(g, seat, tables.ruinEnd[Math.min(g.order[RUIN_ORDER]++, tables.ruinEnd.length - 1)])
    else if (tables.ruinTrack[space - 1].objects > 0) call(g, 'ruin-offer', seat, space)
    else give(g, seat, tables.ruinTrack[space - 1].gain)
  },
})

export const exploreTo = decision('explore-to', {
  rule: 'MB-7.1',
  moves: { to, 'to-ruin': toRuin, stay: move({ rule: 'MB-0.2', play: () => undefined }) },
})

const objectsOf = (space: number): number[] => new Array<number>(tables.ruinTrack[space - 1].objects).fill(ANY_OBJECT)

/** MU-10.2. Objects may be paid for the reward of the space. */
export const ruinOffer = decision('ruin-offer', {
  rule: 'MU-10.2',
  moves: {
    pay: move({
      rule: 'MU-10.2',
      refuse: (g, seat) => (canPay(g, seat, objectsOf(top(g, 'ruin-offer').space)) ? undefined : CANNOT_PAY),
      play(g, seat, _world, _a, _b, _c, frame) {
        give(g, seat, tables.ruinTrack[frame.space - 1].gain)
        payWithCards(g, seat, objectsOf(frame.space))
      },
    }),
    leave: move({ rule: 'MU-10.2', play: () => undefined }),
  },
})
