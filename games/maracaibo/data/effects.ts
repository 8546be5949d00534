/** The vocabulary that cards and tiles are written in. What it does not know does not compile. */

export const GOODS = ['corn', 'sugar', 'tobacco', 'cotton'] as const
export type Good = (typeof GOODS)[number]

export const OBJECTS = ['book', 'spyglass', 'herbs', 'map'] as const
export type ObjectId = (typeof OBJECTS)[number]

export const SYNERGIES = ['anchor', 'cannon', 'compass', 'scale', 'crown'] as const
export type Synergy = (typeof SYNERGIES)[number]

export const NATIONS = ['france', 'spain', 'england'] as const
export type Nation = (typeof NATIONS)[number]

export const BARRIERS = ['green', 'red', 'yellow'] as const
export type Barrier = (typeof BARRIERS)[number]

/** Rewards with an amount: `D3`, `I_ANY2`. */
export const COUNTED = [
  'D',
  'V',
  'C',
  'F',
  'X',
  'S',
  'K',
  'A',
  'ID',
  'IV',
  'I_FRANCE',
  'I_SPAIN',
  'I_ENGLAND',
  'I_ANY',
  'I_FIGHT',
  'I_FEWEST',
  'R',
  'LOSE_INFLUENCE',
  'QUESTS_ON_CARD',
  'BUY_FOR',
  'HAND',
  'SAIL',
  'V_PER_QUEST',
  'V_PER_TOKEN',
  'V_PER_COMBAT',
  'V_PER_FIGURE',
  'V_PER_UPGRADE',
  'V_PER_SYNERGY',
  'V_PER_ASSISTANT_TO_5_',
] as const

/** Rewards without an amount. */
export const PLAIN = [
  'COMBAT',
  'QUEST_HERE',
  'TOPQUEST',
  'OBJECT_TABLE',
  'PLACE_VILLAGE',
  'PLACE_CITY',
  'LIBERATE_VILLAGE',
  'LIBERATE_HERE',
  'RETURN_MARKER',
  'ASSIST_ANY',
  'RISING',
  'SECOND_EXPLORER',
  'DUTCH_CITY',
] as const

/** Costs with an amount; a good or an object may be one, too. */
export const COSTS = ['D', 'C', 'F', 'SAME', 'CARD', 'OBJECT', 'DISC', 'VALUE'] as const

/** Lasting effects that give a reward each time: `DELIVER:D2`. */
export const TRIGGERS = [
  'TOKEN',
  'ANNEX',
  'DISPLACE',
  'ROUND',
  'DELIVER',
  'DELIVER_AGAIN',
  'CITY',
  'QUEST',
  'ASSIST',
  'DISC',
  'INFL',
  'EXPLORE_SPACE',
  'STOP_VILLAGE',
  'STOP_CITY',
  'STOP_NATION',
  'INCOME',
] as const

/** Lasting effects with an amount: `HAND1`. */
export const MEASURES = [
  'COMBAT_START',
  'FIGHT_FOR',
  'FIGHT_ANY',
  'MOVE',
  'HAND',
  'PLAN',
  'BUY',
  'EXPLORE',
  'VILLAGE_PLUS',
  'QUEST_OBJECT',
] as const

/** Lasting effects that are on or off. */
export const SWITCHES = [
  'PATRON',
  'JOKER',
  'VARIETY',
  'EMPTY_VILLAGE',
  'DRAW2TOKENS',
  'VILLAGE_FAST',
  'MARKET_TAKE',
  'EXPLORE_TWO',
] as const

/** What is counted at the end of the game. */
export const COUNTERS = ['RANKS', 'BESTRANK', 'QUESTS', 'UPGRADES', 'EXPLORER', 'CARDS_ODD', 'TOKENS'] as const

/** What an effect that waits is waiting for. */
export const CONDITIONS = ['UPGRADES5', 'TOKENS5', 'GREEN'] as const

type CostItem = `${(typeof COSTS)[number] | Good | ObjectId}${number}`

type CostOk<S extends string> = S extends `${infer Head}+${infer Tail}`
  ? Head extends CostItem
    ? CostOk<Tail>
    : false
  : S extends CostItem
    ? true
    : false

type Options<S extends string> = S extends `${infer Head}/${infer Tail}`
  ? ItemOk<Head> extends true
    ? Options<Tail>
    : false
  : ItemOk<S>

type ItemOk<S extends string> = S extends (typeof PLAIN)[number] | `${(typeof COUNTED)[number]}${number}`
  ? true
  : S extends `PAY(${infer Cost}>${infer Gain})`
    ? CostOk<Cost> extends true
      ? ItemOk<Gain>
      : false
    : S extends `CHOOSE(${infer Each})`
      ? Options<Each>
      : S extends `PAY_EACH(${Good}>${infer Gain})`
        ? ItemOk<Gain>
        : S extends `CITY(${number}/${number})`
          ? true
          : false

type RewardOk<S extends string> = S extends `${infer Head},${infer Tail}`
  ? ItemOk<Head> extends true
    ? RewardOk<Tail>
    : false
  : ItemOk<S>

type ClauseOk<S extends string> = S extends `i:${infer R}` | `inc:${infer R}`
  ? RewardOk<R>
  : S extends `a:${number},${number},${number}:${infer R}`
    ? RewardOk<R>
    : S extends `va:>${infer R}`
      ? RewardOk<R>
      : S extends `va:${infer C}>${infer R}`
        ? CostOk<C> extends true
          ? RewardOk<R>
          : false
        : S extends `ca:LAST:${number}+LOSE_INFLUENCE${number}>${infer R}` | `ca:${number}>${infer R}`
          ? RewardOk<R>
          : S extends `w:${(typeof CONDITIONS)[number]}>${infer R}`
            ? RewardOk<R>
            : S extends `e:${(typeof COUNTERS)[number]}${number}`
              ? true
              : S extends `p:${(typeof TRIGGERS)[number]}:${infer R}`
                ? RewardOk<R>
                : S extends
                      | `p:${(typeof MEASURES)[number]}${number}`
                      | `p:${(typeof SWITCHES)[number]}`
                      | `p:WILD_GOOD:${Good}`
                      | `p:WILD_OBJECT:${ObjectId}`
                      | `p:WILD_CARD:${Good}`
                      | `p:TRIPLE:${number},${number},${number}`
                  ? true
                  : false

/** A reward that the interpreter understands; anything else is no type. */
export type Reward<S extends string> = RewardOk<S> extends true ? S : never

/** Effects that the interpreter understands; a clause that it does not is no type. */
export type Effects<E extends readonly string[]> = {
  readonly [I in keyof E]: E[I] extends string ? (ClauseOk<E[I]> extends true ? E[I] : never) : never
}

/** What a buyer must meet or pay besides the doubloons. */
export type Requirement =
  | `nation3=${Nation}`
  | `combat${number}`
  | `rank=${number}`
  | `barrier=${Barrier}`
  | 'figure'
  | `goods=${Good}${number}`
  | 'figureOnNation'
  | 'figureAtTokens'
  | `upgrades${number}`

/** Writes a reward down. */
export const reward = <const S extends string>(text: Reward<S>): string => text

/** Writes effects down. */
export const effects = <const E extends readonly string[]>(...list: Effects<E>): readonly string[] =>
  list as readonly string[]
