import { describe, expect, test } from 'vitest'
import { RED } from '../rules/state.ts'
import { position } from '../scenario.ts'

const dove = (world: string, options = {}) =>
  position(
    'england france',
    `${world}
     england: figure colonist-1, hand C15
     turn of england`,
    { options },
  ).play('england play C15')

describe('RS-dove', () => {
  test('RS-dove, GL-dove: once the Thirty Years War has begun the Dove flies to the sail year of this cycle', () => {
    const table = dove('year 1620').play('england use dove')
    expect(table.state.dove).toBe(1621)
    expect(table.told('dove-moved')).toEqual([[RED, 1621]])
  })

  test('RS-dove, GL-war: not before 1618', () => {
    expect(dove('year 1616').refusal('england use dove')).toBe('RS-dove/before-the-war')
  })

  test('RS-dove: not if it is there already', () => {
    expect(dove('year 1648').refusal('england use dove')).toBe('RS-dove/already-there')
  })

  test('VA-eternal-peace: never without the War', () => {
    expect(dove('year 1620', { eternalPeace: true }).refusal('england use dove')).toBe('VA-eternal-peace/no-dove')
  })
})
