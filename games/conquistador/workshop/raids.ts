// The combat tables played by bots: node tools/run.mjs games/conquistador/workshop/raids.ts [games] [seed]
// One of three mates goes raiding every other turn from the fourth on, for the whole game: it invades ports, hunts ships, or
// marches against its neighbours, whenever its force is so many times theirs. What the battles came to, and how often it wins.
import { argA, desk, type Event, type FastChance, openDecision, shareOf } from '@spanish-main/kernel'
import { playout } from '@spanish-main/kernel/harness'
import { wilson } from '../../../bots/wilson.ts'
import { markdownTable } from '../../../tools/pages.ts'
import { mateChoice } from '../bots/mate.ts'
import { type Conquest, conquistador, scoreOf } from '../index.ts'
import { strengthOf } from '../rules/8-sea-battle.ts'
import { defenceOf } from '../rules/11-battle.ts'
import { marches } from '../rules/courses.ts'
import { detsAboard, hexOfExpedition, roomOf, shipsOf, warshipsAt } from '../rules/fleet.ts'
import { DETACHMENT, menAt, occupant } from '../rules/posts.ts'
import { BANKERS, EUROPE, EXPEDITIONS, SHIPS } from '../rules/state.ts'
import { CARRACK, tables } from '../rules/tables.ts'
import { vocabulary } from '../rules/vocabulary.ts'

/** What a raider is after, and how many times the defence it brings. */
export interface Raid {
  readonly way: 'invade' | 'hunt' | 'march'
  readonly odds: number
}

/** What is raided: where it lies, and the detachments that it takes. */
interface Prey {
  readonly water: number
  readonly dets: number
}

/** Two detachments fill a carrack, and nobody sends a greater fleet. */
const MOST = 12
/** The farthest that a raid sails, in Bounds. */
const FAR = 5

const raidsNow = (g: Conquest): boolean => g.turn >= 4 && g.turn % 2 === 0

/** A detachment lands with 4, and every second one comes in a carrack that supports it with one. */
const LAND = 4.5

const better = (one: Prey | undefined, other: Prey): Prey => (one === undefined || other.dets < one.dets ? other : one)

function portPrey(g: Conquest, seat: number, odds: number): Prey | undefined {
  let best: Prey | undefined
  for (let i = 0; i < g.postHex.length; i++) {
    const hex = g.postHex[i]
    const owner = g.postSeat[i]
    if (owner === seat || g.colonists[i] === 0 || !tables.isCoast[hex]) continue
    for (const water of tables.watersOf[hex]) {
      if (tables.bounds[water] < 0 || tables.bounds[water] > FAR) continue
      const guards = g.nation.reduce((n, _, other) => n + (other === seat ? 0 : warshipsAt(g, other, water).length), 0)
      if (guards > 0) continue
      const dets = Math.max(2, Math.ceil((odds * 2 * defenceOf(g, owner, hex)) / LAND))
      // A port is worth its settlers: the fewest soldiers for each of them.
      if (dets <= MOST) best = better(best, { water, dets })
    }
  }
  return best
}

/** Nobody's ships lie overseas while plans are made: whoever hunts waits off the greatest foreign port for two carracks. */
function fleetPrey(g: Conquest, seat: number, odds: number): Prey | undefined {
  let [best, most] = [-1, 0]
  for (let i = 0; i < g.postHex.length; i++) {
    if (g.postSeat[i] === seat || g.colonists[i] <= most) continue
    const water = (tables.watersOf[g.postHex[i]] ?? []).find(
      each => tables.bounds[each] >= 0 && tables.bounds[each] <= FAR,
    )
    if (water === undefined) continue
    best = water
    most = g.colonists[i]
  }
  return best < 0 ? undefined : { water: best, dets: Math.ceil(odds * 4) }
}

const preyOf = (g: Conquest, seat: number, { way, odds }: Raid): Prey | undefined =>
  way === 'invade' ? portPrey(g, seat, odds) : way === 'hunt' ? fleetPrey(g, seat, odds) : undefined

type Wanted = (name: string, a?: number) => number | undefined

