import type { Refusal } from '@spanish-main/kernel'
import { generateRebel } from '../rules/e6-rebels.ts'
import { colourOf, seatOf } from '../rules/players.ts'
import { areaOf, isSlave } from '../rules/sites.ts'
import { type Pax, SLAVE_REBEL } from '../rules/state.ts'
import { removeMeeple } from '../rules/tokens.ts'
import { call, decision, move, no, tell } from '../rules/words.ts'
import { anySite, type CardAction, offerColonySites } from './action.ts'

const NO_SLAVE = no('RS-slave-revolt', 'no-slave')
const NO_SLAVE_THERE = no('RS-slave-revolt', 'no-slave-there')

const refuseSite = (g: Pax, _colour: number, site: number): Refusal | undefined =>
  isSlave(g, site) ? undefined : NO_SLAVE_THERE

/** RS-slave-revolt. The Slave of any Colony turns Rebel; the Colony stays, vacant. */
export const slaveRevolt: CardAction = {
  rule: 'RS-slave-revolt',
  refuse: (g, colour) => (anySite(g, colour, refuseSite) ? undefined : NO_SLAVE),
  play(g, colour) {
    call(g, 'slave-revolt-action', seatOf(g, colour))
  },
}

export const slaveRevoltAction = decision('slave-revolt-action', {
  rule: 'RS-slave-revolt',
  moves: {
    revolt: move({
      rule: 'RS-slave-revolt',
      args: ['site'],
      offers: offerColonySites,
      refuse: (g, seat, site) => refuseSite(g, colourOf(g, seat), site),
      play(g, seat, world, site) {
        tell(world, g, 'RS-slave-revolt', 'slaves-revolted', colourOf(g, seat), site)
        removeMeeple(g, world, 'RS-slave-revolt', site)
        generateRebel(g, world, 'RS-slave-revolt', SLAVE_REBEL, areaOf(site), seat)
      },
    }),
  },
})
