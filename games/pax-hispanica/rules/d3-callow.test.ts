import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'

const havens = (england: string) =>
  position(
    'england france',
    `year 1608
     england: ${england}, hand haven-hewanorra   france: figure colonist-2
     turn of england`,
  ).play('england play haven-hewanorra')

describe('D3-callow', () => {
  test('D3-callow: a Callow may use the Actions of Haven cards', () => {
    expect(havens('figure callow-red').choices('england')).toContain('use romance')
  })

  test('D3-callow: a Professional may play the card, but none of its Actions', () => {
    const table = havens('figure colonist-1')
    expect(table.refusal('england use romance')).toBe('D3-callow/not-callow')
    expect(table.refusal('england use sword-fight')).toBe('D3-callow/not-callow')
    expect(table.choices('england')).toEqual(['done'])
  })

  test('PR-duke: he may, from any space', () => {
    const table = havens('figure colonist-1, peers R10')
    expect(table.choices('england')).toEqual(['use romance', 'use sword-fight', 'done'])
  })
})
