// npm test: every check of the repository, one headline each, and the closing line `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideChromium } from './chromium.ts'
import { add, type Count, countReport, secondsByGame, secondTries } from './count.ts'
import { biome, type Command, execute, tsc, vitest } from './programs.ts'

type Stage = { headline: string; run(): Promise<Count> }

/** The names of all tests that passed at their second try. */
const tired: string[] = []

/** A program whose exit code is the whole answer counts as one check. */
async function check(command: Command): Promise<Count> {
  const passed = (await execute(command)) === 0
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }
}

async function checks(...commands: Command[]): Promise<Count> {
  let count: Count = { passed: 0, failed: 0 }
  for (const command of commands) count = add(count, await check(command))
  return count
}

/** Runs one project of vitest.config.ts. */
async function tests(project: string, environment: Record<string, string>, ...options: string[]): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'spanish-main-test-'))
  const file = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`]
    const command = vitest('run', '--project', project, ...reporters, ...options)
    const exitCode = await execute({ ...command, environment })
    const report = readReport(file)
    const spent = [...secondsByGame(report)].map(([game, seconds]) => `${game} ${Math.round(seconds)} s`)
    if (spent.length > 0) console.log(`Files of each game, one after the other: ${spent.join(', ')}.`)
    tired.push(...secondTries(report))
    return countReport(report, exitCode)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

async function browserTests(project: string, environment: Record<string, string>): Promise<Count> {
  const chromium = provideChromium()
  return chromium ? tests(project, { ...environment, CHROMIUM: chromium }) : { passed: 0, failed: 1 }
}

function stages(long: boolean): Stage[] {
  const environment: Record<string, string> = long ? { SPANISH_MAIN_LONG: '1' } : {}
  const types = ['tsconfig.json', 'tsconfig.pure.json', 'tsconfig.browser.json', 'web/tsconfig.json']
  return [
    { headline: 'Format, lint and doors', run: () => check(biome('ci')) },
    { headline: 'Types', run: () => checks(...types.map(config => tsc('-p', config))) },
    { headline: 'Unit and property tests', run: () => tests('unit', environment) },
    { headline: 'Smoke: every program under Node itself', run: () => tests('smoke', environment) },
    ...(long ? [{ headline: 'Long campaigns', run: () => tests('long', environment, '--passWithNoTests') }] : []),
    { headline: 'Browser tests', run: () => browserTests('browser', environment) },
    ...(long ? [{ headline: 'Long browser tests', run: () => browserTests('browser-long', environment) }] : []),
  ]
}

async function main() {
  let count: Count = { passed: 0, failed: 0 }
  const times: string[] = []
  for (const stage of stages(process.argv.includes('--long'))) {
    console.log(`\n== ${stage.headline} ==`)
    const started = performance.now()
    const result = await stage.run()
    const line = `${stage.headline}: ${sentence(result)} (${Math.round((performance.now() - started) / 1000)} s)`
    console.log(line)
    times.push(line)
    count = add(count, result)
  }
  const again = tired.length === 0 ? '' : `\n\nPassed at the second try: ${tired.join('; ')}.`
  console.log(`\n${times.join('\n')}${again}\n\n${sentence(count)}`)
  process.exitCode = count.failed === 0 ? 0 : 1
}

const sentence = (count: Count) => `${count.passed} passed, ${count.failed} failed`

if (import.meta.main) await main()
