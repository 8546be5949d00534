import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { holds } from './decks.ts'
import { BLUE, RED } from './state.ts'

const HAVENS = ['haven-tortuga', 'haven-curacao', 'haven-roatan']
const turn = (lines: string, haven = HAVENS) =>
  position('england france', `year 1603   ${lines}   turn of england`, { chance: { haven } })

describe('D2c', () => {
  test('D2c, D example (1603): penniless and without a job, you take $1 and three Haven cards', () => {
    const table = turn('england: $0, figure callow-red')
    table.play('england debauchery')
    expect(table.state.money[RED]).toBe(1)
    expect(HAVENS.every(id => holds(table.state, RED, table.card(id)))).toBe(true)
    expect(table.state.havenHand[RED]).toBe(3)
    expect(table.state.figure[RED]).toBe(table.cell('callow-red'))
    expect(table.waiting()).toEqual([])
  })

  test('D2c, GL-midlife-crisis: a Professional first moves to an empty Callow space of his choice, whatever he owns', () => {
    const table = turn('england: $9, figure colonist-2   france: figure callow-blue')
    table.play('england debauchery')
    expect(table.state.havenHand[RED]).toBe(0)
    expect(table.choices('england')).toEqual([
      'callow callow-purple',
      'callow callow-red',
      'callow callow-orange',
      'callow callow-green',
    ])
    table.play('england callow callow-orange')
    expect(table.state.figure[RED]).toBe(table.cell('callow-orange'))
    expect([table.state.money[RED], table.state.havenHand[RED]]).toEqual([10, 3])
  })

  test('OM-el-dorado, AMB-13: no Debauchery in 1599, the auction year of that cycle', () => {
    const in1599 = position('england france', 'year 1599   turn of england')
    expect(in1599.refusal('england debauchery')).toBe('OM-el-dorado/no-debauchery')
    expect(turn('').choices('england')).toContain('debauchery')
  })

  test('PR-conspirator: the CONSPIRATOR gets $2', () => {
    const table = turn('england: $0, peers R08')
    table.play('england debauchery')
    expect(table.state.money[RED]).toBe(2)
  })

  test('PR-grand-inquisitor: the GRAND INQUISITOR loses his title by it, and its token returns', () => {
    const table = turn('england: peers R12 R02')
    const tokens = () => table.state.biblesLeft[RED] + table.state.disksLeft[RED]
    const before = tokens()
    table.play('england debauchery')
    expect(table.state.peers.slice(RED * 3, RED * 3 + 3)).toEqual([table.card('R02'), -1, -1])
    expect(tokens()).toBe(before + 1)
    expect(table.told('peerage-lost')).toEqual([[RED, table.card('R12')]])
    expect(table.state.recycled[2]).toBe(1)
  })

  test('PR-grand-inquisitor: an auction does not cost the title', () => {
    const table = position('england france', 'year 1603   england: peers R12   turn of england', {
      chance: { market: ['C15'] },
    })
    table.play('england auction colony')
    expect(table.told('peerage-lost')).toEqual([])
  })

  test('AMB-40: the cards come one by one; when the deck is empty each further one from a Hand', () => {
    const rest = [
      'hewanorra',
      'sint-maarten',
      'barataria-bay',
      'new-providence',
      'ile-a-vache',
      'port-royal',
      'caymanes',
      'curacao',
      'trinidad',
      'old-providence',
      'islas-del-rosario',
      'roatan',
      'tris-island',
    ].map(zone => `haven-${zone}`)
    const table = turn(`france: hand ${rest.join(' ')}`, ['haven-tortuga', 'haven-roatan', 'haven-curacao'])
    table.play('england debauchery')
    expect(table.state.havenHand[RED]).toBe(1)
    expect(table.choices('england')).toEqual(['take france'])
    table.play('england take france', 'england take france')
    expect([table.state.havenHand[RED], table.state.havenHand[BLUE]]).toEqual([3, 11])
    expect(HAVENS.every(id => holds(table.state, RED, table.card(id)))).toBe(true)
    expect(table.waiting()).toEqual([])
  })
})
