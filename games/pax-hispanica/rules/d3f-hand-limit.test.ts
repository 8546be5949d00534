import { view } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { countedCards, surplusCards } from './d3-values.ts'
import { paxHispanica } from './index.ts'
import { BLUE, DECK, ORANGE, RECYCLED, RED } from './state.ts'

describe('D3f', () => {
  test('D3f, GL-hand-limit: at the end of the turn cards are sold or Discarded until the Hand fits', () => {
    const table = position(
      'england france',
      `year 1608, order england france
       england: hand C08 M01 haven-tortuga R02
       begin play-year`,
    ).play('england end-turn')
    expect(surplusCards(table.state, RED)).toBe(3)
    table.play('england sell C08', 'england discard haven-tortuga')
    expect(table.waiting()).toEqual(['england'])
    table.play('england discard M01')
    expect([table.state.money[RED], table.state.marketHand[RED], table.state.havenHand[RED]]).toEqual([1, 1, 0])
    expect(table.waiting()).toEqual(['france'])
  })

  test('D3f, A-secret: a Market card Discarded from the Hand lies face up for everybody; one that is sold does not', () => {
    const table = position(
      'england france',
      `year 1608, order england france
       england: hand C08 M01 R02
       begin play-year`,
    ).play('england end-turn', 'england sell C08', 'england discard M01')
    const seen = view(paxHispanica, table.state, table.state.seatOf[BLUE])
    expect(seen.place[table.card('M01')]).toBe(RECYCLED)
    expect(seen.place[table.card('C08')]).toBe(-1)
    expect(table.told('discarded')).toContainEqual([RED, table.card('M01')])
  })

  test('D3f: only cards in Hand; nobody Discards while the Hand fits', () => {
    const table = position(
      'england france',
      `year 1608
       england: hand C08 M01
       turn of england`,
    )
    expect(table.choices('england').filter(choice => choice.startsWith('discard'))).toEqual([])
    table.play('england end-turn')
    expect(table.refusal('england discard C01')).toBe('D3f/not-in-hand')
  })

  test('D3f-discard-haven: a Discarded Haven card is shuffled back unseen', () => {
    const table = position(
      'england france',
      `year 1608
       england: hand haven-roatan haven-tortuga
       known haven-roatan: france
       turn of england`,
    )
    const before = table.state.havenLeft
    table.play('england end-turn', 'england discard haven-tortuga')
    expect(table.state.havenLeft).toBe(before + 1)
    expect(table.state.place[table.card('haven-tortuga')]).toBe(DECK)
    const event = table.events.find(each => each.kind === 'discarded')
    expect([event?.rule, event?.readers[1]]).toEqual(['D3f-discard-haven', 1])
  })

  test('NA-cartography: up to three Haven cards of the Dutch do not count', () => {
    const four = 'haven-tortuga haven-roatan haven-caymanes haven-trinidad'
    const table = position(
      'england netherlands',
      `year 1608, order netherlands england
       netherlands: hand C08 ${four}   england: hand haven-curacao haven-port-royal
       begin play-year`,
    )
    expect([countedCards(table.state, ORANGE), countedCards(table.state, RED)]).toEqual([2, 2])
    table.play('netherlands end-turn', 'netherlands discard haven-trinidad')
    expect(table.waiting()).toEqual(['england'])
    expect(table.state.havenHand[ORANGE]).toBe(3)
  })
})

describe('D3g', () => {
  test('D3g: at the end of the year everybody over the limit Discards, all at once and without selling', () => {
    const table = position(
      'england france netherlands',
      `year 1608, order england france netherlands
       england: hand C08, ships S01, fleet europe   france: hand C01, ships S02, fleet europe
       netherlands: figure royalist-1, hand R02 S03
       begin play-year`,
      { chance: { haven: ['haven-roatan', 'haven-tortuga'] } },
    ).play('england end-turn', 'france end-turn')
    table.play('netherlands play R02', 'netherlands use casa', 'netherlands dispatch england')
    table.play('netherlands play S03', 'netherlands use casa', 'netherlands dispatch france')
    expect(table.waiting()).toEqual(['netherlands'])
    table.play('netherlands end-turn')
    expect(table.waiting()).toEqual(['england', 'france'])
    expect(table.refusal('france sell C01')).toBe('D3g/not-now')
    table.play('france discard C01', 'england discard haven-roatan')
    expect(table.waiting()).toEqual([])
    expect([table.state.marketHand[RED], table.state.havenHand[BLUE]]).toEqual([1, 1])
    expect([table.state.money[RED], table.state.money[BLUE]]).toEqual([0, 0])
  })

  test('D3g: with every Hand within its limit the year just ends', () => {
    const table = position('england france', 'year 1608, order england france\nbegin play-year')
    expect(table.play('england end-turn', 'france end-turn').waiting()).toEqual([])
  })
})
