import { range } from '@spanish-main/kernel'
import { isVillage, questsAt } from './board.ts'
import { discard } from './cards.ts'
import { addLasting } from './effects.ts'
import { planMove } from './mb2-planning.ts'
import { buyMove, offerCards, refuseBuying } from './mb5-buy.ts'
import { canAfford, payWithCards } from './mb8-paying.ts'
import { canFulfil } from './mb8-quests.ts'
import { gainSymbol } from './mb11-synergy.ts'
import { gainDoubloons, gainPoints, give, returnFigures } from './mb14-gains.ts'
import { searchMoves } from './mu7-search.ts'
import {
  discsLeft,
  handOf,
  hasModule,
  isBought,
  isUnlocked,
  openPort,
  RESISTANCE_UPGRADE,
  switched,
} from './players.ts'
import { questPlaceOf } from './rewards.ts'
import { BUILDING0, CARDS, type Maracaibo, PORTS, RESISTANCE, UPGRADES } from './state.ts'
import { type Effects, tables } from './tables.ts'
import { by, call, decision, move, no, pending, repeat, sequence, step, tell } from './words.ts'

const ONCE_A_TURN = no('MB-5.2', 'once-per-turn')
const EMPTY_HAND = no('MB-5.2', 'empty-hand')
const NO_ACTION = no('MB-5.2', 'no-such-action')
const CANNOT_PAY = no('MB-5.2', 'cannot-pay')
const OWNED = no('MB-11.10', 'owned')
const NO_FIGURE = no('MB-11.10', 'no-figure')
const FACE_DOWN = no('MB-11.10', 'face-down')
const TOO_DEAR = no('MB-11.10', 'too-dear')
const NO_VILLAGE = no('MU-3.5', 'no-village')
const NO_MARKER = no('MU-3.5', 'no-marker')
const NO_FORCE = no('MU-3.5', 'value')
const NO_POINTS = no('MU-3.5', 'too-few-points')
const TOO_MANY_FIGURES = no('MU-3.5', 'too-many-figures')
const NOT_ON_CARD = no('MU-9.11', 'not-on-your-card')
const ONE_CARD_QUEST = no('MU-9.11', 'once-per-turn')
const QUEST_COST = no('MB-8.1', 'cannot-pay')

/** Kinds of village actions for MU-9.6, as bits. */
const KIND = { take: 1, discardHand: 2, buy: 4, invest: 8, cardQuest: 16 } as const
const USE_KIND = 32

/** MB-5. A series of village actions; `main` is 1 if it is the main action at a village. */
export const villageActions = sequence('village-actions', [
  repeat('MB-5.2', (g, frame) => {
    if (frame.left <= 0) return false
    frame.left--
    call(g, 'village', frame.seat)
    return true
  }),
  step('MB-5.4', () => undefined),
])

/** MU-9.6. At the end of the main action. */
export function scoreVariety(g: Maracaibo, seat: number, world: Parameters<typeof gainPoints>[3]): void {
  if (!switched(g, seat, 'VARIETY')) return
  let kinds = 0
  for (let rest = g.kinds; rest !== 0; rest &= rest - 1) kinds++
  const points = tables.pack.stated.variety[Math.min(kinds, 3)]
  if (points > 0) gainPoints(g, seat, points, world)
}

const note = (g: Maracaibo, kind: number): void => {
  g.kinds |= kind
}

const take = move<'village'>({
  rule: 'MB-5.2',
  play(g, seat, world) {
    note(g, KIND.take)
    gainDoubloons(g, seat, 1, world)
  },
})

const discardHand = move<'village'>({
  rule: 'MB-5.2',
  refuse(g, seat) {
    if ((g.kinds & KIND.discardHand) !== 0) return ONCE_A_TURN
    return g.handSize[seat] === 0 ? EMPTY_HAND : undefined
  },
  play(g, seat, world) {
    note(g, KIND.discardHand)
    for (const card of handOf(g, seat)) discard(g, seat, card, world)
    gainDoubloons(g, seat, 2, world)
  },
})

