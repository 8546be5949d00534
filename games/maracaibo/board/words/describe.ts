import type { Name, Say, TableView, TextSection } from '@spanish-main/ui'
import { actionOf, flagOf, goodOf, isCity, marketSpaces, questsAt } from '../../rules/board.ts'
import { priceOf } from '../../rules/mb5-buy.ts'
import { trackPlace } from '../../rules/mb7-explorer.ts'
import { topQuest } from '../../rules/mb8-quests.ts'
import { tokensIn } from '../../rules/mb10-combat.ts'
import { nationValue } from '../../rules/mb11-scoring.ts'
import { gainOf, hintIn, holes } from '../../rules/mu7-search.ts'
import {
  locationsOf as flagsOnMap,
  handOf,
  hasModule,
  influenceOf,
  isBought,
  isFreeing,
  isPlanned,
} from '../../rules/players.ts'
import {
  BUILDING0,
  CARDS,
  FOUND,
  FREED,
  JACQUES_MODULE,
  type Maracaibo,
  NATIONS,
  SEARCH,
  UPGRADES,
} from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { assistantsAt, hasMarket, locationsOf, plannedOf, questsOf } from '../chart/position.ts'
import { upgradeLines, upgradeTitle } from '../side/ship.tsx'
import { placeDetail } from './about.ts'
import { effectLines, sayCost, sayReward } from './effects.ts'
import { cardName, locationName, nameIn, nationName, opponentName } from './names.ts'

/** The table in words: what lies open for all, own cards, players, nations, places, the trail, the own ship. */
export function describe({ view, seat }: TableView<Maracaibo>, say: Say, name: Name): TextSection[] {
  return [
    common(view, say),
    ...(seat < 0 ? [] : [hand(view, seat, say)]),
    players(view, say, name),
    ...(isFreeing(view) ? [] : [nations(view, say)]),
    places(view, say, name),
    trail(view, say, name),
    ...(seat < 0 ? [] : [ship(view, seat, say), bought(view, seat, say)]),
  ]
}

/** What lies open: the goal of a table that plays together, the display, buildings, piles. */
function common(view: Maracaibo, say: Say): TextSection {
  const flags = view.markers.reduce((sum, n) => sum + n, 0)
  const top = topQuest(view)
  return {
    title: say('text.table'),
    rows: [
      ...(hasModule(view, JACQUES_MODULE)
        ? [{ name: say('together'), value: say('together.free', { left: flags }) }]
        : []),
      ...(hasModule(view, SEARCH) ? [{ name: say('text.search'), value: searchOf(view, say) }] : []),
      ...view.display
        .filter(card => card >= 0)
        .map((card, i) => ({
          name: say('text.display', { slot: i + 1, card: cardName(say, card) }),
          value: cardInWords(view, -1, card, say),
          target: { domain: 'project', value: card },
        })),
      ...view.buildings.slice(0, view.buildingsOpen).map(card => {
        const building = card - BUILDING0
        const { cost, vp, effects } = tables.buildings[building]
        return {
          name: nameIn(say, 'building', building),
          value: say('about.building', { cost, vp, lines: effectLines(say, effects).join('. ') || 'none' }),
          target: { domain: 'building', value: building },
        }
      }),
      {
        name: say('board.piles'),
        value: say('text.piles', {
          left: tokensIn(view, 0),
          right: tokensIn(view, 1),
          quest: top < 0 ? 'none' : questInWords(top, say),
        }),
      },
    ],
  }
}

const searchOf = (view: Maracaibo, say: Say): string =>
  view.luysa === FREED
    ? say('search.freed')
    : view.luysa === FOUND
      ? say('search.found', { place: locationName(say, view.luysaAt) })
      : Array.from({ length: holes(view) }, (_, hole) =>
          say('search.space', {
            hole: nameIn(say, 'hole', hole),
            gain: sayReward(say, gainOf(hole)),
            filled: hintIn(view, hole) >= 0 || view.covered.includes(hole) ? 'yes' : 'no',
            object: '',
          }),
        ).join('; ')

function questInWords(quest: number, say: Say): string {
  const { cost, reward } = tables.quests[quest]
  return say('about.quest', { cost: sayCost(say, cost), reward: sayReward(say, reward) })
}

/** Price, points, good, object and effects of a card; what it costs its reader now, if it can be bought. */
function cardInWords(view: Maracaibo, seat: number, card: number, say: Say): string {
  const { cost, vp, good, object, effects } = tables.cards[card]
  return say('text.card', {
    cost: seat < 0 ? cost : priceOf(view, seat, card, 0),
    vp,
    good: nameIn(say, 'good', good),
    object: nameIn(say, 'object', object),
    lines: effectLines(say, effects).join('. ') || 'none',
    planned: seat >= 0 && isPlanned(view, seat, card) ? 'yes' : 'no',
  })
}

function hand(view: Maracaibo, seat: number, say: Say): TextSection {
  const row = (card: number) => ({
    name: cardName(say, card),
    value: cardInWords(view, seat, card, say),
    target: { domain: view.round === 0 ? 'start-card' : 'project', value: card },
  })
  return { title: say('hand.own'), rows: [...handOf(view, seat), ...plannedOf(view, seat)].map(row) }
}

