import { describe, expect, test } from 'vitest'
import { BLUE } from '../rules/state.ts'
import { position } from '../scenario.ts'

const ban = (lines: string, options = {}) =>
  position(
    'england france netherlands',
    `year 1608, order england france netherlands
     england: $3, figure missionary-1, hand C12
     ${lines}
     turn of england`,
    { options },
  ).play('england play C12')

describe('RS-excommunication', () => {
  test('RS-excommunication: a player with fewer Peerages and Relics suffers Midlife Crisis; he picks the space', () => {
    const table = ban('england: peers R02   france: $5, figure colonist-2')
    table.play('england use excommunication', 'england excommunicate france')
    expect(table.choices('france')).toEqual([
      'callow callow-purple',
      'callow callow-red',
      'callow callow-blue',
      'callow callow-green',
    ])
    table.play('france callow callow-purple')
    expect([table.state.figure[BLUE], table.state.money[BLUE]]).toEqual([0, 5])
    expect(table.told('excommunicated')).toEqual([[1, BLUE]])
  })

  test('AMB-25: a Callow moves to another empty Callow space', () => {
    const table = ban('england: peers R02').play('england use excommunication', 'england excommunicate france')
    expect(table.choices('france')).not.toContain('callow callow-blue')
    table.play('france callow callow-green')
    expect(table.state.figure[BLUE]).toBe(4)
  })

  test('AMB-25: or stays if there is none', () => {
    const table = position(
      'spain england france netherlands courland',
      `year 1608
       england: peers R02, hand S08
       turn of england`,
    ).play('england play S08', 'england use excommunication', 'england excommunicate france')
    expect([table.state.figure[BLUE], table.waiting()]).toEqual([2, ['england']])
  })

  test('RS-excommunication (ED-44): Relics count like Peerages, on both sides', () => {
    expect(ban('england: relics 1').choices('england')).toContain('use excommunication')
    const table = ban('england: peers R02   france: relics 1').play('england use excommunication')
    expect(table.refusal('england excommunicate france')).toBe('RS-excommunication/not-fewer')
    expect(table.refusal('england excommunicate england')).toBe('RS-excommunication/yourself')
    expect(table.refusal('england excommunicate courland')).toBe('RS-excommunication/not-playing')
  })

  test('RS-excommunication: not if nobody has fewer', () => {
    expect(ban('').refusal('england use excommunication')).toBe('RS-excommunication/nobody-has-fewer')
  })

  test('PR-crypto-papist, ED-20: in the English edition his victims count as having no Peerages', () => {
    const lines = 'england: peers R09   france: peers R01 R02   netherlands: peers R03, relics 1'
    const english = ban(lines, { edition: 'en' }).play('england use excommunication')
    expect(english.choices('england')).toEqual(['excommunicate france'])
    expect(ban(lines).refusal('england use excommunication')).toBe('RS-excommunication/nobody-has-fewer')
    const other = ban('england: peers R04   france: peers R09   netherlands: peers R02', { edition: 'en' })
    expect(other.refusal('england use excommunication')).toBe('RS-excommunication/nobody-has-fewer')
  })
})
