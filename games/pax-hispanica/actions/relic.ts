import type { Refusal } from '@spanish-main/kernel'
import { colourOf, seatOf } from '../rules/players.ts'
import { isColony } from '../rules/sites.ts'
import type { Pax } from '../rules/state.ts'
import { call, decision, move, no, tell } from '../rules/words.ts'
import { anySite, type CardAction, offerColonySites } from './action.ts'

const POOL_EMPTY = no('RS-relic', 'no-relic-left')
const NO_COLONY = no('RS-relic', 'no-colony')
const NO_COLONY_THERE = no('RS-relic', 'no-colony-there')

const refuseSite = (g: Pax, _colour: number, site: number): Refusal | undefined =>
  isColony(g, site) ? undefined : NO_COLONY_THERE

/** RS-relic. A Relic from the Pool onto anybody's Colony, even beside another (AMB-28). */
export const relic: CardAction = {
  rule: 'RS-relic',
  refuse(g, colour) {
    if (g.poolRelics === 0) return POOL_EMPTY
    return anySite(g, colour, refuseSite) ? undefined : NO_COLONY
  },
  play(g, colour) {
    call(g, 'relic-action', seatOf(g, colour))
  },
}

export const relicAction = decision('relic-action', {
  rule: 'RS-relic',
  moves: {
    relic: move({
      rule: 'RS-relic',
      args: ['site'],
      offers: offerColonySites,
      refuse: (g, seat, site) => refuseSite(g, colourOf(g, seat), site),
      play(g, seat, world, site) {
        g.poolRelics--
        g.relicsAt[site]++
        tell(world, g, 'RS-relic', 'relic-placed', colourOf(g, seat), site)
      },
    }),
  },
})
