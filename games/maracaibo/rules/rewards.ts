import { reveal, type World } from '@spanish-main/kernel'
import type { Item } from '../data/index.ts'
import { questsAt } from './board.ts'
import { takeFromPile } from './cards.ts'
import { takeTopQuest, topQuest } from './mb8-quests.ts'
import { AGAINST } from './mb10-combat.ts'
import {
  gainCombat,
  gainDoubloons,
  gainFigures,
  gainInfluence,
  gainPoints,
  give,
  raiseIncome,
  raisePointIncome,
} from './mb14-gains.ts'
import { isFreeing, ones, unlockedCount } from './players.ts'
import { type Maracaibo, MEASURES, PLACE } from './state.ts'
import { MEASURE, type Part, tables } from './tables.ts'
import { by, call, pending, repeat, sequence, tell } from './words.ts'

type Perform = (
  g: Maracaibo,
  seat: number,
  part: Part,
  world: World,
  at: { reward: number; part: number; source: number },
) => void

const points =
  (count: (g: Maracaibo, seat: number) => number): Perform =>
  (g, seat, { n }, world) => {
    by('MU-9.13')
    gainPoints(g, seat, n * count(g, seat), world)
  }

const influence =
  (nation: number): Perform =>
  (g, seat, { n }, world) =>
    gainInfluence(g, seat, nation, n, world)

