import { fastChance, type Json, newGame, type Options } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { handsOn } from './campaign.ts'
import { maracaibo } from './index.ts'
import { hasTile } from './players.ts'
import { CAREER0, type Maracaibo, PLACE, PORT0, RESISTANCE, UPRISING } from './state.ts'
import { vocabulary } from './vocabulary.ts'

const laid = (seats: number, options: Options, legacy?: Json): Maracaibo =>
  newGame(
    maracaibo,
    seats,
    options,
    { chance: fastChance(5), listen: undefined },
    legacy === undefined ? {} : { legacy },
  )

const set = (lines: string, scenario = '78', chance = {}) => position(2, lines, { options: { scenario }, chance })

const index = (id: string): number => vocabulary.card.words.indexOf(id)

test('MU-1.1: the cards, the career and the tiles of the expansion come with it', () => {
  const without = laid(2, { scenario: '76' })
  const along = laid(2, { scenario: '76', expansion: true })
  expect([without, along].map(g => g.place[index('u01')] === PLACE.out)).toEqual([true, false])
  expect([without, along].map(g => g.place[index('ca9')] === PLACE.out)).toEqual([true, false])
  expect(laid(1, { scenario: '76', expansion: true, level: 5 }).aDeck).toBe(9)
})

test('MU-1.2: three of the twelve upgrades are tiles and a port, with two discs each', () => {
  expect(laid(2, { scenario: '75' }).discs).toEqual(new Array(24).fill(2))
})

test('MU-2.1: a port is kept of the three dealt, and no other', () => {
  const g = laid(2, { scenario: '78' })
  const dealt = g.place.slice(PORT0, PORT0 + 15).filter(place => place === PLACE.dealt).length
  expect(dealt).toBe(3)
})

test('MU-2.13: freeing the Caribbean ports give points for influence, and Genova is not dealt', () => {
  expect(laid(2, { scenario: '79' }).place[index('genova')]).toBe(PLACE.out)
  expect(laid(2, { scenario: '78' }).place[index('genova')]).not.toBe(PLACE.out)
  expect(laid(2, { scenario: '79', genova: true }).place[index('genova')]).not.toBe(PLACE.out)
  const table = set(
    'tile 5 ct05\n amber: at 5, doubloons 3, hand a02, port kingstown, discs su2 1\n city of amber',
    '79',
  )
  table.play('amber deliver a02', 'amber disc su2', 'amber buy')
  expect([table.state.points[0], table.state.influence[2], table.state.doubloons[0]]).toEqual([6, 0, 0])
})

test('MU-4.6: the Galeon and tokens help only fighting for, combat points for starting always come', () => {
  const lines = 'amber: bought b010 b003 a01\n combat of amber'
  const against = set(lines, '78', { tokens: ['t10'] }).play('amber pile left', 'amber against spain')
  expect([against.told('fights')[0][3], against.state.combat[0]]).toEqual([5, 1])
  expect(against.play('amber end').state.doubloons[0]).toBe(0)
  const along = set(lines, '78', { tokens: ['t10'] }).play('amber pile left', 'amber for spain')
  expect(along.told('fights')[0][3]).toBe(7)
  expect(along.play('amber end').state.doubloons[0]).toBe(3)
})

test('MU-5.2: Jacques acts when the turn comes back to the start player', () => {
  const table = set('turn of amber', '74')
  const pass = (seat: string) => {
    table.play(`${seat} sail 2 1`, `${seat} nothing`)
    while (table.choices(seat).includes('pile')) table.play(`${seat} pile`)
  }
  pass('amber')
  expect(table.told('jacques-card')).toEqual([])
  pass('jade')
  expect(table.told('jacques-card')).toHaveLength(1)
  expect(table.waiting()).toEqual(['amber'])
})

test('MU-5.8: his cards come back in the order in which they went under his pile', () => {
  const table = position(1, 'turn of amber', { options: { scenario: '74', level: 1 } })
  const { state } = table
  const cards = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'].map(id => table.card(`jacques-${id}`))
  for (const [i, card] of cards.entries()) state.place[card] = i < 2 ? PLACE.jacquesUnder : PLACE.jacquesUnder + 1
  state.aLayers = [0, 2, 5, 0]
  state.round = 3
  table.play('amber sail 2 1', 'amber nothing')
  while (table.choices('amber').includes('pile')) table.play('amber pile')
  expect(cards.slice(0, 2)).toContain(table.told('jacques-card')[0][0])
  expect(state.aLayers).toEqual([0, 1, 5, 0])
})

test('MU-5.10: alone one wins with more points than Jacques', () => {
  const end = (points: number) =>
    position(1, `round 4\n jacques points ${points}\n amber: at 21b, points 50\n turn of amber`, {
      options: { scenario: '78', opponent: 'jacques', level: 1 },
    }).play('amber sail 22 1', 'amber take').state.result
  expect(end(20)).toMatchObject({ places: [1], rival: { place: 2, points: 20 } })
  expect(end(90)).toMatchObject({ places: [2], rival: { place: 1 } })
})

test('MU-6.1: one of four careers is given to each, the others are out', () => {
  const g = laid(4, { scenario: '79' })
  const places = g.place.slice(CAREER0, CAREER0 + 9)
  expect(places.slice(0, 4).sort((a, b) => a - b)).toEqual([0, 1, 2, 3].map(seat => PLACE.dealt + seat))
  expect(places.slice(4)).toEqual(new Array(5).fill(PLACE.out))
})

