import { describe, expect, it } from 'vitest'
import { CARDS } from '../../data/index.ts'
import { tables } from '../../rules/tables.ts'
import { messages as english } from '../../text/en.ts'
import { messages as polish } from '../../text/pl.ts'
import { KINDS, thingsOf } from '../components/things.tsx'
import { effectLines, sayCard } from './effects.ts'

/** Says keys, and notes those that the catalogue lacks. */
function speaker(texts: Readonly<Record<string, string>>) {
  const missing = new Set<string>()
  const say = Object.assign(
    (key: string, params: Readonly<Record<string, string | number>> = {}) => {
      if (texts[key] === undefined) missing.add(key)
      return [key, ...Object.values(params)].join(' ')
    },
    { has: (key: string) => texts[key] !== undefined },
  )
  return { say, missing }
}

describe.each([
  ['English', english],
  ['Polish', polish],
])('%s', (_, texts) => {
  it('has words for every effect of every component', () => {
    const { say, missing } = speaker(texts)
    for (const [card] of tables.cards.entries()) {
      expect(sayCard(say, card)).not.toBe('')
      const { id, effects } = tables.cards[card]
      if (CARDS[card].effects.length > 0) expect(effectLines(say, effects).length, id).toBeGreaterThan(0)
    }
    for (const kind of KINDS) expect(thingsOf(kind, say).length, kind).toBeGreaterThan(0)
    expect([...missing]).toEqual([])
  })
})
