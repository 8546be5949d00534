import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const here = import.meta.dirname
const read = (path: string) => readFileSync(join(here, path), 'utf8')

const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
  .map(path => ({ path, code: read(path) }))

const english: Record<string, string> = JSON.parse(read('../text/board.en.json'))

/** Keys that the code writes out, and the beginnings of those that it puts together. */
const written = new Set<string>()
const begun = new Set<string>()
for (const { code } of sources) {
  for (const [, key] of code.matchAll(/'(board\.[\w.-]+)'/g)) written.add(key)
  for (const [, start] of code.matchAll(/`(board\.[\w.-]*)\$\{/g)) begun.add(start)
}

describe('the words of the board', () => {
  it('are all in the catalogue', () => {
    expect([...written].filter(key => english[key] === undefined)).toEqual([])
    expect([...begun].filter(start => !Object.keys(english).some(key => key.startsWith(start)))).toEqual([])
  })

  it('are all in use', () => {
    const used = (key: string) => written.has(key) || [...begun].some(start => key.startsWith(start))
    expect(Object.keys(english).filter(key => !used(key))).toEqual([])
  })
})

describe('the drawings', () => {
  const drawings = ['art/sheet.svg', 'art/icons.svg', 'art/scenes.svg', 'art/token-shapes.svg']
  const all = [
    ...drawings.map(read),
    readFileSync(new URL('../../../ui/engraving/caribbean.svg', import.meta.url), 'utf8'),
  ].join('')
  const ids = [...all.matchAll(/ id="([\w-]+)"/g)].map(match => match[1])

  it('bear every name once', () => {
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  it('have everything that is drawn from them, and every icon that has a name', () => {
    const wanted = [
      ...all.matchAll(/(?:href="#|url\(#)([\w-]+)/g),
      ...sources.flatMap(({ code }) => [...code.matchAll(/(?:href="#|url\(#)(px-[\w-]+)["')]/g)]),
    ].map(match => match[1])
    const icons = [...read('art/icon-names.ts').matchAll(/^ {2}\| '([\w-]+)'$/gm)].map(match => `px-i-${match[1]}`)
    expect(icons.length).toBeGreaterThan(70)
    expect([...wanted, ...icons].filter(id => !ids.includes(id))).toEqual([])
  })

  it('carry no styles of their own, which the content security policy would refuse', () => {
    expect(all).not.toMatch(/style=|<style|<script|xlink:|data:/)
  })

  it('are light', () => {
    expect(all.length).toBeLessThan(380_000)
  })
})
