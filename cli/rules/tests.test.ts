import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failuresOf, ruleOf } from './tests.ts'

test('a refusal that was reached proves its rule', () => {
  expect(ruleOf('E1/occupied')).toBe('E1')
  expect(ruleOf('E5a-limit')).toBe('E5a-limit')
})

test('what failed is named by file and title, and a file that could not be run by itself', () => {
  const file = (name: string, status: string, ...assertionResults: { status: string; fullName: string }[]) => ({
    ...{ name: join(import.meta.dirname, name), startTime: 0, endTime: 1, status, assertionResults },
  })
  const testResults = [
    file('good.test.ts', 'passed', { status: 'passed', fullName: 'E1: one' }),
    file(
      'bad.test.ts',
      'failed',
      { status: 'passed', fullName: 'E2: two' },
      { status: 'failed', fullName: 'E3: three' },
    ),
    file('broken.test.ts', 'failed'),
  ]
  expect(failuresOf({ testResults })).toEqual(['cli/rules/bad.test.ts: E3: three', 'cli/rules/broken.test.ts'])
})
