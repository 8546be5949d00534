import { expect, test } from 'vitest'
import { ruleOf } from './tests.ts'

test('a refusal that was reached proves its rule', () => {
  expect(ruleOf('E1/occupied')).toBe('E1')
  expect(ruleOf('E5a-limit')).toBe('E5a-limit')
})
