import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './programs.ts'

let house: string

/** An empty house with nothing but the bootstrap and a lockfile. */
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'spanish-main-run-'))
  mkdirSync(join(house, 'tools'))
  mkdirSync(join(house, 'bin'))
  copyFileSync(join(root, 'tools', 'run.mjs'), join(house, 'tools', 'run.mjs'))
  writeFileSync(join(house, 'package-lock.json'), '{}')
})
afterEach(() => rmSync(house, { recursive: true }))

/** A program of that name that is found before the real one. */
function pretend(name: string, script: string) {
  writeFileSync(join(house, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

/** Starts the bootstrap after `prelude`, which can make the host look like another one. */
function run(prelude: string) {
  writeFileSync(join(house, 'prelude.mjs'), prelude)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', join(house, 'prelude.mjs'), join(house, 'tools', 'run.mjs'), '-e', 'console.log("ahoy")'],
    { encoding: 'utf8', env: { ...process.env, PATH: `${join(house, 'bin')}:${process.env.PATH}` } },
  )
  return { status, stdout, stderr }
}

const hostVersion = (version: string) =>
  `Object.defineProperty(process, 'version', { value: 'v${version}' })
   Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`

const installing = 'Installing what is missing (npm ci) …\n'
const installs = 'mkdir -p node_modules && touch node_modules/.package-lock.json'

test('a host that is too old is told so before anything is installed', () => {
  pretend('npm', 'exit 9')
  const sentence = 'Spanish Main needs Node 20.19 or later to start, and this is v18.20.0.\n'
  expect(run(hostVersion('18.20.0'))).toEqual({ status: 1, stdout: '', stderr: sentence })
})

test('a failed installation is one sentence', () => {
  pretend('npm', 'exit 1')
  const sentence = 'The installation failed: npm says why above; nothing was started.\n'
  expect(run('')).toEqual({ status: 1, stdout: '', stderr: installing + sentence })
})

test('where the pinned Node does not run, a host of 24.2 or later takes its place', () => {
  pretend('npm', installs)
  expect(run(hostVersion('24.2.0'))).toEqual({ status: 0, stdout: 'ahoy\n', stderr: installing })
})

test('where the pinned Node does not run, an older host is one sentence', () => {
  pretend('npm', installs)
  const { status, stderr } = run(hostVersion('20.19.0'))
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^Installing .*\nThe pinned Node does not run on this platform \(\S+\) .* is v20\.19\.0: install Node 24\.2 or later and try again\.\n$/,
  )
})

test('what is installed is not installed again', () => {
  pretend('npm', installs)
  run(hostVersion('24.2.0'))
  pretend('npm', 'exit 1')
  expect(run(hostVersion('24.2.0'))).toEqual({ status: 0, stdout: 'ahoy\n', stderr: '' })
})
