import { NOBODY } from '@spanish-main/kernel'
import { kindOf, SAIL_YEAR } from './calendar.ts'
import { canRefill, refill } from './d1b-cathedral-refresh.ts'
import { holderOf, isSunKing, seatOf } from './players.ts'
import { EN, type Pax } from './state.ts'
import { TITLE } from './tables.ts'
import { by, call, decision, leave, move, repeat, sequence } from './words.ts'

/** ED-19. The English edition grants it every year, the Polish one only in sail years. */
const isArchbishopsYear = (g: Pax): boolean => kindOf(g.year) === SAIL_YEAR || (g.edition === EN && by('ED-19'))

/** PR-archbishop, AMB-53. As the year begins, after its Omens, its owner may refill his vacant Cathedrals. */
export const archbishop = sequence('archbishop', [
  repeat('PR-archbishop', g => {
    const colour = holderOf(g, TITLE.archbishop)
    if (colour < 0 || !isArchbishopsYear(g) || !canRefill(g, colour)) return false
    // H3-abilities: the Sun King always refills.
    if (isSunKing(g, colour)) call(g, 'king-refill', NOBODY)
    else call(g, 'archbishop-refill', seatOf(g, colour))
    return true
  }),
])

export const archbishopRefill = decision('archbishop-refill', {
  rule: 'PR-archbishop',
  moves: {
    refill,
    done: move({
      rule: 'PR-archbishop',
      play(g) {
        leave(g, 'archbishop')
      },
    }),
  },
})
