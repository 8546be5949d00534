import type { World } from '@spanish-main/kernel'
import { ZONE_COUNT } from '../data/index.ts'
import { holds } from './decks.ts'
import { refuseAttack, refuseEnslave } from './e5a-targets.ts'
import { refuseEmigrant } from './f3-passengers.ts'
import { isFriendlyPort } from './f4-friendly-port.ts'
import { canLoad } from './f5-loading.ts'
import { mustPlotCourse } from './h6-gz-sail.ts'
import { colourOf } from './players.ts'
import { asiento, fixLegality } from './pr-asiento.ts'
import { moveFleet } from './ships.ts'
import { ENTERED, reconnoitre, turnOf } from './sm-sail-turn.ts'
import { type Pax, PURPLE } from './state.ts'
import { havenCard, tables } from './tables.ts'
import { call, decision, move, no } from './words.ts'

const NOTHING_TO_DO = no('D4b', 'nothing-to-do-there')

const NO_REASON = 0
const BY_LEGALITY = 1
const ANYWAY = 2

/**
 * D4b. Whether there is something to do for a fleet in a zone, and whether its Legality matters for that (AMB-18). A
 * treasure map comes last: what everybody sees of a start must not betray that its owner could also dig.
 */
function reasonToSail(g: Pax, colour: number, zone: number): number {
  let reason = NO_REASON
  const sites = tables.sitesOfZone[zone]
  for (let i = 0; i < sites.length; i++) {
    const here = reasonAt(g, colour, sites[i])
    if (here === ANYWAY) return ANYWAY
    if (here > reason) reason = here
  }
  return reason === NO_REASON && hasTreasureMap(g, colour, zone) ? ANYWAY : reason
}

function reasonAt(g: Pax, colour: number, site: number): number {
  if (refuseEmigrant(g, colour, site) === undefined || refuseEnslave(g, colour, site) === undefined) return ANYWAY
  if (canLoad(g, colour, site)) return colour !== PURPLE && isFriendlyPort(g, colour, site) ? ANYWAY : BY_LEGALITY
  return refuseAttack(g, colour, site) === undefined ? BY_LEGALITY : NO_REASON
}

/** F4d, F6c. Buried Treasure, and the Haven card to dig it up with. */
const hasTreasureMap = (g: Pax, colour: number, zone: number): boolean =>
  g.buriedChests[zone] + g.buriedRelics[zone] > 0 && holds(g, colour, havenCard(zone))

function setOut(g: Pax, world: World, colour: number, zone: number): void {
  moveFleet(g, world, 'D4b', colour, zone)
  turnOf(g).marks = ENTERED
}

/** D4b, SM-2. Scout, or put the fleet into a zone where it could at once load, take an emigrant aboard or fight. */
export const sailMode = decision('sail-mode', {
  rule: 'D4b',
  moves: {
    reconnaissance: move({ rule: 'D4b', play: (g, seat, world) => reconnoitre(g, world, colourOf(g, seat)) }),
    sail: move({
      rule: 'D4b',
      args: ['zone'],
      offers(_g, _seat, offer) {
        for (let zone = 0; zone < ZONE_COUNT; zone++) offer(zone)
      },
      refuse: (g, seat, zone) => (reasonToSail(g, colourOf(g, seat), zone) === NO_REASON ? NOTHING_TO_DO : undefined),
      play(g, seat, world, zone) {
        const colour = colourOf(g, seat)
        if (reasonToSail(g, colour, zone) === BY_LEGALITY) fixLegality(g, colour)
        if (mustPlotCourse(g)) call(g, 'plot-course', seat, [zone])
        else setOut(g, world, colour, zone)
      },
    }),
    asiento,
  },
})
