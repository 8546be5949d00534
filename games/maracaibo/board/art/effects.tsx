import {
  ANY_CARD,
  ANY_OBJECT,
  type Cost,
  type Effects,
  MEASURE,
  OBJECT0,
  type Part,
  SWITCH,
  TRIGGER,
  tables,
} from '../../rules/tables.ts'
import type { IconName } from './icon.tsx'
import {
  anyCard,
  anyObject,
  arrow,
  coin,
  counted,
  type Drawn,
  disc,
  figure,
  good,
  income,
  influence,
  numberSize,
  object,
  points,
  widthOf,
  word,
} from './signs.tsx'

/** What a symbol that hand cards pay looks like. */
export function symbolSign(symbol: number, size: number): Drawn {
  if (symbol === ANY_CARD) return anyCard
  if (symbol === ANY_OBJECT) return anyObject(size)
  return symbol < OBJECT0 ? good(symbol) : object(symbol - OBJECT0)
}

/** A cost in signs. */
export function costSigns(cost: Cost, size: number): Drawn[] {
  return [
    ...(cost.doubloons > 0 ? [coin(cost.doubloons, size)] : []),
    ...(cost.combat > 0 ? [counted('crossed-sabres', cost.combat, size)] : []),
    ...(cost.figures > 0 ? [figure(cost.figures, size)] : []),
    ...(cost.discs > 0 ? [disc(cost.discs, size)] : []),
    ...cost.symbols.map(symbol => symbolSign(symbol, size)),
    ...(cost.same > 0 ? [word(`${cost.same} =`, size), good(0), word('…', size)] : []),
  ]
}

/** Points for each of something. */
const PER: Readonly<Record<string, IconName>> = {
  V_PER_QUEST: 'tied-scroll',
  V_PER_TOKEN: 'crossed-swords',
  V_PER_COMBAT: 'crossed-sabres',
  V_PER_FIGURE: 'meeple',
  V_PER_UPGRADE: 'anchor',
  V_PER_SYNERGY: 'compass',
  V_PER_ASSISTANT_TO_5_: 'meeple',
}

/** Rewards that are an icon, with a number where they have one. */
const ICONS: Readonly<Record<string, IconName>> = {
  C: 'crossed-sabres',
  X: 'walking-boot',
  K: 'card-draw',
  A: 'hut',
  R: 'queen-crown',
  QUESTS_ON_CARD: 'tied-scroll',
  HAND: 'poker-hand',
  SAIL: 'sailboat',
  COMBAT: 'crossed-swords',
  QUEST: 'tied-scroll',
  QUEST_HERE: 'tied-scroll',
  TOPQUEST: 'tied-scroll',
  LIBERATE_VILLAGE: 'fist',
  LIBERATE_HERE: 'fist',
  RETURN_MARKER: 'flag-objective',
  ASSIST_ANY: 'meeple',
  RISING: 'sunbeams',
}

const INFLUENCE: Readonly<Record<string, number | undefined>> = {
  I_FRANCE: 0,
  I_SPAIN: 1,
  I_ENGLAND: 2,
  I_ANY: undefined,
  I_FIGHT: undefined,
  I_FEWEST: undefined,
}

function partSigns(part: Part, size: number): Drawn[] {
  const { kind, n } = part
  const icon = ICONS[kind]
  if (icon !== undefined) return [counted(icon, n > 0 ? n : undefined, size)]
  if (kind in INFLUENCE) return [influence(INFLUENCE[kind], n, size)]
  if (kind in PER) return [points(n, size), word('×', size), counted(PER[kind], undefined, size)]
  if (kind === 'D') return [coin(n, size)]
  if (kind === 'V') return [points(n, size)]
  if (kind === 'F') return [figure(n, size)]
  if (kind === 'S') return [disc(n, size)]
  if (kind === 'ID') return [income(coin(n, size))]
  if (kind === 'IV') return [income(points(n, size))]
  if (kind === 'LOSE_INFLUENCE') return [influence(undefined, `−${n}`, size)]
  if (kind === 'BUY_FOR') return [counted('card-pickup', `−${n}`, size)]
  if (kind === 'OBJECT_TABLE') return [anyObject(size)]
  if (kind === 'PLACE_VILLAGE') return [influence(undefined, '', size), counted('hut', undefined, size)]
  if (kind === 'PLACE_CITY') return [influence(undefined, '', size), counted('castle', undefined, size)]
  if (kind === 'SECOND_EXPLORER') return [figure(undefined, size), counted('walking-boot', undefined, size)]
  if (kind === 'DUTCH_CITY') return [figure(undefined, size), arrow, coin(1, size), counted('crossed-sabres', 1, size)]
  return nestedSigns(part, size)
}

