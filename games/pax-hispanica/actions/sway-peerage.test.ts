import { expect, test } from 'vitest'
import { PEERS, RED } from '../rules/state.ts'
import { position } from '../scenario.ts'

test('RS-sway-peerage: the Royalty card stays, the disk leaves the column, the Bibles do not', () => {
  const table = position(
    'england france',
    `year 1608, order england france
     england: figure missionary-1, hand R16
     turn of england`,
  ).play('england play R16', 'england use sway-peerage')
  expect(table.state.place[table.card('R16')]).toBe(PEERS + RED)
  expect([table.state.biblesLeft[RED], table.state.disksLeft[RED]]).toEqual([6, 5])
  expect(table.state.recycled[2]).toBe(0)
})
