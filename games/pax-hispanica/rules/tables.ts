import { tablesInUse } from '@spanish-main/kernel/pack'
import {
  type Components,
  componentsOf,
  DECKS,
  DEFAULT_PACK,
  DIRECTIONS,
  EDITIONS,
  type Edition,
  GOOD,
  HAVEN_ACTIONS,
  kindOfAction,
  LEGALITIES,
  MARKET_ACTIONS,
  type MarketAction,
  type Pack,
  QUALIFICATIONS,
  TITLES,
  ZONE_COUNT,
} from '../data/index.ts'

/** Market cards come first, then a Haven card for each sea zone. */
export const MARKET = 100
export const CARDS_IN_ALL = MARKET + ZONE_COUNT
export const havenCard = (zone: number): number => MARKET + zone
export const zoneOfHaven = (card: number): number => card - MARKET
export const isHaven = (card: number): boolean => card >= MARKET

export const UP = 0
export const DOWN = 1
export const LEFT = 2
export const RIGHT = 3

export const COLONY_DECK = 0
export const MISSION_DECK = 1
export const ROYALTY_DECK = 2
export const SHIP_DECK = 3

export const PLUNDER = 0
export const SMUGGLER = 1
export const CONQUISTADOR = 2
export const PRIVATEER = 3

export const MOST_RIGHTEOUS = 0
export const MOST_LOYAL = 1
export const LEAST_RIGHTEOUS = 2
export const LEAST_LOYAL = 3

/** An Action icon as one number: which Action, and for Apostasy the two Nudges that it shows. */
export const ICON = Object.fromEntries(MARKET_ACTIONS.map((name, i) => [name, i])) as Record<
  (typeof MARKET_ACTIONS)[number],
  number
>
export const HAVEN_ICON = Object.fromEntries(
  HAVEN_ACTIONS.map((name, i) => [name, MARKET_ACTIONS.length + i]),
) as Record<(typeof HAVEN_ACTIONS)[number], number>
export const ICON_NAMES: readonly string[] = [...MARKET_ACTIONS, ...HAVEN_ACTIONS]

/** A printed icon: its Action, and the Nudges of an Apostasy (−1 for any other). */
export interface Icon {
  readonly action: number
  readonly first: number
  readonly second: number
}

export const TITLE = Object.fromEntries(TITLES.map((title, i) => [title, i])) as Record<(typeof TITLES)[number], number>

/** What the rules read of the components: indices everywhere. */
export interface Tables extends Omit<Components, 'cards' | 'goodsOfYear'> {
  /** Deck, Nudge, Legality, Seamanship (0 is best), title, qualification by card; −1 where a card has none. */
  readonly deckOf: readonly number[]
  readonly nudgeOf: readonly number[]
  readonly legalityOf: readonly number[]
  readonly seamanshipOf: readonly number[]
  readonly titleOf: readonly number[]
  readonly qualificationOf: readonly number[]
  /** Card of each title. */
  readonly cardOfTitle: readonly number[]
  /** Icons by edition (ED-27) and card, Haven cards included. */
  readonly icons: readonly (readonly (readonly Icon[])[])[]
  /** Goods of a year, as indices; none except in goods years. */
  readonly goodsIn: (year: number) => readonly number[]
}

function readIcon(action: MarketAction): Icon {
  const kind = ICON[kindOfAction(action)]
  if (typeof action === 'string') return { action: kind, first: -1, second: -1 }
  return { action: kind, first: DIRECTIONS.indexOf(action.nudges[0]), second: DIRECTIONS.indexOf(action.nudges[1]) }
}

function derive(pack: Pack): Tables {
  const byEdition = EDITIONS.map((edition: Edition) => componentsOf(pack, edition))
  const { cards, goodsOfYear, ...rest } = byEdition[0]
  const havens = rest.havenActions.map(actions =>
    actions.map(action => ({ action: HAVEN_ICON[action], first: -1, second: -1 })),
  )
  const goods = new Map(Object.entries(goodsOfYear).map(([year, list]) => [Number(year), list.map(each => GOOD[each])]))
  const titleOf = cards.map(card => (card.title === undefined ? -1 : TITLE[card.title]))
  return {
    ...rest,
    deckOf: cards.map(card => DECKS.findIndex(deck => deck[0].toUpperCase() === card.id[0])),
    nudgeOf: cards.map(card => DIRECTIONS.indexOf(card.nudge)),
    legalityOf: cards.map(card => (card.legality === undefined ? -1 : LEGALITIES.indexOf(card.legality))),
    seamanshipOf: cards.map(card => (card.seamanship === undefined ? -1 : card.seamanship.charCodeAt(0) - 65)),
    titleOf,
    qualificationOf: cards.map(card =>
      card.qualification === undefined ? -1 : QUALIFICATIONS.indexOf(card.qualification),
    ),
    cardOfTitle: TITLES.map((_, title) => titleOf.indexOf(title)),
    icons: byEdition.map(components => [...components.cards.map(card => card.actions.map(readIcon)), ...havens]),
    goodsIn: year => goods.get(year) ?? [],
  }
}

/** Reads a validated pack once; `use` brings the result out as often as one likes. */
export const tablesOf: (pack: Pack) => Tables = derive

export const OWN_TABLES: Tables = derive(DEFAULT_PACK)

/** The components that the game is played with now: the rules read nothing else. `use` brings out others. */
export const { tables, use, perPack } = tablesInUse(OWN_TABLES)
