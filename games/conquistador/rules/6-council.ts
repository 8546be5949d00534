import { rollDie, type World } from '@spanish-main/kernel'
import { happen } from './6-events.ts'
import { BANKERS, type Conquest, SPAIN, STREAM } from './state.ts'
import { tables } from './tables.ts'
import { earn } from './treasury.ts'
import { call, repeat, sequence, step, tell } from './words.ts'

/** A1. Country by country: taxes, Colonists, event. */
export const council = sequence('council', [
  repeat('6.3', (g, frame) => {
    if (frame.next >= g.seats) return false
    call(g, 'royal-events', frame.next++)
    return true
  }),
])

const isBanker = (g: Conquest, seat: number): boolean => g.nation[seat] === BANKERS

function taxes(g: Conquest, seat: number, first: number, world: World): void {
  if (seat === SPAIN && g.taxesStopped === 1) {
    tell(world, g, '15.61', 'taxes-stopped', g.nation[seat])
    return
  }
  const die = first + (g.bankers === 1 && !isBanker(g, seat) ? 1 : 0)
  const ducats = tables.taxes[g.monarch[seat]][die - 1]
  tell(world, g, '6.31', 'taxes', g.nation[seat], ducats)
  earn(g, world, isBanker(g, seat) ? '24.14' : g.bankers === 1 ? '24.13' : '6.31', seat, ducats)
}

export const royalEvents = sequence('royal-events', [
  step('6.3', (g, frame, world) => {
    frame.first = rollDie(g, world, STREAM.dice)
    if (isBanker(g, frame.seat)) return
    frame.second = rollDie(g, world, STREAM.dice)
    tell(world, g, '6.3', 'dice', g.nation[frame.seat], frame.first, frame.second)
  }),
  step('6.31', (g, frame, world) => taxes(g, frame.seat, frame.first, world)),
  step('6.32', (g, frame, world) => {
    if (isBanker(g, frame.seat)) return
    g.europeColonists[frame.seat] = tables.colonists[frame.first - 1]
    tell(world, g, '6.32', 'colonists-ready', g.nation[frame.seat], g.europeColonists[frame.seat])
  }),
  step('6.33', (g, frame, world) => {
    if (isBanker(g, frame.seat)) return
    const event = tables.politics[frame.first - 1][frame.second - 1]
    if (event < 0) tell(world, g, '6.33', 'no-event', g.nation[frame.seat])
    else happen(g, frame.seat, event, world)
  }),
  step('21.21', (g, frame) => {
    if (g.solitaire === 0) return
    const event = tables.politics[frame.first - 1][frame.second - 1]
    if (event >= 0 && tables.coloniserOf[event] >= 0) call(g, 'colonisation', frame.seat, tables.coloniserOf[event])
  }),
])

/** 6.52. How often every ducat counts for the initiative. */
export const initiativeTimes = (g: Conquest, seat: number): number =>
  Math.max(1, 4 - g.monarch[seat] + g.multiplier[seat])

/** 6.52, 6.54. */
export const initiativeLevel = (g: Conquest, seat: number): number => initiativeTimes(g, seat) * g.treasury[seat]

/** A2. Descending level, then the better Monarch, then dice thrown until they differ. */
export function settleInitiative(g: Conquest, world: World): void {
  const countries = g.nation.flatMap((nation, seat) => (nation === BANKERS ? [] : [seat]))
  const level = countries.map(seat => initiativeLevel(g, seat))
  const before = (a: number, b: number): number =>
    level[b] - level[a] || g.monarch[countries[a]] - g.monarch[countries[b]]
  const places = countries.map((_, i) => i).sort(before)
  const order: number[] = []
  for (let i = 0; i < places.length; ) {
    let j = i
    while (j < places.length && before(places[i], places[j]) === 0) j++
    order.push(...byDice(g, world, places.slice(i, j)))
    i = j
  }
  g.order = order.map(place => countries[place])
  for (const seat of g.order) tell(world, g, '6.51', 'initiative', g.nation[seat], initiativeLevel(g, seat))
}

/** 6.53. */
function byDice(g: Conquest, world: World, places: readonly number[]): number[] {
  if (places.length < 2) return [...places]
  const dice = places.map(() => rollDie(g, world, STREAM.dice))
  places.forEach((place, i) => {
    tell(world, g, '6.53', 'rolled', g.nation[place], dice[i])
  })
  const order: number[] = []
  for (let die = 6; die >= 1; die--)
    order.push(
      ...byDice(
        g,
        world,
        places.filter((_, i) => dice[i] === die),
      ),
    )
  return order
}
