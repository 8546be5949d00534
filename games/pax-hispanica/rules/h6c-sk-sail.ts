import type { World } from '@spanish-main/kernel'
import { isElDorado, isHurricane, isRebellious } from './calendar.ts'
import { CHEST, RELICS, takeAboard } from './f5-loading.ts'
import { closest, kingChoice } from './h0-choices.ts'
import { announceForKing } from './h3-abilities.ts'
import { chestsForTheKing, relicForTheKing } from './h6-war-coffers.ts'
import { fightForKing, targets } from './h6c-sk-battles.ts'
import { cargoSpace, hasTreasure, moveFleet, promoteBest } from './ships.ts'
import { areaOf } from './sites.ts'
import { EN, EUROPE, type Pax, PIRATING, PURPLE } from './state.ts'
import { tables } from './tables.ts'
import { by, type FrameOf, repeat, sequence, step, tell } from './words.ts'

/**
 * H6c. The Sun King's sail turn: attacks, Legal Export, and back to PIRATING. He sails no course and nobody interdicts
 * him. His limit of attacks is set when he begins.
 */
export const kingSail = sequence('king-sail', [
  step('H6c', begin),
  repeat('H6c', attackNext),
  repeat('H6c', loadNext),
  step('H6c', unload),
])

const STEPS = 4

/** H6c, H1c. He stays in port without Ships, in 1601 and 1621, and where there is nothing to load and nobody to beat. */
function begin(g: Pax, frame: FrameOf<'king-sail'>, world: World): void {
  promoteBest(g, world, PURPLE)
  announceForKing(g, world)
  frame.limit = g.shipCount[PURPLE]
  const idle = frame.limit === 0 || isElDorado(g) || isHurricane(g)
  if (!idle && (targets(g, world).length > 0 || ports(g).length > 0)) {
    tell(world, g, 'H6c', 'king-sails', frame.limit)
    return
  }
  tell(world, g, 'H6c', 'king-stays-in-port')
  frame.pc = STEPS
}

/** H6c 1. At most as many attacks as he had Ships; before each one he looks for the best target that he will beat. */
function attackNext(g: Pax, frame: FrameOf<'king-sail'>, world: World): boolean {
  const found = frame.battles < frame.limit ? targets(g, world) : []
  if (found.length === 0) return false
  frame.battles++
  kingTarget.among(g, world, closest(found, tables.siteDistanceFromRosario))
  return true
}

/** H6c. Which of several equally close targets he attacks. */
export const kingTarget = kingChoice('king-target', 'H6c', 'attack', 'site', fightForKing)

/** H6c 3, ED-16. His Colonies with Treasure; in the English edition those in rebellious zones too. */
const ports = (g: Pax): number[] =>
  tables.sitesOfKind.spanish.filter(
    site =>
      g.disk[site] === PURPLE &&
      g.chest[site] + g.relicsAt[site] > 0 &&
      (!isRebellious(g, areaOf(site)) || (g.edition === EN && by('ED-16'))),
  )

/** H6c 3. Relics need no space; of too many Chests the human picks. */
function loadNext(g: Pax, _frame: FrameOf<'king-sail'>, world: World): boolean {
  const laden = ports(g)
  const holy = laden.find(site => g.relicsAt[site] > 0)
  const chests = laden.filter(site => g.chest[site] > 0)
  const space = cargoSpace(g, PURPLE)
  if (holy !== undefined) takeAboard(g, world, 'H6c', PURPLE, RELICS, holy)
  else if (chests.length === 0 || space === 0) return false
  else kingLoad.among(g, world, chests.length > space ? chests : chests.slice(0, 1))
  return true
}

/** H6c. Where he loads next, if he cannot load everywhere. */
export const kingLoad = kingChoice('king-load', 'H6c', 'load', 'site', (g, world, site) =>
  takeAboard(g, world, 'H6c', PURPLE, CHEST, site),
)

/** H6c 3, H6c 4, H6a, H0-merc. Everything aboard goes to the War Coffers; no Mercantilism step, no Haven card. */
function unload(g: Pax, _frame: FrameOf<'king-sail'>, world: World): void {
  if (!hasTreasure(g, PURPLE)) return
  moveFleet(g, world, 'H6c', PURPLE, EUROPE)
  const chests = g.cargoChests[PURPLE]
  g.cargoChests[PURPLE] = 0
  chestsForTheKing(g, world, 'H6c', chests)
  for (; g.cargoRelics[PURPLE] > 0; g.cargoRelics[PURPLE]--) relicForTheKing(g, world, 'AMB-45')
  moveFleet(g, world, 'H6a', PURPLE, PIRATING)
}
