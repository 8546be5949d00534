import { describe, expect, it } from 'vitest'
import { differences } from './differences.ts'

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
