import type { DealBook, Part, Pledge, Refusal, World } from '@spanish-main/kernel'
import { about, facts } from './g1-facts.ts'
import { anchored, bribeFee, havenCard, letGo, marketCard, money, relic, surrender } from './g1-goods.ts'
import { moment, type Occasion, occasion } from './g1-occasions.ts'
import {
  answer,
  answerCard,
  answerLegality,
  answerSite,
  award,
  chooseNation,
  chooseNudge,
  chooseSite,
  deliver,
  forgo,
  leaveAlone,
  mercy,
  noInterdiction,
  noTarget,
  payOnDelivery,
  payWhenHome,
  repay,
  returnUnlessWon,
  says,
  smuggle,
  spare,
  support,
  tactic,
} from './g1-promises.ts'
import { colourOf } from './players.ts'
import type { Pax } from './state.ts'
import { transfer } from './tokens.ts'
import { by, decision, move, no, pending } from './words.ts'

const NOT_NOW = no('G1', 'not-now')
const TOO_MUCH = no('G1', 'no-money')
const BOTH = no('G1b', 'let-go-or-surrender')

/** G1b to G1f. What a deal must be about outside the play year; other parts come on top of it. */
const MATTERS: Readonly<Record<Occasion, { readonly about?: readonly string[]; readonly refusal?: Refusal }>> = {
  play: {},
  auction: { about: ['repay', 'return-unless-won'], refusal: no('G1d', 'only-loans') },
  tie: { about: ['award'], refusal: no('G1d', 'only-the-choice') },
  tribute: { about: ['spare', 'support'], refusal: no('G1c', 'only-tribute') },
  terms: { about: ['let-go', 'surrender', 'tactic'], refusal: no('G1b', 'only-terms') },
  support: { about: ['support'], refusal: no('G1c', 'only-support') },
  ability: {
    about: ['answer', 'answer-site', 'answer-card', 'answer-legality'],
    refusal: no('G1e', 'only-the-choice'),
  },
  sail: {
    about: ['deliver', 'pay-on-delivery', 'bribe-fee', 'smuggle', 'pay-when-home'],
    refusal: no('G1f', 'only-voyages'),
  },
}

/** G1c. Before a land battle with an owned target: the attacker may ask for a tribute; without a yes he fights. */
export const tribute = decision('tribute', {
  rule: 'G1c',
  moves: { fight: move({ rule: 'G1c', play: () => undefined }) },
})

/** G1, G1a. Payments are made from what is there. */
function pay(g: Pax, { from, to }: Pledge, amount: number, world: World): number {
  const paid = Math.min(amount, g.money[colourOf(g, from)])
  by('G1a')
  transfer(g, world, 'G1a', colourOf(g, from), colourOf(g, to), paid)
  return paid
}

/** Dollars that a seat hands over at once, fees for bribes included. */
const given = (parts: readonly Part[], seat: number): number =>
  parts
    .filter(({ from }) => from === seat)
    .reduce((sum, { kind, args }) => sum + (kind === 'money' ? args[0] : kind === 'bribe-fee' ? 1 : 0), 0)

/** G1. How players trade. */
export const negotiation: DealBook<Pax> = {
  rule: 'G1',
  option: 'negotiation',
  kinds: {
    money,
    relic,
    'market-card': marketCard,
    'haven-card': havenCard,
    spare,
    'let-go': letGo,
    surrender,
    'bribe-fee': bribeFee,
    forgo,
    'no-target': noTarget,
    'leave-alone': leaveAlone,
    'no-interdiction': noInterdiction,
    award,
    repay,
    'return-unless-won': returnUnlessWon,
    'choose-nation': chooseNation,
    'choose-site': chooseSite,
    'choose-nudge': chooseNudge,
    answer,
    deliver,
    'pay-on-delivery': payOnDelivery,
    'pay-when-home': payWhenHome,
    smuggle,
    mercy,
    support,
    tactic,
    says,
    anchored,
    'answer-site': answerSite,
    'answer-card': answerCard,
    'answer-legality': answerLegality,
  },
  refuse: (g, from, to) => (occasion(g, from, to) === undefined ? NOT_NOW : undefined),
  refuseWhole(g, { by: one, to, parts }) {
    const has = (kinds: readonly string[]) => parts.some(({ kind }) => kinds.includes(kind))
    const { about, refusal } = MATTERS[occasion(g, one, to)!]
    if (about !== undefined && !has(about)) return refusal
    if (has(['let-go']) && has(['surrender'])) return BOTH
    return [one, to].some(seat => given(parts, seat) > g.money[colourOf(g, seat)]) ? TOO_MUCH : undefined
  },
  about,
  facts,
  moment,
  clock: g => g.year,
  // G1c: a tribute that was asked for is paid or refused, and refused it is a battle.
  commits: (g, one, to) => occasion(g, one, to) === 'tribute' && pending(g, 'land-battle')?.seat === one,
  pay,
}
