import { describe, expect, test } from 'vitest'
import { RED } from '../rules/state.ts'
import { position } from '../scenario.ts'

const romance = (lines: string) =>
  position(
    'england france netherlands courland spain',
    `year 1608
     ${lines}
     turn of england`,
  ).play('england play haven-caymanes')

describe('RS-romance', () => {
  test('RS-romance: a Callow moves to another empty Callow space', () => {
    const table = romance('england: hand haven-caymanes   france: figure colonist-1')
    table.play('england use romance')
    expect(table.refusal('england court callow-red')).toBe('RS-romance/occupied')
    expect(table.refusal('england court callow-green')).toBe('RS-romance/occupied')
    expect(table.refusal('england court missionary-1')).toBe('RS-romance/not-a-callow-space')
    table.play('england court callow-blue')
    expect(table.state.figure[RED]).toBe(table.cell('callow-blue'))
  })

  test('RS-romance: not with every Callow space taken', () => {
    expect(romance('england: hand haven-caymanes').refusal('england use romance')).toBe(
      'RS-romance/no-empty-callow-space',
    )
  })
})
