import type { World } from '@spanish-main/kernel'
import { TOKENS } from '../data/index.ts'
import { mayUseMercantile } from './na-mercantile.ts'
import { hasTitle } from './players.ts'
import { mayAnnounce } from './pr-asiento.ts'
import { enterPirating, legality, moveFleet } from './ships.ts'
import { EUROPE, type Pax } from './state.ts'
import { CONQUISTADOR, PRIVATEER, TITLE } from './tables.ts'
import { earn } from './tokens.ts'
import { by, call, type FrameOf, repeat, sequence, step, tell } from './words.ts'

const COFFER_SPACES = TOKENS.warCofferSpaces.count

/**
 * F6, LT-3, LT-4. A fleet arrives in EUROPE and unloads, on its own sail turn or as pirates after their run.
 *
 *     call(g, 'unload-in-europe', seat of the fleet's owner, colour of the fleet)
 *
 * It moves the fleet to EUROPE, so the caller leaves it in its sea zone; `coffers` counts Chests put into the War Coffers.
 */
export const unloadInEurope = sequence('unload-in-europe', [
  step('D4e', (g, frame, world) => {
    moveFleet(g, world, 'D4e', frame.fleet, EUROPE)
  }),
  step('AMB-18', (g, frame) => {
    if (g.cargoChests[frame.fleet] > 0 && mayAnnounce(g, frame.fleet)) call(g, 'announce-asiento', frame.seat)
  }),
  step('LT-3', unloadChests),
  repeat('LT-4', (g, frame) => {
    if (g.cargoRelics[frame.fleet] === 0) return false
    call(g, 'unload-relic', frame.seat, frame.fleet)
    return true
  }),
  step('F6b', (g, frame) => {
    if (frame.coffers > 0) call(g, 'mercantilism', frame.seat)
  }),
  step('NA-mercantile', (g, frame) => {
    if (mayUseMercantile(g, frame.fleet)) call(g, 'mercantile', frame.seat)
  }),
  step('H6a', (g, frame, world) => {
    if (g.solitaire === 1) enterPirating(g, world, 'H6a', frame.fleet)
  }),
])

/** GL-war-coffers. Chests into the War Coffers as far as there is room; the caller has taken them from somewhere. */
export function fillCoffers(g: Pax, chests: number): number {
  by('GL-war-coffers')
  const added = Math.min(chests, COFFER_SPACES - g.coffers)
  g.coffers += added
  return added
}

function unloadChests(g: Pax, frame: FrameOf<'unload-in-europe'>, world: World): void {
  const colour = frame.fleet
  const chests = g.cargoChests[colour]
  if (chests === 0) return
  g.cargoChests[colour] = 0
  const kings = legality(g, colour) === CONQUISTADOR || legality(g, colour) === PRIVATEER
  if (kings) frame.coffers = chestsForTheKing(g, world, colour, chests)
  else chestsForYourself(g, world, colour, chests)
}

/** F6a. */
function chestsForYourself(g: Pax, world: World, colour: number, chests: number): void {
  g.poolChests += chests
  tell(world, g, 'F6a', 'chests-sold', colour, chests)
  earn(g, world, 'F6a', colour, 4 * chests)
}

/** F6b, PR-grandee. Chests that find the War Coffers full go to the Pool, for $2 all the same. */
function chestsForTheKing(g: Pax, world: World, colour: number, chests: number): number {
  const added = fillCoffers(g, chests)
  g.poolChests += chests - added
  tell(world, g, 'F6b', 'chests-to-coffers', colour, added, chests - added)
  const reward = hasTitle(g, colour, TITLE.grandee) ? 4 : 2
  earn(g, world, reward === 4 ? 'PR-grandee' : 'F6b', colour, reward * added)
  earn(g, world, 'F6b', colour, 2 * (chests - added))
  return added
}
