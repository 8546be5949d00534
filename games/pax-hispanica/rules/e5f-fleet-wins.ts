import type { World } from '@spanish-main/kernel'
import { decideFate } from './e5f-captive.ts'
import { loseTreasure, sackSite } from './e5f-sack.ts'
import { CHEST, RELICS, takeAboard } from './f5-loading.ts'
import { ransomCitizen } from './gl-ransom.ts'
import { colourOf, seatOf } from './players.ts'
import { cargoSpace, legality } from './ships.ts'
import { areaOf, isCitizen } from './sites.ts'
import { EN, INDIGENOUS, NO_REBEL, type Pax } from './state.ts'
import { PLUNDER } from './tables.ts'
import { removeFort, removeMeeple } from './tokens.ts'
import { by, type FrameOf, sequence, step, tell } from './words.ts'

/** E5f, GL-sack. The fleet of the frame's seat has beaten a Site. */
export const fleetWins = sequence('fleet-wins', [
  step('E5f-treasure', (g, frame, world) => loot(g, world, colourOf(g, frame.seat), frame.site)),
  step('E5f', sack),
])

/** E5f-treasure. What fits is loaded, the rest goes to the Pool. ED-11: in the English edition Relics are for PLUNDER. */
export function loot(g: Pax, world: World, colour: number, site: number): void {
  if (g.chest[site] > 0) {
    if (cargoSpace(g, colour) > 0) takeAboard(g, world, 'E5f-treasure', colour, CHEST, site)
    else loseTreasure(g, world, CHEST, site)
  }
  if (g.edition === EN && legality(g, colour) !== PLUNDER && by('ED-11')) return
  while (g.relicsAt[site] > 0) takeAboard(g, world, 'E5f-treasure', colour, RELICS, site)
}

/** E5f. A Rebel is beaten; a fort saves its Colony; any other Site is Sacked, and its Meeple lost with it. */
function sack(g: Pax, frame: FrameOf<'fleet-wins'>, world: World): void {
  const site = frame.site
  if (g.rebel[site] !== NO_REBEL) beatRebel(g, world, site)
  else if (g.fort[site] > 0) breachFort(g, world, site)
  else if (g.meeple[site] === INDIGENOUS) decideFate(g, world, frame.seat, site)
  else sackWithCitizen(g, world, colourOf(g, frame.seat), site)
}

/** E5f-rebel, E6d. */
export function beatRebel(g: Pax, world: World, site: number): void {
  tell(world, g, 'E5f-rebel', 'rebel-beaten', site, g.rebel[site])
  g.rebel[site] = NO_REBEL
  g.poolRebels++
}

/** E5f-fort. Disk and Labor stay. */
export function breachFort(g: Pax, world: World, site: number): void {
  removeFort(g, site)
  tell(world, g, 'E5f-fort', 'fort-lost', site)
}

/** E5f-citizen. A Colony or Cathedral with a Citizen, or with nobody in it. */
export function sackWithCitizen(g: Pax, world: World, attacker: number, site: number): void {
  const citizen = g.meeple[site]
  removeMeeple(g, world, 'E5f-citizen', site)
  sackSite(g, world, site)
  if (!isCitizen(citizen)) return
  ransomCitizen(g, world, 'E5f-citizen', citizen, attacker, areaOf(site), seatOf(g, citizen))
}
