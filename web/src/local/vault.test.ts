import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(file => !file.includes('.test.'))
const source = (file: string) => readFileSync(join(root, file), 'utf8')

test('only the worker of a table reads secrets', () => {
  const readers = files.filter(file => /from '[./]*(local\/)?vault\.ts'/.test(source(file)))
  expect(readers).toEqual(['local/table.worker.ts'])
  const touching = files.filter(file => /store\('secrets'\)/.test(source(file)))
  expect(touching.sort()).toEqual(['local/store.ts', 'local/vault.ts'])
  // The store that pages use writes the secret of a lesson and forgets secrets, but never reads one.
  expect(source('local/store.ts')).not.toMatch(/store\('secrets'\)\.get/)
})

test('what pages know of a table names no secret', () => {
  const row = /export interface TableRow \{[\s\S]*?\n\}/.exec(source('local/rows.ts'))![0]
  expect(row).not.toMatch(/^ {2}readonly secret/m)
  const protocol = source('local/protocol.ts').split('export type TableMethods')[1]!
  expect(protocol).not.toContain('secret')
})
