import { fastChance, newGame } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { cardsThisYear } from './c1-black-spot.ts'
import { lords } from './index.ts'
import { DECK, HELD, LOCATION_DECK } from './state.ts'
import { CASA, COMPONENTS, HAVENS, MARQUES } from './tables.ts'
import { cargoRoom, soldierLimit, treasurer } from './units.ts'

const begun = (seats: number, options = {}) =>
  newGame(lords, seats, options, { chance: fastChance(4), listen: undefined })

describe('B: set-up', () => {
  test('B6: with a treasure player the Marqués is at the table and holds the Casa; without, the Casa lies in the deck', () => {
    const with_ = begun(4)
    expect([with_.character.includes(MARQUES), treasurer(with_)]).toEqual([true, with_.character.indexOf(MARQUES)])
    const without = begun(4, { treasurePlayer: false })
    expect([without.character.includes(MARQUES), treasurer(without)]).toEqual([false, -1])
    expect(without.place[CASA]).toBe(0)
  })

  test('B8: everybody begins with his character and five gold, the Marqués with three ships', () => {
    const g = begun(3)
    for (const [seat, card] of g.character.entries()) {
      expect([g.place[card], g.size[card], g.gold[seat]]).toEqual([HELD + seat, card === MARQUES ? 3 : 1, 5])
    }
  })

  test('B9: all location cards lie in their decks, the mercenary slot is empty', () => {
    const g = begun(2)
    expect(new Set(g.place.slice(HAVENS, COMPONENTS))).toEqual(new Set([LOCATION_DECK]))
    expect(g.mercenaries).toEqual([])
  })

  test('B10, B10.1: a decade takes 10, 13, 15 or 18 cards', () => {
    const decade = (seats: number) => {
      const g = begun(seats)
      let cards = 0
      for (g.year = 1610; g.year < 1620; g.year++) cards += cardsThisYear(g)
      return cards
    }
    expect([2, 5, 6, 7, 8].map(decade)).toEqual([10, 10, 13, 15, 18])
  })

  test('B10: every year takes its cards from the deck', () => {
    const table = position('drake lerma', 'year 1604   begin year', { chance: { cards: ['inquisition'] } })
    expect(table.state.drawn).toEqual([table.at('inquisition')])
    expect(table.state.place[table.at('inquisition')]).not.toBe(DECK)
  })
})

describe('B5: holds', () => {
  test('B5.2: colonies and galleons carry soldiers and cargo side by side', () => {
    const table = position(
      'drake lerma',
      'drake: size 2, soldiers 2   barbados: lerma, size 3, soldiers 3   turn of drake',
    )
    expect([cargoRoom(table.state, table.at('drake')), cargoRoom(table.state, table.at('barbados'))]).toEqual([2, 3])
  })

  test('B5.3: a barque has one hold for both', () => {
    const table = position('drake lerma', 'merchant-raiders: drake, size 3, soldiers 2, profit 1   turn of drake')
    const raiders = table.at('merchant-raiders')
    expect([cargoRoom(table.state, raiders), soldierLimit(table.state, raiders)]).toEqual([0, 2])
    expect(table.refusal('drake man merchant-raiders 3')).toBe('C4a.3/no-room')
  })

  test('B5.4: a colony stops at its maximum when all others grow', () => {
    const table = position('drake lerma', 'year 1609   comet-1607: active   barbados: lerma, size 3   begin year', {
      chance: { cards: ['comet-1618', 'inquisition'] },
    })
    table.play('drake enough', 'lerma enough')
    expect(table.told('grew')).toEqual([])
  })
})
