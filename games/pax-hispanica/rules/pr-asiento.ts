import type { World } from '@spanish-main/kernel'
import { LEGALITIES } from '../data/index.ts'
import { colourOf } from './players.ts'
import { ASIENTO_OPEN, ASIENTO_WAIVED, hasAsiento } from './ships.ts'
import type { Pax } from './state.ts'
import { decision, move, no, tell } from './words.ts'

const NOT_YOURS = no('PR-asiento-spanish', 'not-yours')
const FIXED = no('AMB-18', 'fixed-for-this-year')

/** Whether a colour can still name a Legality this sail year. */
export const mayAnnounce = (g: Pax, colour: number): boolean =>
  g.asiento[colour] === ASIENTO_OPEN && hasAsiento(g, colour)

/** AMB-18. The Flagship's own Legality has mattered: it is fixed for the rest of this sail year. */
export function fixLegality(g: Pax, colour: number): void {
  if (mayAnnounce(g, colour)) g.asiento[colour] = ASIENTO_WAIVED
}

function announce(g: Pax, seat: number, world: World, legality: number): void {
  g.asiento[colourOf(g, seat)] = legality
  tell(world, g, 'AMB-18', 'asiento-announced', colourOf(g, seat), legality)
}

/** PR-asiento-spanish, PR-asiento-dutch. The Flagship counts as this Legality for the whole sail year. */
const legality = move({
  rule: 'AMB-18',
  args: ['legality'],
  offers(g, seat, offer) {
    if (hasAsiento(g, colourOf(g, seat))) for (let each = 0; each < LEGALITIES.length; each++) offer(each)
  },
  refuse(g, seat) {
    if (!hasAsiento(g, colourOf(g, seat))) return NOT_YOURS
    return mayAnnounce(g, colourOf(g, seat)) ? undefined : FIXED
  },
  play: announce,
})

/** During the own sail turn the announcement is made before the act for which it matters. */
export const asiento = { ...legality, stays: true }

/** AMB-18. In EUROPE at the latest: the Chests go by the Legality of the Flagship that brings them. */
export const announceAsiento = decision('announce-asiento', {
  rule: 'AMB-18',
  moves: {
    asiento: legality,
    'as-printed': move({ rule: 'AMB-18', play: (g, seat) => fixLegality(g, colourOf(g, seat)) }),
  },
})
