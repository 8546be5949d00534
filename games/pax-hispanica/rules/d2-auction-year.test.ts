import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { holds } from './decks.ts'
import { BLUE, PURPLE, RED } from './state.ts'

describe('D2', () => {
  test('D0-order, D2a: each player does one thing, in Player Order', () => {
    const table = position(
      'england france netherlands',
      'year 1603, order france netherlands england   begin auction-year',
      { chance: { haven: ['haven-tortuga', 'haven-curacao', 'haven-roatan'], market: ['C09', 'S09'] } },
    )
    expect(table.waiting()).toEqual(['france'])
    table.play('france debauchery')
    expect(table.waiting()).toEqual(['netherlands'])
    expect(table.refusal('england debauchery')).toBe('not-asked')
    table.play('netherlands auction colony', 'france bid 0')
    expect(table.waiting()).toEqual(['england'])
    table.play('england auction ship', 'france bid 0')
    expect(table.waiting()).toEqual([])
  })

  test('D2a: the choices are the four face-up cards, the four below them, a draw and Debauchery', () => {
    const table = position('england france', 'year 1603   england: figure colonist-1   turn of england')
    expect(table.choices('england')).toEqual([
      'auction colony',
      'auction mission',
      'auction royalty',
      'auction ship',
      'buried-treasure colony',
      'buried-treasure mission',
      'buried-treasure royalty',
      'buried-treasure ship',
      'professional-draw',
      'debauchery',
    ])
  })

  test('D2-hand, GL-hand-limit: nobody discards in the auction year, however large his Hand', () => {
    const table = position(
      'england france',
      'year 1603   england: hand C01 C02 C03 M01 M02 haven-tortuga haven-curacao   begin auction-year',
      { chance: { market: ['C09', 'S09'] } },
    )
    table.play('england auction colony', 'france auction ship')
    expect(table.waiting()).toEqual([])
    expect([table.state.marketHand[RED], table.state.havenHand[RED]]).toEqual([6, 2])
  })
})

test('D2 example: buried Royalty for purple, two Mission cards for blue, and purple buys the Ship from red for $4', () => {
  const table = position(
    'spain england france',
    `year 1611, order spain france england
     spain: $6   france: $2, figure missionary-1   england: $3
     calusa: visita france   chetumal: visita france
     display: M04 R02 S10
     begin auction-year`,
    { chance: { market: ['R09', 'M07', 'M12', 'S15'] } },
  )
  table.play('spain buried-treasure royalty', 'spain bid 1', 'france bid 0', 'england bid 1')
  table.play('france professional-draw')
  table.play('england auction ship', 'spain bid 4', 'france bid 2', 'england bid 3')
  const { state, card } = table
  expect(['R09', 'S10'].every(id => holds(state, PURPLE, card(id)))).toBe(true)
  expect(['M04', 'M07'].every(id => holds(state, BLUE, card(id)))).toBe(true)
  expect(state.display.slice(1)).toEqual(['M12', 'R02', 'S15'].map(card))
  expect([state.money[PURPLE], state.money[BLUE], state.money[RED]]).toEqual([1, 2, 7])
})
