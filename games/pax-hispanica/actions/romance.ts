import type { Refusal } from '@spanish-main/kernel'
import { CALLOW_COUNT } from '../data/index.ts'
import { refuseHavenAction } from '../rules/d3-callow.ts'
import { figureOn } from '../rules/figures.ts'
import { moveFigure } from '../rules/gl-midlife-crisis.ts'
import { colourOf, seatOf } from '../rules/players.ts'
import type { Pax } from '../rules/state.ts'
import { call, decision, move, no } from '../rules/words.ts'
import type { CardAction } from './action.ts'

const NO_SPACE = no('RS-romance', 'no-empty-callow-space')
const NOT_CALLOW = no('RS-romance', 'not-a-callow-space')
const TAKEN = no('RS-romance', 'occupied')

function refuseSpace(g: Pax, cell: number): Refusal | undefined {
  if (cell >= CALLOW_COUNT) return NOT_CALLOW
  return figureOn(g, cell) < 0 ? undefined : TAKEN
}

/** RS-romance. A Callow moves to another empty Callow space. */
export const romance: CardAction = {
  rule: 'RS-romance',
  refuse(g, colour) {
    const barred = refuseHavenAction(g, colour)
    if (barred !== undefined) return barred
    for (let cell = 0; cell < CALLOW_COUNT; cell++) if (figureOn(g, cell) < 0) return undefined
    return NO_SPACE
  },
  play(g, colour) {
    call(g, 'romance-action', seatOf(g, colour))
  },
}

export const romanceAction = decision('romance-action', {
  rule: 'RS-romance',
  moves: {
    court: move({
      rule: 'RS-romance',
      args: ['cell'],
      offers(_g, _seat, offer) {
        for (let cell = 0; cell < CALLOW_COUNT; cell++) offer(cell)
      },
      refuse: (g, _seat, cell) => refuseSpace(g, cell),
      play: (g, seat, world, cell) => moveFigure(g, world, 'RS-romance', colourOf(g, seat), cell),
    }),
  },
})
