import { view } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { cardInPlay } from './d3-values.ts'
import { paxHispanica } from './index.ts'
import { flagship } from './ships.ts'
import { BLUE, PIRATING, PLAYING, PURPLE, RECYCLED, RED, SHIPS } from './state.ts'

describe('D3', () => {
  test('D0-order: everybody takes one complete play turn, in Player Order', () => {
    const table = position(
      'england france netherlands',
      `year 1608, order france netherlands england
       begin play-year`,
    )
    for (const nation of ['france', 'netherlands', 'england']) {
      expect(table.waiting()).toEqual([nation])
      table.play(`${nation} end-turn`)
    }
    expect(table.waiting()).toEqual([])
    expect(table.told('play-turn-begins')).toHaveLength(3)
  })

  test('D3a: any number of Hand cards, one after the other, in the order you like', () => {
    const table = position(
      'england france',
      `year 1608, order england france
       england: figure colonist-1, peers R10, hand C08 C01 haven-tortuga
       turn of england`,
    )
    table.play('england play C01', 'england done')
    expect(table.choices('england')).toContain('play haven-tortuga')
    table.play('england play haven-tortuga', 'england done', 'england play C08', 'england done')
    expect(table.choices('england')).toEqual(['end-turn'])
  })

  test('D3a: only cards of your own Hand', () => {
    const table = position(
      'england france',
      `year 1608
       england: hand C08   france: hand C01
       turn of england`,
    )
    expect(table.refusal('england play C01')).toBe('D3a/not-in-hand')
    expect(table.refusal('england play C02')).toBe('D3a/not-in-hand')
  })

  test('D3a, GL-hand-card: a played card is shown to everybody; until then only its holder knows it', () => {
    const table = position(
      'england france',
      `year 1604
       england: figure colonist-1, hand C08
       turn of england`,
    )
    const card = table.card('C08')
    expect(view(paxHispanica, table.state, 1).place[card]).toBe(-1)
    table.play('england play C08')
    expect(view(paxHispanica, table.state, 1).place[card]).toBe(PLAYING)
    expect(view(paxHispanica, table.state, -1).place[card]).toBe(PLAYING)
    expect(cardInPlay(table.state)).toEqual({ card, actionsLeft: 3, used: 0 })
  })

  test('AMB-47, A-public: others see how many Haven and Market cards a Hand holds, but not which', () => {
    const { state, card } = position(
      'england france',
      `year 1608
       england: hand C08 M01 haven-tortuga
       turn of england`,
    )
    const seen = view(paxHispanica, state, 1)
    expect([seen.marketHand[RED], seen.havenHand[RED]]).toEqual([2, 1])
    for (const id of ['C08', 'M01', 'haven-tortuga']) expect(seen.place[card(id)]).toBe(-1)
  })

  test('D3e, GL-flagship: in your play turn any of your Ships may become the Flagship', () => {
    const table = position(
      'england france',
      `year 1608
       england: ships S11 S04 S16   france: ships S05
       turn of england`,
    )
    table.play('england flagship S16')
    expect(flagship(table.state, RED)).toBe(table.card('S16'))
    table.play('england flagship S04')
    expect(table.state.ships.slice(4, 7)).toEqual([table.card('S04'), table.card('S16'), table.card('S11')])
  })

  test('D3e: not a Ship of somebody else, and not the one that leads already', () => {
    const table = position(
      'england france',
      `year 1608
       england: ships S11 S04, hand S20   france: ships S05
       turn of england`,
    )
    expect(table.refusal('england flagship S05')).toBe('D3e/not-your-ship')
    expect(table.refusal('england flagship S20')).toBe('D3e/not-your-ship')
    expect(table.refusal('england flagship S11')).toBe('D3e/already-flagship')
  })
})

