import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { EMPTY, INDIGENOUS, ORANGE, RED } from './state.ts'

/** England can choose in the Leeward Islands, so that it is asked; the case in point is another Colony. */
const ASKED = 'st-kitts: england   dominica: indigenous   boriken: indigenous'
const asked = (lines: string, options = {}) =>
  position('england france netherlands', `year 1606   england: $5   ${ASKED}   ${lines}   begin labour-acquisition`, {
    options,
  })

describe('E2a', () => {
  test('E2a: the Indigenous of a Tribal Site becomes the Slave of a vacant Colony of its land zone', () => {
    const table = asked('')
    table.play('england kidnap st-kitts boriken')
    expect(table.state.meeple[table.site('st-kitts')]).toBe(INDIGENOUS)
    expect(table.state.meeple[table.site('boriken')]).toBe(EMPTY)
    expect(table.told('kidnapped')).toEqual([[RED, table.site('st-kitts'), table.site('boriken')]])
  })

  test('E2a: not from another land zone', () => {
    const table = asked('youloumain: indigenous')
    expect(table.refusal('england kidnap st-kitts youloumain')).toBe('E2a/other-land-zone')
  })

  test("E2a: an empty Site, a Citizen and another Colony's Slave are no victims", () => {
    const table = asked('guadeloupe: france, slave')
    expect(table.refusal('england kidnap st-kitts guadeloupe')).toBe('E2a/no-indigenous')
    const rivals = position(
      'england france',
      `year 1606   england: $5   st-kitts: england   st-thomas: england   dominica: cathedral france, citizen
       begin labour-acquisition`,
    )
    expect(rivals.refusal('england kidnap st-kitts dominica')).toBe('E2a/no-indigenous')
    expect(rivals.refusal('england kidnap st-kitts boriken')).toBe('E2a/no-indigenous')
  })

  test('B1a: nobody is kidnapped from the wilderness', () => {
    const table = asked('isla-de-pinos: england   calusa: indigenous   accompong: indigenous')
    expect(table.refusal('england kidnap isla-de-pinos calusa')).toBe('B1a/no-kidnapping')
    table.play('england kidnap st-kitts boriken')
    expect(table.waiting()).toEqual([])
    expect(table.state.meeple[table.site('isla-de-pinos')]).toBe(EMPTY)
  })

  test('E2a, E6b: no kidnapping in a rebellious land zone', () => {
    const table = asked('barbados: england   youloumain: indigenous   rebel-windward-islands: tax-rebel')
    expect(table.refusal('england kidnap barbados youloumain')).toBe('E2a/rebellious')
    table.play('england kidnap st-kitts boriken')
    expect(table.state.meeple[table.site('barbados')]).toBe(EMPTY)
  })

  test('E2a-martyr, E4a, E2a example: the Bible of a Visita goes back to its Reach column', () => {
    const { state, site, told } = position(
      'spain netherlands',
      'year 1606   cartagena: spain   woumain-paa: visita netherlands   begin labour-acquisition',
    )
    expect(state.meeple[site('cartagena')]).toBe(INDIGENOUS)
    expect(state.bible[site('woumain-paa')]).toBe(EMPTY)
    expect(state.biblesLeft[ORANGE]).toBe(6)
    expect(told('bible-returned')).toEqual([[ORANGE, site('woumain-paa')]])
  })
})

describe('who may not kidnap', () => {
  test('NA-jesuits: nobody kidnaps from French Visitas, not even the French', () => {
    const table = asked('barbados: england   tobago: england   youloumain: visita france')
    expect(table.refusal('england kidnap barbados youloumain')).toBe('NA-jesuits/no-kidnapping')
    const own = position(
      'france netherlands',
      'year 1606   st-kitts: france   dominica: visita france   begin goods-year',
    )
    expect(own.state.disk[own.site('st-kitts')]).toBe(EMPTY)
    expect(own.state.meeple[own.site('dominica')]).toBe(INDIGENOUS)
  })

  test('NA-jesuits, PR-cabal: the CABAL protects its Visitas in the same way, other Visitas are not protected', () => {
    const cabal = asked('netherlands: peers R06   barbados: england   youloumain: visita netherlands')
    expect(cabal.refusal('england kidnap barbados youloumain')).toBe('NA-jesuits/no-kidnapping')
    const plain = asked('barbados: england   youloumain: visita netherlands')
    expect(plain.state.meeple[plain.site('barbados')]).toBe(INDIGENOUS)
  })

  test('PR-maroon-king: the MAROON KING cannot kidnap; he must hire, or his Colony dies', () => {
    const { state, site } = position(
      'england france',
      'year 1606   england: $5, peers R20   tucacas: england   antimano: indigenous   begin goods-year',
    )
    expect(state.disk[site('tucacas')]).toBe(EMPTY)
    const king = position(
      'england france',
      `year 1606   england: $5, peers R20   st-kitts: england   st-thomas: england   boriken: indigenous
       dominica: cathedral france, citizen   begin labour-acquisition`,
    )
    expect(king.refusal('england kidnap st-kitts boriken')).toBe('PR-maroon-king/no-kidnapping')
    expect(king.choices('england')).toEqual(['employ st-kitts dominica', 'employ st-thomas dominica'])
  })

  test('PR-protector: no kidnapping where the PROTECTOR OF THE INDIANS has a Colony, by him or by others', () => {
    const table = asked('france: peers R23   tobago: france, citizen   barbados: england   youloumain: indigenous')
    expect(table.refusal('england kidnap barbados youloumain')).toBe('PR-protector/no-kidnapping')
    expect(table.choices('england')).toContain('kidnap st-kitts dominica')
    const his = position(
      'england france',
      'year 1606   france: peers R23   barbados: france   youloumain: indigenous   begin goods-year',
    )
    expect(his.state.disk[his.site('barbados')]).toBe(EMPTY)
  })
})
