import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { endsAt, jacquesTurnsHome } from './mu5-jacques.ts'
import { PLACE } from './state.ts'

const table = (lines: string, options = {}) =>
  position(1, `${lines}\n turn of amber`, { options: { scenario: '74', level: 1, ...options } })

const passTurn = (each: ReturnType<typeof table>) => {
  each.play('amber sail 3 2', 'amber nothing')
  while (each.choices('amber').includes('pile')) each.play('amber pile')
}

/** Puts this card on top of his pile. */
const onTop = (each: ReturnType<typeof table>, card: string, open: number) => {
  const { state } = each
  for (let i = 0; i < state.place.length; i++) if (state.place[i] === 14) state.place[i] = 0
  state.place[each.card(card)] = 14
  state.aDeck = 1
  state.aLayers = [1, 0, 0, 0]
  state.aOpen = open
}

test('MU-5.3, MU-5.4: only the area with the number of the card counts; a disc goes into the market', () => {
  const game = table('')
  onTop(game, 'jacques-a7', 1)
  passTurn(game)
  expect(game.state.market[game.location('5')]).toBe(1)
  expect(game.told('jacques-card')).toEqual([[game.card('jacques-a7'), 2]])
})

test('MU-5.5: the quest of the lowest location in range, else the top of the pile', () => {
  const game = table('quest q07 6\n quest q08 7')
  onTop(game, 'jacques-a1', 1)
  passTurn(game)
  expect(game.told('jacques-quest')).toEqual([[6]])
  const pile = table('')
  onTop(pile, 'jacques-a1', 1)
  passTurn(pile)
  expect(pile.state.aQuests).toBe(1)
})

test('MU-5.6: he stops at a quest within reach', () => {
  const game = table('jacques explorer a2')
  onTop(game, 'jacques-b2', 0)
  passTurn(game)
  expect(game.state.aExplorer).toBe(game.space('a3'))
  expect(game.state.aQuests).toBe(1)
})

test('MU-5.7: END gives everybody one more turn, then he ends the round for 15 points', () => {
  const game = table('')
  onTop(game, 'jacques-b1', 4)
  passTurn(game)
  expect(game.told('jacques-ends-soon')).toEqual([[1]])
  game.play('amber sail 6 2', 'amber nothing', 'amber end-turn')
  while (game.choices('amber').includes('pile')) game.play('amber pile')
  expect(game.told('ended-round')).toEqual([[5, 1]])
  expect(game.state.aPoints).toBe(15)
})

test('MU-5.8: after interim scoring he scores his cards, which go under his pile', () => {
  const game = table('')
  onTop(game, 'jacques-b1', 4)
  passTurn(game)
  game.state.aCountdown = 1
  game.play('amber sail 6 2', 'amber nothing', 'amber end-turn')
  while (game.choices('amber').includes('pile')) game.play('amber pile')
  game.play('amber take')
  expect(game.state.aPoints).toBe(15 + 10)
  expect([game.state.aLayers, game.state.aOpen]).toEqual([[0, 1, 0, 0], 0])
})

test('MU-5.9: five points for the explorer and five for quests, won or lost', () => {
  const game = position(
    1,
    'round 4\n amber: at 21b, explorer bl1, quests 0\n jacques explorer a3\n jacques quests 2\n turn of amber',
    {
      options: { scenario: '78', opponent: 'jacques', level: 1 },
    },
  )
  game.play('amber sail 22 1', 'amber take')
  expect(game.state.sheet[6]).toBe(0)
  expect(game.state.result?.rival?.points).toBe(game.state.aPoints)
})

test('MU-11.3: the table wins together only if every marker is gone and everybody is ahead of Jacques', () => {
  const end = (lines: string) =>
    position(1, `round 4\n amber: at 21b, points 90\n ${lines}\n turn of amber`, {
      options: { scenario: '74', level: 1 },
    }).play('amber sail 22 1', 'amber take').state.result?.together
  expect(end('')).toBe('won')
  expect(end('marker spain 9')).toBe('lost')
  expect(end('jacques points 200')).toBe('lost')
})

test('MU-5.7: the earliest END is in the fifth area; then everybody has one more turn, two in the last round', () => {
  const turns = (round: number, open: number, countdown: number) => {
    const { state } = table(`round ${round}`)
    state.aOpen = open
    state.aCountdown = countdown
    return jacquesTurnsHome(state)
  }
  expect([turns(1, 0, -1), turns(1, 4, -1), turns(4, 4, -1), turns(1, 6, -1)]).toEqual([5 + 1, 1 + 1, 1 + 2, 1 + 1])
  expect([turns(4, 5, 2), turns(4, 5, 1)]).toEqual([2, 1])
})

test('MU-5.8: what went under the pile after the first round lies above what went under it after the second', () => {
  const game = table('round 3')
  const { state } = game
  onTop(game, 'jacques-a7', 0)
  state.place[game.card('jacques-a7')] = PLACE.jacquesUnder
  state.place[game.card('jacques-a1')] = PLACE.jacquesUnder + 1
  state.aLayers = [0, 1, 1, 0]
  state.aDeck = 2
  passTurn(game)
  expect(game.told('jacques-card')).toEqual([[game.card('jacques-a7'), 1]])
})

test('MU-5.7: how many of the cards that do not lie open say END in an area', () => {
  const { state, card } = table('')
  const all = () => [0, 4, 5, 6].map(area => endsAt(state, area))
  expect(all()[0]).toEqual({ ends: 0, all: 12 })
  expect(all()[3]).toEqual({ ends: 12, all: 12 })
  const [, fifth, sixth] = all()
  expect([fifth.ends > 0, fifth.ends < sixth.ends, sixth.ends < 12]).toEqual([true, true, true])
  state.place[card('jacques-b1')] = PLACE.jacquesOpen
  expect(all()[1]).toEqual({ ends: fifth.ends - 1, all: 11 })
})
