import { randomBot } from '@spanish-main/bots'
import { recordOf } from '@spanish-main/kernel'
import { cove } from '@spanish-main/kernel/fixture'
import { expect, test } from 'vitest'
import { botAnswers, firstAsked } from './bots.ts'
import { keepsReceipts, receiptFor, strayReceipts } from './receipt.ts'
import { startSession } from './session.ts'

const holders = ['Ann', 'Ben'].map(name => ({ kind: 'person' as const, name }))

function played(seed: number, secret = 'ab'.repeat(32)) {
  const session = startSession({ game: cove, options: { short: true }, holders, secret })
  const receipts: string[] = []
  for (let at = 0; firstAsked(session) >= 0; at++) {
    botAnswers(session, firstAsked(session), randomBot, seed)
    if (at % 7 === 0) receipts.push(receiptFor(session))
  }
  return { record: recordOf(session.journal), receipts }
}

test('a record that went through all receipts keeps them, and no other does', () => {
  const { record, receipts } = played(1)
  expect(receipts.length).toBeGreaterThan(3)
  expect(keepsReceipts(record, receipts)).toBe(true)
  expect(keepsReceipts(record, [receipts[2], receipts[1]])).toBe(false)
  expect(keepsReceipts(played(2).record, receipts)).toBe(false)
  expect(strayReceipts(record, receipts.toReversed())).toEqual([])
  expect(strayReceipts(record, [...receipts, 'ab'.repeat(32)])).toEqual(['ab'.repeat(32)])
  expect(strayReceipts(played(2).record, receipts).length).toBeGreaterThan(3)
})

test('a receipt depends on the secret: who does not know it learns nothing from it', () => {
  expect(played(1).receipts[0]).not.toBe(played(1, 'cd'.repeat(32)).receipts[0])
})
