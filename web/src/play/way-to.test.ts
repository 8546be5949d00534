import type { State } from '@spanish-main/kernel'
import type { Question, TableView } from '@spanish-main/ui'
import { describe, expect, it } from 'vitest'
import type { Kit } from '../kit.ts'
import { ringOf, wayTo, wayToTargets } from './way-to.ts'

describe('what a phone opens for a step of the guide', () => {
  const now = { waits: false, working: false }

  it('is the part of the table that holds what the step speaks of', () => {
    expect(wayTo('board', now)).toBe('table')
    expect(wayTo('side', now)).toBe('side')
    expect(wayTo('hand', now)).toBe('hand')
    expect(wayTo('victory', now)).toBe('victory')
  })

  it('is nothing where it is in sight already', () => {
    expect(wayTo('seats', now)).toBeUndefined()
    expect(wayTo('side', { waits: true, working: true })).toBeUndefined()
  })

  it('never hides the move that the guide waits for', () => {
    expect(wayTo('orders', { waits: true, working: false })).toBe('dock')
    expect(wayTo('tools', now)).toBe('dock')
  })
})

describe('what the guide rings', () => {
  it('is the place that a step speaks of', () => {
    expect(ringOf('board', { waits: true, away: false })).toBe('board')
    expect(ringOf('dock', { waits: true, away: true })).toBe('dock')
    expect(ringOf(undefined, { waits: true, away: true })).toBeUndefined()
  })

  it('is the way back to a stage that lies aside, once the guide waits for what is done there', () => {
    expect(ringOf('board', { waits: true, away: true })).toBe('aside')
    expect(ringOf('board', { waits: false, away: true })).toBe('board')
  })
})

describe('what a phone opens for a question', () => {
  const words = {
    shows: (_: unknown, { domain }: { domain: string }) => domain !== 'wind',
    shownIn: (_: unknown, { domain, value }: { domain: string; value: number }) =>
      domain === 'card' ? (value < 5 ? 'hand' : 'side') : domain === 'sea' ? 'board' : undefined,
  }
  const kit = { board: { words } } as unknown as Kit
  const way = (domain: string, values: readonly number[]) =>
    wayToTargets(kit, {} as TableView<State>, { kind: 'values', domain, values } as unknown as Question)

  it('is the part where all that may be chosen glows', () => {
    expect(way('card', [1, 3])).toBe('hand')
    expect(way('card', [7])).toBe('side')
    expect(way('sea', [2])).toBe('table')
  })

  it('is nothing where they glow in several parts, or in none', () => {
    expect(way('card', [1, 7])).toBeUndefined()
    expect(way('seat', [1])).toBeUndefined()
    expect(way('wind', [1])).toBeUndefined()
  })
})
