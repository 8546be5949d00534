import { type Chance, view, type World } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { discardFromHand, discardOpenly, drawHaven, drawMarket, holds, intoHand, takeHaven, turnUp } from './decks.ts'
import { paxHispanica } from './index.ts'
import { invariants } from './invariants.ts'
import { BLUE, DECK, DISPLAY, HAND, ORANGE, PLAYING, RECYCLED, RED } from './state.ts'
import { havenCard, MARKET } from './tables.ts'
import { vocabulary } from './vocabulary.ts'

const first: Chance = { below: () => 0 }
const world: World = { chance: first, listen: undefined }

const mission = (n: number) => `M${String(n).padStart(2, '0')}`
const missions = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => mission(from + i)).join(' ')

describe('D2-deck', () => {
  test('D2-deck: a Discarded card goes under its own deck and is not drawn while face-down cards are left', () => {
    const { state, card } = position('england france', 'france: hand M02   display: M01')
    discardFromHand(state, world, 'D3f', card('M02'), BLUE)
    expect([state.place[card('M02')], state.recycled[1]]).toEqual([RECYCLED, 1])
    const drawn = Array.from({ length: 23 }, () => {
      const next = drawMarket(state, world, 1)
      intoHand(state, next, BLUE, 0)
      return next
    })
    expect(drawn).not.toContain(card('M02'))
    expect([state.deckLeft[1], state.recycled[1]]).toEqual([0, 1])
  })

  test('D2-deck, AMB-79: the exhausted deck is made of all recycled cards, but not of the one on display', () => {
    const { state, card } = position(
      'england france',
      `france: hand ${missions(1, 22)}   display: M23   recycled: M24 M25`,
    )
    const drawn = drawMarket(state, world, 1)
    expect(drawn).toBe(card('M24'))
    intoHand(state, drawn, RED, 0)
    expect([state.deckLeft[1], state.recycled[1], state.display[1]]).toEqual([1, 0, card('M23')])
    expect(state.place[card('M25')]).toBe(DECK)
    expect(invariants(state)).toEqual([])
  })

  test('D2-deck, A-secret: nobody knows the cards of a reshuffled deck any more', () => {
    const { state, card } = position(
      'england france',
      `france: hand ${missions(1, 22)}   display: M23   recycled: M24 M25`,
    )
    const drawn = drawMarket(state, world, 1)
    intoHand(state, drawn, RED, 0)
    expect(state.known[card('M25')]).toBe(0)
    expect(view(paxHispanica, state, state.seatOf[BLUE]).place[drawn]).toBe(-1)
  })

  test('D2-deck: a card Discarded to a deck without a display is turned up at once', () => {
    const { state, card } = position('england france', `france: hand ${missions(1, 24)}   display: M25`)
    state.place[card('M25')] = PLAYING
    state.display[1] = -1
    turnUp(state, world, 1)
    expect(state.display[1]).toBe(-1)
    discardOpenly(state, world, 'GL-discard', card('M25'), RED)
    expect(state.display[1]).toBe(card('M25'))
    expect(state.place[card('M25')]).toBe(DISPLAY)
    expect(invariants(state)).toEqual([])
  })

  test('AMB-41: with nothing face down and nothing recycled there is no card', () => {
    const { state } = position('england france', `france: hand ${missions(1, 24)}   display: M25`)
    expect(drawMarket(state, world, 1)).toBe(-1)
  })

  test('GL-discard, A-secret: a Hand card leaves unseen, and the rest of that Hand is no longer sure', () => {
    const { state, card } = position('england france', 'france: hand M02 M03   known M02: england   known M03: england')
    discardFromHand(state, world, 'D3f', card('M02'), BLUE)
    const seen = view(paxHispanica, state, state.seatOf[RED])
    expect([seen.place[card('M02')], seen.place[card('M03')]]).toEqual([-1, -1])
    expect(view(paxHispanica, state, state.seatOf[BLUE]).place[card('M03')]).toBe(HAND + BLUE)
  })

  test('GL-discard, D3f-discard-haven: a Haven card goes back into its deck unseen', () => {
    const { state, card } = position(
      'england france',
      'france: hand haven-tortuga haven-roatan   known haven-tortuga: england',
    )
    discardFromHand(state, world, 'D3f', card('haven-tortuga'), BLUE)
    expect([state.havenLeft, state.havenHand[BLUE], state.known[card('haven-tortuga')]]).toEqual([13, 1, 0])
    expect(invariants(state)).toEqual([])
  })
})

describe('D4f-empty', () => {
  const ZONES = vocabulary.zone.words.map(zone => `haven-${zone}`)
  const emptied = (lines: string) => position('england france netherlands', lines)

  test('D4f: while the Haven deck has cards one of them is drawn, seen by the drawer only', () => {
    const { state } = emptied('')
    drawHaven(state, world, 'D4f', RED)
    expect([state.havenLeft, state.havenHand[RED]]).toEqual([13, 1])
    expect(state.known[havenCard(0)]).toBe(1 << state.seatOf[RED])
  })

  test('D4f-empty: otherwise the drawer names a player who gives one up', () => {
    const table = position(
      'england france netherlands',
      `year 1603   france: hand ${ZONES.slice(0, 13).join(' ')} C05   netherlands: hand C06   england: hand ${ZONES[13]}
       turn of england`,
      { chance: { haven: ['haven-curacao', 'haven-roatan', 'haven-tortuga'] } },
    )
    table.play('england debauchery')
    expect(table.choices('england')).toEqual(['take france'])
    expect(table.refusal('england take england')).toBe('D4f-empty/your-own-hand')
    expect(table.refusal('england take netherlands')).toBe('D4f-empty/no-haven-card')
    expect(table.refusal('england take spain')).toBe('D4f-empty/no-haven-card')
    table.play('england take france')
    expect(holds(table.state, RED, table.card('haven-curacao'))).toBe(true)
    expect(table.told('haven-taken')).toEqual([[RED, BLUE, table.card('haven-curacao')]])
  })

  test('D4f-empty: if nobody else has a Haven card, nothing is drawn', () => {
    const { state } = emptied(`england: hand ${ZONES.join(' ')}`)
    drawHaven(state, world, 'D4f', RED)
    expect([state.stack.length, state.havenHand[RED]]).toEqual([0, 14])
  })

  test('AMB-51: it is a random Haven card, never a Market card, known to the two of them only', () => {
    const { state, card } = emptied(`france: hand C05 ${ZONES.join(' ')}   known haven-tortuga: netherlands`)
    takeHaven(state, world, BLUE, RED)
    const taken = state.place.findIndex(place => place === HAND + RED)
    expect(taken).toBeGreaterThanOrEqual(MARKET)
    expect(state.known[taken]).toBe((1 << state.seatOf[RED]) | (1 << state.seatOf[BLUE]))
    expect(holds(state, BLUE, card('C05'))).toBe(true)
    expect(state.known[card('haven-tortuga')] & (1 << state.seatOf[ORANGE])).toBe(0)
    const last: World = { chance: { below: (_stream, _index, n) => n - 1 }, listen: undefined }
    takeHaven(state, last, BLUE, RED)
    expect(holds(state, RED, card(ZONES[13]))).toBe(true)
    expect(invariants(state)).toEqual([])
  })
})
