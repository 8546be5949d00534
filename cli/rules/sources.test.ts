import { expect, test } from 'vitest'
import { idsIn } from './sources.ts'

const found = (line: string) => {
  const { code, comment } = idsIn(line)
  return [[...code], [...comment]]
}

test('an id in code is told apart from one in a comment', () => {
  expect(found("  step('D1a', updateOrder), // D1b comes later")).toEqual([['D1a'], ['D1b']])
  expect(found('/** E5-limit. One attack. */')).toEqual([[], ['E5-limit', 'One']])
  expect(found(' * F2e: while somebody decides')).toEqual([[], ['F2e']])
  expect(found("const A = no('E1', 'occupied')")).toEqual([['E1'], []])
  expect(found('const x = 2 * y')).toEqual([[], []])
})

test('an id may begin with a number, as the sections of some rulebooks do', () => {
  expect(found("  step('6.41-A', appoint), // 6.3, 24.17.")).toEqual([['6.41-A'], ['6.3', '24.17']])
})
