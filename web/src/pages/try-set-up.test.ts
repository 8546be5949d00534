import type { Mode, SetUp } from '@spanish-main/kernel'
import { cove } from '@spanish-main/kernel/fixture'
import { describe, expect, it } from 'vitest'
import type { Playable } from '../rules.ts'
import { chooser, mend, openOptions, usualOptions } from './try-set-up.ts'

/** A game of which two seats cannot play the short version, nor anybody with more than five ships. */
const rules = {
  game: {
    ...cove,
    options: [
      { name: 'length', values: ['long', 'short'] },
      { name: 'wind', values: ['fair', 'foul'] },
      { name: 'ships', least: 1, greatest: 9, usual: 3 },
    ],
    setup({ seats, options, ...about }: SetUp, world: never) {
      if (seats === 2 && options.length === 'short') throw new Error('Two play the long game.')
      if (Number(options.ships) > 5) throw new Error('Too many ships.')
      return cove.setup({ ...about, seats, options: { purse: 5, founded: [] } }, world)
    },
  },
} as unknown as Playable

const title = { en: '', pl: '' }
const table: Mode = { name: 'table', title, seats: [2, 3] }
const calm: Mode = { name: 'campaign', title, seats: [3], options: { length: 'short' }, moot: ['wind'] }

describe('options of a new table', () => {
  it('say which values go together with the rest', () => {
    const usual = usualOptions(rules, table)
    const fits = chooser(rules, 2, usual)
    expect([fits('length', 'long'), fits('length', 'short'), fits('wind', 'foul')]).toEqual([true, false, true])
    expect([fits('ships', 5), fits('ships', 6), fits('ships', 10)]).toEqual([true, false, false])
    expect(chooser(rules, 3, usual)('length', 'short')).toBe(true)
  })

  it('are kept as far as they fit when the seats change', () => {
    const wanted = { length: 'short', wind: 'foul', ships: 4 }
    expect(mend(rules, table, 3, wanted)).toEqual(wanted)
    expect(mend(rules, table, 2, wanted)).toEqual({ length: 'long', wind: 'foul', ships: 4 })
  })

  it('are what the mode makes them where nobody chooses, and usual where they mean nothing', () => {
    expect(openOptions(rules, calm).map(({ name }) => name)).toEqual(['ships'])
    expect(mend(rules, calm, 3, { length: 'long', wind: 'foul', ships: 4 })).toEqual({
      length: 'short',
      wind: 'fair',
      ships: 4,
    })
  })
})
