import { ZONE_COUNT } from '../data/index.ts'
import { mustDeliver, passesHome, releasePassengers } from './f3-passengers.ts'
import { refuseDeparture, refuseZone } from './h6-gz-sail.ts'
import { colourOf } from './players.ts'
import { enterPirating, hasTreasure, moveFleet } from './ships.ts'
import { ENTERED, turnOf } from './sm-sail-turn.ts'
import { tables } from './tables.ts'
import { call, move, no } from './words.ts'

const NOT_ADJACENT = no('D4c', 'not-adjacent')
const AGAINST_CURRENT = no('D4c', 'against-the-current')
const NO_WAY_TO_EUROPE = no('D4e', 'no-way-to-europe')
const NO_TREASURE = no('D4e', 'no-treasure')
const TREASURE_ABOARD = no('D4f-limits', 'treasure-aboard')
const PASSENGERS_ABOARD = no('AMB-20', 'passengers-aboard')
const LAST_COLONY_HERE = no('AMB-20', 'last-colony-here')

/** D4c, B2a. To an adjacent zone, as often as one likes, never against a current. */
export const sail = move({
  rule: 'D4c',
  args: ['zone'],
  offers(_g, _seat, offer) {
    for (let zone = 0; zone < ZONE_COUNT; zone++) offer(zone)
  },
  refuse(g, seat, zone) {
    const offCourse = refuseZone(g, zone)
    if (offCourse !== undefined) return offCourse
    const from = g.fleet[colourOf(g, seat)]
    if (tables.exits[from].includes(zone)) return passesHome(g, colourOf(g, seat)) ? LAST_COLONY_HERE : undefined
    return tables.neighbours[from].includes(zone) ? AGAINST_CURRENT : NOT_ADJACENT
  },
  play(g, seat, world, zone) {
    moveFleet(g, world, 'D4c', colourOf(g, seat), zone)
    turnOf(g).marks |= ENTERED
    if (g.solitaire === 1) turnOf(g).course = turnOf(g).course.slice(1)
  },
})

/** D4e, SM-7. With Treasure, from a zone on the Sargasso Sea; Meeples never go to EUROPE (F3). */
export const europe = move({
  rule: 'D4e',
  refuse(g, seat) {
    const colour = colourOf(g, seat)
    if (!hasTreasure(g, colour)) return NO_TREASURE
    const underWay = refuseDeparture(g)
    if (underWay !== undefined) return underWay
    if (!tables.europeFrom[g.fleet[colour]]) return NO_WAY_TO_EUROPE
    return mustDeliver(g, colour) ? PASSENGERS_ABOARD : undefined
  },
  play(g, seat, world) {
    releasePassengers(g, world, colourOf(g, seat))
    call(g, 'unload-in-europe', seat, colourOf(g, seat))
  },
})

/** D4e, D4f, SM-7. Without Treasure, from anywhere; AMB-02: also after an Interdiction. */
export const pirating = move({
  rule: 'D4e',
  refuse(g, seat) {
    if (hasTreasure(g, colourOf(g, seat))) return TREASURE_ABOARD
    const underWay = refuseDeparture(g)
    if (underWay !== undefined) return underWay
    return mustDeliver(g, colourOf(g, seat)) ? PASSENGERS_ABOARD : undefined
  },
  play(g, seat, world) {
    releasePassengers(g, world, colourOf(g, seat))
    enterPirating(g, world, 'D4e', colourOf(g, seat))
  },
})
