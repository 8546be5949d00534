import { type Params, type Refusal, range, type World } from '@spanish-main/kernel'
import { offerTaxRebel } from '../rules/e6-rebels.ts'
import { relicForTheKing } from '../rules/h6-war-coffers.ts'
import { colourOf, hasTitle, inPlay, isSunKing, seatOf } from '../rules/players.ts'
import type { Pax } from '../rules/state.ts'
import { TITLE } from '../rules/tables.ts'
import { transfer } from '../rules/tokens.ts'
import { by, call, decision, type FrameOf, move, no, tell, top } from '../rules/words.ts'
import { anyNation, type CardAction, offerOpponents } from './action.ts'

const NOBODY = no('AMB-26', 'nobody-can-pay')
const YOURSELF = no('RS-tax', 'yourself')
const NOTHING_TO_TAKE = no('AMB-26', 'nothing-to-take')
const TOO_LITTLE = no('AMB-65', 'at-least-one')
const TOO_MUCH = no('AMB-65', 'too-much')

export function refuseVictim(g: Pax, colour: number, victim: number): Refusal | undefined {
  if (victim === colour) return YOURSELF
  if (isSunKing(g, victim)) return undefined
  return inPlay(g, victim) && g.money[victim] + g.relics[victim] > 0 ? undefined : NOTHING_TO_TAKE
}

/** RS-tax. Another player loses $1 or a Relic, as he likes, and may then place a Tax Rebel. */
export const tax: CardAction = {
  rule: 'RS-tax',
  refuse: (g, colour) => (anyNation(g, colour, refuseVictim) ? undefined : NOBODY),
  play(g, colour) {
    call(g, 'tax-action', seatOf(g, colour))
  },
}

/** PR-lord, AMB-65. The most that a victim can be asked for; H5a: the Sun King has it. */
export function highestTax(g: Pax, colour: number, victim: number): number {
  if (!hasTitle(g, colour, TITLE.lord)) return 1
  return isSunKing(g, victim) ? g.mercantilism : Math.min(g.mercantilism, g.money[victim])
}

export const taxAction = decision('tax-action', {
  rule: 'RS-tax',
  moves: {
    tax: move({
      rule: 'RS-tax',
      args: ['colour'],
      offers: offerOpponents,
      refuse: (g, seat, victim) => refuseVictim(g, colourOf(g, seat), victim),
      play(g, seat, world, victim) {
        if (highestTax(g, colourOf(g, seat), victim) > 1) call(g, 'tax-amount', seat, victim)
        else collect(g, world, colourOf(g, seat), victim, 1)
      },
    }),
  },
})

/** PR-lord. How much. */
export const taxAmount = decision('tax-amount', {
  rule: 'PR-lord',
  moves: {
    amount: move({
      rule: 'PR-lord',
      args: ['dollars'],
      amount: (g, seat) => range(1, highestTax(g, colourOf(g, seat), top(g, 'tax-amount').victim)),
      refuse(g, seat, dollars) {
        if (dollars === 0) return TOO_LITTLE
        return dollars > highestTax(g, colourOf(g, seat), top(g, 'tax-amount').victim) ? TOO_MUCH : undefined
      },
      play: (g, seat, world, dollars, _b, _c, frame) => collect(g, world, colourOf(g, seat), frame.victim, dollars),
    }),
  },
})

/** RS-tax. The victim is asked only if he has both money and a Relic; the Sun King just pays (H5a). */
export function collect(g: Pax, world: World, taker: number, victim: number, dollars: number): void {
  tell(world, g, 'RS-tax', 'taxed', taker, victim, dollars)
  if (isSunKing(g, victim) && by('H5a')) payDollars(g, world, taker, victim, dollars)
  else if (g.money[victim] === 0) giveRelic(g, world, taker, victim)
  else if (g.relics[victim] === 0) payDollars(g, world, taker, victim, dollars)
  else call(g, 'tax-payment', seatOf(g, victim), taker, dollars)
}

function payDollars(g: Pax, world: World, taker: number, victim: number, dollars: number): void {
  transfer(g, world, 'RS-tax', victim, taker, dollars)
  offerTaxRebel(g, seatOf(g, victim))
}

function giveRelic(g: Pax, world: World, taker: number, victim: number): void {
  g.relics[victim]--
  tell(world, g, 'RS-tax', 'relic-handed-over', victim, taker)
  if (isSunKing(g, taker)) relicForTheKing(g, world, 'AMB-74')
  else g.relics[taker]++
  offerTaxRebel(g, seatOf(g, victim))
}

/** RS-tax, AMB-26. */
export const taxPayment = decision('tax-payment', {
  rule: 'RS-tax',
  moves: {
    pay: move({
      rule: 'RS-tax',
      play: (g, seat, world, _a, _b, _c, frame: FrameOf<'tax-payment'>) =>
        payDollars(g, world, frame.taker, colourOf(g, seat), frame.dollars),
    }),
    'give-relic': move({
      rule: 'RS-tax',
      play: (g, seat, world, _a, _b, _c, frame: FrameOf<'tax-payment'>) =>
        giveRelic(g, world, frame.taker, colourOf(g, seat)),
    }),
  },
})

/** Parameters of the sentences above. */
export const explain: Readonly<Record<string, (g: Pax, seat: number) => Params>> = {
  'AMB-65/too-much': (g, seat) => ({ dollars: highestTax(g, colourOf(g, seat), top(g, 'tax-amount').victim) }),
}
