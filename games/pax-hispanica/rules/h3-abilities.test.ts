import { describe, expect, test } from 'vitest'
import { solitaire } from '../scenario.ts'
import { countingPeerages } from './g3-victory.ts'
import { hasJesuits, hasMercantile } from './players.ts'
import { EMPTY, INDIGENOUS, PURPLE, RED, TAX_REBEL } from './state.ts'
import { reach, sway } from './values.ts'

describe('H3-abilities: at work', () => {
  test('H3-abilities: ARCHBISHOP always refills, as the sail year begins', () => {
    const lines = 'spain: peers R04\n bahoruco: cathedral spain\n begin archbishop'
    const table = solitaire(`year 1609\n ${lines}`)
    expect([table.state.meeple[table.site('bahoruco')], table.waiting()]).toEqual([PURPLE, []])
    const other = solitaire(`year 1608\n ${lines}`)
    expect(other.state.meeple[other.site('bahoruco')]).toBe(EMPTY)
  })

  test('H3-abilities: ASIENTO makes his Flagship a CONQUISTADOR every year', () => {
    // In Pax a PRIVATEER would leave Barbados alone.
    const lines = 'year 1609\n barbados: england, slave, chest\n begin king-sail'
    expect(solitaire(`spain: ships S01 S09\n ${lines}`).state.coffers).toBe(0)
    const table = solitaire(`spain: ships S01 S09, peers R05\n ${lines}`)
    expect([table.state.coffers, table.state.disk[table.site('barbados')]]).toEqual([1, EMPTY])
  })

  test('H3-abilities: CAPITANIA GENERAL wins his ties', () => {
    const lines = 'year 1609\n rebel-cuba: tax-rebel\n begin king-sail'
    const tie = solitaire(`spain: ships S08\n ${lines}`)
    expect(tie.state.rebel[tie.site('rebel-cuba')]).toBe(TAX_REBEL)
    const won = solitaire(`spain: ships S08, peers R07\n ${lines}`)
    expect(won.state.rebel[won.site('rebel-cuba')]).toBe(0)
  })

  test('H3-abilities: CONSPIRATOR uses a Tax icon to excommunicate, if that is possible', () => {
    const lines = 'year 1604\n spain: figure royalist-3, peers R08\n display: R03\n begin king-draw'
    const table = solitaire(`england: $3, figure colonist-2\n ${lines}`)
    expect(table.told('excommunicated')).toEqual([[PURPLE, RED]])
    const taxed = solitaire(`england: $3, figure colonist-2, peers R20 R25\n ${lines}`)
    expect(taxed.told('taxed')).toEqual([[PURPLE, RED, 1]])
  })

  test('H3-abilities: LORD takes as much as Mercantilism and your money allow', () => {
    const lines = 'year 1604\n spain: figure royalist-3, peers R17\n display: R03\n begin king-draw'
    expect(solitaire(`england: $9\n ${lines}`).told('taxed')).toEqual([[PURPLE, RED, 3]])
    expect(solitaire(`england: $2\n ${lines}`).told('taxed')).toEqual([[PURPLE, RED, 2]])
    const relic = solitaire(`england: $0, relics 1\n ${lines}`)
    expect([relic.told('taxed'), relic.state.coffers]).toEqual([[[PURPLE, RED, 1]], 2])
  })

  test('H3-abilities: GOVERNOR founds with a fort, REAL AUDIENCIA of Ganga Zumba is paid by the Pool', () => {
    const table = solitaire(`year 1604
      england: peers R24
      spain: figure colonist-3, peers R13     cartagena: spain, fort
      display: C23
      begin king-draw`)
    expect([table.state.fort[table.site('porto-bello')], table.state.money[RED]]).toEqual([1, 1])
  })

  test('H3-abilities: PROTECTOR binds him, PROTECTORATE and AGENT lift his values', () => {
    const table = solitaire(`year 1606, mercantilism 1
      spain: peers R23       cartagena: spain      palenque-san-basilio: indigenous
      begin goods-year`)
    expect(table.told('kidnapped')).toEqual([])
    expect(table.state.meeple[table.site('cartagena')]).toBe(INDIGENOUS)
    const rich = solitaire(`year 1606, mercantilism 1
      spain: peers R21
      havana: spain   santo-domingo: spain   coro: spain   cumana: spain   trujillo: spain
      turn of england`)
    expect(sway(rich.state, PURPLE)).toBe(3)
    rich.state.biblesLeft[PURPLE] = 3
    expect(reach(rich.state, PURPLE)).toBe(2)
  })

  test('H3-abilities: STAR CHAMBER always refuses', () => {
    const table = solitaire(`year 1609
      england: ships S08, fleet new-providence, cargo chest
      spain: peers R26
      turn of england`)
    table.play('england europe', 'england lower')
    expect([table.state.mercantilism, table.told('mercantilism-kept')]).toEqual([3, [[PURPLE]]])
  })

  test('H3-abilities: CRYPTO-PAPIST cancels MAROON KING', () => {
    const table = solitaire('england: peers R20\n spain: peers R09\n turn of england')
    expect(countingPeerages(table.state, RED, false)).toBe(0)
  })
})

