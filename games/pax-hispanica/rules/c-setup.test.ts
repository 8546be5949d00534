import { fastChance, newGame, ONLOOKERS, type Options, view } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { paxHispanica } from './index.ts'
import { invariants } from './invariants.ts'
import { isColony } from './sites.ts'
import {
  BLUE,
  DECK,
  EMPTY,
  GREEN,
  HAND,
  INDIGENOUS,
  NO_REBEL,
  NOWHERE,
  ORANGE,
  type Pax,
  PEER_SLOTS,
  PURPLE,
  RED,
} from './state.ts'
import { isHaven, MARKET, TITLE, tables } from './tables.ts'

const fresh = (seats: number, options: Options = {}, seed = 1): Pax =>
  newGame(paxHispanica, seats, options, { chance: fastChance(seed), listen: undefined })

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

describe('C1: the map', () => {
  test('C1a, VA-comet-short: the Parrot starts in 1598, in the short comet game in 1614', () => {
    expect(fresh(3).year).toBe(1598)
    expect(fresh(3, { length: 'short' }).year).toBe(1598)
    expect(fresh(3, { length: 'comet-short' }).year).toBe(1614)
  })

  test('C1b, VA-long, VA-short-prague: the Dove is on 1649, in the short game on 1637', () => {
    expect(fresh(3).dove).toBe(1649)
    expect(fresh(3, { length: 'short' }).dove).toBe(1637)
    expect(fresh(3, { length: 'comet-short' }).dove).toBe(1649)
  })

  test('C1a, C1b: the comet start and the Dove of Prague can be combined', () => {
    const g = fresh(3, { length: 'comet-prague' })
    expect([g.year, g.dove]).toEqual([1614, 1637])
  })

  test('C1c, C1d, C3h: an Indigenous on each Tribal Site and on each Spanish Colony, none in the Pool', () => {
    const g = fresh(4)
    expect(tables.sitesOfKind.tribal).toHaveLength(20)
    expect(tables.sitesOfKind.spanish).toHaveLength(8)
    expect(tables.sitesOfKind.tribal.every(site => g.meeple[site] === INDIGENOUS && g.bible[site] === EMPTY)).toBe(true)
    expect(tables.sitesOfKind.spanish.every(site => g.meeple[site] === INDIGENOUS && g.disk[site] === PURPLE)).toBe(
      true,
    )
    expect(tables.sitesOfKind.squatter.some(site => isColony(g, site))).toBe(false)
    expect(g.poolIndigenous).toBe(0)
  })

  test('C1d: only without a Spanish player the Spanish Colonies have forts', () => {
    const unplayed = fresh(3)
    expect(tables.sitesOfKind.spanish.every(site => unplayed.fort[site] === 1)).toBe(true)
    expect(unplayed.poolForts).toBe(2)
    const played = fresh(4)
    expect([sum(played.fort), played.poolForts]).toEqual([0, 10])
  })

  test('C1e, C3j: two secret Haven cards each, the rest of the 14 face down', () => {
    const g = fresh(4)
    expect(g.havenHand).toEqual([2, 2, 2, 2, 0])
    expect(g.havenLeft).toBe(6)
    const own = g.place.flatMap((place, card) => (place === HAND + RED ? [card] : []))
    expect(own.every(isHaven)).toBe(true)
    const seat = g.seatOf[BLUE]
    expect(own.every(card => view(paxHispanica, g, seat).place[card] === -1)).toBe(true)
    expect(own.every(card => view(paxHispanica, g, g.seatOf[RED]).place[card] === HAND + RED)).toBe(true)
  })
})

