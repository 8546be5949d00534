import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIntl } from '@formatjs/intl'
import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }

const catalogues: Record<string, Record<string, string>> = { en, pl }
const keys = Object.keys(en)
const sources = globSync('*.{ts,tsx}', { cwd: join(import.meta.dirname, '../src') })
  .map(file => readFileSync(join(import.meta.dirname, '../src', file), 'utf8'))
  .join('\n')

/** The names between braces, whatever format follows them. */
const placeholders = (message: string) => [...message.matchAll(/\{\s*(\w+)/g)].map(match => match[1]).sort()

test('both catalogues have the same keys in the same order', () => {
  expect(Object.keys(pl)).toEqual(keys)
})

test.each(keys)('%s has the same placeholders in both', key => {
  expect(placeholders(catalogues.pl![key]!)).toEqual(placeholders(catalogues.en![key]!))
})

test.each(['en', 'pl'])('every message of %s can be said, and says something', locale => {
  const failures: unknown[] = []
  const intl = createIntl({ locale, messages: catalogues[locale]!, onError: error => failures.push(error) })
  for (const id of keys) {
    const values = Object.fromEntries(placeholders(catalogues[locale]![id]!).map(name => [name, 3]))
    expect(intl.formatMessage({ id }, values).trim()).not.toBe('')
  }
  expect(failures).toEqual([])
})

// That every key in use exists is a matter of types (`Key` in src/text.ts).
test.each(keys)('%s is in use', key => {
  const pattern = key.startsWith('game.') ? `game.\${id}.${key.split('.').at(-1)}` : key
  expect(sources).toContain(pattern)
})
