import { describe, expect, test } from 'vitest'
import { type PaxScenario, solitaire } from '../scenario.ts'
import { kingsConditions, zumbasConditions } from './h7-ends.ts'
import { paxHispanica } from './index.ts'

const ending = ({ state }: PaxScenario) =>
  state.ended === 0 ? undefined : [paxHispanica.endings[state.ended - 1], state.winner]

describe('the Sun King wins', () => {
  test('H7a: at once with nine Chests in the War Coffers', () => {
    const lines = 'year 1609\n spain: ships S08\n cartagena: spain, chest\n begin king-sail'
    expect(ending(solitaire(`coffers 8\n ${lines}`))).toEqual(['king-coffers', -1])
    expect(ending(solitaire(`coffers 7\n ${lines}`))).toBeUndefined()
  })

  test('H7a: whoever filled them', () => {
    const table = solitaire(
      'year 1609, coffers 8\n england: ships S08, fleet new-providence, cargo chest\n turn of england',
    )
    expect(ending(table.play('england europe'))).toEqual(['king-coffers', -1])
  })

  test('H7a: at once with his third Peerage', () => {
    const lines = 'year 1604\n england: figure colonist-1\n display: R03\n begin king-draw'
    expect(ending(solitaire(`spain: figure royalist-3, peers R14 R19\n ${lines}`))).toEqual(['king-peerages', -1])
    expect(ending(solitaire(`spain: figure royalist-3, peers R14\n ${lines}`))).toBeUndefined()
  })

  test('H7a: PR-crypto-papist: Peerages that nudge left or up do not count for him either', () => {
    const lines = 'year 1604\n england: figure colonist-1\n display: R02\n begin king-draw'
    expect(ending(solitaire(`spain: figure royalist-3, peers R09 R08\n ${lines}`))).toBeUndefined()
    expect(
      ending(solitaire(`spain: figure royalist-3, peers R09 R08\n ${lines}`, { options: { edition: 'en' } })),
    ).toEqual(['king-peerages', -1])
  })
})

describe('Ganga Zumba wins', () => {
  const REBELS = 'rebel-cuba: tax-rebel   rebel-panama: tax-rebel   rebel-honduras: tax-rebel'
  /** He plays C23, up, and turns his Citizen of Barbados into the fourth Tax Rebel. */
  const revolt = (lines: string) => {
    const table = solitaire(`year 1624, mercantilism 3
      ${REBELS}
      barbados: england, citizen
      ${lines}
      turn of england`)
    return table.play('england play C23', 'england use tax-revolt', 'england revolt barbados')
  }

  test('H7b: as an extremist with two Peerages, Tax Rebels above Mercantilism and no Slaves', () => {
    expect(ending(revolt('england: figure colonist-2, peers R20 R07, hand C23'))).toEqual(['ganga-zumba', 0])
  })

  test('H7b: each condition is needed', () => {
    expect(ending(revolt('england: figure colonist-1, peers R20 R07, hand C23'))).toBeUndefined()
    expect(ending(revolt('england: figure colonist-2, peers R20, hand C23'))).toBeUndefined()
    expect(ending(revolt('england: figure colonist-2, peers R20 R07, hand C23\n havana: spain, slave'))).toBeUndefined()
    expect(ending(revolt('mercantilism 4\n england: figure colonist-2, peers R20 R07, hand C23'))).toBeUndefined()
  })

  test('H7b: on any track, and Relics count', () => {
    const table = solitaire(`year 1624, mercantilism 2
      england: figure missionary-2, peers R20, relics 1, hand M01
      ${REBELS}
      turn of england`)
    expect(ending(table.play('england play M01'))).toEqual(['ganga-zumba', 0])
  })

  test('H7b: PR-crypto-papist of the Sun King cancels MAROON KING', () => {
    expect(ending(revolt('england: figure colonist-2, peers R20 R07, hand C23\n spain: peers R09'))).toBeUndefined()
  })

  test('H7: it does not help to be second', () => {
    const table = solitaire(`year 1624, mercantilism 2, coffers 9
      england: figure missionary-3, peers R20 R07
      ${REBELS}
      turn of england`)
    expect(table.state.ended).toBe(0)
    expect(ending(table.play('england end-turn'))).toEqual(['king-coffers', -1])
  })

  test('H7: the conditions can be read off', () => {
    const table = solitaire(
      `mercantilism 2, coffers 4\n england: figure colonist-3, peers R20\n spain: peers R03\n ${REBELS}\n turn of england`,
    )
    expect(zumbasConditions(table.state).map(({ key, have, need, met }) => [key, have, need, met])).toEqual([
      ['extremist', 1, 1, true],
      ['peerages', 1, 2, false],
      ['tax-rebels', 3, 3, true],
      ['no-slaves', 0, 0, true],
    ])
    expect(kingsConditions(table.state).map(({ key, have, need, met }) => [key, have, need, met])).toEqual([
      ['war-coffers', 4, 9, false],
      ['peerages', 1, 3, false],
    ])
  })
})

describe('the Dove', () => {
  const peace = (lines: string) => solitaire(`year 1650, dove 1649\n ${lines}\n begin game`)

  test('H7c: most tokens on the map win; the Sun King wins ties', () => {
    expect(ending(peace('barbados: england, citizen\n havana: spain'))).toEqual(['tokens', 0])
    expect(ending(peace('england: $99\n barbados: england\n havana: spain'))).toEqual(['king-tokens', -1])
    expect(ending(peace('havana: spain'))).toEqual(['king-tokens', -1])
  })

  test('H7c: nobody wins if an unplayed colour has strictly most', () => {
    expect(ending(peace('havana: spain, citizen france\n coro: spain, citizen france'))).toEqual(['king-tokens', -1])
    const table = peace(`bahoruco: cathedral spain, citizen france
      accompong: cathedral england, citizen france     chetumal: cathedral england, citizen france`)
    expect(ending(table)).toEqual(['nobody', -1])
  })
})