describe('C2: the boards', () => {
  test('C2a: Mercantilism starts at 3, the War Coffers are empty', () => {
    const g = fresh(3)
    expect([g.mercantilism, g.coffers]).toEqual([3, 0])
  })

  test('C2b: four decks of 24, 25, 26 and 25 cards, the top card of each face up', () => {
    const g = fresh(3)
    expect(g.deckLeft).toEqual([23, 24, 25, 24])
    expect(g.display.map(card => tables.deckOf[card])).toEqual([0, 1, 2, 3])
    expect(g.display.every(card => (g.known[card] & ONLOOKERS) !== 0)).toBe(true)
    expect(g.place.slice(0, MARKET).filter(place => place === DECK)).toHaveLength(96)
    expect(fresh(3, {}, 2).display).not.toEqual(g.display)
  })

  test('C2c, C3g, B5a: each Figure waits on its own Callow square, the start order is that of the slots', () => {
    const g = fresh(5)
    expect(g.figure).toEqual([0, 1, 2, 3, 4])
    expect(g.order).toEqual([PURPLE, RED, BLUE, ORANGE, GREEN])
    expect(fresh(3).figure).toEqual([-1, 1, 2, 3, -1])
  })
})

describe('C3: the players', () => {
  test('C3, C3a: Spain is played from four players on, or if the table wants it', () => {
    expect(fresh(2).colour).toEqual([RED, BLUE])
    expect(fresh(3).colour).toEqual([RED, BLUE, ORANGE])
    expect(fresh(4).colour).toEqual([PURPLE, RED, BLUE, ORANGE])
    expect(fresh(3, { spain: 'in' }).colour).toEqual([PURPLE, RED, BLUE])
    expect(fresh(2, { spain: 'in' }).colour).toEqual([PURPLE, RED])
    expect(fresh(4, { spain: 'out' }).colour).toEqual([RED, BLUE, ORANGE, GREEN])
  })

  test('C3: the nations can be named; too many or too few are an error', () => {
    const g = fresh(3, { nations: 'spain+netherlands+courland' })
    expect(g.colour).toEqual([PURPLE, ORANGE, GREEN])
    expect(g.seatOf).toEqual([0, -1, -1, 1, 2])
    expect(() => fresh(2, { nations: 'spain+netherlands+courland' })).toThrow('2 players need 2 nations')
    expect(() => fresh(5, { spain: 'out' })).toThrow('5 players need Spain')
  })

  test('C3c: as many dollars each as there are players', () => {
    expect(fresh(2).money).toEqual([0, 2, 2, 0, 0])
    expect(fresh(5).money).toEqual([5, 5, 5, 5, 5])
  })

  test('C3d, C3e, C3f: disks, Bibles, Citizens; Spain has all its disks on the map', () => {
    const g = fresh(3)
    expect(g.disksLeft).toEqual([0, 6, 6, 6, 6])
    expect(g.biblesLeft).toEqual([6, 6, 6, 6, 6])
    expect(g.reserves).toEqual([5, 5, 5, 5, 5])
    expect(g.fleet.every(at => at === NOWHERE)).toBe(true)
  })

  test('C3h: the Pool holds Rebels, Chests, Relics and Cathedrals', () => {
    const g = fresh(3)
    expect([g.poolRebels, g.poolChests, g.poolRelics, g.poolCathedrals]).toEqual([10, 20, 5, 10])
    expect(g.rebel.every(side => side === NO_REBEL)).toBe(true)
    expect([2, 3, 4, 5].flatMap(seats => invariants(fresh(seats)))).toEqual([])
  })

  test('C3k: play begins with the year of the Parrot', () => {
    expect(fresh(3).stack.map(frame => frame.at)).toEqual(['game'])
  })

  test('VA-ganga-zumba: red starts with MAROON KING Anchored, one Bible on it', () => {
    const g = fresh(3, { gangaZumba: true })
    const card = tables.cardOfTitle[TITLE['maroon-king']]
    expect(g.peers[RED * PEER_SLOTS]).toBe(card)
    expect([g.biblesLeft[RED], g.deckLeft[2]]).toEqual([5, 24])
    expect(invariants(g)).toEqual([])
  })

  test('VA-ganga-zumba: without red the variant does nothing', () => {
    const g = fresh(2, { gangaZumba: true, nations: 'spain+france' })
    expect([g.gangaZumba, g.deckLeft[2]]).toEqual([0, 25])
  })
})
