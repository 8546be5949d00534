import type { Refusal } from '@spanish-main/kernel'
import { sufferMidlifeCrisis } from '../rules/gl-midlife-crisis.ts'
import { colourOf, hasTitle, seatOf, takesPart } from '../rules/players.ts'
import { EN, type Pax } from '../rules/state.ts'
import { TITLE } from '../rules/tables.ts'
import { peerCount } from '../rules/values.ts'
import { by, call, decision, move, no, tell } from '../rules/words.ts'
import { anyNation, type CardAction, offerOpponents } from './action.ts'

const NOBODY = no('RS-excommunication', 'nobody-has-fewer')
const YOURSELF = no('RS-excommunication', 'yourself')
const NOT_PLAYING = no('RS-excommunication', 'not-playing')
const NOT_FEWER = no('RS-excommunication', 'not-fewer')

/** PR-crypto-papist, ED-20. In the English edition his victims count as having no Peerages. */
function standingOf(g: Pax, colour: number, victim: number): number {
  const stripped = g.edition === EN && hasTitle(g, colour, TITLE['crypto-papist']) && by('ED-20')
  return g.relics[victim] + (stripped ? 0 : peerCount(g, victim))
}

export function refuseVictim(g: Pax, colour: number, victim: number): Refusal | undefined {
  if (victim === colour) return YOURSELF
  if (!takesPart(g, victim)) return NOT_PLAYING
  return standingOf(g, colour, victim) < g.relics[colour] + peerCount(g, colour) ? undefined : NOT_FEWER
}

/** RS-excommunication. Somebody with fewer Peerages and Relics suffers Midlife Crisis, a Callow too (AMB-25). */
export const excommunication: CardAction = {
  rule: 'RS-excommunication',
  refuse: (g, colour) => (anyNation(g, colour, refuseVictim) ? undefined : NOBODY),
  play(g, colour) {
    call(g, 'excommunication-action', seatOf(g, colour))
  },
}

export const excommunicationAction = decision('excommunication-action', {
  rule: 'RS-excommunication',
  moves: {
    excommunicate: move({
      rule: 'RS-excommunication',
      args: ['colour'],
      offers: offerOpponents,
      refuse: (g, seat, victim) => refuseVictim(g, colourOf(g, seat), victim),
      play(g, seat, world, victim) {
        tell(world, g, 'RS-excommunication', 'excommunicated', colourOf(g, seat), victim)
        sufferMidlifeCrisis(g, victim)
      },
    }),
  },
})
