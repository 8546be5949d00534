import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, RECYCLED, RED, SHIPS } from './state.ts'
import { sway } from './values.ts'

describe('D3c', () => {
  const quakers = (lines: string) =>
    position(
      'england france',
      `${lines}
       dominica: indigenous
       turn of england`,
    ).play('england play C20')

  test('D3c, GL-action-limit: with Sway 1 the card is over after one Action', () => {
    const table = quakers('year 1608\nengland: figure colonist-1, hand C20')
    table.play('england use disk', 'england found barbados')
    expect(table.choices('england')).toEqual(['end-turn'])
    expect(table.state.place[table.card('C20')]).toBe(RECYCLED)
  })

  test('D3c: with Sway 3 all three, in any order', () => {
    const table = quakers('year 1604\nengland: figure colonist-1, hand C20')
    table.play('england use bible', 'england visita dominica', 'england use literacy', 'england teach dominica')
    table.play('england use disk', 'england found barbados')
    expect(table.choices('england')).toEqual(['end-turn'])
  })

  test('D3c: a card may be played for its Nudge alone', () => {
    const table = quakers('year 1604\nengland: figure colonist-1, hand C20').play('england done')
    expect(table.state.figure[RED]).toBe(table.cell('colonist-2'))
    expect(table.state.disksLeft[RED]).toBe(6)
  })

  test('D3c: only icons on the card, each once', () => {
    const table = quakers('year 1604\nengland: figure colonist-1, hand C20')
    expect(table.refusal('england use armada')).toBe('D3c/not-on-the-card')
    table.play('england use disk', 'england found barbados')
    expect(table.refusal('england use disk')).toBe('D3c/already-used')
  })

  test('D3c: an icon printed twice may be used twice', () => {
    const table = position(
      'england france',
      `year 1604
       england: figure colonist-1, hand C08
       turn of england`,
    ).play('england play C08', 'england use disk', 'england found barbados', 'england use disk', 'england found tobago')
    expect(table.state.disksLeft[RED]).toBe(4)
    expect(table.choices('england')).toEqual(['end-turn'])
  })

  test('AMB-42, D3c: Sway gained by the card itself counts from the next card on', () => {
    const table = position(
      'england france',
      `year 1608
       england: figure royalist-1, hand R02 R03
       turn of england`,
    ).play('england play R02', 'england use sway-peerage')
    expect(sway(table.state, RED)).toBe(2)
    expect(table.choices('england')).toContain('play R03')
    table.play('england play R03')
    expect(table.state.stack.at(-1)?.b).toBe(2)
  })

  test('AMB-42: Sway lost by the card itself does not shorten it', () => {
    const table = position(
      'england france',
      `year 1608, mercantilism 1
       england: figure missionary-1, peers R21 R04, hand M11   barbados: england   tobago: england
       dominica: indigenous
       turn of england`,
    ).play('england play M11', 'england use apostasy', 'england purge left')
    expect(sway(table.state, RED)).toBe(1)
    table.play('england use bible', 'england visita dominica')
    expect(table.state.bible[table.site('dominica')]).toBe(RED)
  })

  test('D3c example: ADMIRAL raises Sway to 2, then the shipwreck brings a Colony and an Armada', () => {
    const table = position(
      'england france',
      `year 1608, order england france
       england: figure royalist-1, hand R02 C06   display: S05
       turn of england`,
      { chance: { haven: ['haven-roatan'], market: ['S20'] } },
    )
    expect(sway(table.state, RED)).toBe(1)
    table.play('england play R02', 'england use sway-peerage', 'england play C06')
    table.play('england use disk', 'england found barbados', 'england use armada')
    expect(table.state.place[table.card('S05')]).toBe(SHIPS + RED)
    expect(sway(table.state, RED)).toBe(2)
    expect(table.state.disksLeft[RED]).toBe(4)
  })

  test('D3f-sell: cards may be sold between the Actions of a card', () => {
    const table = position(
      'england france',
      `year 1604
       england: figure colonist-1, hand C18 M01   france: ships S03
       turn of england`,
      { chance: { haven: ['haven-roatan'] } },
    ).play('england play C18')
    expect(table.refusal('england use letter-of-marque')).toBe('AMB-29/no-dollar')
    table.play('england sell M01', 'england use letter-of-marque', 'england commission france')
    expect([table.state.money[RED], table.state.money[BLUE]]).toEqual([0, 1])
  })
})

describe('D3d', () => {
  test('D3d: a card not Anchored is Discarded openly after its Actions', () => {
    const table = position(
      'england france',
      `year 1608
       england: figure colonist-1, hand C08
       turn of england`,
    ).play('england play C08', 'england done')
    expect(table.state.place[table.card('C08')]).toBe(RECYCLED)
    expect(table.state.recycled[0]).toBe(1)
    expect(table.events.find(event => event.kind === 'discarded')?.rule).toBe('D3d')
  })

  test('D3d, GL-discard: a played Haven card is shuffled back into its deck', () => {
    const table = position(
      'england france',
      `year 1608
       england: hand haven-caymanes
       turn of england`,
    )
    const before = table.state.havenLeft
    table.play('england play haven-caymanes', 'england use romance', 'england court callow-green')
    expect(table.state.havenLeft).toBe(before + 1)
    expect(table.state.known[table.card('haven-caymanes')]).toBe(0)
  })

  test('PR-conspirator: a Tax icon may be used as Excommunication', () => {
    const table = position(
      'england france',
      `year 1608
       england: figure royalist-1, peers R08, hand R03   france: $1, figure missionary-1
       turn of england`,
    ).play('england play R03')
    expect(table.choices('england')).toEqual(expect.arrayContaining(['use tax', 'use excommunication']))
    table.play('england use excommunication', 'england excommunicate france', 'france callow callow-green')
    expect(table.state.figure[BLUE]).toBe(table.cell('callow-green'))
  })

  test('PR-conspirator: without the title it may not, and one icon does not serve twice', () => {
    const plain = position(
      'england france',
      `year 1608
       england: figure royalist-1, peers R02, hand R03   france: $1, figure missionary-1
       turn of england`,
    ).play('england play R03')
    expect(plain.refusal('england use excommunication')).toBe('D3c/not-on-the-card')
    const conspirator = position(
      'england france',
      `year 1604
       england: figure royalist-1, peers R08, hand R03   france: $1, figure missionary-1
       turn of england`,
    ).play('england play R03', 'england use tax', 'england tax france', 'france decline')
    expect(conspirator.refusal('england use excommunication')).toBe('D3c/already-used')
  })
})
