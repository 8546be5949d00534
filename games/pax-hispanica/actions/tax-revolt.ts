import type { Refusal } from '@spanish-main/kernel'
import { generateRebel } from '../rules/e6-rebels.ts'
import { colourOf, seatOf } from '../rules/players.ts'
import { areaOf } from '../rules/sites.ts'
import { type Pax, TAX_REBEL } from '../rules/state.ts'
import { removeMeeple } from '../rules/tokens.ts'
import { call, decision, move, no, tell } from '../rules/words.ts'
import { anySite, type CardAction, offerHabitedSites } from './action.ts'

const NO_CITIZEN = no('RS-tax-revolt', 'no-citizen')
const NOT_YOUR_CITIZEN = no('RS-tax-revolt', 'not-your-citizen')

const refuseSite = (g: Pax, colour: number, site: number): Refusal | undefined =>
  g.meeple[site] === colour ? undefined : NOT_YOUR_CITIZEN

/** RS-tax-revolt. One's own Citizen, wherever it lives, turns Rebel; the Colony or Cathedral stays, vacant. */
export const taxRevolt: CardAction = {
  rule: 'RS-tax-revolt',
  refuse: (g, colour) => (anySite(g, colour, refuseSite) ? undefined : NO_CITIZEN),
  play(g, colour) {
    call(g, 'tax-revolt-action', seatOf(g, colour))
  },
}

export const taxRevoltAction = decision('tax-revolt-action', {
  rule: 'RS-tax-revolt',
  moves: {
    revolt: move({
      rule: 'RS-tax-revolt',
      args: ['site'],
      offers: offerHabitedSites,
      refuse: (g, seat, site) => refuseSite(g, colourOf(g, seat), site),
      play(g, seat, world, site) {
        tell(world, g, 'RS-tax-revolt', 'citizens-revolted', colourOf(g, seat), site)
        removeMeeple(g, world, 'RS-tax-revolt', site)
        generateRebel(g, world, 'RS-tax-revolt', TAX_REBEL, areaOf(site), seat)
      },
    }),
  },
})
