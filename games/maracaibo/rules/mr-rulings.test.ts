import { fastChance, newGame, type Options, view } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { neighbours } from './board.ts'
import { maracaibo } from './index.ts'
import { CARDS, type Maracaibo, PLACE, SHEET } from './state.ts'
import { vocabulary } from './vocabulary.ts'

const laid = (seats: number, options: Options): Maracaibo =>
  newGame(maracaibo, seats, options, { chance: fastChance(5), listen: undefined })

type Table = ReturnType<typeof position>

const set = (lines: string, scenario = '78', chance = {}) => position(2, lines, { options: { scenario }, chance })

const fight = (lines: string, token: string, scenario = '75') =>
  set(`${lines}\n combat of amber`, scenario, { tokens: [token] }).play('amber pile left')

/** Draws whatever there is until the seat is asked for something else. */
const draws = (table: Table, seat = 'amber') => {
  while (table.choices(seat).includes('pile')) table.play(`${seat} pile`)
}

/** Puts this card on top of Jacques's pile. */
const onTop = ({ state, card }: Table, id: string, open: number) => {
  for (let i = 0; i < state.place.length; i++) if (state.place[i] === PLACE.jacquesAbove) state.place[i] = PLACE.box
  state.place[card(id)] = PLACE.jacquesAbove
  state.aDeck = 1
  state.aLayers = [1, 0, 0, 0]
  state.aOpen = open
}

test('MR-6: outside a combat points and figures build the value from nothing', () => {
  const lines = (force: string) => `marker france 6\n amber: at 6, ${force}, unlocked su1\n village of amber`
  expect(set(lines('combat 1, figures 1')).refusal('amber use su1')).toBe('MU-3.5/value')
  const table = set(lines('combat 1, figures 2')).play('amber use su1', 'amber out')
  expect([table.state.combat[0], table.state.supply[0], table.state.markers[table.location('6')]]).toEqual([0, 0, 0])
})

test('MR-9: several markers at one location come by the set-up, and are of one nation', () => {
  const g = laid(3, { scenario: '74' })
  expect(g.markers.slice(1, 7)).toEqual([1, 1, 2, 2, 1, 1])
  expect(new Set(g.owner.slice(1, 7))).toEqual(new Set([0]))
})

test('MR-10: occupied cities are counted before the marker is gone', () => {
  const table = fight('marker france 14\n amber: combat 1', 't10', '78')
  table.play('amber against france', 'amber add-points 1', 'amber liberate 14')
  expect(table.state.points[0]).toBe(1)
})

test('MR-12: of several ships on 20 the first to go on ends the round; in IV nobody skips 21b', () => {
  const table = set('amber: at 20\n jade: at 20\n turn of amber', '75').play('amber sail 21a 1')
  expect(table.told('ended-round')).toEqual([[0, 1]])
  expect(set('round 4\n amber: at 20\n turn of amber', '75').refusal('amber sail 22 2')).toBe('MB-3.2/hand-in-the-way')
})

test("MR-13: a player who ends the round takes Jacques's fifteen points away", () => {
  const table = position(1, 'amber: at 20\n turn of amber', { options: { scenario: '74', level: 1 } })
  table.state.aCountdown = 1
  table.play('amber sail 21a 1', 'amber take')
  expect(table.told('ended-round')).toEqual([[0, 1]])
  expect([table.state.aPoints, table.state.aCountdown]).toEqual([0, -1])
})

test('MR-16: the end of a round does not give anybody a second turn: Jean is next', () => {
  const table = position(1, 'amber: at 20\n turn of amber', { options: { opponent: 'jean' } })
  table.play('amber sail 21a 1', 'amber take')
  draws(table)
  expect(table.told('jean-card')).toHaveLength(1)
  expect(table.state.round).toBe(2)
})

