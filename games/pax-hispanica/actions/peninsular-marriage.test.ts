import { describe, expect, test } from 'vitest'
import { RED } from '../rules/state.ts'
import { position } from '../scenario.ts'

const marriage = (lines: string) =>
  position(
    'england france netherlands courland spain',
    `year 1608
     ${lines}
     turn of england`,
  ).play('england play haven-tortuga')

describe('RS-peninsular-marriage', () => {
  test('RS-peninsular-marriage, B5j: a Callow moves to an empty wedding spot', () => {
    const table = marriage('england: hand haven-tortuga   france: figure colonist-1')
    table.play('england use peninsular-marriage')
    expect(table.choices('england')).toEqual(['marry missionary-1', 'marry royalist-1', 'marry buccaneer-1'])
    expect(table.refusal('england marry colonist-1')).toBe('RS-peninsular-marriage/occupied')
    expect(table.refusal('england marry royalist-2')).toBe('RS-peninsular-marriage/not-a-wedding-spot')
    table.play('england marry royalist-1')
    expect(table.state.figure[RED]).toBe(table.cell('royalist-1'))
  })

  test('PR-duke: he may marry out of a Profession', () => {
    const table = marriage('england: figure colonist-3, peers R10, hand haven-tortuga')
    table.play('england use peninsular-marriage', 'england marry colonist-1')
    expect(table.state.figure[RED]).toBe(table.cell('colonist-1'))
  })

  test('RS-peninsular-marriage: not with every wedding spot taken', () => {
    const table = marriage(
      `england: hand haven-tortuga   france: figure colonist-1   netherlands: figure missionary-1
       courland: figure royalist-1   spain: figure buccaneer-1`,
    )
    expect(table.refusal('england use peninsular-marriage')).toBe('RS-peninsular-marriage/no-empty-wedding-spot')
  })
})
