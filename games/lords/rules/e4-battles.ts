import { fastChance, type World } from '@spanish-main/kernel'
import { loseProfit, loseShip } from './d2-disruption.ts'
import { cloneLords, type Lords } from './state.ts'
import { ICON, tables } from './tables.ts'
import { cargoRoom, isUnitOnMap, ownerOf, sizeOf } from './units.ts'
import { by, call, decision, move, pending, repeat, sequence, step, tell } from './words.ts'

/** LR-48. Two careful captains do not circle for ever. */
export const MOST_ROUNDS = 12

const BOARDING = 0
const SEIZE = 2

/** Who holds the weather vane. */
const NEITHER = 0
const ATTACKER = 1
const DEFENDER = 2

/** E4.2. The column of a round: vane, better seamanship, neither; always the attacker's. */
export function columnOf(attacker: number, defender: number, vane: number): number {
  if (vane === ATTACKER) return 0
  return tables.seamanship[attacker] < tables.seamanship[defender] ? 1 : 2
}

/** E4.3. What a fleet reads; whoever seizes with the vane in hand captures. */
export function cell(role: number, tactic: number, column: number, vane: number): readonly number[] {
  const holds = vane === (role === 0 ? ATTACKER : DEFENDER)
  return tactic === SEIZE && holds ? [ICON.G] : tables.chart[role][tactic][column]
}

const count = (icons: readonly number[], icon: number): number => icons.filter(each => each === icon).length

/** Ships that a fleet captures with these icons, judged on the soldiers left. */
function captures(icons: readonly number[], own: number, others: number): number {
  const strong = own > others ? count(icons, ICON.B) : 0
  const equal = own >= 1 && own >= others ? count(icons, ICON['B=']) : 0
  return count(icons, ICON.G) + strong + equal
}

const takesVane = (icons: readonly number[], against: number): boolean =>
  icons.includes(ICON.V) || (icons.includes(ICON['V!']) && against !== SEIZE)

const breaksOff = (icons: readonly number[], against: number): boolean =>
  icons.includes(ICON['*']) || (icons.includes(ICON['*!']) && against !== BOARDING)

/** What a round of battle brings, before it is carried out. */
export interface Round {
  /** Soldiers lost by attacker and defender, ships captured by them, ships sunk of them. */
  readonly fallen: readonly [number, number]
  readonly captured: readonly [number, number]
  readonly sunk: readonly [number, number]
  /** Ships at the end of the round. */
  readonly ships: readonly [number, number]
  /** Whether a fleet survives only because both would have sunk (E4.6). */
  readonly spared: number
  readonly vane: number
  readonly over: boolean
}

/** E4.3, E4.4. Reads the chart for both tactics. */
export function readChart(
  g: Lords,
  attacker: number,
  defender: number,
  vane: number,
  tactics: readonly number[],
): Round {
  const column = columnOf(attacker, defender, vane)
  const fleets = [attacker, defender]
  const icons = [cell(0, tactics[0], column, vane), cell(1, tactics[1], column, vane)]
  const both = count(icons[0], ICON.X) + count(icons[1], ICON.X)
  const losses = [both + count(icons[1], ICON.K), both + count(icons[0], ICON.K)]
  const fallen = fleets.map((fleet, i) => Math.min(g.soldiers[fleet], losses[i]))
  const left = fleets.map((fleet, i) => g.soldiers[fleet] - fallen[i])
  const size = fleets.map(fleet => sizeOf(g, fleet))
  const captured = [0, 1].map(i => Math.min(size[1 - i], captures(icons[i], left[i], left[1 - i])))
  const sunk = [0, 1].map(i => losses[i] - fallen[i])
  const ships = [0, 1].map(i => Math.max(0, Math.min(3, size[i] + captured[i] - captured[1 - i]) - sunk[i]))
  let spared = -1
  if (ships[0] === 0 && ships[1] === 0 && by('E4.6')) {
    spared = tables.seamanship[attacker] < tables.seamanship[defender] ? 0 : 1
    ships[spared] = 1
    // D6.6. The ship that is spared does not sink, and keeps its treasure.
    sunk[spared] = Math.min(3, size[spared] + captured[spared] - captured[1 - spared]) - 1
  }
  const holder = takesVane(icons[0], tactics[1]) ? ATTACKER : takesVane(icons[1], tactics[0]) ? DEFENDER : vane
  return {
    fallen: [fallen[0], fallen[1]],
    captured: [captured[0], captured[1]],
    sunk: [sunk[0], sunk[1]],
    ships: [ships[0], ships[1]],
    spared,
    vane: holder,
    over: breaksOff(icons[0], tactics[1]) || breaksOff(icons[1], tactics[0]),
  }
}

