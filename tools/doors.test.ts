// What Biome, which guards the imports between the rooms, cannot see.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './programs.ts'

type Find = { file: string; line: number; text: string }

/** Where a pattern occurs in the sources (not the tests) that a glob selects. */
function find(pattern: RegExp, glob: string, except: string[] = []): Find[] {
  const files = globSync(glob, { cwd: root, exclude: path => path.includes('node_modules') || path.includes('.test.') })
  return files.filter(file => !except.includes(file)).flatMap(file => findIn(file, pattern))
}

function findIn(file: string, pattern: RegExp): Find[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((text, index) =>
    pattern.test(text) ? [{ file, line: index + 1, text: text.slice(0, 200) }] : [],
  )
}

test('shared rooms never name a game, except in one list each', () => {
  const names = /pax[- ]hispanica|\blords\b|\bconquistador\b|\bmaracaibo\b/i
  const shared = '{kernel,session,bots,ui,table,cli,tools,web/src}/**/*.{ts,tsx,css}'
  expect(find(names, shared, ['web/src/games.ts', 'cli/games.ts', 'table/games.ts'])).toEqual([])
})

test('rules depend on nothing but their arguments', () => {
  const impure = /\bnew Date\b|\bDate\s*[.(]|\bMath\.random\b|\bperformance\s*\.|\blocaleCompare\b|\bcrypto(\.|['"])/
  expect(find(impure, '{kernel,session,games/*/{rules,actions,data,bots}}/**/*.ts')).toEqual([])
})

describe('what is committed holds on every machine', () => {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = git.stdout.split('\n').filter(file => /\.(ts|tsx|mjs|json|md|css|svg|html|yml)$|^\.|^[^.]+$/.test(file))

  test.skipIf(git.status !== 0)('no file mentions a path of one machine', () => {
    const paths = /(^|[^\w.])\/(work|root|home\/\w+|Users\/\w+)\/|\.\.\/shared/
    expect(files.filter(Boolean).flatMap(file => findIn(file, paths))).toEqual([])
  })

  test('the lockfile names no registry', () => {
    expect(findIn('package-lock.json', /"resolved": "http|registry/)).toEqual([])
  })
})
