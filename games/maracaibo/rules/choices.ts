import type { Offer, World } from '@spanish-main/kernel'
import { canAfford, canPay, goodsPayable, payWithCards } from './mb8-paying.ts'
import { gainDoubloons, gainInfluence, give, loseInfluence, returnFigures, trigger } from './mb14-gains.ts'
import { discsLeft, hasGivenUp, influenceOf, isBought, locationsOf, rankAt } from './players.ts'
import { GOODS, type Maracaibo, NATIONS, USED_L30 } from './state.ts'
import { type Part, TRIGGER, tables } from './tables.ts'
import { by, call, decision, move, no, tell, top } from './words.ts'

const CANNOT_PAY = no('MB-0.2', 'cannot-pay')
const NO_PAIR = no('MU-10.3', 'no-pair')
const NOT_OFFERED = no('MB-0.1', 'not-offered')
const NO_ASSISTANT = no('MB-9.2', 'no-assistant')
const GIVEN_UP = no('MR-22', 'given-up')
const NOT_FEWEST = no('MU-2.6', 'not-fewest')
const NOTHING_TO_LOSE = no('MB-14.2', 'nothing-to-lose')
const MUST_LOSE = no('MB-14.2', 'must-lose')
const HIGHEST = no('MB-11.7', 'highest-rank')

const partOf = (frame: { reward: number; part: number }): Part => tables.rewards[frame.reward][frame.part]

/** PAY(a>b). An exchange may be declined. */
export const exchange = decision('exchange', {
  rule: 'MB-0.2',
  moves: {
    pay: move({
      rule: 'MB-0.2',
      refuse(g, seat) {
        const { cost } = partOf(top(g, 'exchange'))
        return cost.same > 0 || !canAfford(g, seat, cost, discsLeft(g, seat)) ? CANNOT_PAY : undefined
      },
      play(g, seat, world, _a, _b, _c, frame) {
        const { cost, gain } = partOf(frame)
        if (frame.reward === tables.l30) g.once[seat] |= USED_L30
        give(g, seat, gain)
        if (cost.doubloons > 0) gainDoubloons(g, seat, -cost.doubloons, world)
        g.combat[seat] -= cost.combat
        returnFigures(g, seat, cost.figures)
        payWithCards(g, seat, cost.symbols)
        if (cost.discs > 0) call(g, 'discs', seat, cost.discs)
      },
    }),
    'pay-pair': move({
      rule: 'MU-10.3',
      args: ['good'],
      offers(g, _seat, offer) {
        if (partOf(top(g, 'exchange')).cost.same > 0) for (let good = 0; good < GOODS; good++) offer(good)
      },
      refuse(g, seat, good) {
        const { same } = partOf(top(g, 'exchange')).cost
        return same > 0 && goodsPayable(g, seat, same).includes(good) ? undefined : NO_PAIR
      },
      play(g, seat, _world, good, _b, _c, frame) {
        const { cost, gain } = partOf(frame)
        give(g, seat, gain)
        payWithCards(g, seat, new Array<number>(cost.same).fill(good))
      },
    }),
    decline: move({ rule: 'MB-0.2', play: () => undefined }),
  },
})

/** PAY_EACH(good>b). As often as the player likes. */
export const payEach = decision('pay-each', {
  rule: 'MU-9.11',
  moves: {
    pay: move({
      rule: 'MU-9.11',
      refuse: (g, seat) => (canPay(g, seat, partOf(top(g, 'pay-each')).cost.symbols) ? undefined : CANNOT_PAY),
      play(g, seat, _world, _a, _b, _c, frame) {
        const { cost, gain } = partOf(frame)
        call(g, 'pay-each', seat, frame.reward, frame.part)
        give(g, seat, gain)
        payWithCards(g, seat, cost.symbols)
      },
    }),
    enough: move({ rule: 'MU-9.11', play: () => undefined }),
  },
})

/** CHOOSE(a/b/c). */
export const choose = decision('choose', {
  rule: 'MU-9.11',
  moves: {
    choose: move({
      rule: 'MU-9.11',
      args: ['choice'],
      offers(g, _seat, offer) {
        for (let n = 1; n <= partOf(top(g, 'choose')).of.length; n++) offer(n)
      },
      refuse: (g, _seat, n) => (n > partOf(top(g, 'choose')).of.length ? NOT_OFFERED : undefined),
      play: (g, seat, _world, n, _b, _c, frame) => give(g, seat, partOf(frame).of[n - 1], frame.source),
    }),
  },
})

/** CITY(a/b). MU-9.14, MB-6.4. */
export const farCity = decision('far-city', {
  rule: 'MU-9.14',
  moves: {
    city: move({
      rule: 'MU-9.14',
      args: ['location'],
      offers(g, _seat, offer) {
        for (const at of partOf(top(g, 'far-city')).of) offer(at)
      },
      refuse: (g, _seat, at) => (partOf(top(g, 'far-city')).of.includes(at) ? undefined : NOT_OFFERED),
      play(g, seat, _world, at) {
        by('MB-6.4')
        call(g, 'city', seat, at)
      },
    }),
  },
})

