import type { RuleEntry } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import en from './text/rules.en.json' with { type: 'json' }
import pl from './text/rules.pl.json' with { type: 'json' }

const entries: [string, RuleEntry][] = Object.entries(catalogue)

test('the texts of the rules say in English what the catalogue says, and have the same keys in Polish', () => {
  const said = entries.flatMap(([id, { title, says }]) => [
    [`rule.${id}.title`, title],
    [`rule.${id}.says`, says],
  ])
  expect(en).toEqual(Object.fromEntries(said))
  expect(Object.keys(pl)).toEqual(Object.keys(en))
})

test('every definition points to a rule that is none itself, or says why', () => {
  const wrong = entries.filter(([, entry]) => {
    if (entry.kind !== 'definition' || !('see' in entry)) return false
    const target = (catalogue as Record<string, RuleEntry>)[entry.see]
    return target === undefined || target.kind === 'definition'
  })
  expect(wrong.map(([id]) => id)).toEqual([])
})

test('the rulings are numbered without a gap, and nothing is pending', () => {
  const rulings = entries.map(([id]) => id).filter(id => id.startsWith('R-'))
  expect(rulings).toEqual(Array.from({ length: 65 }, (_, i) => `R-${String(i + 1).padStart(2, '0')}`))
  const pending = entries.filter(([, entry]) => entry.kind === 'pending').map(([id]) => id)
  expect(pending).toEqual([])
})
