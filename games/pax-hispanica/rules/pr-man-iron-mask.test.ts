import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, PEERS, RECYCLED, RED } from './state.ts'

describe('PR-man-iron-mask', () => {
  const table3 = (more: string) =>
    position(
      'england france netherlands',
      `year 1608, order england france netherlands
       france: peers R18   netherlands: peers R10
       ${more}`,
    )

  test("PR-man-iron-mask: in one's own turn, without an Action, the mask goes with one Peerage of an opponent", () => {
    const table = table3('turn of france').play('france unmask R10')
    expect(table.state.place[table.card('R18')]).toBe(RECYCLED)
    expect(table.state.place[table.card('R10')]).toBe(RECYCLED)
    expect([table.state.biblesLeft[BLUE], table.state.disksLeft[3]]).toEqual([6, 6])
    expect(table.told('unmasked')).toEqual([[BLUE, 3, table.card('R10')]])
    expect(table.choices('france')).toEqual(['end-turn'])
  })

  test("AMB-66: in another's turn its holder is asked as it begins and after each card", () => {
    const table = table3('england: figure colonist-1, hand C08 C01   begin play-year')
    expect(table.waiting()).toEqual(['france'])
    table.play('france decline', 'england play C08', 'england done')
    expect(table.waiting()).toEqual(['france'])
    table.play('france unmask R10')
    expect(table.waiting()).toEqual(['england'])
    expect(table.state.place[table.card('R10')]).toBe(RECYCLED)
    table.play('england play C01', 'england done')
    expect(table.waiting()).toEqual(['england'])
  })

  test('AMB-66: not while a card is being resolved', () => {
    const table = table3('france: figure colonist-1, hand C08   turn of france').play('france play C08')
    expect(table.refusal('france unmask R10')).toBe('D3c/not-now')
  })

  test('AMB-66: nobody is asked if no opponent has a Peerage', () => {
    const table = position(
      'england france',
      `year 1608, order england france
       france: peers R18
       begin play-year`,
    )
    expect(table.waiting()).toEqual(['england'])
  })

  test('PR-man-iron-mask: only its holder may, and only against a Peerage of somebody else', () => {
    const table = table3('england: peers R02 R03, hand R01   turn of england')
    expect(table.refusal('england unmask R10')).toBe('PR-man-iron-mask/not-the-mask')
    const holder = table3('france: peers R18 R04, hand R05   turn of france')
    for (const card of ['R04', 'R18', 'R05', 'C01', 'haven-tortuga']) {
      expect(holder.refusal(`france unmask ${card}`)).toBe('PR-man-iron-mask/not-an-opponents-peerage')
    }
  })

  test('PR-merchant-guild: who loses the Guild by it Discards a fourth Ship at once', () => {
    const table = position(
      'england france',
      `year 1608, order england france
       france: peers R18   england: peers R19, ships S01 S02 S03 S04
       turn of france`,
    ).play('france unmask R19')
    expect(table.waiting()).toEqual(['england'])
    expect(table.refusal('england scuttle S05')).toBe('PR-merchant-guild/not-your-ship')
    table.play('england scuttle S01')
    expect(table.refusal('england flagship S01')).toBe('GL-flagship/not-your-ship')
    table.play('england flagship S04')
    expect(table.state.ships.slice(4, 8)).toEqual([table.card('S04'), table.card('S02'), table.card('S03'), -1])
    expect(table.waiting()).toEqual(['france'])
  })

  test('AMB-21: of two players who win by the same stroke, the active one wins', () => {
    // CRYPTO-PAPIST keeps up and left Peerages from counting; its fall completes both at once.
    const lines = (turn: string) => `year 1608, order france england netherlands courland, mercantilism 1
      england: figure buccaneer-3, peers R01 R06
      france: figure colonist-3, peers R22
      netherlands: peers R09   courland: peers R18
      rebel-cuba: tax-rebel   rebel-panama: tax-rebel
      ${turn}`
    const winner = (turn: string, ...moves: string[]) => {
      const { state } = position('england france netherlands courland', lines(turn)).play(...moves)
      return state.ended === 0 ? undefined : state.colour[state.winner]
    }
    expect(winner('begin play-year', 'courland decline')).toBeUndefined()
    expect(winner('begin play-year', 'courland unmask R09')).toBe(BLUE)
    expect(winner('begin play-year', 'courland decline', 'france end-turn', 'courland unmask R09')).toBe(RED)
    expect(winner('turn of courland', 'courland unmask R09')).toBe(BLUE)
  })

  test('D3d-ability: a mask in Hand does nothing', () => {
    const table = position(
      'england france',
      `year 1608, order england france
       france: hand R18   england: peers R02
       begin play-year`,
    )
    expect(table.waiting()).toEqual(['england'])
    expect(table.state.place[table.card('R02')]).toBe(PEERS + RED)
  })
})