test('MR-17: the cards 100 to 106 are project cards where the scenario shuffles them in', () => {
  const numbered = (scenario: string) => {
    const g = laid(2, { scenario })
    return ['c90', 'c99', 'c100', 'c106'].map(id => g.place[vocabulary.card.words.indexOf(id)] !== PLACE.out)
  }
  expect(numbered('75')).toEqual([false, false, false, false])
  expect(numbered('76')).toEqual([true, true, false, false])
  expect(numbered('78')).toEqual([true, true, true, true])
})

test('MR-20: the passage makes no neighbours of 13 and 2', () => {
  const { state, location } = set('legacy l37\n turn of amber')
  expect(neighbours(state, location('13')).sort((a, b) => a - b)).toEqual([location('12'), location('20')])
})

test('MR-21: green hints are never removed', () => {
  const table = position(3, 'amber: hand a01\n turn of amber', { options: { scenario: '193' } })
  table.state.place[table.card('hint-12')] = PLACE.search + 2
  expect(table.refusal('amber drop-hint green-1 a01')).toBe('MU-7.3/no-hint')
})

test('MR-22: a nation that was given up cannot be chosen, and its influence is lost', () => {
  const table = set('amber: doubloons 20, hand a28 b029, influence france 4\n village of amber')
  table.state.influence[1] = -1
  table.play('amber buy a28')
  expect(table.refusal('amber nation spain')).toBe('MR-22/given-up')
  table.play('amber nation france', 'amber buy b029')
  expect(table.state.influence.slice(0, 3)).toEqual([5, -1, 0])
})

test('MR-23: the start player chooses among several quests for Jacques', () => {
  const table = set('quest q07 6\n quest q08 6\n jade: at 1\n turn of jade', '74')
  onTop(table, 'jacques-a1', 1)
  table.play('jade sail 2 1', 'jade nothing')
  draws(table, 'jade')
  expect(table.waiting()).toEqual(['amber'])
  expect(table.play('amber quest q08').told('jacques-quest')).toEqual([[7]])
})

test('MR-24: with no marker on the map nobody has most or fewest', () => {
  expect(fight('', 't01').play('amber for england').told('fights')).toEqual([[0, 0, 2, 4]])
})

test('MR-25: a disc for a place that is no city is not laid', () => {
  const table = position(1, 'turn of amber', { options: { scenario: '75', opponent: 'jacques', level: 1 } })
  onTop(table, 'jacques-a7', 4)
  table.play('amber sail 2 1', 'amber nothing')
  draws(table)
  expect(table.told('jacques-card')).toEqual([[table.card('jacques-a7'), 5]])
  expect(table.told('jacques-disc')).toEqual([])
})

test('MR-26: only markers of the nation fought are removed', () => {
  const table = fight('marker spain 9\n marker france 6', 't10', '79').play('amber against france')
  expect(table.refusal('amber liberate 9')).toBe('MR-26/other-nation')
})

test('MR-28: without room on the tile a liberation still removes the marker', () => {
  const table = fight('marker france 6\n amber: resist 1 france, resist 3 france', 't10', '79')
  table.play('amber against france', 'amber liberate 6')
  expect(['2', '4'].map(space => table.refusal(`amber space ${space}`))).toEqual([
    'MU-3.3/same-nation',
    'MU-3.3/same-nation',
  ])
  table.play('amber out')
  expect([table.state.gone[0], table.state.markers[table.location('6')]]).toEqual([1, 0])
})

test('MR-29: unrest fills the lowest empty locations of each zone from the markers set aside', () => {
  const table = set('marker spain 8\n amber: at 20\n turn of amber', '79')
  for (let nation = 0; nation < 3; nation++) {
    table.state.row[nation] -= 3
    table.state.aside[nation] = 3
  }
  table.play('amber sail 21a 1', 'amber decline', 'amber take', 'jade take')
  expect(table.told('marker-placed')).toEqual([
    [0, table.location('2')],
    [1, table.location('9')],
    [2, table.location('14')],
  ])
  expect(table.state.aside).toEqual([2, 2, 2])
})

