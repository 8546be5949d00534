import type { Refusal } from '@spanish-main/kernel'
import { colourOf, seatOf } from '../rules/players.ts'
import { isVacantTribal } from '../rules/sites.ts'
import { INDIGENOUS, type Pax } from '../rules/state.ts'
import { placeMeeple } from '../rules/tokens.ts'
import { call, decision, move, no } from '../rules/words.ts'
import { anySite, type CardAction, offerTribalSites } from './action.ts'

const POOL_EMPTY = no('RS-voodoo', 'no-indigenous-left')
const NO_SITE = no('RS-voodoo', 'no-vacant-tribal-site')
const NOT_VACANT = no('RS-voodoo', 'not-a-vacant-tribal-site')

const refuseSite = (g: Pax, _colour: number, site: number): Refusal | undefined =>
  isVacantTribal(g, site) ? undefined : NOT_VACANT

/** RS-voodoo. An Indigenous from the Pool onto a vacant Tribal Site, in wilderness too (AMB-68). */
export const voodoo: CardAction = {
  rule: 'RS-voodoo',
  refuse(g, colour) {
    if (g.poolIndigenous === 0) return POOL_EMPTY
    return anySite(g, colour, refuseSite) ? undefined : NO_SITE
  },
  play(g, colour) {
    call(g, 'voodoo-action', seatOf(g, colour))
  },
}

export const voodooAction = decision('voodoo-action', {
  rule: 'RS-voodoo',
  moves: {
    populate: move({
      rule: 'RS-voodoo',
      args: ['site'],
      offers: offerTribalSites,
      refuse: (g, seat, site) => refuseSite(g, colourOf(g, seat), site),
      play: (g, _seat, world, site) => placeMeeple(g, world, 'RS-voodoo', site, INDIGENOUS),
    }),
  },
})