describe('MAN IN THE IRON MASK', () => {
  const strike = (peers: string, die: number) =>
    solitaire(`year 1608\n england: peers ${peers}\n spain: peers R18\n begin king-draw`, { chance: { dice: [die] } })

  test('H3-abilities: he strikes as soon as Ganga Zumba has two Peerages, Callow or not; a die picks', () => {
    for (const [die, left] of [
      [3, 'R25'],
      [4, 'R20'],
    ] as const) {
      const table = strike('R20 R25', die)
      expect(table.state.peers.slice(0, 6)).toEqual([-1, -1, -1, table.card(left), -1, -1])
    }
  })

  test('H3-abilities: of three, two faces of the die for each', () => {
    const lost = (die: number) => strike('R20 R25 R22', die).told('unmasked')[0][2]
    const table = strike('R20 R25 R22', 1)
    expect([2, 3, 6].map(lost)).toEqual(['R20', 'R25', 'R22'].map(table.card))
  })

  test('H3-abilities: not against a single Peerage, and nobody asks him in your turn', () => {
    const table = strike('R20', 1)
    expect(table.told('unmasked')).toEqual([])
    const turn = solitaire('year 1608\n england: peers R20 R25\n spain: peers R18\n begin solitaire-play-year', {
      chance: { dice: [1] },
    })
    expect(turn.choices('england')).toEqual(['end-turn'])
  })
})

describe('MERCHANT GUILD', () => {
  test('H3-abilities: he may have four Ships; losing it the human picks the one that goes', () => {
    const table = solitaire(`year 1604
      england: figure colonist-2, peers R18
      spain: ships S08 S09 S11 S12, peers R19
      turn of england`)
    table.play('england unmask R19')
    expect(table.choices('england')).toEqual(['scuttle S08', 'scuttle S09', 'scuttle S11', 'scuttle S12'])
    table.play('england scuttle S08')
    expect(table.state.ships.slice(0, 4)).toEqual([table.card('S09'), table.card('S11'), table.card('S12'), -1])
  })
})

describe('AMB-74: without effect', () => {
  test('AMB-74: CABAL lends him no ability, REAL AUDIENCIA and GRANDEE no money', () => {
    const table = solitaire(`year 1604
      england: figure colonist-2, hand C23
      spain: peers R06 R24
      turn of england`)
    expect([hasJesuits(table.state, PURPLE), hasMercantile(table.state, PURPLE)]).toEqual([false, false])
    table.play('england play C23', 'england use disk', 'england found barbados')
    expect(table.state.money[PURPLE]).toBe(0)
    const grandee = solitaire('year 1609\n spain: ships S08, peers R14\n havana: spain, chest\n begin king-sail')
    expect([grandee.state.coffers, grandee.state.money[PURPLE]]).toEqual([1, 0])
  })

  test('AMB-74: DUKE and KNIGHT do nothing, PATROON places no Rebel', () => {
    const table = solitaire(`year 1609
      england: ships S08, fleet new-providence, cargo chest
      spain: peers R22
      turn of england`)
    table.play('england europe', 'england lower')
    expect([table.state.mercantilism, table.told('rebel-placed'), table.waiting()]).toEqual([2, [], []])
  })

  test('AMB-74: ROYAL EXCHANGE does not change the order for him, but Ganga Zumba may use it', () => {
    const lines = 'year 1609\n england: ships S04\n havana: spain, chest\n begin sail-year'
    const king = solitaire(`spain: peers R25, ships S08\n ${lines}`)
    expect(king.choices('england')).toContain('reconnaissance')
    const you = solitaire(`england: peers R25\n spain: ships S08\n ${lines}`)
    expect(you.choices('england')).toEqual(['first', 'last', 'in-turn'])
    expect(you.play('england last').state.coffers).toBe(1)
  })

  test('AMB-74: INCA buys him no buried treasure', () => {
    const table = solitaire('year 1607\n spain: peers R15, ships S01 S09 S11\n display: R20 M06\n begin king-auction')
    expect(table.told('buried-opened')).toEqual([])
    expect(table.told('auction-opened')).toHaveLength(1)
  })
})
