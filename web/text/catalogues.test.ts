import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIntl } from '@formatjs/intl'
import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }

const catalogues: Record<string, Record<string, string>> = { en, pl }
const keys = Object.keys(en)
const root = join(import.meta.dirname, '../..')
const sources = globSync(['web/src/**/*.{ts,tsx}', 'ui/**/*.{ts,tsx}'], { cwd: root })
  .filter(file => !file.includes('.test.'))
  .map(file => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** Keys that are put together from parts, and where the parts come from. */
const made = [
  /^bot\.\w+(\.about)?$/,
  /^settings\.\w+(\.\w+)?$/,
  /^problem\.[\w-]+$/,
  /^trouble\.[\w-]+$/,
  /^phone\.(table|hand|side|drawer)$/,
  /^proof\.\w+$/,
  /^doubt\.\w+$/,
  /^deal\.(mark|fate|change|check|lasts|stands|shelf|row|form)\.[\w-]+$/,
  /^deal\.(kept|broken)$/,
  /^event\.deal-\w+$/,
  /^log\.filter\.(all|mine|changes)$/,
  /^(changes\.(lost|gained|around)|tiding\.(lost|gained))$/,
  /^(presence|pace|wish|stage|when-out)\.[\w-]+(\.about)?$/,
  /^calls\.(on|matrix)\.[\w-]+$/,
  /^calls\.quiet\.(from|to)$/,
  /^notice\.[\w-]+$/,
  /^manners\.(takebacks|lookers)(\.(yes|no))?$/,
  /^talk\.(started|paused|went-on|abandoned|left|returned|resigned|stood-in|replaced|handed-over|settings-changed|rematch|time-up|brought|reissued|end-asked|end-refused|more-time|reminded|stood-still|drawn|went-back|stayed)$/,
  /^(row|end)\.(won-together|lost-together|together-won|together-lost)$/,
]

/** The names between braces, whatever format follows them. */
const placeholders = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(match => match[1]!))].sort()

test('both catalogues have the same keys in the same order', () => {
  expect(Object.keys(pl)).toEqual(keys)
})

test('both use the same placeholders', () => {
  const differing = keys.filter(
    key => `${placeholders(catalogues.pl![key]!)}` !== `${placeholders(catalogues.en![key]!)}`,
  )
  expect(differing).toEqual([])
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

test('every message is in use', () => {
  const named = (key: string) => sources.includes(`'${key}'`) || sources.includes(`"${key}"`)
  expect(keys.filter(key => !named(key) && !made.some(pattern => pattern.test(key)))).toEqual([])
})

test('every message that the sources name is there', () => {
  const named = [...sources.matchAll(/\bsay\(\s*'([\w.-]+)'/g)].map(match => match[1]!)
  // The words of a single game are in its own catalogues.
  const own = Object.keys(JSON.parse(readFileSync(join(root, 'kernel/fixture/text/en.json'), 'utf8')))
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter(key => !keys.includes(key) && !own.includes(key))).toEqual([])
})
