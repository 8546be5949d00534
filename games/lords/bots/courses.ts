import { MOST_ENTRIES } from '../rules/c4b-voyage.ts'
import { FLOTA, type Lords, UNITS } from '../rules/state.ts'
import { CITIES, isColony, isHeathen, tables, ZONE_COUNT } from '../rules/tables.ts'
import { cargoRoom, fearsShoals, flagsOf, isMature, ownerOf } from '../rules/units.ts'

/** What a merchantman hopes for in a zone: room for trade, its own colonies first, and treasure for the flota. */
function hope(g: Lords, fleet: number, zone: number): number {
  const room = cargoRoom(g, fleet)
  if (room <= 0) return 0
  let trade = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (!isColony(unit) || isHeathen(unit) || !isMature(g, unit) || !tables.tradeZones[unit].includes(zone)) continue
    trade += Math.min(room, cargoRoom(g, unit)) * (ownerOf(g, unit) === ownerOf(g, fleet) ? 2 : 1)
  }
  const city = tables.cityOf[zone]
  const treasure = city >= 0 && (flagsOf(g, fleet) & FLOTA) !== 0 && g.cityTent[city - CITIES] === 1
  return Math.min(trade, 2 * room) + (treasure ? 12 : 0)
}

/** The zone to sail to next: towards the best hope for its distance, else towards home; −1 to stay. */
export function nextZone(g: Lords, fleet: number, zone: number, entries: number): number {
  const galleon = fearsShoals(g, fleet)
  const home = tables.home[galleon ? 1 : 0]
  const first = new Array<number>(ZONE_COUNT).fill(-1)
  const distance = new Array<number>(ZONE_COUNT).fill(99)
  const open = [zone]
  distance[zone] = 0
  let best = -1
  let most = 0
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const to of tables.next[at]) {
      if (distance[to] < 99 || (galleon && tables.shoals[to])) continue
      distance[to] = distance[at] + 1
      if (entries + distance[to] + home[to] > MOST_ENTRIES) continue
      first[to] = at === zone ? to : first[at]
      const worth = hope(g, fleet, to) / (1 + distance[to])
      if (worth > most) {
        most = worth
        best = first[to]
      }
      open.push(to)
    }
  }
  if (best >= 0 || tables.isExit[zone]) return best
  return tables.next[zone].reduce((near, to) => (near < 0 || home[to] < home[near] ? to : near), -1)
}
