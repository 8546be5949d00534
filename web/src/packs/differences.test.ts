import type { Say } from '@spanish-main/ui'
import { describe, expect, it } from 'vitest'
import { differences, thingAt } from './differences.ts'

describe('what a pack differs in', () => {
  const ours = {
    title: 'Ours',
    cards: { S05: { nudge: 'up', actions: ['ship', 'tax'] } },
    sites: [
      { id: 'a', lon: 1 },
      { id: 'b', lon: 2 },
    ],
  }

  it('is nothing for a copy', () => expect(differences(ours, structuredClone(ours))).toEqual([]))

  it('is told by its place, a plain list as a whole', () => {
    const theirs = structuredClone(ours)
    theirs.cards.S05 = { nudge: 'down', actions: ['ship'] }
    expect(differences(ours, theirs)).toEqual([
      { path: 'cards.S05.nudge', ours: 'up', theirs: 'down' },
      { path: 'cards.S05.actions', ours: '["ship","tax"]', theirs: '["ship"]' },
    ])
  })

  it('compares named parts by their names, whatever their order', () => {
    const theirs = {
      ...ours,
      sites: [
        { id: 'b', lon: 3 },
        { id: 'a', lon: 1 },
      ],
    }
    expect(differences(ours, theirs)).toEqual([{ path: 'sites.b.lon', ours: '2', theirs: '3' }])
  })

  it('says what is missing and what is new', () => {
    expect(differences({ a: 1 }, { b: 2 })).toEqual([
      { path: 'a', ours: '1', theirs: undefined },
      { path: 'b', ours: undefined, theirs: '2' },
    ])
  })
})

describe('the place of a difference', () => {
  const texts: Record<string, string> = { 'card.S05.name': 'The Fifth Ship', 'site.a.name': 'A Cove' }
  const say = Object.assign((key: string) => texts[key], { has: (key: string) => key in texts }) as unknown as Say

  it('has the name of what it belongs to, where that has one', () => {
    expect(thingAt('cards.S05.actions.1', say)).toBe('The Fifth Ship')
    expect(thingAt('sites.a.lon', say)).toBe('A Cove')
    expect(thingAt('columns.reach', say)).toBeUndefined()
    expect(thingAt('title', say)).toBeUndefined()
  })

  it('is looked for in small letters, too, and then asked of the game', () => {
    expect(thingAt('sites.A.lon', say)).toBe('A Cove')
    const named = (kind: string, id: string) => (kind === 'boat' ? `The boat ${id}` : undefined)
    expect(thingAt('boats.B2.cost', say, named)).toBe('The boat b2')
    expect(thingAt('rafts.B2.cost', say, named)).toBeUndefined()
  })
})