test('MR-30: Porto does nothing without a delivery', () => {
  const table = set('tile 5 ct05\n market 5 1\n amber: at 5, hand a02, port porto, unlocked su2\n city of amber')
  expect(table.refusal('amber deliver a02')).toBe('MB-6.1/market-full')
  expect(table.play('amber none').choices('amber')).toEqual(['act', 'skip'])
})

test('MR-31: Jean counts for most influence', () => {
  const end = (hers: number) => {
    const table = position(1, 'round 4\n amber: at 21b, influence france 3\n turn of amber', {
      options: { opponent: 'jean' },
    })
    table.state.aInfluence[0] = hers
    table.play('amber sail 22 1', 'amber take')
    return table.state.sheet[SHEET.influence]
  }
  expect([end(2), end(3), end(5)]).toEqual([3, 3, 0])
})

test('MR-33: with open hands everybody at a cooperative table sees every hand, otherwise nobody', () => {
  const seen = (options: Options) => {
    const g = laid(2, options)
    const theirs = view(maracaibo, g, 1)
    return g.place.filter((place, card) => card < CARDS && place === PLACE.hand && theirs.place[card] === place).length
  }
  expect(seen({ scenario: '74' })).toBe(0)
  expect(seen({ scenario: '74', 'open-hands': true })).toBe(8)
  expect(seen({ scenario: '78', 'open-hands': true })).toBe(0)
})

test('MR-33: an open hand stays open when it is refilled', () => {
  const table = position(2, 'turn of amber', { options: { scenario: '74', 'open-hands': true } })
  table.play('amber sail 2 1', 'amber nothing', 'amber pile')
  const [card] = table.told('drew')[0].slice(1)
  expect(view(maracaibo, table.state, 1).place[card]).toBe(PLACE.hand)
})

test('MR-35: an action of L6 is used up for the whole table, and is none against a nation', () => {
  const table = fight('legacy l6\n amber: combat 10', 't14').play('amber for france', 'amber add-points 10')
  table.play('amber use l6-first')
  expect(table.state.doubloons[0]).toBe(12)
  expect(table.refusal('amber use l6-first')).toBe('MR-35/used-up')
  const against = fight('legacy l6\n amber: combat 10', 't14', '78').play('amber against france')
  expect(against.refusal('amber use l6-first')).toBe('MU-4.3/only-liberation')
})

test('MR-36: a wild card makes a pair if both are paid as one good', () => {
  const table = set('tile 5 ctu2\n amber: at 5, bought b082, hand a02 a05\n city of amber')
  table.play('amber none', 'amber act')
  expect(table.refusal('amber pay-pair cotton')).toBe('MU-10.3/no-pair')
  table.play('amber pay-pair corn', 'amber pay a02', 'amber pay a05')
  expect(table.state.doubloons[0]).toBe(5)
})

test('MR-37: where the Caribbean is freed Jean places nothing and has two points for each step', () => {
  const table = position(1, 'turn of amber', {
    options: { scenario: '79', opponent: 'jean', level: 5 },
    chance: { automa: ['jean-a3'], tokens: ['t18'] },
  }).play('amber sail 2 1', 'amber nothing')
  draws(table)
  expect([table.state.aPoints, table.state.aInfluence]).toEqual([4, [0, 0, 0]])
  expect(table.told('marker-placed')).toEqual([])
})

test('MR-38: the ransom is paid after the scoring and changes no points', () => {
  const table = position(1, 'round 4\n amber: at 21b, points 90, doubloons 20\n turn of amber', {
    options: { scenario: '193', level: 1 },
  })
  table.state.luysa = 1
  table.play('amber sail 22 1', 'amber take')
  const before = table.state.points[0]
  table.play('amber pay')
  expect([table.state.points[0] - before, table.state.luysa]).toEqual([0, 2])
})

test('MR-39: ending a round is three points against Jacques, too', () => {
  const table = position(1, 'amber: at 20\n turn of amber', { options: { scenario: '74' } })
  expect(table.play('amber sail 21a 1').state.points[0]).toBe(3)
})