/** The table as a round would leave it, before ships that sink are chosen: for whoever thinks before he seals. */
export function foresee(g: Lords, attacker: number, defender: number, round: Round): Lords {
  const after = cloneLords(g)
  apply(after, { chance: fastChance(0), listen: undefined }, attacker, defender, round)
  return after
}

/** E4.8. A prize brings a tent or a profit, if the captor has room for it after his gain. */
function takePrize(g: Lords, world: World, captor: number, loser: number): void {
  tell(world, g, 'E4.8', 'captured', captor, loser)
  const room = cargoRoom(g, captor) > 0
  if (g.treasure[loser] > 0) {
    g.treasure[loser]--
    if (room) g.tents[ownerOf(g, captor)]++
  } else if (g.profit[loser] > 0) {
    const value = loseProfit(g, loser)
    if (!room) return
    g.profit[captor]++
    g.worth[captor] += value
  }
}

const isAfloat = (g: Lords, fleet: number): boolean => isUnitOnMap(g, fleet) && g.size[fleet] > 0

/** E4.10. Rounds until a star, the last ship of a side, or the twelfth. */
export const battle = sequence('battle', [
  step<'battle'>('E4.2', (_g, frame) => {
    frame.course = [0, 0]
  }),
  repeat<'battle'>('E4.10', (g, frame, world) => {
    const { attacker, defender, course } = frame
    if (course[1] === 1 || course[0] >= MOST_ROUNDS || !isAfloat(g, attacker) || !isAfloat(g, defender)) {
      tell(world, g, 'E4.10', 'battle-over', attacker, defender)
      return false
    }
    course[0]++
    call(g, 'tactics', undefined, attacker, defender)
    return true
  }),
])

/** E4.2. Both choose in secret. */
export const tactics = decision('tactics', {
  rule: 'E4.2',
  who: (g, { attacker, defender }) => (1 << ownerOf(g, attacker)) | (1 << ownerOf(g, defender)),
  moves: {
    fight: move<'tactics'>({
      rule: 'E4.2',
      args: ['tactic'],
      offers(_g, _seat, offer) {
        for (let tactic = 0; tactic < 4; tactic++) offer(tactic)
      },
    }),
  },
  reveal(g, { attacker, defender }, world, answers) {
    const chosen = [answers.arg(ownerOf(g, attacker)), answers.arg(ownerOf(g, defender))]
    tell(world, g, 'E4.2', 'fought', attacker, chosen[0], defender, chosen[1])
    const frame = pending(g, 'battle')!
    const round = readChart(g, attacker, defender, frame.vane, chosen)
    if (round.vane !== frame.vane && round.vane !== NEITHER) {
      tell(world, g, 'E4.3', 'vane', round.vane === ATTACKER ? attacker : defender)
    }
    frame.vane = round.vane
    if (round.over) frame.course[1] = 1
    apply(g, world, attacker, defender, round)
    call(g, 'battle-round', undefined, attacker, defender, 0, [round.ships[0], round.ships[1]])
  },
})

/** E4.4. Soldiers fall, prizes change hands, treasure goes down with sunk ships; ships are lost one by one after it. */
function apply(g: Lords, world: World, attacker: number, defender: number, round: Round): void {
  const fleets = [attacker, defender]
  for (const [i, fleet] of fleets.entries()) {
    if (round.fallen[i] > 0) {
      g.soldiers[fleet] -= round.fallen[i]
      tell(world, g, 'E4.4', 'soldiers-died', fleet, round.fallen[i])
    }
    if (round.spared === i) g.soldiers[fleet] = 0
    // E4.4. Prizes come before ships that sink: there is room for what they carry.
    const size = sizeOf(g, fleet)
    g.size[fleet] += Math.max(0, Math.min(3, size + round.captured[i] - round.captured[1 - i]) - size)
  }
  for (const [i, fleet] of fleets.entries()) {
    for (let n = 0; n < round.captured[i]; n++) takePrize(g, world, fleet, fleets[1 - i])
  }
  for (const [i, fleet] of fleets.entries()) {
    const gone = Math.min(g.treasure[fleet], round.sunk[i])
    if (gone > 0 && by('D6.6')) g.treasure[fleet] -= gone
  }
}

/** E4.5. The losses of a round, ship by ship, because the owner of a combined fleet may choose. */
export const battleRound = sequence('battle-round', [
  repeat<'battle-round'>('E4.5', (g, { attacker, defender, results }, world) => {
    for (const [i, fleet] of [attacker, defender].entries()) {
      if (!isAfloat(g, fleet) || sizeOf(g, fleet) <= results[i]) continue
      loseShip(g, world, fleet)
      return true
    }
    return false
  }),
])
