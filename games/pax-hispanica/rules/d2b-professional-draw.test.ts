import { view } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { holds } from './decks.ts'
import { paxHispanica } from './index.ts'
import { BLUE, RED } from './state.ts'

/** Two Visitas make a Reach of 2. */
const MISSIONS = 'calusa: visita england   chetumal: visita england'

describe('D2b', () => {
  test('D2b: the face-up card first, then unseen ones, as many as the Reach; then a new card is turned up', () => {
    const table = position(
      'england france',
      `year 1603   england: figure missionary-2   ${MISSIONS}   display: M04   turn of england`,
      { chance: { market: ['M07', 'M12'] } },
    )
    table.play('england professional-draw')
    const { state, card } = table
    expect(['M04', 'M07'].map(id => holds(state, RED, card(id)))).toEqual([true, true])
    expect(state.display[1]).toBe(card('M12'))
    expect(state.marketHand[RED]).toBe(2)
    const seen = view(paxHispanica, state, state.seatOf[BLUE])
    expect(['M04', 'M07'].map(id => seen.place[card(id)] >= 0)).toEqual([true, false])
  })

  test.each([
    ['colonist-1', 0, 'C05', 'C06'],
    ['missionary-1', 1, 'M05', 'M06'],
    ['royalist-1', 2, 'R05', 'R06'],
    ['buccaneer-1', 3, 'S05', 'S06'],
  ])('GL-profession, B5g: on %s the deck is number %i', (cell, deck, top, next) => {
    const table = position(
      'england france',
      `year 1603   england: figure ${cell}   display: ${top}   turn of england`,
      { chance: { market: [next] } },
    )
    table.play('england professional-draw')
    expect(holds(table.state, RED, table.card(top))).toBe(true)
    expect(table.state.display[deck]).toBe(table.card(next))
  })

  test('D2b, GL-callow: a Callow has no deck to draw from', () => {
    const table = position('england france', 'year 1603   england: figure callow-green   turn of england')
    expect(table.refusal('england professional-draw')).toBe('D2b/callow')
  })

  test('OM-comet: in 1615 the Reach is 1', () => {
    const table = position(
      'england france',
      `year 1615   england: figure missionary-2   ${MISSIONS}   display: M04   turn of england`,
      { chance: { market: ['M12'] } },
    )
    table.play('england professional-draw')
    expect(table.state.marketHand[RED]).toBe(1)
  })

  test('AMB-41, D2-deck: a short deck is reshuffled on the way, and then he draws what there is', () => {
    const others = Array.from({ length: 25 }, (_, i) => `M${String(i + 1).padStart(2, '0')}`)
    const hand = others.filter(id => !['M04', 'M07'].includes(id)).join(' ')
    const table = position(
      'england france',
      `year 1603   england: figure missionary-2   ${MISSIONS}   darien: visita england   buria: visita england
       france: hand ${hand}   display: M04   recycled: M07   turn of england`,
      { chance: { market: ['M07'] } },
    )
    table.play('england professional-draw')
    expect(['M04', 'M07'].map(id => holds(table.state, RED, table.card(id)))).toEqual([true, true])
    expect(table.state.display[1]).toBe(-1)
    expect(table.state.marketHand[RED]).toBe(2)
  })

  test('AMB-41: with no card at all there is nothing to draw', () => {
    const hand = Array.from({ length: 25 }, (_, i) => `M${String(i + 1).padStart(2, '0')}`).join(' ')
    const table = position(
      'england france',
      `year 1603   england: figure missionary-2   france: hand ${hand}   turn of england`,
    )
    expect(table.refusal('england professional-draw')).toBe('D2b/no-card')
  })
})
