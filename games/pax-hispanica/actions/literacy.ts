import type { Refusal } from '@spanish-main/kernel'
import { buildCathedral } from '../rules/e4-missions.ts'
import { colourOf, seatOf } from '../rules/players.ts'
import { isVisita } from '../rules/sites.ts'
import type { Pax } from '../rules/state.ts'
import { call, decision, move, no } from '../rules/words.ts'
import { anySite, type CardAction, offerTribalSites } from './action.ts'

const NO_VISITA = no('RS-literacy', 'no-visita')
const NOT_A_VISITA = no('RS-literacy', 'not-a-visita')
const NO_CATHEDRAL = no('AMB-11', 'no-cathedral-left')

/** E4b. Anybody's Visita, never a Colony or a Rebel Site. */
const refuseVisita = (g: Pax, _colour: number, site: number): Refusal | undefined =>
  isVisita(g, site) ? undefined : NOT_A_VISITA

/** RS-literacy. A Visita becomes a Cathedral. */
export const literacy: CardAction = {
  rule: 'RS-literacy',
  refuse(g, colour) {
    if (g.poolCathedrals === 0) return NO_CATHEDRAL
    return anySite(g, colour, refuseVisita) ? undefined : NO_VISITA
  },
  play(g, colour) {
    call(g, 'literacy-action', seatOf(g, colour))
  },
}

export const literacyAction = decision('literacy-action', {
  rule: 'RS-literacy',
  moves: {
    teach: move({
      rule: 'RS-literacy',
      args: ['site'],
      offers: offerTribalSites,
      refuse: (g, seat, site) => refuseVisita(g, colourOf(g, seat), site),
      play: (g, seat, world, site) => buildCathedral(g, world, colourOf(g, seat), site),
    }),
  },
})
