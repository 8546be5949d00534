import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium } from './chromium.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spanish-main-chromium-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function program(name: string, mode = 0o755): string {
  writeFileSync(join(folder, name), '', { mode })
  return join(folder, name)
}

test('CHROMIUM names the browser, even if it is wrong', () => {
  const named = program('my-browser')
  program('chromium')
  expect(findChromium({ CHROMIUM: named, PATH: folder })).toBe(named)
  expect(findChromium({ CHROMIUM: join(folder, 'none'), PATH: folder })).toBeUndefined()
})

test('otherwise PATH is searched, for Chromium before its kin', () => {
  const chrome = program('google-chrome')
  expect(findChromium({ PATH: ['', join(folder, 'none'), folder].join(delimiter) })).toBe(chrome)
  const chromium = program('chromium')
  expect(findChromium({ PATH: folder })).toBe(chromium)
})

test('a file that cannot be run is no browser', () => {
  program('chromium', 0o644)
  expect(findChromium({ PATH: folder })).toBeUndefined()
})
