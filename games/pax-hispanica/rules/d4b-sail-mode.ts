import type { World } from '@spanish-main/kernel'
import { ZONE_COUNT } from '../data/index.ts'
import { holds } from './decks.ts'
import { refuseAttack, refuseEnslave } from './e5a-targets.ts'
import { refuseEmigrant } from './f3-passengers.ts'
import { canLoad } from './f5-loading.ts'
import { mustPlotCourse } from './h6-gz-sail.ts'
import { colourOf } from './players.ts'
import { asiento } from './pr-asiento.ts'
import { moveFleet } from './ships.ts'
import { ENTERED, reconnoitre, turnOf } from './sm-sail-turn.ts'
import type { Pax } from './state.ts'
import { havenCard, tables } from './tables.ts'
import { call, decision, move, no } from './words.ts'

const NOTHING_TO_DO = no('D4b', 'nothing-to-do-there')

/** D4b. Whether there is something to do for a fleet in a zone. Setting out announces nothing yet (AMB-18). */
function hasReasonToSail(g: Pax, colour: number, zone: number): boolean {
  const sites = tables.sitesOfZone[zone]
  for (let i = 0; i < sites.length; i++) if (isReasonToSail(g, colour, sites[i])) return true
  return hasTreasureMap(g, colour, zone)
}

const isReasonToSail = (g: Pax, colour: number, site: number): boolean =>
  refuseEmigrant(g, colour, site) === undefined ||
  refuseEnslave(g, colour, site) === undefined ||
  canLoad(g, colour, site) ||
  refuseAttack(g, colour, site) === undefined

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
      refuse: (g, seat, zone) => (hasReasonToSail(g, colourOf(g, seat), zone) ? undefined : NOTHING_TO_DO),
      play(g, seat, world, zone) {
        const colour = colourOf(g, seat)
        if (mustPlotCourse(g)) call(g, 'plot-course', seat, [zone])
        else setOut(g, world, colour, zone)
      },
    }),
    asiento,
  },
})
