import type { Refusal } from '@spanish-main/kernel'
import { colourOf, seatOf } from '../rules/players.ts'
import { isVacantColony } from '../rules/sites.ts'
import { INDIGENOUS, type Pax } from '../rules/state.ts'
import { placeMeeple } from '../rules/tokens.ts'
import { call, decision, move, no } from '../rules/words.ts'
import { anySite, type CardAction, offerColonySites } from './action.ts'

const POOL_EMPTY = no('RS-slave-trade', 'no-indigenous-left')
const NO_COLONY = no('RS-slave-trade', 'no-vacant-colony')
const NOT_VACANT = no('RS-slave-trade', 'not-a-vacant-colony')

const refuseSite = (g: Pax, _colour: number, site: number): Refusal | undefined =>
  isVacantColony(g, site) ? undefined : NOT_VACANT

/** RS-slave-trade, E3a. An Indigenous from the Pool onto anybody's vacant Colony. */
export const slaveTrade: CardAction = {
  rule: 'RS-slave-trade',
  refuse(g, colour) {
    if (g.poolIndigenous === 0) return POOL_EMPTY
    return anySite(g, colour, refuseSite) ? undefined : NO_COLONY
  },
  play(g, colour) {
    call(g, 'slave-trade-action', seatOf(g, colour))
  },
}

export const slaveTradeAction = decision('slave-trade-action', {
  rule: 'RS-slave-trade',
  moves: {
    labor: move({
      rule: 'RS-slave-trade',
      args: ['site'],
      offers: offerColonySites,
      refuse: (g, seat, site) => refuseSite(g, colourOf(g, seat), site),
      play: (g, _seat, world, site) => placeMeeple(g, world, 'RS-slave-trade', site, INDIGENOUS),
    }),
  },
})
