import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { jeanStops, jeanTurnsHome } from './mb12-jean.ts'
import { discPoints } from './mb12-jean-scoring.ts'
import { PLACE } from './state.ts'

const alone = (lines: string, cards: string[], options = {}) =>
  position(1, `${lines}\n turn of amber`, {
    options: { opponent: 'jean', level: 5, expansion: true, ...options },
    chance: { automa: cards },
  })

const passTurn = ['amber sail 2 1', 'amber nothing']

const draws = (table: ReturnType<typeof alone>) => {
  while (table.choices('amber').includes('pile')) table.play('amber pile')
}

test('MB-12.2: villages without a quest are not counted; the branch is on the card', () => {
  const table = alone('', ['jean-a1']).play(...passTurn)
  draws(table)
  expect(table.told('jean-sailed')).toEqual([[table.location('4')]])
  const lower = alone('', ['jean-a5']).play(...passTurn)
  draws(lower)
  expect(lower.told('jean-sailed')).toEqual([[lower.location('11')]])
})

test('MB-12.3: on a quest she takes it and does nothing else', () => {
  const table = alone('quest q07 3', ['jean-a1']).play(...passTurn)
  draws(table)
  expect(table.told('jean-quest')).toHaveLength(1)
  expect([table.state.aQuests, table.state.aExplorer, table.state.aDiscs]).toEqual([1, 0, 0])
})

test('MB-12.4, MB-12.5: in a city with room a disc, then her card: two spaces along the track', () => {
  const table = alone('', ['jean-a1']).play(...passTurn)
  draws(table)
  expect([table.state.aDiscs, table.state.market[table.location('4')]]).toEqual([1, 1])
  expect(table.state.aExplorer).toBe(table.space('a2'))
})

test('MB-12.4: a full market makes her take the card of the display', () => {
  const table = alone('market 4 1\n display a01 a02 a03 a04', ['jean-a1']).play(...passTurn)
  draws(table)
  expect(table.told('jean-took')).toEqual([[table.card('a03')]])
  expect(table.state.aCards).toBe(1)
})

test('MB-12.4: a quest from the pile, or a disc, that her card brings is told like all else', () => {
  const quest = alone('', ['jean-b2']).play(...passTurn)
  draws(quest)
  expect(quest.told('jean-quest')).toHaveLength(1)
  const disc = alone('', ['jean-b3']).play(...passTurn)
  draws(disc)
  expect(disc.told('jean-disc-kept')).toHaveLength(1)
})

test('MB-12.5: she is told to walk before the quest that she takes', () => {
  const table = alone('jean explorer a2', ['jean-b1']).play(...passTurn)
  draws(table)
  const kinds = table.events.map(({ kind }) => kind).filter(kind => kind === 'jean-explored' || kind === 'jean-quest')
  expect(kinds).toEqual(['jean-explored', 'jean-quest'])
})

test('MB-12.6: she fights for the best nation, marks the lowest empty city, gains influence', () => {
  const table = position(1, 'turn of amber', {
    options: { opponent: 'jean', level: 5 },
    chance: { automa: ['jean-a3'], tokens: ['t18'] },
  }).play(...passTurn)
  draws(table)
  expect(table.state.owner[table.location('4')]).toBe(1)
  expect(table.state.aInfluence).toEqual([0, 2, 0])
})

test('MU-5.11: missing combat points are three points each for Jean', () => {
  const table = position(1, 'amber: combat 1\n turn of amber', {
    options: { opponent: 'jean', level: 5, expansion: true },
  })
  const { state } = table
  for (let card = 0; card < state.place.length; card++) if (state.place[card] === 12) state.place[card] = 0
  state.place[table.card('jean-c5u')] = 12
  state.aDeck = 1
  table.play(...passTurn)
  draws(table)
  expect(table.told('jean-asks')).toEqual([[2, 1]])
  expect([state.combat[0], state.aPoints]).toEqual([0, 5 + 3])
})

test('MB-12.7: discs are worth 0, 0, 1, 2, 3, 4, then two more each up to 38', () => {
  expect([0, 1, 2, 5, 6, 7, 22, 30].map(discPoints)).toEqual([0, 0, 1, 4, 6, 8, 38, 38])
})

test('MB-12.2, MB-12.9: how soon she can be home: two counted places a turn, from 20 on one', () => {
  const turns = (at: string, round = 1, quests = '') => {
    const game = position(1, `round ${round}\n ${quests}\n turn of amber`)
    game.state.aShip = game.location(at)
    return jeanTurnsHome(game.state)
  }
  expect([turns('21a'), turns('20'), turns('20', 4), turns('21b', 4)]).toEqual([0, 1, 2, 1])
  expect([turns('18'), turns('17', 1, 'quest q07 18\n quest q08 19')]).toEqual([2, 3])
})

test('MB-12.2: where she can be next follows from the cards that have not been revealed; after the last all count again', () => {
  const { state, card, location } = position(1, 'turn of amber', { options: { level: 1 } })
  const stops = () => jeanStops(state)
  expect(stops()).toEqual(['4', '5', '11'].map(location))
  for (const used of ['a2', 'a3', 'a4', 'a5']) state.place[card(`jean-${used}`)] = PLACE.jeanUsed
  state.aDeck = 1
  expect(stops()).toEqual([location('4')])
  state.aDeck = 0
  expect(stops()).toEqual(['4', '5', '11'].map(location))
})

test('MB-12.6, MR-37: her influence is told by the rule that gives it', () => {
  const rules = (scenario: string) =>
    position(1, 'jean next jean-a2   begin jean', { options: { opponent: 'jean', scenario } })
      .events.filter(({ kind }) => kind === 'jean-influence')
      .map(({ rule }) => rule)
  expect([rules('75'), rules('79')]).toEqual([['MB-12.6'], ['MR-37']])
})
