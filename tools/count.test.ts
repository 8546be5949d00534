import { expect, test } from 'vitest'
import { add, countReport, secondsByGame, secondTries } from './count.ts'

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

test('the seconds of a game are those of its files', () => {
  const file = (name: string, startTime: number, endTime: number) => ({
    ...{ status: 'passed', assertionResults: [{}] },
    ...{ name, startTime, endTime },
  })
  const testResults = [
    file('/house/games/lords/rules/a.test.ts', 0, 1500),
    file('/house/games/lords/board/b.test.ts', 1000, 1500),
    file('/house/games/maracaibo/c.test.ts', 0, 250),
    file('/house/kernel/d.test.ts', 0, 9000),
  ]
  const spent = secondsByGame({ numPassedTests: 4, numFailedTests: 0, testResults })
  expect([...spent]).toEqual([
    ['lords', 2],
    ['maracaibo', 0.25],
  ])
})

test('what passed at the second try only is named', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a bid is sealed', failureMessages: [] },
    {
      status: 'passed',
      fullName: 'the guide ends for good',
      failureMessages: ['TimeoutError: Timeout 30000ms exceeded.'],
    },
    { status: 'failed', fullName: 'coins fly', failureMessages: ['AssertionError', 'AssertionError'] },
  ]
  const testResults = [{ status: 'failed', assertionResults }]
  expect(secondTries({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual(['the guide ends for good'])
  expect(secondTries(undefined)).toEqual([])
})