/** Every kind of reward; one that is missing here does not compile. */
const PERFORM: Readonly<Record<Item['kind'], Perform>> = {
  D: (g, seat, { n }, world) => gainDoubloons(g, seat, n, world),
  V: (g, seat, { n }, world) => gainPoints(g, seat, n, world),
  C: (g, seat, { n }, world) => gainCombat(g, seat, n, world),
  F: (g, seat, { n }, world) => gainFigures(g, seat, n, world),
  X: (g, seat, { n }) => call(g, 'explore', seat, n),
  S: (g, seat, { n }) => call(g, 'discs', seat, n),
  K: (g, seat, { n }) => call(g, 'refill', seat, n),
  A(g, seat, { n }) {
    by('MB-5.6')
    call(g, 'village-actions', seat, n, 0)
  },
  ID: (g, seat, { n }, world) => raiseIncome(g, seat, n, world),
  IV: (g, seat, { n }, world) => raisePointIncome(g, seat, n, world),
  I_FRANCE: influence(0),
  I_SPAIN: influence(1),
  I_ENGLAND: influence(2),
  I_ANY(g, seat, { n }, world) {
    if (isFreeing(g)) gainInfluence(g, seat, 0, n, world)
    else call(g, 'gain-influence', seat, n)
  },
  /** MU-4.3. Fighting against a nation, its influence counts as points. */
  I_FIGHT(g, seat, { n }, world) {
    const { nation, state } = pending(g, 'combat')!
    if (state[0] === AGAINST) gainPoints(g, seat, n * tables.pack.stated.pointsPerInfluence, world)
    else gainInfluence(g, seat, nation, n, world)
  },
  I_FEWEST(g, seat, { n }, world) {
    if (isFreeing(g)) gainInfluence(g, seat, 0, n, world)
    else call(g, 'fewest-influence', seat, n)
  },
  R(g, seat, { n }) {
    if (isFreeing(g) && by('MU-6.4')) return
    for (let i = 0; i < n; i++) call(g, 'rise-in-rank', seat)
  },
  LOSE_INFLUENCE(g, seat, { n }, world) {
    if (isFreeing(g)) gainPoints(g, seat, -n * tables.pack.stated.pointsPerInfluence, world)
    else call(g, 'lose-influence', seat, n)
  },
  QUESTS_ON_CARD(g, _seat, { n }, world, { source }) {
    for (let i = 0; i < n; i++) takeTopQuest(g, questPlaceOf(source), world)
  },
  BUY_FOR: (g, seat, { n }) => call(g, 'buy-cheaper', seat, n),
  HAND(g, seat, { n }) {
    g.measures[seat * MEASURES + MEASURE.HAND] += n
  },
  SAIL: (g, seat, { n }) => call(g, 'sail-on', seat, n),
  V_PER_QUEST: points((g, seat) => g.quests[seat]),
  V_PER_TOKEN: points((g, seat) => g.tokens[seat]),
  V_PER_COMBAT: points((g, seat) => g.combat[seat]),
  V_PER_FIGURE: points((g, seat) => g.supply[seat]),
  V_PER_UPGRADE: points(unlockedCount),
  V_PER_SYNERGY: points((g, seat) => ones(g.synergy[seat])),
  V_PER_ASSISTANT_TO_5_: points((g, seat) => Math.min(5, g.assistants[seat])),
  COMBAT: (g, seat) => call(g, 'combat', seat, -1, -1, 0, [0, 0]),
  QUEST_HERE(g, seat) {
    const [quest] = questsAt(g, PLACE.location + g.ship[seat])
    if (quest !== undefined) call(g, 'quest-offer', seat, quest)
  },
  TOPQUEST(g, seat) {
    if (topQuest(g) >= 0) call(g, 'quest-offer', seat, topQuest(g))
  },
  OBJECT_TABLE: (g, seat, _part, world) => flip(g, seat, world),
  PLACE_VILLAGE(g, seat) {
    if (!isFreeing(g) || !by('MU-6.4')) call(g, 'place-marker', seat, 0)
  },
  PLACE_CITY(g, seat) {
    if (!isFreeing(g) || !by('MU-6.4')) call(g, 'place-marker', seat, 1)
  },
  LIBERATE_VILLAGE: (g, seat) => call(g, 'free-village', seat),
  LIBERATE_HERE: (g, seat) => call(g, 'liberate', seat, g.ship[seat], 2),
  RETURN_MARKER: (g, seat) => call(g, 'return-marker', seat),
  ASSIST_ANY: (g, seat) => call(g, 'assist', seat),
  RISING: (g, seat) => give(g, seat, tables.rising[g.round - 1]),
  SECOND_EXPLORER(g, seat) {
    if (g.supply[seat] === 0) return
    g.supply[seat]--
    g.placed[seat]++
    g.second[seat] = 0
  },
  DUTCH_CITY(g, seat, _part, world) {
    const n = g.assistants[seat] + g.supply[seat]
    gainDoubloons(g, seat, n, world)
    gainCombat(g, seat, n, world)
  },
  PAY: (g, seat, _part, _world, at) => call(g, 'exchange', seat, at.reward, at.part),
  PAY_EACH: (g, seat, _part, _world, at) => call(g, 'pay-each', seat, at.reward, at.part),
  CHOOSE: (g, seat, _part, _world, at) => call(g, 'choose', seat, at.reward, at.part, at.source),
  CITY_ACTION: (g, seat, _part, _world, at) => call(g, 'far-city', seat, at.reward, at.part),
}

/** MU-9.11. Where the quests of a card lie: each such card has its own place. */
export const questPlaceOf = (card: number): number => PLACE.onCard + tables.cardsWith.quests.indexOf(card)

/** MU-9.2, MR-11. Flips the top card and gives the reward of its object. */
function flip(g: Maracaibo, seat: number, world: World): void {
  const card = takeFromPile(g, world)
  if (card < 0) return
  g.place[card] = PLACE.discard
  reveal(g, card)
  const { object } = tables.cards[card]
  tell(world, g, 'MU-9.2', 'flipped', seat, card, object)
  give(g, seat, tables.objects[object])
}

/** MB-0.1. A reward part by part; what a part opens is done before the next begins. */
export const reward = sequence('reward', [
  repeat('MB-0.1', (g, frame, world) => {
    const parts = tables.rewards[frame.reward]
    const part = frame.part
    if (part >= parts.length) return false
    frame.part = part + 1
    const { reward, source, seat } = frame
    PERFORM[parts[part].kind](g, seat, parts[part], world, { reward, part, source })
    return part + 1 < parts.length
  }),
])