const buy = move<'village'>({
  rule: 'MB-5.3',
  args: ['project'],
  offers: offerCards,
  refuse: (g, seat, card) => refuseBuying(g, seat, card, 0),
  play(g, seat, world, card) {
    note(g, KIND.buy)
    buyMove(g, seat, card, 0, world)
  },
})

const invest = move<'village'>({
  rule: 'MB-11.10',
  args: ['building'],
  offers(g, _seat, offer) {
    for (let i = 0; i < g.buildingsOpen; i++) offer(g.buildings[i] - BUILDING0)
  },
  refuse(g, seat, building) {
    if (!g.buildings.slice(0, g.buildingsOpen).includes(BUILDING0 + building)) return FACE_DOWN
    if ((g.invested[building] & (1 << seat)) !== 0) return OWNED
    if (g.supply[seat] === 0) return NO_FIGURE
    return g.doubloons[seat] < tables.buildings[building].cost ? TOO_DEAR : undefined
  },
  play(g, seat, world, building) {
    note(g, KIND.invest)
    const { cost, effects, synergy } = tables.buildings[building]
    gainDoubloons(g, seat, -cost, world)
    g.supply[seat]--
    g.placed[seat]++
    g.invested[building] |= 1 << seat
    tell(world, g, 'MB-11.10', 'invested', seat, building)
    gainSymbol(g, seat, synergy, world)
    addLasting(g, seat, effects)
    for (let i = effects.now.length - 1; i >= 0; i--) give(g, seat, effects.now[i])
  },
})

const UPGRADE0 = CARDS
const PORT0 = UPGRADE0 + UPGRADES

/** What gives a village action, by the number of its source. */
function sourceEffects(g: Maracaibo, seat: number, source: number): Effects | undefined {
  if (source < UPGRADE0) return isBought(g, seat, source) ? tables.cards[source].effects : undefined
  if (source < PORT0) return isUnlocked(g, seat, source - UPGRADE0) ? tables.upgrades[source - UPGRADE0] : undefined
  return source < PORT0 + PORTS && openPort(g, seat) === source - PORT0
    ? tables.ports[source - PORT0].effects
    : undefined
}

const isResistance = (g: Maracaibo, seat: number, source: number): boolean =>
  source === UPGRADE0 + RESISTANCE_UPGRADE && hasModule(g, RESISTANCE) && isUnlocked(g, seat, RESISTANCE_UPGRADE)

/** MU-9.6. Every source of an action is a kind of its own: cards, then the upgrades that give one, then the port. */
function kindOfUse(source: number): number {
  const { village } = tables.cardsWith
  if (source < UPGRADE0) return village.indexOf(source)
  return village.length + (source < PORT0 ? 1 + upgradesWithActions().indexOf(source - UPGRADE0) : 0)
}

const upgradesWithActions = (): number[] =>
  tables.upgrades.flatMap((effects, i) => (i === RESISTANCE_UPGRADE || effects.village !== undefined ? [i] : []))

