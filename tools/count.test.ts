import { expect, test } from 'vitest'
import { add, countReport } from './count.ts'

test('a report counts its tests', () => {
  const report = { numPassedTests: 5, numFailedTests: 2, testResults: [{ status: 'failed', assertionResults: [{}] }] }
  expect(countReport(report, 1)).toEqual({ passed: 5, failed: 2 })
})

test('a file that does not load is one failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] }
  expect(countReport(report, 1)).toEqual({ passed: 5, failed: 1 })
})

test('a failed run never counts as clean', () => {
  expect(countReport({ numPassedTests: 5, numFailedTests: 0, testResults: [] }, 1)).toEqual({ passed: 5, failed: 1 })
  expect(countReport(undefined, 1)).toEqual({ passed: 0, failed: 1 })
})

test('counts add up', () => {
  expect(add({ passed: 1, failed: 0 }, { passed: 2, failed: 3 })).toEqual({ passed: 3, failed: 3 })
})
