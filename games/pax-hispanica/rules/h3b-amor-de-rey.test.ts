import { describe, expect, test } from 'vitest'
import { solitaire } from '../scenario.ts'
import { PURPLE, RED, REMOVED } from './state.ts'
import { ROYALTY_DECK } from './tables.ts'

/** The Sun King wins a Ship of Ganga Zumba's auction and plays it: S21 nudges down, S22 up, S08 right, S01 left. */
function playsCard(card: string, lines: string, options = {}) {
  const table = solitaire(`year 1607\n ${lines}\n display: ${card}\n turn of england`, {
    chance: { dice: [1] },
    options,
  })
  return table.play('england auction ship')
}

describe('Amor de Rey', () => {
  test('H3b: before a Nudge that would leave him Callow he moves to where it does not', () => {
    const table = playsCard('S08', 'spain: figure callow-orange')
    expect(table.told('king-courts')).toEqual([[table.cell('callow-green')]])
    expect(table.state.figure[PURPLE]).toBe(table.cell('missionary-1'))
  })

  test('H3b: among several spaces the human chooses', () => {
    const table = playsCard('S22', 'spain: figure callow-orange')
    expect(table.choices('england')).toEqual(['court callow-purple', 'court callow-blue'])
    table.play('england court callow-blue')
    expect(table.state.figure[PURPLE]).toBe(table.cell('colonist-1'))
  })

  test('H3b: not if the Nudge makes him a Professional anyway, or he is one', () => {
    expect(playsCard('S22', 'spain: figure callow-blue').told('king-courts')).toEqual([])
    expect(playsCard('S22', 'spain: figure colonist-1').told('king-courts')).toEqual([])
  })

  test('H3b: never to the space of Ganga Zumba', () => {
    const table = playsCard('S22', 'england: figure callow-blue\n spain: figure callow-orange')
    expect(table.told('king-courts')).toEqual([[table.cell('callow-purple')]])
  })

  test('H3b: a wedding spot held by Ganga Zumba will do: the Nudge is a Duel', () => {
    const table = playsCard('S08', 'england: figure missionary-1\n spain: figure callow-orange')
    expect(table.state.figure[PURPLE]).toBe(table.cell('missionary-1'))
    expect(table.state.figure[RED]).toBe(table.cell('callow-green'))
  })

  test('H3b: but not if the DIPLOMAT of the English edition stands there', () => {
    const table = playsCard('S08', 'england: figure missionary-1, peers R11\n spain: figure callow-orange', {
      edition: 'en',
    })
    expect(table.told('king-courts')).toEqual([])
  })

  test('H3b: without such a space the Nudge works where he stands', () => {
    const table = playsCard('S08', 'england: figure callow-green\n spain: figure callow-orange')
    expect(table.told('king-courts')).toEqual([])
    expect(table.state.figure[PURPLE]).toBe(table.cell('callow-blue'))
  })
})

describe('his crises', () => {
  test('H3d: he suffers Mutiny like anybody, under his best Ship', () => {
    const table = playsCard('S21', 'spain: figure missionary-2, ships S08 S16')
    // S08, right, has the better Seamanship; S16, down, leaves it.
    expect(table.told('ship-lost')).toEqual([[PURPLE, table.card('S16')]])
  })

  test('H3d: he never pays against Midlife Crisis: the human moves him, and the top Royalty card leaves the game', () => {
    const table = playsCard('S22', 'spain: figure missionary-2\n display: R12')
    expect(table.choices('england')).toEqual([
      'callow callow-purple',
      'callow callow-blue',
      'callow callow-orange',
      'callow callow-green',
    ])
    table.play('england callow callow-orange')
    expect(table.state.figure[PURPLE]).toBe(table.cell('callow-orange'))
    expect(table.state.place[table.card('R12')]).toBe(REMOVED)
    expect(table.told('royalty-removed')).toEqual([[table.card('R12')]])
    expect(table.state.display[ROYALTY_DECK]).toBeGreaterThanOrEqual(0)
  })

  test('AMB-73: an Excommunication moves him without costing a Royalty card', () => {
    const table = solitaire(
      'year 1608\n england: peers R20, hand M21\n spain: figure royalist-2\n display: R12\n turn of england',
    )
    table.play(
      'england play M21',
      'england use excommunication',
      'england excommunicate spain',
      'england callow callow-green',
    )
    expect(table.state.figure[PURPLE]).toBe(table.cell('callow-green'))
    expect(table.state.display[ROYALTY_DECK]).toBe(table.card('R12'))
  })
})
