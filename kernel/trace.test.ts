import { afterEach, describe, expect, test } from 'vitest'
import { cove } from './fixture/cove.ts'
import { coveTable } from './fixture/scenario.ts'
import { chest } from './fixture/tiny.ts'
import { no, refusals, switchOff, switchOn } from './refusal.ts'
import { rulebook } from './rulebook.ts'
import type { State } from './state.ts'
import { startTrace, traced } from './trace.ts'

const turn = () => coveTable('anne: $5, coves 3\nbart: $5, coves 4\nturn of anne, 3 actions')

describe('a trace', () => {
  test('names the steps, moves, refusals and events that were reached', () => {
    const table = coveTable('anne: $5, merchant-1, coves 3\nbart: $5, coves 4\nround', {
      deck: ['scout-3', 'scout-7', 'scout-11'],
    })
    startTrace()
    table.play('anne bid 1', 'bart bid 0', 'anne crew merchant-1')
    expect(table.refusal('anne settle cove-4')).toBe('E1/occupied')
    expect(traced()).toEqual(expect.arrayContaining(['D1a', 'D1b', 'E0', 'E2', 'E2b', 'E1/occupied']))
    expect(traced()).not.toContain('F1')
  })

  test('names a rule that says itself where it takes effect, which changes nothing else', () => {
    const { by } = rulebook<State>()({ A1: { title: 'One', says: 'One.' } }, {}, {}, {})
    startTrace()
    expect(traced()).toEqual([])
    expect(by('A1')).toBe(true)
    expect(traced()).toEqual(['A1'])
  })

  test('begins anew', () => {
    startTrace()
    turn().play('anne pass')
    expect(traced()).toContain('E0')
    startTrace()
    expect(traced()).toEqual([])
  })
})

describe('a refusal', () => {
  afterEach(() => switchOn('E1/occupied'))

  test('is one object for one rule and key, and is listed', () => {
    expect(no('E1', 'occupied')).toBe(no('E1', 'occupied'))
    expect(refusals()).toContain(no('E1', 'occupied'))
    expect(refusals(cove.catalogue)).toContain(no('E1', 'occupied'))
    expect(refusals(cove.catalogue).map(refusal => refusal.id)).not.toContain('B1/not-so-many-left')
    expect(refusals(chest.catalogue).map(refusal => refusal.id)).toEqual(['B1/not-so-many-left'])
    expect(no('E1', 'occupied')).toEqual({ rule: 'E1', key: 'occupied', id: 'E1/occupied' })
  })

  test('that is switched off is gone from gate, list and reasons, and comes back', () => {
    const table = turn()
    switchOff('E1/occupied')
    expect(table.why('anne settle cove-4')).toBeUndefined()
    expect(table.choices('anne')).toContain('settle cove-4')
    expect(table.refusals('anne').has('settle cove-4')).toBe(false)
    expect(table.refusal('anne settle cove-9')).toBe('E1/not-beside')
    switchOn('E1/occupied')
    expect(table.refusal('anne settle cove-4')).toBe('E1/occupied')
  })

  test('that is switched off lets the move happen: the tests of that rule must notice', () => {
    switchOff('E1/occupied')
    const table = turn().play('anne settle cove-4')
    expect(table.state.owner[4]).toBe(0)
  })
})
