import { type Params, type Refusal, wordOf } from '@spanish-main/kernel'
import { refuseHavenAction } from '../rules/d3-callow.ts'
import { swapFigures } from '../rules/d3b-nudge.ts'
import { touches, touchesDiagonally } from '../rules/figures.ts'
import { colourOf, hasTitle, seatOf, takesPart } from '../rules/players.ts'
import type { Pax } from '../rules/state.ts'
import { TITLE } from '../rules/tables.ts'
import { vocabulary } from '../rules/vocabulary.ts'
import { by, call, decision, move, no } from '../rules/words.ts'
import { anyNation, type CardAction, offerOpponents } from './action.ts'

const NOBODY = no('RS-sword-fight', 'nobody-in-reach')
const YOURSELF = no('RS-sword-fight', 'yourself')
const OUT_OF_REACH = no('RS-sword-fight', 'out-of-reach')
const DIPLOMAT = no('PR-diplomat', 'immune-figure')

/** B5-model. Whether two Figures stand side by side; PR-knight reaches diagonally too. */
function inReach(g: Pax, colour: number, other: number): boolean {
  const from = g.figure[colour]
  const to = g.figure[other]
  return touches(from, to) || (hasTitle(g, colour, TITLE.knight) && touchesDiagonally(from, to) && by('PR-knight'))
}

function refuseOpponent(g: Pax, colour: number, other: number): Refusal | undefined {
  if (other === colour) return YOURSELF
  if (!takesPart(g, other) || !inReach(g, colour, other)) return OUT_OF_REACH
  return hasTitle(g, other, TITLE.diplomat) ? DIPLOMAT : undefined
}

/** RS-sword-fight. A Callow changes places with a Figure on an adjacent space of any kind. */
export const swordFight: CardAction = {
  rule: 'RS-sword-fight',
  refuse(g, colour) {
    const barred = refuseHavenAction(g, colour)
    if (barred !== undefined) return barred
    return anyNation(g, colour, refuseOpponent) ? undefined : NOBODY
  },
  play(g, colour) {
    call(g, 'sword-fight-action', seatOf(g, colour))
  },
}

export const swordFightAction = decision('sword-fight-action', {
  rule: 'RS-sword-fight',
  moves: {
    fight: move({
      rule: 'RS-sword-fight',
      args: ['colour'],
      offers: offerOpponents,
      refuse: (g, seat, other) => refuseOpponent(g, colourOf(g, seat), other),
      play: (g, seat, world, other) => swapFigures(g, world, 'RS-sword-fight', colourOf(g, seat), other),
    }),
  },
})

/** Who is immune; and whether only an immune one stands in reach. */
export const explain: Readonly<Record<string, (g: Pax, seat: number, other: number) => Params>> = {
  'PR-diplomat/immune-figure': (_g, _seat, other) => ({ colour: wordOf(vocabulary.colour, other) }),
  'RS-sword-fight/nobody-in-reach': (g, seat) => ({
    immune: anyNation(g, colourOf(g, seat), (...about) => (refuseOpponent(...about) === DIPLOMAT ? undefined : NOBODY))
      ? 'yes'
      : 'no',
  }),
}
