import { describe, expect, test } from 'vitest'
import { solitaire } from '../scenario.ts'
import { HAND, PURPLE, RED, REMOVED } from './state.ts'
import { MISSION_DECK, ROYALTY_DECK, SHIP_DECK } from './tables.ts'

const PAX = 'year 1607'
const WAR = 'year 1619'
/** Royalty on display for which Ganga Zumba, or the Sun King, is qualified. */
const HIS = 'R12'
const YOURS = 'R15'

const put = (lines: string, market: string[] = []) =>
  solitaire(`england: $5, figure colonist-1\n spain: figure missionary-1\n ${lines}\n begin king-auction`, {
    chance: { market },
  })
const deckOf = (table: ReturnType<typeof put>) => table.told('auction-opened')[0]?.[1]

describe('what he auctions', () => {
  test('H3a: in War a Ship only if he has none', () => {
    expect(deckOf(put(`${WAR}\n display: M06 ${HIS} S08`))).toBe(SHIP_DECK)
    expect(deckOf(put(`${WAR}\n display: M06 ${HIS} S08\n spain: ships S01`))).toBe(ROYALTY_DECK)
  })

  test('H3a: in Pax until he has three; PR-merchant-guild: four', () => {
    expect(deckOf(put(`${PAX}\n display: M06 ${HIS} S08\n spain: ships S01 S09`))).toBe(SHIP_DECK)
    expect(deckOf(put(`${PAX}\n display: M06 ${HIS} S08\n spain: ships S01 S09 S11`))).toBe(ROYALTY_DECK)
    expect(deckOf(put(`${PAX}\n display: M06 ${HIS} S08\n spain: ships S01 S09 S11, peers R19`))).toBe(SHIP_DECK)
  })

  test('H3a: an outlaw captain on display is murdered, and he goes on to Peerages', () => {
    const table = put(`${PAX}\n display: M06 ${HIS} S04`, ['S08'])
    expect([table.state.place[table.card('S04')], table.state.display[SHIP_DECK]]).toEqual([REMOVED, table.card('S08')])
    expect([table.told('captain-murdered'), deckOf(table)]).toEqual([[[table.card('S04')]], ROYALTY_DECK])
  })

  test('H3a: without need for Ships nobody is murdered', () => {
    expect(put(`${WAR}\n display: M06 ${HIS} S04\n spain: ships S01`).told('captain-murdered')).toEqual([])
  })

  test('H3a: a Royalty card if he is qualified before its Nudge, otherwise a Mission card', () => {
    expect(deckOf(put(`${WAR}\n display: M06 ${YOURS} S08\n spain: ships S01`))).toBe(MISSION_DECK)
  })

  test('H3a: why he comes to a deck is told: the size of his fleet, and the Royalty card that he cannot have', () => {
    const wanting = put(`${PAX}\n display: M06 ${HIS} S08\n spain: ships S01 S09`)
    expect([wanting.told('king-needs-ships'), wanting.told('king-unqualified')]).toEqual([[[2]], []])
    const content = put(`${WAR}\n display: M06 ${YOURS} S08\n spain: ships S01`)
    expect([content.told('king-has-ships'), content.told('king-unqualified')]).toEqual([[[1]], [[content.card(YOURS)]]])
  })

  test('H3a: a deck without cards does not count', () => {
    const table = solitaire(`${WAR}
 display: M06 ${HIS}
 spain: ships S01
 begin solitaire-auction-year`)
    table.state.display[ROYALTY_DECK] = -1
    table.play('england debauchery')
    expect(deckOf(table)).toBe(MISSION_DECK)
    const idle = solitaire(`${WAR}
 display: M06 ${YOURS}
 spain: ships S01
 begin solitaire-auction-year`)
    idle.state.display.fill(-1)
    expect(idle.play('england debauchery').told('auction-opened')).toEqual([])
  })
})

describe('the auction', () => {
  test('H3a: he wins ties as initiator, and plays the card', () => {
    const table = solitaire(
      `${PAX}\n england: $5, figure colonist-1\n spain: ships S01 S09 S11, figure missionary-3\n display: M06 R15\n begin king-auction`,
      { chance: { dice: [5], market: ['M07'] } },
    )
    table.play('england bid 5')
    expect([table.state.money[RED], table.told('card-played')]).toEqual([5, [[PURPLE, table.card('M06')]]])
  })

  test('H3a: if you win you pay the Pool, and he auctions nothing else', () => {
    const table = solitaire(
      `${PAX}\n england: $5, figure colonist-1\n spain: ships S01 S09 S11, figure missionary-3\n display: M06 R15\n begin king-auction`,
      { chance: { dice: [4], market: ['M07'] } },
    )
    table.play('england bid 5')
    expect([table.state.money[RED], table.state.place[table.card('M06')], table.waiting()]).toEqual([0, HAND + RED, []])
    expect(table.told('auction-opened')).toHaveLength(1)
  })
})
