import { fastChance, type Json, newGame, type Options, resample } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { handsOn } from './campaign.ts'
import { maracaibo } from './index.ts'
import { hasTile } from './players.ts'
import { A_CARDS, PLACE, QUEST0, TOKEN0 } from './state.ts'
import { tables } from './tables.ts'

const laid = (seats: number, options: Options, legacy?: Json) =>
  newGame(
    maracaibo,
    seats,
    options,
    { chance: fastChance(5), listen: undefined },
    legacy === undefined ? {} : { legacy },
  )

const inPlace = (place: readonly number[], where: number, from: number, to: number) =>
  place.slice(from, to).filter(each => each === where).length

test('MB-1.1, MB-1.2: two piles of tokens; a quest pile with three tiles on the track', () => {
  const g = laid(2, { scenario: '75' })
  expect(g.pileSize).toEqual([13, 12])
  expect(inPlace(g.place, PLACE.pile, TOKEN0, QUEST0)).toBe(25)
  expect([0, 1, 2].map(i => inPlace(g.place, PLACE.track + i, QUEST0, QUEST0 + 29))).toEqual([1, 1, 1])
  expect(g.questSize).toBe(28 - 3 - 8 - 1)
})

test('MB-1.3, MB-1.6, MB-1.7: city tiles, buildings and ownership rows', () => {
  const g = laid(2, { scenario: '75' })
  expect(g.tile.filter(tile => tile >= 0)).toHaveLength(5)
  expect([g.buildings.length, g.buildingsOpen]).toEqual([4, 1])
  expect(g.row).toEqual([13, 13, 13])
})

test('MB-1.5: eight cards each; the other A cards and 40 more make the pile, four of them open', () => {
  const g = laid(3, { scenario: '75' })
  expect(g.handSize).toEqual([8, 8, 8])
  expect(g.deckSize).toBe(56 - 24 + 40 - 4)
})

test('MB-1.9, MB-1.10: everybody starts alike but for the doubloons of the turn order', () => {
  const g = laid(4, { scenario: '75', start: 'first' })
  expect(g.doubloons).toEqual([8, 9, 10, 11])
  expect([g.income[0], g.combat[0], g.supply[0], g.general[0]]).toEqual([8, 1, 2, 3])
})

test('MB-1.11: all choose at once and in secret, then everything is revealed together', () => {
  const { state: g } = position(2, 'turn of amber')
  expect(g.round).toBe(1)
  const fresh = laid(2, { scenario: '78' })
  expect(fresh.career).toEqual([-1, -1])
  expect(fresh.port).toEqual([-1, -1])
})

test('MB-1.12, MB-12.1: Jean has five A cards, with level 3 one B and one C more', () => {
  expect([1, 2, 3, 4, 5].map(level => laid(1, { scenario: '75', level }).aDeck)).toEqual([5, 6, 7, 8, 9])
})

test('MU-1.4: each scenario has its own modules', () => {
  const modules = ['75', '78', '79', '74', '193', 'campaign'].map(scenario => laid(2, { scenario }).modules)
  expect(modules).toEqual([0, 7, 11, 27, 59, 1])
})

test('MU-1.5: three flipped cards choose a tile from each column', () => {
  const g = laid(2, { scenario: '78' })
  const count = (ids: string[]) => ids.filter(id => hasTile(g, id)).length
  expect([
    count(['L4', 'L33', 'L34', 'L35']),
    count(['L31', 'L5', 'L37', 'L6']),
    count(['L36', 'L7', 'L8', 'L9']),
  ]).toEqual([1, 1, 1])
})

test('MU-1.5: three different cards are flipped: a book, then two maps, and all three go back into the pile', () => {
  const table = position(2, 'begin game', { options: { scenario: '78' } })
  expect(['a17', 'a18', 'a19'].map(id => tables.cards[table.card(id)].object)).toEqual([0, 3, 3])
  table.stands('board: legacy l1 l4 l6 l9 l30 l40, deck 76')
})

