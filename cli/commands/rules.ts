import { type Refusal, refusals } from '@spanish-main/kernel'
import { type Command, gameOf } from '../outcome.ts'
import { progress } from '../progress.ts'
import { findUses, type Uses } from '../rules/sources.ts'
import { runTests, type TestRun } from '../rules/tests.ts'

export const rules: Command = {
  name: 'rules',
  arguments: ['game'],
  options: { mutate: 'flag', fixture: 'flag' },
  usage: 'rules <game> [--mutate]',
  summary: 'shows where each rule is enforced and tested; --mutate switches refusals off, one at a time',
  async run(input) {
    const listed = await gameOf(input)
    const { catalogue } = listed.game
    const uses = findUses(listed.folders.rules, Object.keys(catalogue))
    const run = await runTests(listed.folders.tests)
    const rows = Object.keys(catalogue).map(id => row(id, catalogue[id].kind, uses.get(id) ?? NOWHERE, run))
    const kinds = (kind: string) => rows.filter(each => each.kind === kind)
    const enforceable = kinds('rule')
    const survivors = input.flags.has('mutate') ? await mutate(listed.folders.tests, refusals(catalogue), run) : []
    const missing = enforceable
      .filter(({ places, comments, tests }) => places.length + comments.length === 0 || tests === 0)
      .map(each => each.id)
    const unproven = enforceable.filter(each => each.places.length === 0 || !each.reached).map(each => each.id)
    const result = {
      total: rows.length,
      enforced: enforceable.filter(each => each.places.length > 0).length,
      tested: enforceable.filter(each => each.reached).length,
      classified: kinds('definition').length,
      pending: kinds('pending').map(each => each.id),
      missing,
      unproven,
      survivors,
      failures: run.failures,
    }
    return {
      lines: [...rows.map(print), ...closing(result, run)],
      result,
      failed: missing.length + survivors.length + run.failed > 0,
    }
  },
}

interface Row {
  id: string
  kind: string
  /** Where it runs, and where a comment names it. */
  places: readonly string[]
  comments: readonly string[]
  tests: number
  reached: boolean
}

const NOWHERE: Uses = { code: [], comments: [] }

/**
 * A rule is enforced if code that runs names it, and tested if a test reached its steps, refusals or events. What stands
 * in comments alone, or was never reached, is unproven; what nobody names, or no test names, is missing.
 */
function row(id: string, kind: string | undefined, { code, comments }: Uses, run: TestRun): Row {
  return {
    id,
    kind: kind ?? 'rule',
    places: code,
    comments,
    tests: run.naming.get(id) ?? 0,
    reached: run.reached.has(id),
  }
}

function print({ id, kind, places, comments, tests, reached }: Row): string {
  const told = comments.length > 0 ? `in a comment: ${comments[0]}` : 'not found in the code'
  const where = kind === 'rule' ? places.slice(0, 3).join(', ') || told : kind
  const proof =
    tests === 0 ? (kind === 'rule' ? 'no test names it' : '') : `${tests} tests${reached ? ', reached' : ''}`
  return `${id.padEnd(24)} ${where.padEnd(70)} ${proof}`
}

function closing(
  result: {
    total: number
    enforced: number
    tested: number
    classified: number
    pending: string[]
    missing: string[]
    unproven: string[]
    survivors: string[]
  },
  run: TestRun,
): string[] {
  return [
    `${result.total} ids: ${result.enforced} enforced, ${result.tested} tested, ${result.classified} definitions, ${result.pending.length} pending`,
    `${run.passed} tests passed, ${run.failed} failed`,
    ...run.failures.map(each => `failed: ${each}`),
    `missing: ${result.missing.join(', ') || 'none'}`,
    `unproven (in comments alone, or reached by no test): ${result.unproven.join(', ') || 'none'}`,
    ...(result.survivors.length > 0 ? [`survivors: ${result.survivors.join(', ')}`] : []),
  ]
}

/** Switches every refusal of the game off in turn; one that no test notices survives. */
async function mutate(tests: string, candidates: readonly Refusal[], run: TestRun): Promise<string[]> {
  const survivors: string[] = []
  const bar = progress(candidates.length, 'refusals')
  for (const [i, { id }] of candidates.entries()) {
    if (!(await isNoticed(tests, id, run))) survivors.push(id)
    bar.done(i + 1)
  }
  bar.end()
  return survivors
}

/** Files that take longer, such as those that play whole games, are asked only if no quicker one noticed. */
const QUICK_MS = 3000

/** Tests that take so many times as long as usual, besides the time to start them, hang. */
const PATIENCE = 10
const STARTING_MS = 60_000

async function isNoticed(tests: string, id: string, { filesReaching, duration }: TestRun): Promise<boolean> {
  const files = filesReaching.get(id) ?? []
  const isQuick = (file: string) => (duration.get(file) ?? 0) < QUICK_MS
  for (const part of [files.filter(isQuick), files.filter(file => !isQuick(file))]) {
    if (part.length === 0) continue
    const usual = part.reduce((sum, file) => sum + (duration.get(file) ?? 0), 0)
    const { failed } = await runTests(tests, { files: part, mutate: id, limit: STARTING_MS + PATIENCE * usual })
    if (failed > 0) return true
  }
  return false
}
