import { maskEvent, view } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { explain } from './d2a-auction.ts'
import { holds } from './decks.ts'
import { paxHispanica } from './index.ts'
import { BLUE, ORANGE, RED } from './state.ts'

const PURSES = 'england: $4   france: $5   netherlands: $5'
const auction = (money = PURSES, more = '', market = ['S15']) =>
  position('england france netherlands', `year 1603   ${money}   display: S10   ${more}   turn of england`, {
    chance: { market },
  })

describe('D2a-bid', () => {
  test('D2a-bid: everybody with $1 takes part, who has nothing does not', () => {
    const table = auction('england: $4   france: $1   netherlands: $0')
    table.play('england auction ship')
    expect(table.waiting()).toEqual(['england', 'france'])
    expect(table.choices('france')).toEqual(['bid 0', 'bid 1'])
  })

  test('D2a-bid: an initiator without money takes part with a bid of nothing', () => {
    const table = auction('england: $0   france: $1   netherlands: $0')
    table.play('england auction ship')
    expect(table.waiting()).toEqual(['france'])
    table.play('france bid 0')
    expect(table.told('bid')).toEqual([
      [RED, 0],
      [BLUE, 0],
    ])
    expect(holds(table.state, RED, table.card('S10'))).toBe(true)
  })

  test('D2a-bid: nobody bids more than he has', () => {
    const table = auction()
    table.play('england auction ship')
    expect(table.refusal('england bid 5')).toBe('D2a-bid/not-enough-money')
    expect(explain['D2a-bid/not-enough-money'](table.state, 0)).toEqual({ money: 4 })
    expect(table.choices('england')).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3', 'bid 4'])
  })

  test('D2a-bid, A-secret: bids stay sealed until all are in, and may be revised', () => {
    const table = auction()
    table.play('england auction ship', 'england bid 3')
    expect(table.told('bid')).toEqual([])
    expect(view(paxHispanica, table.state, 1).sealed).toEqual([-1, -1, -1])
    table.play('england bid 4', 'france bid 2', 'netherlands bid 3')
    expect(table.told('bid')).toEqual([
      [RED, 4],
      [BLUE, 2],
      [ORANGE, 3],
    ])
  })
})

describe('D2a-win', () => {
  test('D2a-win, D2a-pay: another winner pays the initiator, losers keep their money', () => {
    const table = auction()
    table.play('england auction ship', 'england bid 2', 'france bid 5', 'netherlands bid 4')
    const { state } = table
    expect(holds(state, BLUE, table.card('S10'))).toBe(true)
    expect([state.money[RED], state.money[BLUE], state.money[ORANGE]]).toEqual([9, 0, 5])
    expect(table.told('auction-won')).toEqual([[BLUE, table.card('S10'), 5]])
  })

  test('D2a-win, D2a-pay: the initiator wins ties and pays the Pool', () => {
    const table = auction()
    table.play('england auction ship', 'england bid 4', 'france bid 4', 'netherlands bid 0')
    const { state } = table
    expect(holds(state, RED, table.card('S10'))).toBe(true)
    expect([state.money[RED], state.money[BLUE], state.money[ORANGE]]).toEqual([0, 5, 5])
  })

  test('D2a-win: if all bid nothing the initiator gets the card for nothing', () => {
    const table = auction()
    table.play('england auction ship', 'england bid 0', 'france bid 0', 'netherlands bid 0')
    expect(holds(table.state, RED, table.card('S10'))).toBe(true)
    expect(table.state.money[RED]).toBe(4)
  })

  test('D2a-win: with nobody able to bid the initiator gets the card at once', () => {
    const table = auction('england: $0')
    table.play('england auction ship')
    expect(holds(table.state, RED, table.card('S10'))).toBe(true)
    expect(table.waiting()).toEqual([])
  })

  test('D2a example: both opponents bid $5, and the initiator lets one of them have the Ship', () => {
    const table = auction()
    table.play('england auction ship', 'england bid 0', 'france bid 5', 'netherlands bid 5')
    expect(table.waiting()).toEqual(['england'])
    expect(table.choices('england')).toEqual(['award france', 'award netherlands'])
    expect(table.refusal('england award england')).toBe('D2a-win/not-tied')
    expect(table.refusal('england award spain')).toBe('D2a-win/not-tied')
    table.play('england award netherlands')
    const { state } = table
    expect(holds(state, ORANGE, table.card('S10'))).toBe(true)
    expect([state.money[RED], state.money[BLUE], state.money[ORANGE]]).toEqual([9, 5, 0])
  })

  test('D2a-win: only the highest bidders are tied', () => {
    const table = position(
      'spain england france netherlands',
      'year 1603   spain: $3   england: $1   france: $3   netherlands: $2   turn of england',
      { chance: { market: ['C15'] } },
    )
    table.play('england auction colony', 'spain bid 3', 'england bid 1', 'france bid 3', 'netherlands bid 2')
    expect(table.choices('england')).toEqual(['award spain', 'award france'])
  })
})

