import type { World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { generateRebel } from './e6-rebels.ts'
import { colourOf, inPlay, seatOf } from './players.ts'
import { type Pax, TAX_REBEL } from './state.ts'
import { earn, transfer } from './tokens.ts'
import { call, decision, move, tell } from './words.ts'

/**
 * GL-ransom, E5f-citizen, F2d. A Citizen was lost to a victor (a colour, −1 the Pool): its owner pays $1, or a Tax
 * Rebel rises in the area (−1 anywhere) or where the chooser, a seat, likes. For a colour without a player the Pool pays.
 */
export function ransomCitizen(
  g: Pax,
  world: World,
  rule: RuleId,
  citizen: number,
  victor: number,
  area: number,
  chooser: number,
): void {
  if (!inPlay(g, citizen)) {
    if (inPlay(g, victor)) earn(g, world, rule, victor, 1)
  } else if (g.money[citizen] === 0) generateRebel(g, world, rule, TAX_REBEL, area, chooser)
  else call(g, 'ransom', seatOf(g, citizen), victor, area, chooser)
}

/** GL-ransom. Asked of the Citizen's owner, who has at least $1. */
export const ransom = decision('ransom', {
  rule: 'GL-ransom',
  moves: {
    pay: move({
      rule: 'GL-ransom',
      play(g, seat, world, _a, _b, _c, frame) {
        transfer(g, world, 'GL-ransom', colourOf(g, seat), frame.victor, 1)
      },
    }),
    rebel: move({
      rule: 'GL-ransom',
      play(g, seat, world, _a, _b, _c, frame) {
        tell(world, g, 'GL-ransom', 'ransom-refused', colourOf(g, seat))
        generateRebel(g, world, 'GL-ransom', TAX_REBEL, frame.area, frame.chooser)
      },
    }),
  },
})
