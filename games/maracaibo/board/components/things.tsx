import type { Say } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import {
  BUILDINGS,
  CARDS,
  CAREERS,
  type Certainty,
  CITY_TILES,
  LEGACY_TILES,
  LOCATIONS,
  PORTS,
  QUESTS,
  SCENARIOS,
  TOKEN_SOURCE,
  TOKENS,
  UPGRADES,
} from '../../data/index.ts'
import { tables } from '../../rules/tables.ts'
import { effectSigns, rewardSigns } from '../art/effects.tsx'
import { type Drawn, numberSize, Signs } from '../art/signs.tsx'
import { Card } from '../card/card.tsx'
import { careerDetail, portDetail } from '../words/about.ts'
import { cardNeeds, effectLines, sayCost, sayReward } from '../words/effects.ts'
import { nameIn, nationName } from '../words/names.ts'

/** Something in the box: its name, what it says, how sure that is. */
export interface Thing {
  readonly key: string
  readonly name: string
  readonly lines: readonly string[]
  readonly history: string
  readonly certainty: Certainty
  readonly picture?: ReactNode
}

const SIZE = numberSize(18)

const signs = (drawings: readonly Drawn[]): ReactNode => <Signs drawings={drawings} height={18} />

/** A thing whose words stand under a key of the catalogues. */
const thing = (
  say: Say,
  kind: string,
  id: string,
  certainty: Certainty,
  lines: readonly string[],
  picture?: ReactNode,
): Thing => {
  const key = `${kind}.${id.toLowerCase()}`
  return {
    key,
    name: say(`${key}.name`),
    lines: lines.filter(line => line !== ''),
    history: say.has(`${key}.history`) ? say(`${key}.history`) : '',
    certainty,
    picture,
  }
}

export const KINDS = [
  'project',
  'quest',
  'career',
  'port',
  'upgrade',
  'building',
  'token',
  'city-tile',
  'tile',
  'location',
  'scenario',
] as const

export type Kind = (typeof KINDS)[number]

/** Everything of a kind that is in the box. */
export function thingsOf(kind: Kind, say: Say): Thing[] {
  switch (kind) {
    case 'project':
      return CARDS.map(({ id, source }, card) => {
        const { cost, vp, effects } = tables.cards[card]
        const needs = cardNeeds(say, card)
        return thing(
          say,
          'project',
          id,
          source.rest.certainty,
          [
            say('card.price', { cost, vp }),
            needs === '' ? '' : say('card.needs', { needs }),
            ...effectLines(say, effects),
          ],
          <Card card={card} say={say} />,
        )
      })
    case 'quest':
      return QUESTS.map(({ id, source }, i) => {
        const { cost, reward } = tables.quests[i]
        return thing(
          say,
          'quest',
          id,
          source.certainty,
          [say('about.quest', { cost: sayCost(say, cost), reward: sayReward(say, reward) })],
          signs(rewardSigns(reward, SIZE)),
        )
      })
    case 'career':
      return CAREERS.map(({ id, source }, i) => thing(say, 'career', id, source.certainty, [careerDetail(i, say)]))
    case 'port':
      return PORTS.map(({ id, source }, i) =>
        thing(
          say,
          'port',
          id,
          source.certainty,
          [portDetail(i, say)],
          signs(effectSigns(tables.ports[i].effects, SIZE)[0] ?? []),
        ),
      )
    case 'upgrade':
      return UPGRADES.map(({ id, source }, i) =>
        thing(
          say,
          'upgrade',
          id,
          source.certainty,
          effectLines(say, tables.upgrades[i]),
          signs(effectSigns(tables.upgrades[i], SIZE)[0] ?? []),
        ),
      )
    case 'building':
      return BUILDINGS.map(({ id, source, cost, vp }, i) =>
        thing(say, 'building', id, source.certainty, [
          say('about.building', {
            cost,
            vp,
            lines: effectLines(say, tables.buildings[i].effects).join('. ') || 'none',
          }),
        ]),
      )
    case 'token':
      return TOKENS.map(({ id }, i) => {
        const { values, most, fewest, bonus, cost } = tables.tokens[i]
        return thing(say, 'token', id, TOKEN_SOURCE.certainty, [
          values.map((value, nation) => `${nationName(say, nation)} ${value}`).join(', '),
          most > 0 ? say('combat.most', { n: most }) : '',
          fewest > 0 ? say('combat.fewest', { n: fewest }) : '',
          cost > 0 ? say('combat.cost', { n: cost }) : '',
          sayReward(say, bonus),
        ])
      })
    case 'city-tile':
      return CITY_TILES.map(({ id, source }, i) => {
        const { good, action } = tables.cityTiles[i]
        return thing(
          say,
          'city-tile',
          id,
          source.certainty,
          [say('box.city-tile.line', { good: nameIn(say, 'good', good), action: sayReward(say, action) })],
          signs(rewardSigns(action, SIZE)),
        )
      })
    case 'tile':
      return LEGACY_TILES.map(({ id, source }, i) => {
        const { city, stop } = tables.legacy[i]
        return thing(say, 'tile', id, source.certainty, [
          city === undefined ? '' : say('text.city', { action: sayReward(say, city.action) }),
          stop < 0 ? '' : sayReward(say, stop),
        ])
      })
    case 'location':
      return LOCATIONS.map(({ id, source, kind: what, flag }, i) =>
        thing(say, 'location', id, source.certainty, [
          say('about.place', { number: id, kind: say(`board.kind.${what}`) }),
          flag === null ? '' : say('box.flag', { gain: sayReward(say, tables.flags[i]) }),
        ]),
      )
    case 'scenario':
      return SCENARIOS.map(({ id, source }) => thing(say, 'scenario', id, source.certainty, []))
  }
}
