import { NOBODY, type World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { CALLOW_COUNT } from '../data/index.ts'
import { figureOn } from './figures.ts'
import { colourOf, isSunKing } from './players.ts'
import type { Pax } from './state.ts'
import { by, call, decision, move, no, tell } from './words.ts'

const NOT_CALLOW = no('GL-midlife-crisis', 'not-a-callow-space')
const TAKEN = no('GL-midlife-crisis', 'occupied')

/** Puts a Figure on a cell. */
export function moveFigure(g: Pax, world: World, rule: RuleId, colour: number, cell: number): void {
  g.figure[colour] = cell
  tell(world, g, rule, 'figure-moved', colour, cell)
}

/** GL-midlife-crisis, AMB-25. The Figure's owner picks an unoccupied Callow space; with none free it stays. */
export function sufferMidlifeCrisis(g: Pax, colour: number): void {
  for (let cell = 0; cell < CALLOW_COUNT; cell++) {
    if (figureOn(g, cell) >= 0) continue
    if (isSunKing(g, colour)) call(g, 'king-midlife-crisis', NOBODY)
    else call(g, 'midlife-crisis', g.seatOf[colour])
    return
  }
  by('AMB-25')
}

export const midlifeCrisis = decision('midlife-crisis', {
  rule: 'GL-midlife-crisis',
  moves: {
    callow: move({
      rule: 'GL-midlife-crisis',
      args: ['cell'],
      offers(_g, _seat, offer) {
        for (let cell = 0; cell < CALLOW_COUNT; cell++) offer(cell)
      },
      refuse(g, _seat, cell) {
        if (cell >= CALLOW_COUNT) return NOT_CALLOW
        return figureOn(g, cell) >= 0 ? TAKEN : undefined
      },
      play(g, seat, world, cell) {
        moveFigure(g, world, 'GL-midlife-crisis', colourOf(g, seat), cell)
      },
    }),
  },
})
