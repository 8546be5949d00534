import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { cardInPlay, countedCards, handLimit, surplusCards } from './d3-values.ts'
import { RED } from './state.ts'

describe('what a play turn is measured by', () => {
  test('GL-hand-limit (ED-07): Mercantilism caps it; AGENT and PROTECTORATE do not mind', () => {
    const limit = (peers: string) => {
      const { state } = position(
        'england france',
        `year 1608, mercantilism 1
         england: peers ${peers}   barbados: england   tobago: england
         turn of england`,
      )
      return handLimit(state, RED)
    }
    expect([limit('R02'), limit('R03'), limit('R21')]).toEqual([1, 3, 3])
  })

  test('GL-hand-limit, OM-amsterdam-entrepot, OM-comet: an Omen sets it for the year', () => {
    const limit = (year: number) => handLimit(position('england france', `year ${year}\nturn of england`).state, RED)
    expect([limit(1604), limit(1608), limit(1616)]).toEqual([3, 1, 1])
  })

  test('PR-cabal, AMB-49: CABAL grants Cartography while the Dutch are played, and Spain adds nothing', () => {
    const lines = `year 1608
      england: peers R06, hand haven-tortuga haven-roatan haven-caymanes
      turn of england`
    expect(countedCards(position('england netherlands', lines).state, RED)).toBe(0)
    expect(countedCards(position('spain england', lines).state, RED)).toBe(3)
  })

  test('GL-hand-limit: the surplus is what goes beyond the limit, never less than nothing', () => {
    const surplus = (hand: string) =>
      surplusCards(position('england france', `year 1608\nengland: hand ${hand}\nturn of england`).state, RED)
    expect([surplus('C08 M01 haven-tortuga'), surplus('C08')]).toEqual([2, 0])
  })

  test('GL-action-limit: the card being played shows how many Actions are left to it', () => {
    const table = position(
      'england france',
      `year 1604
       england: figure colonist-1, hand C08
       turn of england`,
    )
    expect(cardInPlay(table.state)).toBeUndefined()
    table.play('england play C08', 'england use disk')
    expect(cardInPlay(table.state)).toEqual({ card: table.card('C08'), actionsLeft: 2, used: 1 })
  })
})
