import { sentenceOf } from '@spanish-main/kernel/pack'
import { describe, expect, it } from 'vitest'
import { DEFAULT_PACK, type Pack, validatePack } from './index.ts'

type Draft = {
  cards: { cost: unknown; good: string; effects: string[] }[]
  quests: { reward: string }[]
  locations: { id: string }[]
  careers: unknown[]
}

const changed = (change: (pack: Draft) => void): unknown => {
  const pack = JSON.parse(JSON.stringify(DEFAULT_PACK))
  change(pack)
  return pack
}

const errorsOf = (value: unknown): string[] => {
  const result = validatePack(value)
  return result.ok ? [] : result.errors.map(sentenceOf)
}

describe('a data pack', () => {
  it('of our own is accepted, also after JSON', () => {
    expect(errorsOf(DEFAULT_PACK)).toEqual([])
    expect(errorsOf(JSON.parse(JSON.stringify(DEFAULT_PACK)))).toEqual([])
  })

  it('holds no sources', () => {
    expect(JSON.stringify(DEFAULT_PACK)).not.toContain('"source"')
  })

  it('may correct a price, a reward and an effect', () => {
    const pack = changed(({ cards }) => {
      cards[0].cost = 9
      cards[0].effects = ['i:D3', 'p:DELIVER:V1', 'va:corn2>CHOOSE(D2/V1)']
    })
    expect(errorsOf(pack)).toEqual([])
    expect((pack as Pack).cards[0].cost).toBe(9)
  })

  it('is refused with a path and a sentence', () => {
    const broken = changed(pack => {
      pack.cards[1].effects = ['i:GOLD3']
      pack.cards[2].good = 'rum'
      pack.cards[3].cost = 'dear'
      pack.quests[0].reward = 'V6,WIN'
      pack.locations[4].id = 'x'
      pack.careers.pop()
    })
    expect(errorsOf(broken)).toEqual([
      'locations.4.id: "x" is not "5"',
      'quests.0.reward: WIN is no reward.',
      'careers: has 8 entries, 9 are wanted',
      'cards.1.effects.0: GOLD3 is no reward.',
      'cards.2.good: "rum" is not one of corn, sugar, tobacco, cotton',
      'cards.3.cost: "dear" is not a number',
    ])
    expect(errorsOf(null)).toEqual(['null is not an object'])
  })
})
