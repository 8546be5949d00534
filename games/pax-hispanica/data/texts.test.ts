import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { containsHash, fnv1a, SHINGLE_LENGTH, shinglesOf, wordsOfText } from './shingles.ts'

/** Hashes of every run of eight words in the English and the Polish rulebook, sorted. */
const bytes = readFileSync(new URL('./source-shingles.bin', import.meta.url))
const sources = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const folder = new URL('../', import.meta.url)
const namesIn = (path: string) => (existsSync(new URL(path, folder)) ? readdirSync(new URL(path, folder)) : [])
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')

/** Every string of a JSON value with its key. */
function* stringsOf(value: unknown, key: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [key, value]
  else if (typeof value === 'object' && value !== null) {
    for (const [name, entry] of Object.entries(value)) yield* stringsOf(entry, key === '' ? name : `${key}.${name}`)
  }
}

/** Every string literal of a source file with its line. */
function* literalsOf(code: string): Generator<[string, string]> {
  for (const match of code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)) {
    const line = code.slice(0, match.index).split('\n').length
    yield [`line ${line}`, (match[1] ?? match[2] ?? match[3]).replace(/\\(.)/g, '$1')]
  }
}

/** Runs of words that a text shares with a rulebook. */
const sharedRuns = (text: string) =>
  shinglesOf(text)
    .filter(shingle => containsHash(sources, shingle.hash))
    .map(shingle => shingle.words)

const texts = namesIn('text/').filter(name => name.endsWith('.json'))
const catalogues = [
  ...namesIn('').filter(name => /^catalogue.*\.ts$/.test(name) && !name.endsWith('.test.ts')),
  ...namesIn('catalogue/').map(name => `catalogue/${name}`),
].filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
/** What the application says and what the documentation says about the game. */
const application = namesIn('../../web/text/')
  .filter(name => name.endsWith('.json'))
  .map(name => `../../web/text/${name}`)
const pages = [
  '../../README.md',
  ...namesIn('../../docs/')
    .filter(name => name.endsWith('.md'))
    .map(name => `../../docs/${name}`),
]

describe('shingles', () => {
  it('hash words without regard to case and punctuation', () => {
    expect(wordsOfText('The King’s “Flota”, 1628: Île-à-Vache!')).toEqual([
      'the',
      'kings',
      'flota',
      '1628',
      'île',
      'à',
      'vache',
    ])
    expect(fnv1a('')).toBe(0x811c9dc5)
    expect(fnv1a('foobar')).toBe(0xbf9cf968)
    expect(fnv1a('ż')).toBe(fnv1a('z\u0307'.normalize('NFC')))
    expect(shinglesOf('one two three four five six seven')).toEqual([])
    expect(shinglesOf('one two three four five six seven eight nine')).toHaveLength(2)
    expect(SHINGLE_LENGTH).toBe(8)
  })

  it('of the rulebooks are sorted, many, and small on disk', () => {
    expect(bytes.byteLength).toBeLessThan(300_000)
    expect(sources.byteLength / 4).toBeGreaterThan(60_000)
    for (let index = 4; index < sources.byteLength; index += 4) {
      if (sources.getUint32(index, true) <= sources.getUint32(index - 4, true))
        throw new Error(`out of order at ${index}`)
    }
    expect(containsHash(sources, sources.getUint32(0, true))).toBe(true)
    expect(containsHash(sources, sources.getUint32(sources.byteLength - 4, true))).toBe(true)
  })
})

describe('no text shares more than seven words in a row with a rulebook', () => {
  it('finds the texts', () => {
    expect(texts).toEqual(expect.arrayContaining(['components.en.json', 'components.pl.json', 'rules.pl.json']))
    expect(application).toEqual(expect.arrayContaining(['../../web/text/en.json', '../../web/text/pl.json']))
    expect(pages).toContain('../../docs/rulings.md')
  })

  it.each([...texts.map(name => `text/${name}`), ...application])('%s', name => {
    const shared = [...stringsOf(JSON.parse(read(name)), '')].flatMap(([key, text]) =>
      sharedRuns(text).map(run => `${key}: ${run}`),
    )
    expect(shared).toEqual([])
  })

  it.each(pages)('%s', name => {
    expect(read(name).split('\n').flatMap(sharedRuns)).toEqual([])
  })

  it.each(catalogues)('%s', name => {
    const shared = [...literalsOf(read(name))].flatMap(([line, text]) => sharedRuns(text).map(run => `${line}: ${run}`))
    expect(shared).toEqual([])
  })
})
