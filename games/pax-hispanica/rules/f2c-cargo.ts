import type { World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { losePassengers } from './f2d-passengers.ts'
import type { Pax } from './state.ts'
import { tell } from './words.ts'

/** F2c. The pirates take all Relics and a Chest for each Galleon that they keep; the other Chests go to the Pool. */
export function seizeCargo(g: Pax, world: World, fleet: number, pirates: number, galleons: number): void {
  const chests = Math.min(g.cargoChests[fleet], galleons)
  const relics = g.cargoRelics[fleet]
  g.cargoChests[fleet] -= chests
  g.cargoRelics[fleet] = 0
  g.cargoChests[pirates] += chests
  g.cargoRelics[pirates] += relics
  if (chests + relics > 0) tell(world, g, 'F2c', 'cargo-seized', pirates, fleet, chests, relics)
  sinkCargo(g, world, 'F2c', fleet, pirates)
}

/** F2c, F2d. Everything still aboard is lost: Treasure to the Pool, Meeples by F2d. */
export function sinkCargo(g: Pax, world: World, rule: RuleId, fleet: number, pirates: number): void {
  const chests = g.cargoChests[fleet]
  const relics = g.cargoRelics[fleet]
  g.poolChests += chests
  g.poolRelics += relics
  g.cargoChests[fleet] = 0
  g.cargoRelics[fleet] = 0
  if (chests + relics > 0) tell(world, g, rule, 'cargo-lost', fleet, chests, relics)
  losePassengers(g, fleet, pirates, g.cargoIndigenous[fleet], g.cargoCitizens[fleet])
}
