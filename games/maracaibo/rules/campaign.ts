import type { Json, World } from '@spanish-main/kernel'
import { hasCrossed, hasModule, locationsOf } from './players.ts'
import { type Maracaibo, NATIONS, ROUNDS, UPRISING } from './state.ts'
import { BARRIER, tables } from './tables.ts'
import { tell } from './words.ts'

const MET = 1
const MISSED = 2

/** What the archive hands to the next game. SY-2. */
export interface Archive {
  readonly step: number
  readonly tiles: readonly string[]
  readonly uprising: boolean
  readonly scenario: string
}

const isRecord = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads what the table before handed on; without it the campaign begins. */
export function readLegacy(legacy: Json | undefined): Archive {
  const found = isRecord(legacy) ? legacy : {}
  const step =
    typeof found.step === 'number' && found.step >= 1 && found.step <= tables.pack.campaign.length ? found.step : 1
  const { scenario, adds } = tables.pack.campaign[step - 1]
  const kept = Array.isArray(found.tiles)
    ? (found.tiles as readonly Json[]).filter(tile => typeof tile === 'string')
    : []
  const removed = scenario === '185' ? [...tables.pack.removedBy185, 'L40'] : ['L40']
  // L40 comes with the module, not with the archive.
  const tiles = [...new Set([...kept, ...adds])].filter(tile => !removed.includes(tile))
  return { step, tiles, uprising: found.uprising === true, scenario }
}

/** SY-2. Tiles stay on the board, and the goal decides the next step; behind the last nothing follows. */
export function handsOn(g: Maracaibo): Json {
  if (g.step === 0) return null
  const { success, failure } = tables.pack.campaign[g.step - 1]
  const step = g.goal === MET ? success : failure
  if (step === 0) return null
  const tiles = tables.legacy.flatMap((tile, i) => ((g.legacy & (1 << i)) !== 0 ? [tile.id] : []))
  return { step, tiles, uprising: hasModule(g, UPRISING), met: g.goal === MET }
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

/** Where on the course a place lies; new cities lie behind the place whose number they bear. */
const numberOf = (at: number): number => Number.parseInt(tables.pack.locations[at].id, 10)

/** What each goal asks at the end of a round; undefined while it is still open. */
function verdict(g: Maracaibo): boolean | undefined {
  const { goal } = tables.pack.campaign[g.step - 1]
  const by = (round: number, met: boolean): boolean | undefined => (met ? true : g.round >= round ? false : undefined)
  if (goal === 'three-quests-by-round-3') return by(3, total(g.quests) >= 3)
  if (goal === 'red-barrier-by-round-2')
    return by(
      2,
      g.crossed.some((_, seat) => hasCrossed(g, seat, BARRIER.red)),
    )
  if (goal === 'six-deliveries-in-round-2') return g.round < 2 ? undefined : g.deliveries >= 6
  if (goal === 'six-tokens-by-round-3') return by(3, total(g.tokens) >= 6)
  if (goal === 'all-past-11-in-round-1') return g.ship.every(at => numberOf(at) > 11)
  if (goal === 'eight-locations-by-round-3') {
    let most = 0
    for (let nation = 0; nation < NATIONS; nation++) most = Math.max(most, locationsOf(g, nation))
    return g.round < 3 ? undefined : most >= 8
  }
  return undefined
}

/** MU-11.5, SY-1, SY-3. Goals are read at the end of each round. */
export function judgeGoal(g: Maracaibo, world: World): void {
  if (g.step === 0 || g.goal !== 0) return
  const met = verdict(g)
  if (met !== undefined) settleGoal(g, met, world)
  else if (g.round === ROUNDS) g.goal = 0
}

export function settleGoal(g: Maracaibo, met: boolean, world: World): void {
  g.goal = met ? MET : MISSED
  if (met) tell(world, g, 'MU-11.5', 'goal-met', g.step)
  else tell(world, g, 'MU-11.5', 'goal-missed', g.step)
}

/** The goal of the present step, undefined outside the campaign. */
export const goalOf = (g: Maracaibo): string | undefined =>
  g.step === 0 ? undefined : tables.pack.campaign[g.step - 1].goal