/** Whether a seat's card has an assistant on the board. */
export const hasAssistant = (g: Maracaibo, seat: number, card: number): boolean =>
  isBought(g, seat, card) && tables.cards[card].effects.assistant !== undefined && g.mark[card] > 0

/** The cards of a seat whose assistants are on the board. */
export function offerAssistants(g: Maracaibo, seat: number, offer: Offer): void {
  if (g.assistants[seat] === 0) return
  for (const card of tables.cardsWith.assistant) if (hasAssistant(g, seat, card)) offer(card)
}

/** ASSIST_ANY. MU-9.15. */
export const assist = decision('assist', {
  rule: 'MU-9.15',
  moves: {
    assistant: move({
      rule: 'MU-9.15',
      args: ['project'],
      offers: offerAssistants,
      refuse: (g, seat, card) => (hasAssistant(g, seat, card) ? undefined : NO_ASSISTANT),
      play: (g, seat, world, card) => useAssistant(g, seat, card, world),
    }),
    none: move({ rule: 'MB-0.2', play: () => undefined }),
  },
})

/** MB-9.2. */
export function useAssistant(g: Maracaibo, seat: number, card: number, world: World): void {
  tell(world, g, 'MB-9.2', 'assistant-used', seat, card)
  trigger(g, seat, TRIGGER.ASSIST)
  give(g, seat, tables.cards[card].effects.assistant!.gain, card)
}

const nations = (_g: Maracaibo, _seat: number, offer: (nation: number) => void): void => {
  for (let nation = 0; nation < NATIONS; nation++) offer(nation)
}

/** I_ANY. One nation of choice. */
export const gainInfluenceChoice = decision('gain-influence', {
  rule: 'MB-14.2',
  moves: {
    nation: move({
      rule: 'MB-14.2',
      args: ['nation'],
      offers: nations,
      refuse: (g, seat, nation) => (hasGivenUp(g, seat, nation) ? GIVEN_UP : undefined),
      play: (g, seat, world, nation, _b, _c, frame) => gainInfluence(g, seat, nation, frame.steps, world),
    }),
  },
})

/** MU-2.6, MR-19. The nation on fewest locations; tied ones are chosen. */
export const fewestInfluence = decision('fewest-influence', {
  rule: 'MU-2.6',
  moves: {
    nation: move({
      rule: 'MU-2.6',
      args: ['nation'],
      offers: nations,
      refuse(g, _seat, nation) {
        const held = locationsOf(g, nation)
        by('MR-19')
        for (let other = 0; other < NATIONS; other++) if (locationsOf(g, other) < held) return NOT_FEWEST
        return undefined
      },
      play: (g, seat, world, nation, _b, _c, frame) => gainInfluence(g, seat, nation, frame.steps, world),
    }),
  },
})

const canLose = (g: Maracaibo, seat: number): boolean => {
  for (let nation = 0; nation < NATIONS; nation++) if (influenceOf(g, seat, nation) > 0) return true
  return false
}

export const loseInfluenceChoice = decision('lose-influence', {
  rule: 'MB-14.2',
  moves: {
    nation: move({
      rule: 'MB-14.2',
      args: ['nation'],
      offers: nations,
      refuse: (g, seat, nation) => (influenceOf(g, seat, nation) > 0 ? undefined : NOTHING_TO_LOSE),
      play: (g, seat, world, nation, _b, _c, frame) => loseInfluence(g, seat, nation, frame.steps, world),
    }),
    none: move({
      rule: 'MB-0.3',
      refuse: (g, seat) => (canLose(g, seat) ? MUST_LOSE : undefined),
      play: () => undefined,
    }),
  },
})

/** Rn. To the first space of the next noble rank. */
export const riseInRank = decision('rise-in-rank', {
  rule: 'MB-11.7',
  moves: {
    nation: move({
      rule: 'MB-11.7',
      args: ['nation'],
      offers: nations,
      refuse(g, seat, nation) {
        if (hasGivenUp(g, seat, nation)) return GIVEN_UP
        return rankAt(influenceOf(g, seat, nation)) >= tables.pack.influence.ranks.length ? HIGHEST : undefined
      },
      play(g, seat, world, nation) {
        const now = influenceOf(g, seat, nation)
        gainInfluence(g, seat, nation, tables.pack.influence.ranks[rankAt(now)] - now, world)
      },
    }),
    none: move({ rule: 'MB-0.3', play: () => undefined }),
  },
})

/** MU-9.4. */
export const patron = decision('patron', {
  rule: 'MU-9.4',
  moves: {
    nation: move({
      rule: 'MU-9.4',
      args: ['nation'],
      offers: nations,
      play(g, _seat, _world, nation, _b, _c, frame) {
        g.mark[frame.card] = nation + 1
      },
    }),
  },
})
