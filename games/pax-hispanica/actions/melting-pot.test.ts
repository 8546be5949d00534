import { describe, expect, test } from 'vitest'
import { BLUE, RED } from '../rules/state.ts'
import { position } from '../scenario.ts'

const pot = (lines: string, options = {}) =>
  position(
    'england france',
    `year 1608
     england: figure colonist-1, hand C05
     ${lines}
     turn of england`,
    { options },
  ).play('england play C05')

describe('RS-melting-pot', () => {
  test('RS-melting-pot: a Citizen becomes one of yours, where you have a Colony', () => {
    const table = pot('barbados: england   tobago: france, citizen')
    table.play('england use melting-pot', 'england assimilate tobago')
    expect([table.state.meeple[table.site('tobago')], table.state.disk[table.site('tobago')]]).toEqual([RED, BLUE])
    expect([table.state.reserves[RED], table.state.reserves[BLUE]]).toEqual([4, 5])
  })

  test('RS-melting-pot: or a Mission, and in a Cathedral too', () => {
    const table = pot('dominica: visita england   boriken: cathedral france, citizen')
    table.play('england use melting-pot', 'england assimilate boriken')
    expect(table.state.meeple[table.site('boriken')]).toBe(RED)
  })

  test('RS-melting-pot: not an Indigenous, not your own, not where you have nothing', () => {
    const table = pot(
      `barbados: england, citizen   tobago: france, citizen   youloumain: indigenous
       st-kitts: france, citizen`,
    ).play('england use melting-pot')
    expect(table.refusal('england assimilate youloumain')).toBe('RS-melting-pot/no-citizen')
    expect(table.refusal('england assimilate barbados')).toBe('RS-melting-pot/already-yours')
    expect(table.refusal('england assimilate st-kitts')).toBe('RS-melting-pot/no-foothold')
  })

  test('RS-melting-pot: not without anybody to replace', () => {
    expect(pot('barbados: england, citizen   st-kitts: france, citizen').refusal('england use melting-pot')).toBe(
      'RS-melting-pot/nobody-to-replace',
    )
  })

  test('AMB-68: not in wilderness', () => {
    const table = pot(
      'chetumal: cathedral france, citizen   barbados: england   tobago: france, citizen   accompong: visita england',
    ).play('england use melting-pot')
    expect(table.refusal('england assimilate chetumal')).toBe('AMB-68/wilderness')
  })

  test('PR-diplomat, ED-21: in the Polish edition his Citizens are immune, in the English they are not', () => {
    const lines = `france: peers R11   barbados: england
      tobago: france, citizen   martinique: france, citizen courland`
    const polish = pot(lines).play('england use melting-pot')
    expect(polish.refusal('england assimilate tobago')).toBe('PR-diplomat/immune-citizen')
    expect(polish.why('england assimilate tobago')?.params).toEqual({ colour: 'france' })
    const only = pot('france: peers R11   barbados: england   tobago: france, citizen')
    expect(only.why('england use melting-pot')?.params).toEqual({ immune: 'yes' })
    expect(polish.choices('england')).toEqual(['assimilate martinique'])
    const english = pot(lines, { edition: 'en' }).play('england use melting-pot')
    expect(english.choices('england')).toContain('assimilate tobago')
  })
})
