import type { Happening } from '@spanish-main/ui'
import { inNewWorld, shipsOf } from '../../rules/fleet.ts'
import { ASHORE, type Conquest, UNKNOWN_MINE } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'

/** Which argument of an event is a hex or a water that somebody entered. */
const ENTERED: Readonly<Record<string, readonly [at: number, water: boolean]>> = {
  landed: [2, false],
  marched: [2, false],
  'person-landed': [1, false],
  sailed: [2, true],
  stopped: [2, true],
  'crossing-out': [2, true],
}

/** Bit set of the Areas that Europeans have seen: on the chart they are inked, the others bare paper. It hides nothing. */
export function areasEntered(view: Conquest, events: readonly Happening[]): number {
  let set = 0
  const see = (hex: number) => {
    const area = tables.areaOf[hex]
    if (area >= 0) set |= 1 << area
  }
  for (const hex of view.postHex) see(hex)
  for (const at of view.personAt) if (at >= ASHORE) see(at - ASHORE)
  view.expAt.forEach((water, e) => {
    if (inNewWorld(view, e) && shipsOf(view, e).length > 0) see(tables.waterHex[water])
  })
  tables.mines.forEach((hex, mine) => {
    if (view.mine[mine] !== UNKNOWN_MINE) see(hex)
  })
  view.european.forEach((level, area) => {
    if (level > 0) set |= 1 << area
  })
  for (const { event } of events) {
    const where = ENTERED[event.kind]
    if (where === undefined || event.args[where[0]] < 0) continue
    see(where[1] ? tables.waterHex[event.args[where[0]]] : event.args[where[0]])
  }
  return set
}