/** The next line of a raid's plan: soldiers, carracks, a slip with all of them, its landfall, Bounds out and home. */
function plan(g: Conquest, seat: number, prey: Prey, find: Wanted): number | undefined {
  if (g.pen[seat] === 1) return find('to', prey.water)
  const slip = g.slip[seat] < 0 ? -1 : seat * EXPEDITIONS + g.slip[seat]
  const ships = Array.from({ length: SHIPS }, (_, i) => seat * SHIPS + i)
  const idle = ships.filter(ship => g.shipKind[ship] === CARRACK && g.shipExp[ship] < 0)
  const slips = Array.from({ length: EXPEDITIONS }, (_, i) => seat * EXPEDITIONS + i)
  const raiding = slips.find(e => g.expAt[e] === EUROPE && g.expGoal[e] === prey.water && detsAboard(g, e) >= prey.dets)
  // The slip of the raid is written: the rest of the turn is a mate's.
  if (raiding !== undefined && g.expBounds[raiding] > 2 * tables.bounds[prey.water]) return undefined
  const aboard = slip < 0 ? 0 : detsAboard(g, slip)
  const price = 4 * prey.dets + 8 * Math.ceil(prey.dets / 2) + 4 * FAR
  if (slip < 0 && g.europeDets[seat] === 0 && g.treasury[seat] < price + 20) return undefined
  const [buyCarrack, buyDets] = [1, 3]
  if (g.europeDets[seat] + aboard < prey.dets) return find('buy', buyDets)
  const room = slip < 0 ? 0 : shipsOf(g, slip).reduce((sum, ship) => sum + roomOf(g, ship), 0)
  if (room + 2 * idle.length < prey.dets - aboard) return find('buy', buyCarrack)
  if (slip < 0) return find('new-slip')
  if (room < prey.dets - aboard) return find('assign', (idle[0] % SHIPS) + 1)
  if (aboard < prey.dets) return find('stow', DETACHMENT)
  if (g.expGoal[slip] < 0) return find('destine')
  const lacks = 2 * tables.bounds[prey.water] + 1 - g.expBounds[slip]
  return lacks > 0 ? find('bounds', Math.min(12, lacks)) : undefined
}

/** The way of a column to a foreign post that it outnumbers, −1 if there is none. */
function towards(g: Conquest, seat: number, odds: number): number {
  for (const [hex, way] of marches(g, seat)) {
    const other = occupant(g, seat, hex)
    if (other >= 0 && 4 * g.columnDets >= odds * defenceOf(g, other, hex)) return way[0]
  }
  return -1
}

/** Whether so many detachments stand beside foreigners whom they outnumber. */
function strikes(g: Conquest, seat: number, hex: number, odds: number): boolean {
  const dets = menAt(g, seat, hex, DETACHMENT)
  return Array.from({ length: 6 }, (_, d) => tables.landNext[hex * 6 + d]).some(next => {
    const other = next < 0 ? -1 : occupant(g, seat, next)
    return other >= 0 && 4 * dets >= odds * defenceOf(g, other, next)
  })
}

/** What a raider does otherwise than a mate; undefined where it does as mates do. */
function raid(g: Conquest, seat: number, about: Raid, find: Wanted, mostOf: Wanted): number | undefined {
  const decision = openDecision(conquistador, g)?.name ?? ''
  if (decision === 'planning') {
    const prey = raidsNow(g) ? preyOf(g, seat, about) : undefined
    return prey === undefined ? undefined : plan(g, seat, prey, find)
  }
  if (decision === 'voyage' && about.way === 'invade') return mostOf('invade')
  if (about.way === 'hunt' && (decision === 'voyage' || decision === 'declare')) {
    const e = g.stack.findLast(frame => frame.at === 'voyage')?.a ?? -1
    const foes = g.nation.flatMap((_, other) => (other === seat || e < 0 ? [] : warshipsAt(g, other, g.expAt[e])))
    const enough = strengthOf(g, shipsOf(g, e), true) >= about.odds * strengthOf(g, foes, false)
    return enough && hexOfExpedition(g, e) >= 0 ? find('attack') : undefined
  }
  if (about.way !== 'march') return undefined
  if (decision === 'march') {
    const from = g.postHex.find((hex, i) => g.postSeat[i] === seat && strikes(g, seat, hex, about.odds))
    return from === undefined ? undefined : find('muster', from)
  }
  if (decision !== 'column') return undefined
  if (g.columnSteps === 0 && g.columnDets === 0) return find('take-all', DETACHMENT)
  const way = towards(g, seat, about.odds)
  return way < 0 ? undefined : find('step', way)
}

/** What the battles of a raider came to. */
interface Tally {
  readonly sea: number[]
  readonly land: number[]
  seaWon: number
  landWon: number
  shipsLost: number
  shipsTaken: number
  detsLost: number
  menBeaten: number
}

const tally = (): Tally => ({
  sea: [0, 0, 0, 0, 0],
  land: [0, 0, 0, 0, 0, 0, 0],
  seaWon: 0,
  landWon: 0,
  shipsLost: 0,
  shipsTaken: 0,
  detsLost: 0,
  menBeaten: 0,
})

