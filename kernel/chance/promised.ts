import { hashText } from '../hash.ts'
import type { GameRecord } from '../record.ts'
import { chachaChance, secretBytes, tableKey } from './chacha.ts'
import type { Chance } from './chance.ts'

/** Dice that were promised at some moment of a record, and their secret once it is published. */
export interface Promised {
  readonly commitment: string
  readonly nonces: readonly string[]
  readonly secret: string | undefined
}

/** All dice of a record, in order: those of the head, then those of each `dice` entry. */
export function promisedDice({ header, entries }: GameRecord): Promised[] {
  const all = [{ commitment: header.commitment, nonces: header.nonces, secret: undefined as string | undefined }]
  for (const entry of entries) {
    if (entry.kind === 'dice') all.push({ commitment: entry.commitment, nonces: entry.nonces, secret: undefined })
    else if (entry.kind === 'secret') all[all.length - 1].secret ??= entry.text
  }
  return all
}

/** Whether a published secret is the one that was promised. */
export function keepsPromise({ commitment, secret }: Promised): boolean {
  return secret !== undefined && commitment !== '' && hashText(secret) === commitment
}

/** The dice of a table: from its secret, the seats' nonces, and how often a takeback has changed them. */
export function tableChance(secret: string, nonces: readonly string[], epoch: number): Chance {
  return chachaChance(tableKey(secretBytes(secret), nonces), epoch)
}

/** Compares every number of a record with what the published secrets give. */
export interface Comparison extends Chance {
  /** The dice changed: at a `dice` entry, or by a takeback. */
  nextDice(): void
  nextEpoch(): void
}

/** Passes on the recorded numbers; `wrong` hears of each that the secret does not give. */
export function comparing(
  dice: readonly Promised[],
  recorded: Chance,
  wrong: (stream: number, index: number) => void,
): Comparison {
  let at = 0
  let epoch = 0
  let proof = proofOf()
  function proofOf(): Chance | undefined {
    const { secret, nonces } = dice[at]
    return secret !== undefined && keepsPromise(dice[at]) ? tableChance(secret, nonces, epoch) : undefined
  }
  return {
    below(stream, index, n) {
      const value = recorded.below(stream, index, n)
      if (proof !== undefined && proof.below(stream, index, n) !== value) wrong(stream, index)
      return value
    },
    nextDice() {
      at++
      epoch = 0
      proof = proofOf()
    },
    nextEpoch() {
      epoch++
      proof = proofOf()
    },
  }
}
