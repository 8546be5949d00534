import type { World } from '@spanish-main/kernel'
import { generateRebel } from './e6-rebels.ts'
import { ransomCitizen } from './gl-ransom.ts'
import { seatOf } from './players.ts'
import { EN, INDIGENOUS, type Pax, SLAVE_REBEL } from './state.ts'
import { by, call, repeat, sequence, tell } from './words.ts'

const ANYWHERE = -1

/** F2d. Meeples of a fleet that are seized or drowned: how many of each, and whose pirates they fell to. */
export function losePassengers(g: Pax, fleet: number, pirates: number, indigenous: number, citizens: number): void {
  if (indigenous + citizens > 0) call(g, 'lost-passengers', seatOf(g, pirates), fleet, indigenous, citizens)
}

/** F2d. Pirates never transport captured Meeples: one after the other leaves the fleet, and its kin rebel. */
export const lostPassengers = sequence('lost-passengers', [
  repeat('F2d', (g, frame, world) => {
    if (frame.indigenous === 0) return false
    frame.indigenous--
    loseIndigenous(g, world, frame.fleet, frame.seat)
    return true
  }),
  repeat('F2d', (g, frame, world) => {
    if (frame.citizens === 0) return false
    frame.citizens--
    loseCitizen(g, world, frame.fleet, frame.seat)
    return true
  }),
])

/** F2d. To the Pool, and a Slave Rebel rises where the pirates choose. */
function loseIndigenous(g: Pax, world: World, fleet: number, pirateSeat: number): void {
  g.cargoIndigenous[fleet]--
  g.poolIndigenous++
  tell(world, g, 'F2d', 'passenger-lost', fleet, INDIGENOUS)
  generateRebel(g, world, 'F2d', SLAVE_REBEL, ANYWHERE, pirateSeat)
}

/** F2d, ED-10. To its Reserves for a Ransom or a Tax Rebel, placed by the owner (in the English edition by the pirates). */
function loseCitizen(g: Pax, world: World, fleet: number, pirateSeat: number): void {
  g.cargoCitizens[fleet]--
  g.reserves[fleet]++
  tell(world, g, 'F2d', 'passenger-lost', fleet, fleet)
  const chooser = g.edition === EN && by('ED-10') ? pirateSeat : seatOf(g, fleet)
  ransomCitizen(g, world, 'F2d', fleet, g.colour[pirateSeat], ANYWHERE, chooser)
}
