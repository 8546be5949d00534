import type { Name, Say, TableView, TextSection } from '@spanish-main/ui'
import { actionOf, flagOf, goodOf, isCity, marketSpaces } from '../../rules/board.ts'
import { handOf, influenceOf, isBought } from '../../rules/players.ts'
import { CARDS, type Maracaibo, NATIONS, UPGRADES } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { hasMarket, locationsOf, plannedOf } from '../chart/position.ts'
import { upgradeLines, upgradeTitle } from '../side/ship.tsx'
import { placeDetail } from './about.ts'
import { effectLines, sayReward } from './effects.ts'
import { cardName, locationName, nameIn, nationName, opponentName } from './names.ts'

/** The table in words: own cards, players, places, the trail, the own ship. */
export function describe({ view, seat }: TableView<Maracaibo>, say: Say, name: Name): TextSection[] {
  return [
    ...(seat < 0 ? [] : [hand(view, seat, say)]),
    players(view, say, name),
    places(view, say),
    trail(view, say, name),
    ...(seat < 0 ? [] : [ship(view, seat, say), bought(view, seat, say)]),
  ]
}

function hand(view: Maracaibo, seat: number, say: Say): TextSection {
  const row = (card: number) => ({
    name: cardName(say, card),
    value: effectLines(say, tables.cards[card].effects).join('. '),
    target: { domain: view.round === 0 ? 'start-card' : 'project', value: card },
  })
  return { title: say('hand.own'), rows: [...handOf(view, seat), ...plannedOf(view, seat)].map(row) }
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

function places(view: Maracaibo, say: Say): TextSection {
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
      value: isCity(view, at) ? `${placeDetail(view, at, say)}, ${city(at)}` : placeDetail(view, at, say),
      target: { domain: 'location', value: at },
    })),
  }
}

function trail(view: Maracaibo, say: Say, name: Name): TextSection {
  return {
    title: say('board.trail'),
    rows: tables.spaces.map(({ reward, quest }, space) => {
      const here = view.explorer.flatMap((at, seat) => (at === space ? [name('seat', seat)] : []))
      return {
        name: nameIn(say, 'space', space),
        value: [quest ? say('reward.QUEST') : sayReward(say, reward), ...here].filter(Boolean).join(', '),
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
