import type { SetUp } from '@spanish-main/kernel'
import { cove } from '@spanish-main/kernel/fixture'
import { describe, expect, it } from 'vitest'
import type { GameRules } from '../games.ts'
import { chooser, mend, usualOptions } from './try-set-up.ts'

/** A game of which two seats cannot play the long version. */
const rules = {
  bots: {},
  game: {
    ...cove,
    options: [
      { name: 'length', values: ['long', 'short'] },
      { name: 'wind', values: ['fair', 'foul'] },
    ],
    setup({ seats, options, ...about }: SetUp, world: never) {
      if (seats === 2 && options.length === 'short') throw new Error('Two play the long game.')
      return cove.setup({ ...about, seats, options: {} }, world)
    },
  },
} as unknown as GameRules

describe('options of a new table', () => {
  it('say which values go together with the rest', () => {
    const fits = chooser(rules, 2, usualOptions(rules))
    expect([fits('length', 'long'), fits('length', 'short'), fits('wind', 'foul')]).toEqual([true, false, true])
    expect(chooser(rules, 3, usualOptions(rules))('length', 'short')).toBe(true)
  })

  it('are kept as far as they fit when the seats change', () => {
    const wanted = { length: 'short', wind: 'foul' }
    expect(mend(rules, 3, wanted, [])).toEqual(wanted)
    expect(mend(rules, 2, wanted, [])).toEqual({ length: 'long', wind: 'foul' })
  })

  it('go back to the usual where they mean nothing', () => {
    expect(mend(rules, 3, { length: 'short', wind: 'foul' }, ['wind'])).toEqual({ length: 'short', wind: 'fair' })
  })
})
