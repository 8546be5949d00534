import { pledgesOf } from '@spanish-main/kernel'
import { hasMenIn } from './posts.ts'
import { AREA_COUNT, BANKERS, type Conquest } from './state.ts'
import { tables } from './tables.ts'
import { by } from './words.ts'

/** 19.1. The conditions of control over an Area, each met or not. */
export interface Control {
  readonly colonists: boolean
  readonly dets: boolean
  readonly noForeignPort: boolean
  readonly ownPort: boolean
  readonly settled: boolean
  /** 21.29, 22.21. Nobody else's level stands in the way. */
  readonly free: boolean
}

/** What counts for control over an Area: a country's own, and everybody's. */
export interface Presence {
  readonly colonists: number
  readonly allColonists: number
  readonly dets: number
  readonly allDets: number
  /** Own hexes with a Colonist, own ports, and the hexes of foreign ports. */
  readonly settlements: number
  readonly ports: number
  readonly foreignPorts: readonly number[]
}

export function presenceIn(g: Conquest, seat: number, area: number): Presence {
  let [colonists, allColonists, dets, allDets, settlements, ports] = [0, 0, 0, 0, 0, 0]
  const foreignPorts: number[] = []
  for (let i = 0; i < g.postHex.length; i++) {
    const hex = g.postHex[i]
    if (tables.areaOf[hex] !== area) continue
    const own = g.postSeat[i] === seat
    allColonists += g.colonists[i]
    allDets += g.dets[i]
    if (own) {
      colonists += g.colonists[i]
      dets += g.dets[i]
      if (g.colonists[i] > 0) settlements++
    }
    if (g.colonists[i] === 0 || !tables.isCoast[hex]) continue
    if (own) ports++
    else foreignPorts.push(hex)
  }
  return { colonists, allColonists, dets, allDets, settlements, ports, foreignPorts }
}

export function controlOf(g: Conquest, seat: number, area: number): Control {
  const { colonists, allColonists, dets, allDets, settlements, ports, foreignPorts } = presenceIn(g, seat, area)
  return {
    colonists: 2 * colonists >= allColonists && allColonists > 0,
    dets: 4 * dets >= 3 * allDets,
    noForeignPort: foreignPorts.length === 0,
    ownPort: ports > 0 || !tables.hasCoast[area],
    settled: colonists >= 3 && settlements >= 2,
    free: g.european[area] === 0 || (g.tordesillas === 1 && !by('22.21')),
  }
}

export const controls = (g: Conquest, seat: number, area: number): boolean =>
  hasMenIn(g, seat, area) && Object.values(controlOf(g, seat, area)).every(met => met)

/** The one country that controls an Area, −1 if none or two do. */
export function controller(g: Conquest, area: number): number {
  const seats = g.nation.flatMap((nation, seat) => (nation !== BANKERS && controls(g, seat, area) ? [seat] : []))
  return seats.length === 1 ? seats[0] : -1
}

/** 24.3. Whether a country gives half of an Area's profits, or more, to the Banker, who then scores it. */
const banked = (g: Conquest, seat: number, area: number): boolean =>
  pledgesOf(g.deals, 'share', seat).reduce((sum, { args }) => sum + (args[0] === area ? args[1] : 0), 0) >= 50 &&
  by('24.3')

/** 20.0. Points of a seat if the game ended now: wealth, land, discoveries less penalties. */
export function scoreOf(
  g: Conquest,
  seat: number,
): { wealth: number; land: number; discoveries: number; total: number } {
  const banker = g.nation[seat] === BANKERS
  const wealth = g.treasury[seat] * (banker ? 3 : 2)
  let land = 0
  for (let area = 0; area < AREA_COUNT; area++) {
    const holder = controller(g, area)
    if (holder < 0) continue
    const taken = banked(g, holder, area)
    if (banker ? taken : holder === seat && !taken) land += 150
  }
  return { wealth, land, discoveries: g.points[seat], total: wealth + land + g.points[seat] }
}
