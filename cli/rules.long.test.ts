import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Runs `cli rules` with one refusal switched off after the other. */
function mutate(...args: string[]): { missing: string[]; survivors: string[] } {
  const { stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'main.ts'), 'rules', ...args, '--mutate', '--json'],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}')
}

test.each([
  ['the fixture game', ['cove', '--fixture']],
  ['Pax Hispanica', ['pax-hispanica']],
])('no refusal of %s can be left out unnoticed', (_, args) => {
  const { missing, survivors } = mutate(...args)
  expect({ missing, survivors }).toEqual({ missing: [], survivors: [] })
})