function nestedSigns({ kind, cost, gain, of }: Part, size: number): Drawn[] {
  if (kind === 'PAY') return [...costSigns(cost, size), arrow, ...rewardSigns(gain, size)]
  if (kind === 'PAY_EACH') return [word('n ×', size), ...costSigns(cost, size), arrow, ...rewardSigns(gain, size)]
  if (kind === 'CHOOSE')
    return of.flatMap((each, i) => [...(i > 0 ? [word('/', size)] : []), ...rewardSigns(each, size)])
  return [counted('castle', of.map(at => tables.pack.locations[at].id).join('/'), size)]
}

/** A reward in signs; −1 is none. */
export const rewardSigns = (reward: number, size = numberSize(18)): Drawn[] =>
  reward < 0 ? [] : tables.rewards[reward].flatMap(part => partSigns(part, size))

const TRIGGER_ICONS: Readonly<Record<keyof typeof TRIGGER, IconName>> = {
  TOKEN: 'crossed-swords',
  ANNEX: 'flag-objective',
  DISPLACE: 'crossed-sabres',
  ROUND: 'hourglass',
  DELIVER: 'ship-wheel',
  DELIVER_AGAIN: 'ship-wheel',
  CITY: 'castle',
  QUEST: 'tied-scroll',
  ASSIST: 'meeple',
  DISC: 'anchor',
  INFL: 'white-tower',
  EXPLORE_SPACE: 'walking-boot',
  STOP_VILLAGE: 'hut',
  STOP_CITY: 'castle',
  STOP_NATION: 'flag-objective',
  INCOME: 'receive-money',
}

const MEASURE_ICONS: Readonly<Record<keyof typeof MEASURE, readonly [IconName, string]>> = {
  COMBAT_START: ['crossed-swords', '+'],
  FIGHT_FOR: ['crossed-sabres', '+'],
  FIGHT_ANY: ['crossed-sabres', '+'],
  MOVE: ['sailboat', '+'],
  HAND: ['poker-hand', '+'],
  PLAN: ['card-pickup', '+'],
  BUY: ['card-pickup', '−'],
  EXPLORE: ['walking-boot', '+'],
  VILLAGE_PLUS: ['hut', '+'],
  QUEST_OBJECT: ['treasure-map', '−'],
}

const SWITCH_ICONS: Readonly<Record<keyof typeof SWITCH, IconName>> = {
  PATRON: 'queen-crown',
  JOKER: 'wax-seal',
  VARIETY: 'hut',
  EMPTY_VILLAGE: 'hut',
  DRAW2TOKENS: 'crossed-swords',
  VILLAGE_FAST: 'hut',
  MARKET_TAKE: 'ship-wheel',
  EXPLORE_TWO: 'walking-boot',
}

const COUNTER_ICONS: Readonly<Record<string, IconName>> = {
  RANKS: 'queen-crown',
  BESTRANK: 'queen-crown',
  QUESTS: 'tied-scroll',
  UPGRADES: 'anchor',
  EXPLORER: 'walking-boot',
  CARDS_ODD: 'poker-hand',
  TOKENS: 'crossed-swords',
}

const keysOf = <K extends string>(record: Readonly<Record<K, number>>): K[] => Object.keys(record) as K[]

