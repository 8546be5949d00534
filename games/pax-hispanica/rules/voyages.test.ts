// Whole stretches of play in which several rules meet: each begins where a single rule's test ends.
import { fastChance } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { position, solitaire } from '../scenario.ts'
import { DECK, PURPLE, RED } from './state.ts'

const otherwise = fastChance(3)

describe('captives on a long voyage', () => {
  const slaver = (lines: string) =>
    position(
      'england france',
      `year 1613
       england: $4, ships S04 S05 S06, fleet curacao
       antimano: indigenous   buria: visita france   accompong: visita france
       ${lines}
       turn of england`,
      { otherwise },
    )

  test('F3, F3a: two Colonies for two captives, and none for a third', () => {
    const table = slaver('tobago: france   barbados: england').play('england enslave antimano')
    expect(table.state.cargoIndigenous[RED]).toBe(0)
    table.play('france support-fleet')
    expect(table.state.cargoIndigenous[RED]).toBe(1)
    // One aboard and two Colonies: a second may come, from the Visita of a rival, too.
    table.play('england enslave buria')
    table.stands('buria: nothing')
    expect(table.state.cargoIndigenous[RED]).toBe(2)
    table.play('england sail port-royal')
    expect(table.refusal('england enslave accompong')).toBe('F3a/no-vacant-colony')
    table.stands('accompong: visita france')
  })

  test('F3a: with a single Colony the first captive has it, and the delivery makes no room either', () => {
    const table = slaver('tucacas: france').play('england enslave antimano', 'france support-fleet', 'england load')
    expect(table.refusal('england enslave buria')).toBe('F3a/no-vacant-colony')
    table.play('england unload indigenous tucacas')
    expect(table.refusal('england enslave buria')).toBe('F3a/no-vacant-colony')
    table.stands('tucacas: france, slave   buria: visita france')
    expect(table.told('passenger-released')).toEqual([])
  })
})

describe('a fleet in passing', () => {
  const passing = (france: string) =>
    position(
      'england france netherlands',
      `year 1625, order england france netherlands
       england: ships S10 S11
       france: ships S01, hand ${france}
       netherlands: ships S02, hand haven-tortuga
       trujillo: england, citizen, chest
       turn of england`,
      { otherwise },
    )

  test('D4d, F1: who waits strikes a fleet that only passes through; who let it pass is not asked again', () => {
    const table = passing('haven-caymanes').play('england sail roatan', 'everybody let-pass')
    table.play('england load chest trujillo', 'england sail caymanes', 'everybody let-pass')
    table.play('france wait', 'netherlands let-pass', 'england sail tortuga')
    expect(table.waiting()).toEqual(['france'])
    expect(table.choices('france')).toEqual(['interdict', 'let-pass'])
    table.play('france interdict')
    expect(table.told('interdicted')).toEqual([[table.nation('france'), RED, table.zone('caymanes')]])
  })

  test('F1d: the step that was announced before the battle is forgotten, and its owner may go elsewhere', () => {
    const table = passing('haven-caymanes').play('england sail roatan', 'everybody let-pass')
    table.play('england load chest trujillo', 'england sail caymanes', 'everybody let-pass')
    table.play('france wait', 'netherlands let-pass', 'england sail tortuga', 'france interdict')
    table.play('england fight', 'england boarding', 'france boarding')
    expect(table.state.fleet[RED]).toBe(table.zone('caymanes'))
    expect(table.choices('england')).toContain('sail tortuga')
    table.play('england sail barataria-bay')
    expect(table.state.fleet[RED]).toBe(table.zone('barataria-bay'))
  })

  test('AMB-80: a watcher without the card may wait as well, and nothing tells them apart', () => {
    const table = passing('haven-trinidad').play('england sail roatan')
    expect(table.choices('france')).toEqual(['wait', 'let-pass'])
    table.play('france wait', 'netherlands let-pass', 'england sail caymanes')
    expect(table.waiting()).toEqual(['france'])
    expect(table.choices('france')).toEqual(['let-pass'])
  })
})

test('AMB-18: an ASIENTO survives the start and a Meeple put ashore, and goes with the first bribe', () => {
  const table = position(
    'england france',
    `year 1613
     england: $3, peers R05, ships S02 S04, cargo indigenous, fleet curacao
     tucacas: france   coro: spain, slave, chest
     turn of england`,
    { otherwise },
  ).play('england unload indigenous tucacas')
  expect(table.choices('england')).toContain('asiento smuggler')
  table.play('england bribe chest coro')
  expect(table.refusal('england asiento smuggler')).toContain('AMB-18')
})

describe("the Sun King's Labor", () => {
  const goods = (lines: string) => solitaire(`year 1606\n england: $3, peers R20\n ${lines}\n begin goods-year`)

  test('H3, E2a: a Visita of Ganga Zumba goes before tribes, tribes before Cathedrals, his own Visita last of all', () => {
    const table = goods('cumana: spain   warao-delta: indigenous   cumanagoto: visita england')
    expect(table.told('kidnapped')).toEqual([[PURPLE, table.site('cumana'), table.site('cumanagoto')]])
    const own = goods('cumana: spain   warao-delta: indigenous   cumanagoto: visita spain')
    expect(own.told('kidnapped')).toEqual([[PURPLE, own.site('cumana'), own.site('warao-delta')]])
  })

  test('H3: for each of his Colonies the human chooses among equal sources', () => {
    const table = goods(
      'cumana: spain   trujillo: spain   warao-delta: indigenous   cumanagoto: indigenous   miskito-coast: indigenous   rock-of-cerquin: indigenous',
    )
    expect(table.choices('england')).toEqual(['take rock-of-cerquin', 'take miskito-coast'])
    table.play('england take miskito-coast')
    table.play('england take cumanagoto')
    expect(table.told('kidnapped')).toEqual([
      [PURPLE, table.site('trujillo'), table.site('miskito-coast')],
      [PURPLE, table.site('cumana'), table.site('cumanagoto')],
    ])
  })
})

test('D3-callow, D3f: a Professional keeps a Haven card until the Hand limit takes it, unread', () => {
  const table = position(
    'england france',
    `year 1608, mercantilism 1
     england: $0, figure colonist-1, hand haven-hewanorra haven-tortuga
     turn of england`,
    { otherwise },
  )
  expect(table.refusal('england play haven-tortuga')).toBe('D3-callow/not-callow')
  table.play('england end-turn')
  table.play('england discard haven-tortuga')
  expect(table.state.place[table.card('haven-tortuga')]).toBe(DECK)
})
