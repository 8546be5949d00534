import type { World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { deciderOf } from './players.ts'
import { COLOUR_COUNT, type Pax } from './state.ts'
import { placeMeeple } from './tokens.ts'
import { call, decision, move, no } from './words.ts'

const NONE_IN_RESERVES = no('GL-token-limits', 'none-in-reserves')

/** Whether any colour has a Citizen in Reserves. */
export function anyCitizenLeft(g: Pax): boolean {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) if (g.reserves[colour] > 0) return true
  return false
}

/**
 * GL-token-limits, AMB-69. Puts a Citizen of a colour on a Site. If its Reserves are empty the actor takes one of
 * another colour, played or not: a Refugee that belongs to that colour. The caller has checked that there is one.
 */
export function settleCitizen(g: Pax, world: World, rule: RuleId, site: number, colour: number, actor: number): void {
  if (g.reserves[colour] > 0) placeMeeple(g, world, rule, site, colour)
  else call(g, 'substitute-citizen', deciderOf(g, actor), site)
}

/** AMB-69. Whose Citizen comes instead. */
export const substituteCitizen = decision('substitute-citizen', {
  rule: 'GL-token-limits',
  moves: {
    citizen: move({
      rule: 'GL-token-limits',
      args: ['colour'],
      offers(_g, _seat, offer) {
        for (let colour = 0; colour < COLOUR_COUNT; colour++) offer(colour)
      },
      refuse: (g, _seat, colour) => (g.reserves[colour] > 0 ? undefined : NONE_IN_RESERVES),
      play(g, _seat, world, colour, _b, _c, frame) {
        placeMeeple(g, world, 'GL-token-limits', frame.site, colour)
      },
    }),
  },
})
