import type { World } from '@spanish-main/kernel'
import { anyCitizenLeft, settleCitizen } from './gl-token-limits.ts'
import { kingChoice } from './h0-choices.ts'
import { isCathedral } from './sites.ts'
import { EMPTY, type Pax, PURPLE } from './state.ts'
import { tables } from './tables.ts'
import { type FrameOf, repeat, sequence, tell } from './words.ts'

const vacantCathedrals = (g: Pax): number[] =>
  tables.sitesOfKind.tribal.filter(site => isCathedral(g, site) && g.bible[site] === PURPLE && g.meeple[site] === EMPTY)

/** H1, D1b. His own Citizens first; GL-token-limits: when they run out the human says whose come instead. */
function refill(g: Pax, world: World, site: number): void {
  settleCitizen(g, world, 'D1b', site, PURPLE, PURPLE)
  if (g.meeple[site] !== EMPTY) tell(world, g, 'D1b', 'cathedral-refilled', PURPLE, site, g.meeple[site])
}

/** H1. Which of his vacant Cathedrals gets one of too few Citizens. */
export const kingRefillChoice = kingChoice('king-refill-choice', 'H1', 'refill', 'site', refill)

/** H1, D1b, PR-archbishop. The Sun King's vacant Cathedrals are refilled, one after the other. */
export const kingRefill = sequence('king-refill', [repeat('H1', refillNext)])

function refillNext(g: Pax, _frame: FrameOf<'king-refill'>, world: World): boolean {
  const vacant = vacantCathedrals(g)
  if (vacant.length === 0 || !anyCitizenLeft(g)) return false
  const enough = g.reserves[PURPLE] === 0 || g.reserves[PURPLE] >= vacant.length
  kingRefillChoice.among(g, world, enough ? vacant.slice(0, 1) : vacant)
  return true
}
