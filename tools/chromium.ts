import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome']

/** Chromium refuses its sandbox to root, and a test needs neither graphics hardware nor anything from the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The browser named by CHROMIUM, or else the first one in PATH. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (environment.CHROMIUM) return executable(environment.CHROMIUM) ? environment.CHROMIUM : undefined
  const folders = (environment.PATH ?? '').split(delimiter).filter(folder => folder !== '')
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(executable)
}

function mayInstall(): boolean {
  return (
    !process.env.SPANISH_MAIN_NO_APT &&
    !process.env.CHROMIUM &&
    process.getuid?.() === 0 &&
    spawnSync('apt-get', ['--version']).status === 0
  )
}

function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
}

/** Finds Chromium, or installs it where apt is at hand and we are root, or says what to install. */
export function provideChromium(): string | undefined {
  const found = findChromium()
  if (found) return found
  if (mayInstall()) {
    console.log('Chromium is missing: installing it with apt-get (SPANISH_MAIN_NO_APT=1 forbids this) …')
    if (apt('update') && apt('install', '-y', 'chromium')) return findChromium()
  }
  console.log('The browser tests need Chromium: install it, or name its program in CHROMIUM.')
  return undefined
}
