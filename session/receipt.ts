import { type GameRecord, hashText, headsOf, promisedDice, type State } from '@spanish-main/kernel'
import type { Session } from './session.ts'

/**
 * A receipt for everything that has happened so far. It tells nothing while the game runs, because the secret of the
 * dice is mixed into it; when that is published, whoever has kept receipts can see that nothing was rewritten since.
 */
export function receiptFor<S extends State>({ journal }: Session<S>): string {
  return receiptOf(journal.secret, journal.chain.head())
}

function receiptOf(secret: string, head: string): string {
  return hashText(`receipt ${secret} ${head}`)
}

/** Whether a record, whose secrets are out, has passed through all these receipts, in this order. */
export function keepsReceipts(record: GameRecord, receipts: readonly string[]): boolean {
  const secrets = promisedDice(record).flatMap(({ secret }) => (secret === undefined ? [] : [secret]))
  let wanted = 0
  for (const head of headsOf(record)) {
    while (wanted < receipts.length && secrets.some(secret => receiptOf(secret, head) === receipts[wanted])) wanted++
  }
  return wanted === receipts.length
}

/** The receipts through which a record, whose secrets are out, has not passed: if there are any, it was rewritten. */
export function strayReceipts(record: GameRecord, receipts: readonly string[]): string[] {
  const secrets = promisedDice(record).flatMap(({ secret }) => (secret === undefined ? [] : [secret]))
  const passed = new Set(headsOf(record).flatMap(head => secrets.map(secret => receiptOf(secret, head))))
  return receipts.filter(receipt => !passed.has(receipt))
}
