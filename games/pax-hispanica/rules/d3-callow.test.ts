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

  test('D3-callow, D3 example: a Professional cannot play a Haven card, not even for nothing', () => {
    const table = position(
      'england france',
      `year 1608
       england: figure colonist-1, hand haven-hewanorra C05
       turn of england`,
    )
    expect(table.refusal('england play haven-hewanorra')).toBe('D3-callow/not-callow')
    expect(table.choices('england')).toContain('play C05')
  })

  test('D3-callow: whoever fights his way into a Profession has no other Action of the card', () => {
    const table = position(
      'england france',
      `year 1608
       england: figure callow-purple, hand haven-hewanorra   france: figure missionary-1
       barbados: england, citizen   tobago: england, citizen   tucacas: england, citizen
       turn of england`,
    ).play('england play haven-hewanorra', 'england use sword-fight', 'england fight france')
    expect(table.refusal('england use romance')).toBe('D3-callow/not-callow')
  })

  test('PR-duke: he may, from any space', () => {
    const table = havens('figure colonist-1, peers R10')
    expect(table.choices('england')).toEqual(['use romance', 'use sword-fight', 'done'])
  })
})
