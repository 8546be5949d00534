import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const board = join(import.meta.dirname, '..')
const code = ['components', 'ending']
  .flatMap(room => readdirSync(join(board, room)).map(file => join(board, room, file)))
  .filter(path => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
  .map(path => readFileSync(path, 'utf8'))
  .join('\n')
const written = [...code.matchAll(/'((?:box|finale)\.[\w.-]+)'/g)].map(match => match[1])
const begun = [...code.matchAll(/`((?:box|finale)\.[\w.-]*)\$\{/g)].map(match => match[1])

test.each(['en', 'pl'])('the words of %s are all there, and all in use', language => {
  const keys = ['box', 'finale'].flatMap(topic =>
    Object.keys(JSON.parse(readFileSync(join(board, `../text/${topic}.${language}.json`), 'utf8'))),
  )
  expect(written.length).toBeGreaterThan(40)
  expect(written.filter(key => !keys.includes(key))).toEqual([])
  const used = (key: string) => written.includes(key) || begun.some(start => key.startsWith(start))
  // Headlines are the page's to say.
  expect(keys.filter(key => !key.startsWith('ending.') && !used(key))).toEqual([])
})