/** What a card, upgrade, port or building does, a row of signs for each effect. */
export function effectSigns(effects: Effects, size: number): Drawn[][] {
  const rows: Drawn[][] = effects.now.filter(reward => reward >= 0).map(reward => rewardSigns(reward, size))
  const { assistant, village, combat, wait } = effects
  if (assistant !== undefined) {
    const at = assistant.at.map(each => tables.pack.locations[each].id).join('·')
    rows.push([figure(at, size)], rewardSigns(assistant.gain, size))
  }
  if (village !== undefined) {
    const price = costSigns(village.cost, size)
    rows.push([
      counted('hut', undefined, size),
      ...price,
      ...(price.length > 0 ? [arrow] : []),
      ...rewardSigns(village.gain, size),
    ])
  }
  if (combat !== undefined)
    rows.push([counted('crossed-swords', combat.value, size), arrow, ...rewardSigns(combat.gain, size)])
  if (wait !== undefined) rows.push([counted('hourglass', undefined, size), ...rewardSigns(wait.gain, size)])
  for (const { counts, n } of effects.finals)
    rows.push([points(n, size), word('×', size), counted(COUNTER_ICONS[counts] ?? 'anchor', undefined, size)])
  for (const on of keysOf(TRIGGER)) {
    for (const gain of effects.triggers[TRIGGER[on]])
      rows.push([counted(TRIGGER_ICONS[on], undefined, size), arrow, ...rewardSigns(gain, size)])
  }
  for (const of of keysOf(MEASURE)) {
    const n = effects.measures[MEASURE[of]]
    if (n > 0) rows.push([counted(MEASURE_ICONS[of][0], `${MEASURE_ICONS[of][1]}${n}`, size)])
  }
  for (const of of keysOf(SWITCH))
    if ((effects.switches & (1 << SWITCH[of])) !== 0) rows.push([counted(SWITCH_ICONS[of], undefined, size)])
  rows.push(...wildSigns(effects, size))
  if (effects.triple.length > 0)
    rows.push([counted('ship-wheel', effects.triple.map(at => tables.pack.locations[at].id).join('·'), size)])
  return rows
}

function wildSigns({ wildGoods, wildObjects, wildCards }: Effects, size: number): Drawn[][] {
  const rows: Drawn[][] = []
  for (let i = 0; i < 4; i++) {
    if ((wildGoods & (1 << i)) !== 0) rows.push([good(i), word('=', size), anyGood(size)])
    if ((wildObjects & (1 << i)) !== 0) rows.push([object(i), word('=', size), anyObject(size)])
    if ((wildCards & (1 << i)) !== 0) rows.push([good(i), word('=', size), anyGood(size), anyObject(size)])
  }
  return rows
}

const anyGood = (size: number): Drawn => ({
  wide: 20,
  node: (
    <>
      <rect x=".7" y=".7" width="18.6" height="18.6" rx="3.5" fill="#f1e6cd" stroke="#2a1b10" strokeWidth="1.1" />
      <text x="10" y={10 + size * 0.353} className="mb-number" textAnchor="middle" fill="#20150b" fontSize={size}>
        {'?'}
      </text>
    </>
  ),
})

/** What must be met or paid for a card besides its price. */
export function needSigns(card: number, size: number): Drawn[] {
  const { needs } = tables.cards[card]
  return [
    ...(needs.nation >= 0 ? [influence(needs.nation, 3, size)] : []),
    ...(needs.combat > 0 ? [counted('crossed-sabres', needs.combat, size)] : []),
    ...(needs.rank > 0 ? [counted('queen-crown', needs.rank, size)] : []),
    ...(needs.barrier >= 0 ? [counted('path-distance', needs.barrier + 1, size)] : []),
    ...(needs.upgrades > 0 ? [counted('anchor', needs.upgrades, size)] : []),
    ...needs.goods.map(good),
    ...(needs.figure + needs.placed > 0 ? [figure(undefined, size)] : []),
  ]
}

/** A row cut into rows that are not wider than so many units, so that nothing has to shrink. */
export function cutRows(signs: readonly Drawn[], most: number): Drawn[][] {
  const rows: Drawn[][] = [[]]
  for (const sign of signs) {
    const row = rows[rows.length - 1]
    if (row.length > 0 && widthOf([...row, sign]) > most) rows.push([sign])
    else row.push(sign)
  }
  return rows
}
