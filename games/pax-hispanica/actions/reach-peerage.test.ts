import { expect, test } from 'vitest'
import { PEERS, RED } from '../rules/state.ts'
import { position } from '../scenario.ts'

test('RS-reach-peerage: the Royalty card stays, the Bible leaves the column, the disks do not', () => {
  const table = position(
    'england france',
    `year 1608, order england france
     england: figure missionary-1, hand R09
     turn of england`,
  ).play('england play R09', 'england use reach-peerage')
  expect(table.state.place[table.card('R09')]).toBe(PEERS + RED)
  expect([table.state.biblesLeft[RED], table.state.disksLeft[RED]]).toEqual([5, 6])
  expect(table.state.recycled[2]).toBe(0)
})
