import { sailYearOfCycle, THIRTY_YEARS_WAR } from '../rules/calendar.ts'
import { no, tell } from '../rules/words.ts'
import type { CardAction } from './action.ts'

const ETERNAL_PEACE = no('VA-eternal-peace', 'no-dove')
const TOO_EARLY = no('RS-dove', 'before-the-war')
const THERE_ALREADY = no('RS-dove', 'already-there')

/** RS-dove. Once the Thirty Years' War has begun the Dove flies to the sail year of this cycle. */
export const dove: CardAction = {
  rule: 'RS-dove',
  refuse(g) {
    if (g.eternalPeace === 1) return ETERNAL_PEACE
    if (g.year < THIRTY_YEARS_WAR) return TOO_EARLY
    return g.dove === sailYearOfCycle(g.year) ? THERE_ALREADY : undefined
  },
  play(g, colour, world) {
    g.dove = sailYearOfCycle(g.year)
    tell(world, g, 'RS-dove', 'dove-moved', colour, g.dove)
  },
}