test('MU-1.6: alone one meets Jean or Jacques, in cooperative scenarios always Jacques', () => {
  expect(laid(1, { scenario: '78', opponent: 'jean' }).opponent).toBe(1)
  expect(laid(1, { scenario: '78', opponent: 'jacques' }).opponent).toBe(2)
  expect(laid(1, { scenario: '74', opponent: 'jean' }).opponent).toBe(2)
  expect(laid(2, { scenario: '78' }).opponent).toBe(0)
})

test('MU-5.1: seven cards are left to Jacques at every level', () => {
  expect([1, 2, 3, 4].map(level => laid(2, { scenario: '74', level }).aDeck)).toEqual([7, 7, 7, 7])
})

test('MU-11.1: Unrest occupies every location of the three zones and sets seven markers of each nation aside', () => {
  const g = laid(2, { scenario: '79' })
  expect(g.markers.slice(1, 19)).toEqual(new Array(18).fill(1))
  expect(g.aside).toEqual([7, 7, 7])
})

test('MU-11.3 example: in a three player game one French marker on each village, two on each city', () => {
  const table = position(3, 'begin game', { options: { scenario: '74' } })
  table.stands('2: marker france   3: marker france   6: marker france   7: marker france')
  table.stands('4: markers france 2   5: markers france 2   france: map 8, gone 5')
})

test.each([
  [1, 8],
  [2, 10],
  [3, 8],
  [4, 12],
])('MU-11.3: %i players face %i markers of each nation', (seats, count) => {
  const g = laid(seats, { scenario: '74' })
  const france = g.markers.reduce((sum, n, at) => sum + (g.owner[at] === 0 ? n : 0), 0)
  expect(france).toBe(count)
  expect(g.gone[0]).toBe(13 - count)
})

test('MU-7.1: two hints on each of eleven places, one on 2 with two or four players', () => {
  const total = (seats: number) => laid(seats, { scenario: '193' }).hints.reduce((sum, n) => sum + n, 0)
  expect([1, 2, 3, 4].map(total)).toEqual([22, 21, 22, 21])
})

test('MU-11.5: the campaign begins with L1, L4, L30; what a table hands on begins the next', () => {
  const first = laid(2, { scenario: 'campaign' })
  expect(first.step).toBe(1)
  expect(['L1', 'L4', 'L30'].map(id => hasTile(first, id))).toEqual([true, true, true])
  first.goal = 1
  const next = laid(2, { scenario: 'campaign' }, handsOn(first))
  expect(next.step).toBe(2)
  expect(['L1', 'L4', 'L30', 'L31', 'L32'].map(id => hasTile(next, id))).toEqual([true, true, true, true, true])
  next.goal = 2
  expect(handsOn(next)).toMatchObject({ step: 5, met: false })
  const rescue = laid(2, { scenario: 'campaign' }, { step: 9, tiles: ['L1', 'L30', 'L36'] })
  expect([hasTile(rescue, 'L30'), hasTile(rescue, 'L36')]).toEqual([false, true])
})

test('MU-11.5: a ship in a new city behind 12 has passed 11, one in a new city before it has not', () => {
  const legacy = { step: 5, tiles: ['L1', 'L4', 'L9'] }
  const end = (at: string) =>
    position(2, `amber: at 12   jade: at ${at}   begin end-round amber`, { options: { scenario: 'campaign' }, legacy })
      .play('amber take', 'jade take')
      .look('board')
  expect(end('18a')).toContain('goal met')
  expect(end('9a')).toContain('goal missed')
})

test('MB-1.5: before the first round nobody imagines anything but A cards in the hands of others', () => {
  const g = laid(3, { scenario: '76' })
  for (let seed = 0; seed < 20; seed++) {
    const twin = resample(maracaibo, g, 0, fastChance(seed))
    const hands = twin.place.flatMap((place, card) => (place > PLACE.hand && place < PLACE.hand + 3 ? [card] : []))
    expect(hands).toHaveLength(16)
    expect(hands.filter(card => card >= A_CARDS)).toEqual([])
  }
})