const use = move<'village'>({
  rule: 'MB-5.2',
  args: ['source'],
  offers(g, seat, offer) {
    for (const card of tables.cardsWith.village) if (isBought(g, seat, card)) offer(card)
    for (let upgrade = 0; upgrade < UPGRADES; upgrade++) {
      if (
        isResistance(g, seat, UPGRADE0 + upgrade) ||
        sourceEffects(g, seat, UPGRADE0 + upgrade)?.village !== undefined
      ) {
        offer(UPGRADE0 + upgrade)
      }
    }
    const port = openPort(g, seat)
    if (port >= 0 && tables.ports[port].effects.village !== undefined) offer(PORT0 + port)
  },
  refuse(g, seat, source) {
    if (isResistance(g, seat, source)) {
      if (!isVillage(g, g.ship[seat])) return NO_VILLAGE
      if (g.markers[g.ship[seat]] === 0) return NO_MARKER
      return g.combat[seat] + g.supply[seat] < tables.pack.resistance.value ? NO_FORCE : undefined
    }
    const action = sourceEffects(g, seat, source)?.village
    if (action === undefined) return NO_ACTION
    return canAfford(g, seat, action.cost, discsLeft(g, seat)) ? undefined : CANNOT_PAY
  },
  play(g, seat, world, source) {
    note(g, USE_KIND << kindOfUse(source))
    if (isResistance(g, seat, source)) {
      by('MR-6')
      call(g, 'liberate', seat, g.ship[seat], 2)
      const [fewest, most] = figuresAsForce(g, seat)
      if (fewest < most) call(g, 'pay-force', seat)
      else payForce(g, seat, fewest)
      return
    }
    if (source >= PORT0) by('MU-2.4')
    const { cost, gain } = sourceEffects(g, seat, source)!.village!
    give(g, seat, gain, source)
    if (cost.doubloons > 0) gainDoubloons(g, seat, -cost.doubloons, world)
    g.combat[seat] -= cost.combat
    returnFigures(g, seat, cost.figures)
    payWithCards(g, seat, cost.symbols)
  },
})

/** MU-3.5. With how few and how many figures a seat can pay for the village action of the tile; the rest are combat points. */
function figuresAsForce(g: Maracaibo, seat: number): [fewest: number, most: number] {
  const { value } = tables.pack.resistance
  return [Math.max(0, value - g.combat[seat]), Math.min(value, g.supply[seat])]
}

function payForce(g: Maracaibo, seat: number, figures: number): void {
  g.combat[seat] -= tables.pack.resistance.value - figures
  returnFigures(g, seat, figures)
}

/** MU-3.5, MR-6. The combat value is made of combat points and figures as the player likes. */
export const payForceChoice = decision('pay-force', {
  rule: 'MU-3.5',
  moves: {
    points: move({
      rule: 'MU-3.5',
      refuse: (g, seat) => (figuresAsForce(g, seat)[0] > 0 ? NO_POINTS : undefined),
      play: (g, seat) => payForce(g, seat, 0),
    }),
    figures: move({
      rule: 'MU-3.5',
      args: ['force'],
      amount(g, seat) {
        const [fewest, most] = figuresAsForce(g, seat)
        return range(Math.max(1, fewest), most)
      },
      refuse(g, seat, n) {
        const [fewest, most] = figuresAsForce(g, seat)
        return n < fewest ? NO_POINTS : n > most ? TOO_MANY_FIGURES : undefined
      },
      play: (g, seat, _world, n) => payForce(g, seat, n),
    }),
  },
})

/** MU-9.11, MB-5.5. A quest on the own card, as last village action; the other one on another turn. */
function questsOnCards(g: Maracaibo, seat: number): number[] {
  const found: number[] = []
  for (const card of tables.cardsWith.quests) {
    if (isBought(g, seat, card)) found.push(...questsAt(g, questPlaceOf(card)))
  }
  return found
}

const cardQuest = move<'village'>({
  rule: 'MU-9.11',
  args: ['quest'],
  offers(g, seat, offer) {
    for (const quest of questsOnCards(g, seat)) offer(quest)
  },
  refuse(g, seat, quest) {
    if (!questsOnCards(g, seat).includes(quest)) return NOT_ON_CARD
    if ((g.kinds & KIND.cardQuest) !== 0) return ONE_CARD_QUEST
    return canFulfil(g, seat, quest) ? undefined : QUEST_COST
  },
  play(g, seat, _world, quest) {
    note(g, KIND.cardQuest)
    by('MB-5.5')
    pending(g, 'village-actions')!.left = 0
    call(g, 'fulfil', seat, quest)
  },
})

export const village = decision('village', {
  rule: 'MB-5.2',
  moves: {
    take,
    'discard-hand': discardHand,
    buy,
    invest,
    use,
    'card-quest': cardQuest,
    plan: planMove,
    ...searchMoves,
    stop: move({
      rule: 'MB-5.4',
      play(g) {
        pending(g, 'village-actions')!.left = 0
      },
    }),
  },
})
