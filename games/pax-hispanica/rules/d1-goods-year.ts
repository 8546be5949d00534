import type { World } from '@spanish-main/kernel'
import { isWar } from './calendar.ts'
import { payEarnings, placeGoods, wearOutSlaves } from './d1e-goods.ts'
import { loyalty, righteousness, sortedOrder } from './figures.ts'
import { isVacantColony } from './sites.ts'
import type { Pax } from './state.ts'
import { removeColony } from './tokens.ts'
import { by, call, type FrameOf, sequence, step, tell } from './words.ts'

/** D1. Once for all players together. The Colonies supplied with a new Chest are kept. */
export const goodsYear = sequence('goods-year', [
  step('D1a', updatePlayerOrder),
  step('D1b', g => {
    if (g.solitaire === 1) call(g, 'king-refill')
    call(g, 'cathedral-refresh')
  }),
  step('D1c', g => {
    call(g, 'labour-acquisition')
  }),
  step('D1d', dieOff),
  step('D1e', placeGoods),
  step('D1f', wearOutSlaves),
  step('D1g', payEarnings),
])

/** D1a, GL-player-order. In War by Righteousness, in Pax by Loyalty, until the next goods year. H1a: not in solitaire. */
function updatePlayerOrder(g: Pax, _frame: FrameOf<'goods-year'>, world: World): void {
  if (g.solitaire === 1 && by('H1a')) return
  g.order = sortedOrder(g, isWar(g) ? righteousness : loyalty)
  for (let place = 0; place < g.order.length; place++) {
    tell(world, g, 'D1a', 'player-order', g.order[place], place + 1)
  }
}

/** D1d, GL-labor. A Colony that is still vacant is lost with its fort and Treasure. */
function dieOff(g: Pax, _frame: FrameOf<'goods-year'>, world: World): void {
  for (let site = 0; site < g.disk.length; site++) {
    if (!isVacantColony(g, site)) continue
    tell(world, g, 'D1d', 'died-off', g.disk[site], site)
    removeColony(g, world, 'D1d', site)
  }
}
