import type { RuleEntry } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'

const entries: [string, RuleEntry][] = Object.entries(catalogue)

describe('the catalogue', () => {
  test('counts rules, definitions and pending rules', () => {
    const count = (kind: RuleEntry['kind']) => entries.filter(([, entry]) => entry.kind === kind).length
    expect({ rules: count(undefined), definitions: count('definition'), pending: count('pending') }).toEqual({
      rules: 134,
      definitions: 26,
      pending: 0,
    })
  })

  test('points every definition to a rule that is no definition itself, or gives a reason', () => {
    const wrong = entries.filter(([, { kind, see, because }]) => {
      const target = see === undefined ? undefined : (catalogue as Record<string, RuleEntry>)[see]
      return kind === 'definition' && because === undefined && (target === undefined || target.kind === 'definition')
    })
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  test('leaves nothing pending', () => {
    const pending = entries.filter(([, entry]) => entry.kind === 'pending').map(([id]) => id)
    expect(pending).toEqual([])
  })
})
