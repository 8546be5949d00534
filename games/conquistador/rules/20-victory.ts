import { byPoints, finish, type World, won } from '@spanish-main/kernel'
import { controller, scoreOf } from './19-control.ts'
import { AREA_COUNT, BANKERS, type Conquest } from './state.ts'
import { tell } from './words.ts'

export const ENDINGS = ['points', 'bankers', 'solitaire-won', 'solitaire-lost']
const [POINTS, TECHNICAL, SOLITAIRE_WON, SOLITAIRE_LOST] = [0, 1, 2, 3]
/** 21.29. */
export const SOLITAIRE_TARGET = 4500

/** 20.0, 21.29, 24.4. The game is over. */
export function judge(g: Conquest, world: World): void {
  for (let area = 0; area < AREA_COUNT; area++) {
    const seat = controller(g, area)
    if (seat >= 0) tell(world, g, '19.1', 'controls', g.nation[seat], area)
  }
  const points = g.nation.map((_, seat) => scoreOf(g, seat).total)
  points.forEach((total, seat) => {
    tell(world, g, '20.0', 'score', g.nation[seat], total)
  })
  if (g.solitaire === 1) {
    const victory = points[0] >= SOLITAIRE_TARGET
    tell(world, g, '21.29', 'ended', victory ? SOLITAIRE_WON : SOLITAIRE_LOST)
    finish(g, victory ? SOLITAIRE_WON : SOLITAIRE_LOST, { places: [victory ? 1 : 2], points })
    return
  }
  const banker = g.nation.indexOf(BANKERS)
  const richest = g.treasury.filter((_, seat) => seat !== banker).sort((a, b) => b - a)
  if (banker >= 0 && g.treasury[banker] > richest[0] + richest[1]) {
    tell(world, g, '24.4', 'ended', TECHNICAL)
    finish(g, TECHNICAL, { ...won(g, banker), points })
    return
  }
  tell(world, g, '20.0', 'ended', POINTS)
  finish(g, POINTS, byPoints(points))
}