describe('D2a-card', () => {
  test('D2a-card: everybody knows a card won openly, and the next card is turned up', () => {
    const table = auction()
    table.play('england auction ship', 'england bid 1', 'france bid 0', 'netherlands bid 0')
    const { state, card } = table
    expect(state.display[3]).toBe(card('S15'))
    expect([0, 1, 2].map(seat => view(paxHispanica, state, seat).place[card('S10')])).toEqual(
      [0, 1, 2].map(() => state.place[card('S10')]),
    )
    expect(table.told('card-turned-up')).toEqual([[3, card('S15')]])
    expect(state.marketHand[RED]).toBe(1)
  })

  test('D2a: without a face-up card there is no auction of that deck', () => {
    const table = emptyMissionDeck('turn of england')
    expect(table.refusal('england auction mission')).toBe('D2a/no-card')
    expect(table.choices('england')).toContain('auction colony')
  })
})

/** Every Mission card is in the French Hand, except those named. */
function emptyMissionDeck(more: string, except: readonly string[] = [], market: string[] = []) {
  const cards = Array.from({ length: 25 }, (_, i) => `M${String(i + 1).padStart(2, '0')}`).filter(
    id => !except.includes(id),
  )
  return position('england france', `year 1603   france: hand ${cards.join(' ')}   ${more}`, { chance: { market } })
}

describe('D2a-buried', () => {
  test('D2a-buried: the card below is auctioned, the face-up one stays, and only the winner learns what he got', () => {
    const table = auction(PURSES, '', ['S20'])
    table.play('england buried-treasure ship')
    expect(table.told('buried-opened')).toEqual([[RED, 3]])
    table.play('england bid 0', 'france bid 2', 'netherlands bid 1')
    const { state, card, events } = table
    expect(holds(state, BLUE, card('S20'))).toBe(true)
    expect(state.display[3]).toBe(card('S10'))
    expect(table.told('card-turned-up')).toEqual([])
    expect([0, 1, 2].map(seat => view(paxHispanica, state, seat).place[card('S20')] >= 0)).toEqual([false, true, false])
    const won = events.find(event => event.kind === 'buried-won')!
    expect([0, 1, 2, -1].map(seat => maskEvent(won, seat).args[3])).toEqual([-1, card('S20'), -1, -1])
    expect([state.money[RED], state.money[BLUE]]).toEqual([6, 3])
  })

  test('AMB-41: nothing is buried under the last card', () => {
    const table = emptyMissionDeck('display: M03   turn of england', ['M03'])
    expect(table.refusal('england buried-treasure mission')).toBe('D2a-buried/nothing-below')
    expect(table.choices('england')).toContain('auction mission')
  })

  test('AMB-41, AMB-79: recycled cards are shuffled first, the one on display stays', () => {
    const table = emptyMissionDeck('display: M03   recycled: M07   turn of england', ['M03', 'M07'], ['M07'])
    table.play('england buried-treasure mission')
    expect(holds(table.state, RED, table.card('M07'))).toBe(true)
    expect(table.state.display[1]).toBe(table.card('M03'))
    expect(table.told('deck-reshuffled')).toEqual([[1]])
  })

  test('PR-inca: the INCA buys the buried card for $2 without bidding', () => {
    const table = auction('england: $3, peers R15   france: $9', '', ['S20'])
    table.play('england buried-treasure ship')
    expect(holds(table.state, RED, table.card('S20'))).toBe(true)
    expect([table.state.money[RED], table.state.money[BLUE]]).toEqual([1, 9])
    expect(table.told('bid')).toEqual([])
    expect(table.waiting()).toEqual([])
  })

  test('PR-inca: an auction of a face-up card is bid for as usual', () => {
    const table = auction('england: $3, peers R15   france: $9')
    table.play('england auction ship')
    expect(table.waiting()).toEqual(['england', 'france'])
  })

  test('AMB-64: without $2 the INCA cannot choose buried treasure', () => {
    const table = auction('england: $1, peers R15   france: $9')
    expect(table.refusal('england buried-treasure ship')).toBe('PR-inca/not-enough-money')
    expect(explain['PR-inca/not-enough-money'](table.state, 0)).toEqual({ money: 1 })
  })
})
