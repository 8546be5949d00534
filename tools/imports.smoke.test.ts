// Vitest is more lenient than Node's type stripping, so every file that Node runs is loaded by Node itself.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './programs.ts'

const files = globSync('{kernel,session,bots,games,table,cli,tools}/**/*.ts', {
  cwd: root,
  exclude: path =>
    path.endsWith('.test.ts') || path.includes('node_modules') || /^games[\\/][^\\/]+[\\/]board$/.test(path),
})

const loadAll = `
  import { pathToFileURL } from 'node:url'
  const failures = []
  for (const file of process.argv.slice(1)) await import(pathToFileURL(file)).catch(error => failures.push(file + ': ' + error))
  console.log(JSON.stringify(failures))
`

test('Node loads every source file, and no program starts by being loaded', () => {
  expect(files).toContain('cli/main.ts')
  const node = spawnSync(process.execPath, ['--input-type=module', '-e', loadAll, ...files], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(node.stderr).toBe('')
  expect(node.stdout).toBe('[]\n')
})
