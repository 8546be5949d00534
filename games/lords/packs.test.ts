// Two tables with different data packs in one process never mix.
import { sideBySide } from '@spanish-main/kernel/harness'
import { expect, test } from 'vitest'
import { DEFAULT_PACK } from './data/index.ts'
import { lords } from './rules/index.ts'

test('two tables with different packs, played by turns, go as each goes alone', () => {
  // Every price is one higher.
  const dearer = JSON.stringify(DEFAULT_PACK).replace(/"cost":(\d+)/g, (_, cost) => `"cost":${Number(cost) + 1}`)
  const made = lords.withPack!({ ...JSON.parse(dearer), title: 'Dearer' })
  if (!('game' in made)) throw new Error(made.errors.join('\n'))
  const { alone, beside } = sideBySide([lords, made.game], { seats: 3, seed: 3 }, 200)
  expect(beside).toEqual(alone)
  // Else it would mean nothing.
  expect(alone[0]).not.toEqual(alone[1])
})