/** Reads the chronicle of a game for one country's attacks. */
function reader(country: () => number, into: Tally) {
  let attacking: 'sea' | 'land' | undefined
  return ({ kind, args, rule }: Event): void => {
    const own = args[0] === country()
    if (kind === 'sea-battle') {
      attacking = own ? 'sea' : undefined
      if (own) into.sea[args[2]]++
    } else if (kind === 'sea-result' && attacking === 'sea') {
      if (!own) into.seaWon++
      if (own) into.shipsLost += args[1]
      else into.shipsTaken += args[1]
    } else if (kind === 'land-battle') {
      attacking = own ? 'land' : undefined
      if (own) into.land[args[2]]++
    } else if (kind === 'men-lost' && rule === '11.21' && attacking === 'land') {
      if (own) into.detsLost += args[3]
      else into.menBeaten += args[3]
    } else if (kind === 'retreated' && attacking === 'land' && !own) into.landWon++
  }
}

export function play(about: Raid | undefined, games: number, seed: number) {
  const sums = tally()
  let [wins, points] = [0, 0]
  for (let game = 0; game < games; game++) {
    const raider = game % 3
    let nation = 0
    const policy = (g: Conquest, seat: number, moves: readonly number[], chance: FastChance): number => {
      if (moves.length === 1) return moves[0]
      nation = g.nation[raider]
      const view = desk(conquistador, g, seat)
      const named = (name: string, a = -1) =>
        moves.filter(code => {
          const entry = conquistador.moves[code >>> 20]
          return entry.name === name && (a < 0 || argA(entry, code) === a)
        })
      const wanted =
        seat !== raider || about === undefined || g.nation[seat] === BANKERS
          ? undefined
          : raid(
              view,
              seat,
              about,
              (name, a) => named(name, a)[0],
              name => named(name).at(-1),
            )
      return wanted ?? mateChoice(view, seat, moves, chance)
    }
    const listen = reader(() => nation, sums)
    const { state } = playout(conquistador, { seats: 3, seed: seed + game }, { policy, unchecked: true, listen })
    wins += shareOf(state, raider)
    points += scoreOf(state, raider).total
  }
  return { wins, points, sums }
}

const RAIDS: readonly (readonly [string, Raid | undefined])[] = [
  ['three mates', undefined],
  ['invades at 1-1', { way: 'invade', odds: 1 }],
  ['invades at 2-1', { way: 'invade', odds: 2 }],
  ['invades at 4-1', { way: 'invade', odds: 4 }],
  ['hunts ships at 1-1', { way: 'hunt', odds: 1 }],
  ['hunts ships at 2-1', { way: 'hunt', odds: 2 }],
  ['marches at 1-1', { way: 'march', odds: 1 }],
  ['marches at 2-1', { way: 'march', odds: 2 }],
]

if (import.meta.main) {
  const [games = 30, seed = 700] = process.argv.slice(2).map(Number)
  const rows = RAIDS.map(([name, about]) => {
    const { wins, points, sums } = play(about, games, seed)
    const { low, high } = wilson(wins, games)
    const sea = sums.sea.reduce((sum, n) => sum + n, 0)
    const land = sums.land.reduce((sum, n) => sum + n, 0)
    const each = (n: number, of: number) => (of === 0 ? '–' : (n / of).toFixed(2))
    return [
      name,
      `${((100 * wins) / games).toFixed(0)} % (${(100 * low).toFixed(0)}-${(100 * high).toFixed(0)})`,
      (points / games).toFixed(0),
      `${sea + land}`,
      sea === 0 ? '–' : `${((100 * sums.seaWon) / sea).toFixed(0)} %`,
      each(sums.shipsLost, sea),
      each(sums.shipsTaken, sea),
      each(sums.detsLost, land),
      each(sums.menBeaten, land),
      [...sums.sea.entries()]
        .flatMap(([i, n]) => (n > 0 ? [`sea ${vocabulary.seaOdds.words[i]}: ${n}`] : []))
        .join(', ') ||
        [...sums.land.entries()]
          .flatMap(([i, n]) => (n > 0 ? [`${vocabulary.landOdds.words[i]}: ${n}`] : []))
          .join(', '),
    ]
  })
  console.log(
    markdownTable(
      [
        'raider',
        'wins',
        'points',
        'battles',
        'won at sea',
        'ships lost',
        'ships beaten',
        'detachments lost',
        'men beaten',
        'columns',
      ],
      rows,
    ),
  )
}