describe('worked examples', () => {
  // The sale of the Ship from blue to red is a negotiation (G1): here red holds a Ship of its own.
  test('D3 example: Sword Fight and a Ship for purple, two Visitas for blue, a Ship for red', () => {
    const table = position(
      'spain england france',
      `year 1612, order spain france england, mercantilism 1
       spain: figure callow-orange, hand haven-barataria-bay haven-tortuga S05
       france: figure missionary-1, ships S03 S22, hand M01 M04 S20
       england: figure buccaneer-1, hand S09
       palenque-san-basilio: indigenous   dominica: indigenous
       begin play-year`,
      { chance: { haven: ['haven-roatan', 'haven-caymanes'] } },
    )
    table.play('spain play haven-barataria-bay', 'spain use sword-fight', 'spain fight england')
    table.play('spain play S05', 'spain use ship')
    expect(table.state.figure[PURPLE]).toBe(table.cell('buccaneer-2'))
    expect(table.state.figure[RED]).toBe(table.cell('callow-orange'))
    expect([table.state.fleet[PURPLE], table.state.shipCount[PURPLE]]).toEqual([PIRATING, 1])
    expect(table.state.havenHand[PURPLE]).toBe(2)
    expect(table.refusal('spain sell haven-tortuga')).toBe('D3f-sell/haven-card')
    table.play('spain end-turn', 'spain discard haven-tortuga')
    expect(table.state.havenHand[PURPLE]).toBe(1)

    table.play('france play M01', 'france use bible', 'france visita palenque-san-basilio')
    table.play('france play M04', 'france use bible', 'france visita dominica')
    expect(table.state.figure[BLUE]).toBe(table.cell('missionary-3'))
    table.play('france sell S20', 'france end-turn')
    expect(table.state.money[BLUE]).toBe(1)
    expect(table.state.shipCount[BLUE]).toBe(2)

    table.play('england play S09', 'england use ship', 'england end-turn')
    expect([table.state.fleet[RED], table.state.shipCount[RED]]).toEqual([PIRATING, 1])
    expect(table.waiting()).toEqual([])
  })

  test('D3 example: played instead of sold, the downward Nudge of the Ship would have cost blue a Ship by Mutiny', () => {
    const table = position(
      'spain england france',
      `year 1612, mercantilism 1
       france: figure missionary-3, ships S03 S22, hand S20
       turn of france`,
    ).play('france play S20')
    expect(table.told('mutiny')).toEqual([[BLUE]])
    expect(table.told('ship-lost')).toEqual([[BLUE, table.card('S22')]])
    expect(table.state.figure[BLUE]).toBe(table.cell('missionary-3'))
  })

  test('D example: married into the missions in 1600, robbed of the job by a Sword Fight', () => {
    const table = position(
      'england france',
      `year 1600, order england france
       england: hand C20 haven-tortuga   france: figure callow-purple, hand haven-barataria-bay
       begin play-year`,
    )
    table.play('england play haven-tortuga', 'england use peninsular-marriage', 'england marry missionary-1')
    table.play('england end-turn')
    expect(table.state.marketHand[RED]).toBe(1)
    table.play('france play haven-barataria-bay', 'france use sword-fight', 'france fight england')
    expect(table.state.figure[BLUE]).toBe(table.cell('missionary-1'))
    expect(table.state.figure[RED]).toBe(table.cell('callow-purple'))
  })

  test('D example: in 1604 the Quakers nudge into the missions and bring three Actions', () => {
    const table = position(
      'england france',
      `year 1604, order england france
       england: figure callow-purple, hand C20   dominica: indigenous
       turn of england`,
    )
    table.play('england play C20')
    expect(table.state.figure[RED]).toBe(table.cell('missionary-1'))
    table.play('england use disk', 'england found st-kitts', 'england use bible', 'england visita dominica')
    table.play('england use literacy', 'england teach dominica')
    expect(table.state.cathedral[table.site('dominica')]).toBe(1)
    expect(table.state.place[table.card('C20')]).toBe(RECYCLED)
  })

  test('Fb example: a new Galleon joins the fleet in EUROPE, and no Haven card is drawn', () => {
    const table = position(
      'england france',
      `year 1608
       england: figure buccaneer-1, ships S11, fleet europe, hand S05
       turn of england`,
    )
    table.play('england play S05', 'england use ship')
    expect(table.state.place[table.card('S05')]).toBe(SHIPS + RED)
    expect([table.state.shipCount[RED], table.state.havenHand[RED]]).toEqual([2, 0])
  })
})
