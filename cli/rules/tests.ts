import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** What the tests of a game showed about its rules. */
export interface TestRun {
  readonly passed: number
  readonly failed: number
  /** What failed, each as its file and title, or as its file alone if that could not be run. */
  readonly failures: readonly string[]
  /** How many passing tests name each id in their title. */
  readonly naming: ReadonlyMap<string, number>
  /** Ids of rules and refusals that ran in some test. */
  readonly reached: ReadonlySet<string>
  /** The files with tests that reach each id, the quickest first. */
  readonly filesReaching: ReadonlyMap<string, string[]>
  /** How long each file took, in milliseconds. */
  readonly duration: ReadonlyMap<string, number>
}

interface Traced {
  readonly file: string
  readonly test: string
  readonly ids: readonly string[]
}

interface Report {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/**
 * Runs the unit tests of a folder, noting which rules they reach; with `mutate` one refusal is switched off. Without one
 * of its rules a game may go on for ever: tests that have not ended by the limit, in milliseconds, have failed.
 */
export async function runTests(
  folder: string,
  about: { files?: readonly string[]; mutate?: string; limit?: number } = {},
): Promise<TestRun> {
  const temporary = mkdtempSync(join(tmpdir(), 'spanish-main-rules-'))
  const trace = join(temporary, 'trace.jsonl')
  const report = join(temporary, 'report.json')
  const args = [
    'run',
    '--project',
    'unit',
    '--reporter=json',
    `--outputFile=${report}`,
    ...(about.mutate ? ['--bail=1'] : []),
  ]
  try {
    const environment = {
      SPANISH_MAIN_TRACE: about.mutate === undefined ? trace : '',
      SPANISH_MAIN_MUTATE: about.mutate ?? '',
    }
    const code = await vitest([...args, ...(about.files ?? [folder])], environment, about.limit)
    if (code === undefined) return { ...NOTHING, failed: 1, failures: [`${folder}: no end`] }
    const run = summarize(JSON.parse(readFileSync(report, 'utf8')) as Report, readTrace(trace))
    // Files that fail at the same moment may be cut short before the report has them: the exit code knows.
    return about.mutate !== undefined && code !== 0 && run.failed === 0 ? { ...run, failed: 1 } : run
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

const NOTHING: TestRun = {
  passed: 0,
  failed: 0,
  failures: [],
  naming: new Map(),
  reached: new Set(),
  filesReaching: new Map(),
  duration: new Map(),
}

/** Runs the tests, workers and all, in a process group of their own; gives their exit code, unless time ran out. */
function vitest(
  args: readonly string[],
  environment: Record<string, string>,
  limit = 3_600_000,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const script = join(root, 'node_modules', 'vitest', 'vitest.mjs')
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, ...environment },
      detached: true,
    })
    let ended = true
    const alarm = setTimeout(() => {
      ended = false
      process.kill(-child.pid!, 'SIGKILL')
    }, limit)
    child.on('error', reject)
    child.on('exit', code => {
      clearTimeout(alarm)
      resolve(ended ? (code ?? 1) : undefined)
    })
  })
}

function readTrace(file: string): Traced[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Traced)
}

/** The rule of a refusal such as `E1/occupied`; a rule is its own. */
export const ruleOf = (id: string): string => id.split('/')[0]

/** What failed, each as its file and title; a file that could not be run has no titles. */
export function failuresOf({ testResults }: Pick<Report, 'testResults'>): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failing = assertionResults.filter(each => each.status === 'failed').map(each => each.fullName)
    const file = relative(root, name)
    return status === 'failed' && failing.length === 0 ? [file] : failing.map(title => `${file}: ${title}`)
  })
}

function summarize(report: Report, traced: readonly Traced[]): TestRun {
  const naming = new Map<string, number>()
  for (const { assertionResults } of report.testResults) {
    for (const { status, fullName } of assertionResults) {
      if (status !== 'passed') continue
      for (const [id] of fullName.matchAll(/[A-Z0-9][A-Za-z0-9]*(?:[-.][A-Za-z0-9]+)*/g))
        naming.set(id, (naming.get(id) ?? 0) + 1)
    }
  }
  const duration = new Map(
    report.testResults.map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]),
  )
  const filesReaching = new Map<string, string[]>()
  for (const { file, ids } of traced) {
    for (const id of ids) {
      const files = filesReaching.get(id) ?? []
      const name = relative(root, file)
      if (!files.includes(name)) files.push(name)
      filesReaching.set(id, files)
    }
  }
  for (const files of filesReaching.values()) files.sort((a, b) => (duration.get(a) ?? 0) - (duration.get(b) ?? 0))
  const failures = failuresOf(report)
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    failures,
    naming,
    reached: new Set([...filesReaching.keys()].flatMap(id => [id, ruleOf(id)])),
    filesReaching,
    duration,
  }
}
