import { fortify, foundColony, refuseFort, refuseFounding } from '../rules/e1-found.ts'
import { colourOf, seatOf } from '../rules/players.ts'
import { call, decision, move, no } from '../rules/words.ts'
import { anySite, type CardAction, offerColonySites } from './action.ts'

const NOTHING_TO_DO = no('RS-disk', 'nothing-to-do')

/** RS-disk. Found a Colony, or fortify one. */
export const disk: CardAction = {
  rule: 'RS-disk',
  refuse(g, colour) {
    const possible = anySite(g, colour, refuseFounding) || anySite(g, colour, refuseFort)
    return possible ? undefined : NOTHING_TO_DO
  },
  play(g, colour) {
    call(g, 'disk-action', seatOf(g, colour))
  },
}

export const diskAction = decision('disk-action', {
  rule: 'RS-disk',
  moves: {
    found: move({
      rule: 'E1',
      args: ['site'],
      offers: offerColonySites,
      refuse: (g, seat, site) => refuseFounding(g, colourOf(g, seat), site),
      play: (g, seat, world, site) => foundColony(g, world, colourOf(g, seat), site),
    }),
    fortify: move({
      rule: 'E1b',
      args: ['site'],
      offers: offerColonySites,
      refuse: (g, seat, site) => refuseFort(g, colourOf(g, seat), site),
      play: (g, seat, world, site) => fortify(g, world, colourOf(g, seat), site),
    }),
  },
})
