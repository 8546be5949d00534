import { maskEvent, view } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { paxHispanica } from './index.ts'
import { DECK, RECYCLED, RED } from './state.ts'

describe('D3f-sell', () => {
  const turn = (year: number, england: string) =>
    position(
      'england france',
      `year ${year}
       england: ${england}
       turn of england`,
    )

  test('D3f-sell: a Market card brings $1 from the Pool and goes under its deck', () => {
    const table = turn(1608, 'hand C08 M01').play('england sell C08')
    expect(table.state.money[RED]).toBe(1)
    expect(table.state.place[table.card('C08')]).toBe(RECYCLED)
    expect(table.choices('england')).toContain('sell M01')
    expect(table.told('sold')).toEqual([[RED, 1]])
  })

  test('D3f-sell, A-secret: nobody else learns which card it was, even if everybody knew the Hand', () => {
    const table = position(
      'england france',
      `year 1608
       england: hand C08 C01
       known C08: france
       turn of england`,
    ).play('england sell C08')
    const event = table.events.find(each => each.kind === 'discarded')
    expect(event).toBeDefined()
    expect(maskEvent(event!, 0).args).toEqual([RED, table.card('C08')])
    expect(maskEvent(event!, 1).args).toEqual([RED, -1])
    expect(view(paxHispanica, table.state, 1).place[table.card('C08')]).toBe(-1)
  })

  test('D3f-sell: not a card that you do not hold', () => {
    expect(turn(1608, 'hand C08').refusal('england sell C01')).toBe('D3f-sell/not-in-hand')
  })

  test('D3f-sell: Haven cards cannot be sold', () => {
    expect(turn(1608, 'hand haven-tortuga').refusal('england sell haven-tortuga')).toBe('D3f-sell/haven-card')
  })

  test('OM-debasement: from 1624 on Market cards cannot be sold either', () => {
    expect(turn(1624, 'hand C08').refusal('england sell C08')).toBe('OM-debasement/market-card')
    expect(turn(1620, 'hand C08').choices('england')).toContain('sell C08')
  })

  test('PR-capitania-general: its holder sells Haven cards for $1 each', () => {
    const table = turn(1608, 'peers R07, hand haven-tortuga').play('england sell haven-tortuga')
    expect(table.state.money[RED]).toBe(1)
    expect(table.state.place[table.card('haven-tortuga')]).toBe(DECK)
  })

  test('AMB-16: also after the Debasement', () => {
    const table = turn(1628, 'peers R07, hand haven-tortuga C08').play('england sell haven-tortuga')
    expect(table.state.money[RED]).toBe(1)
    expect(table.refusal('england sell C08')).toBe('OM-debasement/market-card')
  })

  test('AMB-16, D3b-midlife: such a Haven card can pay for a Midlife Crisis', () => {
    const table = turn(1628, 'figure colonist-1, peers R07, hand haven-tortuga M01').play('england play M01')
    table.play('england sell haven-tortuga', 'england pay')
    expect(table.state.figure[RED]).toBe(table.cell('colonist-1'))
  })
})