/** Flags on the map and the value of each rank. */
function nations(view: Maracaibo, say: Say): TextSection {
  return {
    title: say('side.influence'),
    rows: Array.from({ length: NATIONS }, (_, nation) => ({
      name: nationName(say, nation),
      value: say('text.nation', { flags: flagsOnMap(view, nation), value: nationValue(view, nation) }),
    })),
  }
}

function players(view: Maracaibo, say: Say, name: Name): TextSection {
  const influence = (seat: number) =>
    Array.from(
      { length: NATIONS },
      (_, nation) => `${nationName(say, nation)} ${Math.max(0, influenceOf(view, seat, nation))}`,
    ).join(', ')
  return {
    title: say('table.seats'),
    rows: [
      ...view.points.map((points, seat) => ({
        name: name('seat', seat),
        value: say('text.player', {
          points,
          doubloons: view.doubloons[seat],
          income: view.income[seat],
          combat: view.combat[seat],
          figures: view.supply[seat],
          place: locationName(say, view.ship[seat]),
          influence: influence(seat),
        }),
      })),
      ...(view.opponent > 0
        ? [
            {
              name: opponentName(say, view),
              value: say('text.opponent', { points: view.aPoints, quests: view.aQuests }),
            },
          ]
        : []),
    ],
  }
}

function places(view: Maracaibo, say: Say, name: Name): TextSection {
  const city = (at: number): string => {
    const action = say('text.city', { action: sayReward(say, actionOf(view, at)) })
    if (!hasMarket(view, at)) return action
    const flag = flagOf(view, at)
    return `${action}, ${say('text.market', { good: nameIn(say, 'good', goodOf(view, at)), discs: view.market[at], of: marketSpaces(view), flag: flag < 0 ? 'none' : sayReward(say, flag) })}`
  }
  return {
    title: say('board.chart'),
    rows: locationsOf(view).map(at => ({
      name: locationName(say, at),
      value: [
        placeDetail(view, at, say),
        ...(isCity(view, at) ? [city(at)] : []),
        ...lyingAt(view, at, say, name),
      ].join(', '),
      target: { domain: 'location', value: at },
    })),
  }
}

/** What else lies at a place: quests with what they ask, tiles, hints, assistants, Luysa. */
function lyingAt(view: Maracaibo, at: number, say: Say, name: Name): string[] {
  const tiles = tables.legacy.filter((tile, i) => (view.legacy & (1 << i)) !== 0 && tile.at === at && tile.stop >= 0)
  return [
    ...questsOf(view, at).map(quest => questInWords(quest, say)),
    ...tiles.map(({ stop }) => say('text.stop', { gain: sayReward(say, stop) })),
    ...(view.hints[at] > 0 ? [say('text.hints', { count: view.hints[at] })] : []),
    ...assistantsAt(view, at).map(({ seat, card }) =>
      say('text.assistant', { name: name('seat', seat), card: cardName(say, card) }),
    ),
    ...(view.luysa === FOUND && view.luysaAt === at ? [say('search.found', { place: locationName(say, at) })] : []),
  ]
}

function trail(view: Maracaibo, say: Say, name: Name): TextSection {
  return {
    title: say('board.trail'),
    rows: tables.spaces.map(({ reward, quest }, space) => {
      const here = [view.explorer, view.second].flatMap(figures =>
        figures.flatMap((at, seat) => (at === space ? [name('seat', seat)] : [])),
      )
      if (view.opponent > 0 && view.aExplorer === space) here.push(opponentName(say, view))
      const gain = quest
        ? questsAt(view, trackPlace(space))
            .map(found => questInWords(found, say))
            .join(', ')
        : sayReward(say, reward)
      return {
        name: nameIn(say, 'space', space),
        value: [...(quest ? [say('stop.quest')] : []), gain, ...here].filter(Boolean).join(', '),
        target: { domain: 'space', value: space },
      }
    }),
  }
}

function ship(view: Maracaibo, seat: number, say: Say): TextSection {
  return {
    title: say('side.ship'),
    rows: Array.from({ length: UPGRADES }, (_, upgrade) => ({
      name: upgradeTitle(view, seat, upgrade, say),
      value: say('text.upgrade', {
        lines: upgradeLines(view, seat, upgrade, say).join('. '),
        discs: view.discs[seat * UPGRADES + upgrade],
      }),
      target: { domain: 'upgrade', value: upgrade },
    })),
  }
}

function bought(view: Maracaibo, seat: number, say: Say): TextSection {
  const cards = Array.from({ length: CARDS }, (_, card) => card).filter(card => isBought(view, seat, card))
  return {
    title: say('side.bought', { count: cards.length }),
    rows: cards.map(card => ({
      name: cardName(say, card),
      value: effectLines(say, tables.cards[card].effects).join('. '),
      target: { domain: 'project', value: card },
    })),
  }
}