test('MU-6.4: placing markers and rising in rank are ignored, combat actions of cards are not', () => {
  const placing = set('amber: doubloons 16, combat 2, hand b006 b026\n village of amber', '79')
  placing.play('amber buy b006', 'amber buy b026')
  expect([placing.state.markers.every(n => n === 0), placing.state.influence.every(n => n === 0)]).toEqual([true, true])
  const fighting = set('marker spain 9\n amber: bought b009\n combat of amber', '79', { tokens: ['t10'] })
  fighting.play('amber pile left', 'amber against spain', 'amber use b009')
  expect(fighting.state.doubloons[0]).toBe(4)
  const losing = set('amber: doubloons 4, hand b005\n village of amber', '79').play('amber buy b005')
  expect([losing.state.points[0], losing.state.doubloons[0]]).toEqual([-2, 6])
})

test('MU-6.5: ranks cannot be met, and the Dutch city takes a marker for nothing', () => {
  const table = set('amber: doubloons 12, hand b029\n village of amber', '79')
  expect(table.refusal('amber buy b029')).toBe('MB-5.3/rank-too-low')
  const dutch = set('legacy l36\n amber: at 7\n turn of amber', '79').play('amber sail 7a 1', 'amber nation spain')
  expect([dutch.state.doubloons[0], dutch.state.influence[1]]).toEqual([0, -1])
})

test('MU-10.4 example: two assistants and three figures are five doubloons and five combat points', () => {
  const table = set('legacy l36\n amber: at 7, figures 3, assistant a16 2, assistant a20 9\n turn of amber')
  table.play('amber sail 7a 1', 'amber nation spain', 'amber city', 'amber act')
  expect([table.state.doubloons[0], table.state.combat[0]]).toEqual([5, 5])
})

test('MU-2.5 example: with the Cayman Islands a sugar card that shows a book is a spyglass', () => {
  const lines = (port: string) => `quest q08 6\n amber: at 6, hand a05, port ${port}, unlocked su2\n main of amber`
  expect(set(lines('bremen')).refusal('amber quest q08')).toBe('MB-8.1/cannot-pay')
  expect(set(lines('cayman')).play('amber quest q08', 'amber pay a05').state.points[0]).toBe(3)
})

test('MR-7, MU-6.2 example: with the upgrade two cities and a village in one combat', () => {
  const table = set(
    'marker spain 11\n marker spain 13\n marker spain 9\n amber: combat 10, unlocked su3\n combat of amber',
    '79',
    {
      tokens: ['t18'],
    },
  ).play('amber pile left', 'amber against spain', 'amber add-points 5')
  table.play('amber liberate 11', 'amber out', 'amber liberate 9', 'amber out', 'amber further 13', 'amber out')
  expect(table.state.liberated[0]).toBe(3)
})

test('MU-11.3 example: three players face one French marker on each village and two on each city', () => {
  const g = laid(3, { scenario: '74' })
  expect([2, 3, 6, 7].map(at => g.markers[at - 1])).toEqual([1, 1, 1, 1])
  expect([4, 5].map(at => g.markers[at - 1])).toEqual([2, 2])
})

test('MU-11.2: All Inclusive scores nations, with L1, L30, L40 and three tiles by chance', () => {
  const g = laid(2, { scenario: '78' })
  expect(['L1', 'L30', 'L40'].map(id => hasTile(g, id))).toEqual([true, true, true])
  const table = set('round 4\n marker spain 9\n amber: at 21b, influence spain 4\n turn of amber')
  table.play('amber sail 22 1', 'amber take', 'jade take')
  expect(table.state.sheet[5]).toBe(2 * 3)
})

test('MU-11.6: two markers are two liberations; one marker still occupies', () => {
  const table = set('marker france 6\n marker france 6\n combat of amber', '79', { tokens: ['t10'] })
  table.play('amber pile left', 'amber against france', 'amber liberate 6', 'amber out')
  const at = table.location('6')
  expect([table.state.markers[at], table.state.owner[at]]).toEqual([1, 0])
})

test('MU-11.5: from its second table on a campaign may rise, and goes on rising', () => {
  const both = UPRISING | RESISTANCE
  const rises = (legacy?: Json) => laid(2, { scenario: 'campaign', uprising: true }, legacy).modules & both
  expect(rises()).toBe(0)
  expect(rises({ step: 2, tiles: ['L1'] })).toBe(both)
  expect(rises({ step: 8, tiles: ['L1'] })).toBe(RESISTANCE)
  const second = laid(2, { scenario: 'campaign', uprising: true }, { step: 2, tiles: ['L1'] })
  expect(hasTile(second, 'L40')).toBe(true)
  expect(handsOn(second)).toMatchObject({ uprising: true })
  const third = laid(2, { scenario: 'campaign' }, { ...(handsOn(second) as object), step: 4 } as Json)
  expect(third.modules & both).toBe(both)
  expect(handsOn(laid(2, { scenario: 'campaign' }))).toMatchObject({ uprising: false })
})

test('MU-11.5: the last table of a campaign hands nothing on, nor does a table outside of one', () => {
  const last = laid(2, { scenario: 'campaign' }, { step: 9, tiles: ['L1'] })
  expect([handsOn(last), handsOn(laid(2, { scenario: '76' }))]).toEqual([null, null])
})
