import type { Refusal } from '@spanish-main/kernel'
import { CELLS_OF_TRACK } from '../data/index.ts'
import { refuseHavenAction } from '../rules/d3-callow.ts'
import { figureOn } from '../rules/figures.ts'
import { moveFigure } from '../rules/gl-midlife-crisis.ts'
import { colourOf, seatOf } from '../rules/players.ts'
import type { Pax } from '../rules/state.ts'
import { call, decision, move, no } from '../rules/words.ts'
import type { CardAction } from './action.ts'

const NO_SPOT = no('RS-peninsular-marriage', 'no-empty-wedding-spot')
const NOT_A_WEDDING_SPOT = no('RS-peninsular-marriage', 'not-a-wedding-spot')
const TAKEN = no('RS-peninsular-marriage', 'occupied')

/** B5j. */
const WEDDING_SPOTS = CELLS_OF_TRACK.map(cells => cells[0])

function refuseSpot(g: Pax, cell: number): Refusal | undefined {
  if (!WEDDING_SPOTS.includes(cell)) return NOT_A_WEDDING_SPOT
  return figureOn(g, cell) < 0 ? undefined : TAKEN
}

/** RS-peninsular-marriage. A Callow marries into any Profession whose wedding spot is empty. */
export const peninsularMarriage: CardAction = {
  rule: 'RS-peninsular-marriage',
  refuse(g, colour) {
    const barred = refuseHavenAction(g, colour)
    if (barred !== undefined) return barred
    for (const cell of WEDDING_SPOTS) if (figureOn(g, cell) < 0) return undefined
    return NO_SPOT
  },
  play(g, colour) {
    call(g, 'peninsular-marriage-action', seatOf(g, colour))
  },
}

export const peninsularMarriageAction = decision('peninsular-marriage-action', {
  rule: 'RS-peninsular-marriage',
  moves: {
    marry: move({
      rule: 'RS-peninsular-marriage',
      args: ['cell'],
      offers(_g, _seat, offer) {
        for (const cell of WEDDING_SPOTS) offer(cell)
      },
      refuse: (g, _seat, cell) => refuseSpot(g, cell),
      play: (g, seat, world, cell) => moveFigure(g, world, 'RS-peninsular-marriage', colourOf(g, seat), cell),
    }),
  },
})
