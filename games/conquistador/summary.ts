import { AREA_IDS, COUNTRIES } from './data/index.ts'
import { hexId } from './rules/geography.ts'
import type { Conquest } from './rules/state.ts'
import { tables } from './rules/tables.ts'

/** A few lines on a position, for the text table. */
export function summary(view: Conquest): string[] {
  const countries = view.nation.map((nation, seat) => {
    const ducats = view.treasury[seat] >= 0 ? view.treasury[seat] : `${view.shown[seat]}*`
    return `${COUNTRIES[nation]}: ${ducats} ducats, ${view.points[seat]} points, Monarch ${'ABCD'[view.monarch[seat]]}`
  })
  const posts = view.postHex.map((hex, i) => {
    const where = `${hexId(hex)} ${AREA_IDS[tables.areaOf[hex]] ?? ''}`
    return `${where}: ${COUNTRIES[view.nation[view.postSeat[i]]]}, ${view.colonists[i]} colonists, ${view.dets[i]} detachments`
  })
  return [`turn ${view.turn} of ${view.lastTurn}`, ...countries, ...posts]
}
