import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { removeAbandoned, sourceHash } from './build.ts'

const house = mkdtempSync(join(tmpdir(), 'spanish-main-build-'))
afterAll(() => rmSync(house, { recursive: true }))

function put(path: string, content: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  writeFileSync(join(house, path), content)
}

put('package-lock.json', '{}')

test.each([
  'web/src/app.tsx',
  'ui/engraving/caribbean.svg',
  'kernel/fixture/text/en.json',
  'session/told.ts',
  'bots/hint.ts',
  'games/some/board/guide/start.record',
  'games/some/board/art/icons.svg',
  'games/some/board/chart/chart.css',
])('a build notices that %s has changed', path => {
  const before = sourceHash(house)
  put(path, 'one')
  const first = sourceHash(house)
  put(path, 'two')
  expect(new Set([before, first, sourceHash(house)]).size).toBe(3)
})

test('what is in no page makes no new build', () => {
  const before = sourceHash(house)
  for (const path of ['games/some/corpus/a.record', 'games/some/workshop/corpus.ts', 'ui/axis.test.ts']) put(path, 'x')
  expect(sourceHash(house)).toBe(before)
})

test('what a killed build left behind is removed; a build that goes on is left alone', async () => {
  const builds = join(house, 'dist')
  // No program has a number as high as this.
  const [killed, working] = [join(builds, 'building-99999999'), join(builds, `building-${process.pid}`)]
  for (const folder of [killed, working]) mkdirSync(folder, { recursive: true })
  await removeAbandoned(builds)
  expect([existsSync(killed), existsSync(working)]).toEqual([false, true])
})
