import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RuleEntry } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { metarules } from './catalogue/a-metarules.ts'
import { rulings } from './catalogue/amb-rulings.ts'
import { components } from './catalogue/b-components.ts'
import { setup } from './catalogue/c-setup.ts'
import { sequence } from './catalogue/d-sequence.ts'
import { colonies } from './catalogue/e-colonies.ts'
import { editions } from './catalogue/ed-editions.ts'
import { ships } from './catalogue/f-ships.ts'
import { endgame } from './catalogue/g-endgame.ts'
import { glossary } from './catalogue/gl-glossary.ts'
import { solitaire } from './catalogue/h-solitaire.ts'
import { nations } from './catalogue/na-nations.ts'
import { omens } from './catalogue/om-omens.ts'
import { peerages } from './catalogue/pr-peerages.ts'
import { actions } from './catalogue/rs-actions.ts'
import { sailTurn } from './catalogue/sm-sail-turn.ts'
import { variants } from './catalogue/va-variants.ts'
import { catalogue } from './catalogue.ts'
import en from './text/rules.en.json' with { type: 'json' }
import pl from './text/rules.pl.json' with { type: 'json' }

const entries: [string, RuleEntry][] = Object.entries(catalogue)
const keys = entries.flatMap(([id]) => [`rule.${id}.title`, `rule.${id}.says`])
const seeOf = (entry: RuleEntry) => ('see' in entry ? entry.see : undefined)
const sentences = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0

/** Part, its id pattern, and how many ids it has. */
const parts: [Record<string, RuleEntry>, RegExp, number][] = [
  [metarules, /^A-/, 5],
  [components, /^B\d/, 49],
  [setup, /^C\d/, 20],
  [sequence, /^D\d/, 50],
  [sailTurn, /^SM-\d/, 11],
  [colonies, /^E\d/, 38],
  [ships, /^(F[ab\d]|LT-)/, 36],
  [endgame, /^G\d/, 18],
  [solitaire, /^H\d/, 32],
  [glossary, /^GL-/, 79],
  [actions, /^RS-/, 24],
  [omens, /^OM-/, 9],
  [peerages, /^PR-/, 26],
  [nations, /^NA-/, 6],
  [variants, /^VA-/, 7],
  [rulings, /^AMB-\d\d$/, 85],
  [editions, /^ED-\d\d$/, 10],
]

describe('the catalogue', () => {
  it('has every id once, each in its own part', () => {
    for (const [part, pattern, count] of parts) {
      const ids = Object.keys(part)
      expect(ids.filter(id => !pattern.test(id))).toEqual([])
      expect(ids).toHaveLength(count)
    }
    expect(Object.keys(catalogue)).toEqual(parts.flatMap(([part]) => Object.keys(part)))
  })

  it('numbers the rulings without a gap', () => {
    const numbers = Array.from({ length: 85 }, (_, i) => `AMB-${String(i + 1).padStart(2, '0')}`)
    expect(Object.keys(rulings)).toEqual(numbers)
  })

  it('counts rules, definitions and pending rules', () => {
    const count = (kind: RuleEntry['kind']) => entries.filter(([, entry]) => entry.kind === kind).length
    expect({ rules: count(undefined), definitions: count('definition'), pending: count('pending') }).toEqual({
      rules: 336,
      definitions: 169,
      pending: 0,
    })
  })

  it('points every definition to a rule that is no definition itself, or gives a reason', () => {
    const wrong = entries.filter(([, entry]) => {
      const see = seeOf(entry)
      const target = see === undefined ? undefined : (catalogue as Record<string, RuleEntry>)[see]
      return see !== undefined && (target === undefined || target.kind === 'definition')
    })
    expect(wrong.map(([id]) => id)).toEqual([])
    const silent = entries.filter(([, entry]) => entry.kind !== undefined && !('see' in entry || entry.because))
    expect(silent.map(([id]) => id)).toEqual([])
  })

  it('leaves only deals pending', () => {
    const pending = entries.filter(([, entry]) => entry.kind === 'pending').map(([id]) => id)
    expect(pending.filter(id => !id.startsWith('G1'))).toEqual([])
  })
})

describe('the rule texts', () => {
  it('are complete in English and Polish', () => {
    expect(Object.keys(en)).toEqual(keys)
    expect(Object.keys(pl)).toEqual(keys)
  })

  it('say in English what the catalogue says', () => {
    const fromCatalogue = entries.flatMap(([id, { title, says }]) => [
      [`rule.${id}.title`, title],
      [`rule.${id}.says`, says],
    ])
    expect(en).toEqual(Object.fromEntries(fromCatalogue))
  })

  it.each([
    ['English', en],
    ['Polish', pl],
  ])('are one or two whole sentences in %s', (_, text) => {
    for (const [key, value] of Object.entries(text)) {
      expect(value.trim(), key).toBe(value)
      expect(value, key).not.toBe('')
      expect(sentences(value), key).toBeLessThanOrEqual(2)
      expect(value.endsWith('.'), key).toBe(key.endsWith('.says'))
    }
  })

  it('are translated', () => {
    const same = entries.filter(([id, { says }]) => (pl as Record<string, string>)[`rule.${id}.says`] === says)
    expect(same.map(([id]) => id)).toEqual([])
  })
})

describe('docs/rulings.md', () => {
  const rows = readFileSync(new URL('../../docs/rulings.md', import.meta.url), 'utf8').split('\n')
  const rowOf = (id: string) => rows.filter(row => row.startsWith(`| ${id} |`))

  it('has one row for every ruling, with the words of the catalogue and the name of its tests', () => {
    for (const [id, { says }] of Object.entries(rulings)) {
      expect(rowOf(id), id).toHaveLength(1)
      expect(rowOf(id)[0], id).toContain(`| ${says} |`)
      expect(rowOf(id)[0], id).toContain(`\`${id} …\``)
    }
  })

  it('sends nobody after a test that does not exist', () => {
    const files = globSync('**/*.test.ts', { cwd: import.meta.dirname })
    const specs = files.map(file => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
    const titles = specs.match(/(?<=^\s*(?:(?:test|it)(?:\.each)?|\])\(\s*)(['"`]).*\1/gm) ?? []
    const untested = [...Object.keys(rulings), ...Object.keys(editions)].filter(
      id => !titles.some(title => new RegExp(`\\b${id}\\b`).test(title)),
    )
    expect(untested).toEqual([])
    expect(titles.length).toBeGreaterThan(900)
  })

  it('has one row for every edition difference that is switched', () => {
    for (const id of Object.keys(editions)) {
      expect(rowOf(id), id).toHaveLength(1)
      expect(rowOf(id)[0], id).toContain(`\`${id} …\``)
    }
  })
})
