// A setup file of the unit tests (`setupFiles` in vitest.config.ts). It does nothing unless `cli rules` asks:
// SPANISH_MAIN_TRACE=<file> appends a line of JSON after each test, naming the rules that it reached;
// SPANISH_MAIN_MUTATE=<id> plays without that refusal, and some test must fail.
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { startTrace, switchOff, traced } from '../kernel/index.ts'
import { root } from './programs.ts'

/** One test and the rules that it reached. */
export type Traced = { file: string; test: string; ids: string[] }

const { SPANISH_MAIN_TRACE: traceFile, SPANISH_MAIN_MUTATE: mutated } = process.env

if (mutated) switchOff(mutated)

if (traceFile) {
  beforeEach(startTrace)
  afterEach(({ task }) => {
    const line: Traced = { file: relative(root, task.file.filepath), test: task.fullTestName, ids: traced() }
    appendFileSync(traceFile, `${JSON.stringify(line)}\n`)
  })
}
