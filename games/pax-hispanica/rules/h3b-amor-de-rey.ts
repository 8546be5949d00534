import type { World } from '@spanish-main/kernel'
import { CALLOW_COUNT, NUDGE } from '../data/index.ts'
import { refusesDuels } from './d3b-nudge.ts'
import { takeDisplay } from './decks.ts'
import { figureOn, isCallow } from './figures.ts'
import { moveFigure } from './gl-midlife-crisis.ts'
import { kingChoice } from './h0-choices.ts'
import { type Pax, PURPLE, RED, REMOVED } from './state.ts'
import { ROYALTY_DECK, tables } from './tables.ts'
import { sequence, step, tell } from './words.ts'

/** H3b. Whether a Nudge from a Callow space leads onto a track; a Duel with Ganga Zumba on its wedding spot does too. */
function leadsOntoTrack(g: Pax, cell: number, direction: number): boolean {
  const to = NUDGE[cell][direction]
  return to >= CALLOW_COUNT && !(figureOn(g, to) === RED && refusesDuels(g, RED))
}

/** H3b, RS-romance. The space to which the Sun King moves before he plays the card. */
export const kingRomance = kingChoice('king-romance', 'H3b', 'court', 'cell', (g, world, cell) => {
  tell(world, g, 'H3b', 'king-courts', cell)
  moveFigure(g, world, 'H3b', PURPLE, cell)
})

/** H3b. A Callow Sun King first moves to a space from which the card makes him a Professional, if there is one. */
export function amorDeRey(g: Pax, world: World, card: number): void {
  const direction = tables.nudgeOf[card]
  if (!isCallow(g, PURPLE) || leadsOntoTrack(g, g.figure[PURPLE], direction)) return
  const spaces: number[] = []
  for (let cell = 0; cell < CALLOW_COUNT; cell++) {
    if (figureOn(g, cell) < 0 && leadsOntoTrack(g, cell, direction)) spaces.push(cell)
  }
  kingRomance.among(g, world, spaces)
}

/** H3d. Where the Sun King's Figure goes in his Midlife Crisis. */
export const kingCallow = kingChoice('king-callow', 'H3d', 'callow', 'cell', (g, world, cell) =>
  moveFigure(g, world, 'H3d', PURPLE, cell),
)

/** AMB-73. Whether an Excommunication costs a Royalty card as well. */
const EXCOMMUNICATION_COSTS_A_CARD = false

/** H3d. He never pays: his Figure moves, and if his own Nudge caused the crisis the top Royalty card goes. */
export const kingMidlifeCrisis = sequence('king-midlife-crisis', [
  step('H3d', (g, _frame, world) => {
    tell(world, g, 'H3d', 'king-in-crisis')
    const spaces: number[] = []
    for (let cell = 0; cell < CALLOW_COUNT; cell++) if (figureOn(g, cell) < 0) spaces.push(cell)
    kingCallow.among(g, world, spaces)
  }),
  step('AMB-73', (g, frame, world) => {
    if (frame.nudged === 1 || EXCOMMUNICATION_COSTS_A_CARD) removeRoyalty(g, world)
  }),
])

function removeRoyalty(g: Pax, world: World): void {
  if (g.display[ROYALTY_DECK] < 0) return
  const card = takeDisplay(g, world, ROYALTY_DECK)
  g.place[card] = REMOVED
  tell(world, g, 'H3d', 'royalty-removed', card)
}
