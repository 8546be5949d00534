import { refuseMission, startVisita } from '../rules/e4-missions.ts'
import { colourOf, seatOf } from '../rules/players.ts'
import { call, decision, move, no } from '../rules/words.ts'
import { anySite, type CardAction, offerTribalSites } from './action.ts'

const NO_BIBLE = no('E4', 'no-bible-left')
const NO_SITE = no('E4', 'no-site')

/** RS-bible. A Bible under an Indigenous on a Tribal Site. */
export const bible: CardAction = {
  rule: 'RS-bible',
  refuse(g, colour) {
    if (g.biblesLeft[colour] === 0) return NO_BIBLE
    return anySite(g, colour, refuseMission) ? undefined : NO_SITE
  },
  play(g, colour) {
    call(g, 'bible-action', seatOf(g, colour))
  },
}

export const bibleAction = decision('bible-action', {
  rule: 'RS-bible',
  moves: {
    visita: move({
      rule: 'E4',
      args: ['site'],
      offers: offerTribalSites,
      refuse: (g, seat, site) => refuseMission(g, colourOf(g, seat), site),
      play: (g, seat, world, site) => startVisita(g, world, colourOf(g, seat), site),
    }),
  },
})
