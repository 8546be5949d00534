/** The part of Vitest's JSON report that we count. */
export type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    status: string
    assertionResults: { status?: string; fullName?: string; failureMessages?: readonly string[] }[]
    name?: string
    startTime?: number
    endTime?: number
  }[]
}

export type Count = { passed: number; failed: number }

export function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/**
 * What a run of Vitest amounts to. A file that could not be loaded holds no tests and is one failure; a run that
 * failed without naming anything (an unhandled error, no report at all) is one too.
 */
export function countReport(report: Report | undefined, exitCode: number): Count {
  const unloaded = report?.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = (report?.numFailedTests ?? 0) + (unloaded?.length ?? 0)
  return { passed: report?.numPassedTests ?? 0, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}

/** How many seconds the test files of each game took, one after the other; what all share is in no game's account. */
export function secondsByGame(report: Report | undefined): Map<string, number> {
  const spent = new Map<string, number>()
  for (const { name = '', startTime = 0, endTime = 0 } of report?.testResults ?? []) {
    const [, game] = /[\\/]games[\\/]([^\\/]+)[\\/]/.exec(name) ?? []
    if (game !== undefined) spent.set(game, (spent.get(game) ?? 0) + (endTime - startTime) / 1000)
  }
  return spent
}

/** The tests that passed, but not at once: what was wrong the first time is still in their report. */
export function secondTries(report: Report | undefined): string[] {
  return (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName = '' }) => fullName),
  )
}
