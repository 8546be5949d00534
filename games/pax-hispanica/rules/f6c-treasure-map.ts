import { holds, spendHaven } from './decks.ts'
import { mustDeliver, releasePassengers } from './f3-passengers.ts'
import { refuseBurial } from './h6-gz-sail.ts'
import { colourOf } from './players.ts'
import { cargoSpace, enterPirating, hasTreasure } from './ships.ts'
import { ACTED, ONLY_SAILS, turnOf } from './sm-sail-turn.ts'
import { havenCard } from './tables.ts'
import { move, no, tell } from './words.ts'

const NO_MAP = no('F6c', 'no-haven-card')
const NOT_SO_MUCH_BURIED = no('F6c', 'not-so-much-buried')
const NO_ROOM = no('F6c', 'no-room')
const NOTHING = no('F6c', 'nothing')
const NOT_SO_MUCH_ABOARD = no('F6c', 'not-so-much-aboard')
const PASSENGERS_ABOARD = no('AMB-20', 'passengers-aboard')

/** F4d, F6c, AMB-23. With the zone's Haven card, which is shuffled back, any part of the heap for which there is room. */
export const dig = move({
  rule: 'F6c',
  args: ['chests', 'relics'],
  offers(g, seat, offer) {
    const zone = g.fleet[colourOf(g, seat)]
    for (let chests = 0; chests <= g.buriedChests[zone]; chests++)
      for (let relics = 0; relics <= g.buriedRelics[zone]; relics++) offer(chests, relics)
  },
  refuse(g, seat, chests, relics) {
    const colour = colourOf(g, seat)
    const zone = g.fleet[colour]
    if (chests + relics === 0) return NOTHING
    if (chests > g.buriedChests[zone] || relics > g.buriedRelics[zone]) return NOT_SO_MUCH_BURIED
    if (chests > cargoSpace(g, colour)) return NO_ROOM
    return holds(g, colour, havenCard(zone)) ? undefined : NO_MAP
  },
  play(g, seat, world, chests, relics) {
    const colour = colourOf(g, seat)
    const zone = g.fleet[colour]
    spendHaven(g, world, 'F6c', havenCard(zone), colour)
    g.buriedChests[zone] -= chests
    g.buriedRelics[zone] -= relics
    g.cargoChests[colour] += chests
    g.cargoRelics[colour] += relics
    tell(world, g, 'F6c', 'treasure-dug-up', colour, zone, chests, relics)
  },
})

/** F6c, AMB-61. On the island of the zone: all Treasure, and the fleet goes to PIRATING; or a part, and it may only sail. */
export const bury = move({
  rule: 'F6c',
  args: ['chests', 'relics'],
  offers(g, seat, offer) {
    const colour = colourOf(g, seat)
    for (let chests = 0; chests <= g.cargoChests[colour]; chests++)
      for (let relics = 0; relics <= g.cargoRelics[colour]; relics++) offer(chests, relics)
  },
  refuse(g, seat, chests, relics) {
    const colour = colourOf(g, seat)
    if (chests + relics === 0) return NOTHING
    if (chests > g.cargoChests[colour] || relics > g.cargoRelics[colour]) return NOT_SO_MUCH_ABOARD
    if (mustDeliver(g, colour)) return PASSENGERS_ABOARD
    return refuseBurial(g, chests === g.cargoChests[colour] && relics === g.cargoRelics[colour])
  },
  play(g, seat, world, chests, relics) {
    const colour = colourOf(g, seat)
    const zone = g.fleet[colour]
    releasePassengers(g, world, colour)
    g.cargoChests[colour] -= chests
    g.cargoRelics[colour] -= relics
    g.buriedChests[zone] += chests
    g.buriedRelics[zone] += relics
    tell(world, g, 'F6c', 'treasure-buried', colour, zone, chests, relics)
    if (hasTreasure(g, colour)) turnOf(g).marks |= ONLY_SAILS | ACTED
    else enterPirating(g, world, 'F6c', colour)
  },
})
