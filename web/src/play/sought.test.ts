import { expect, test } from 'vitest'
import { isSought } from './sought.ts'

test.each([
  ['San Juan, Caribbean', 'ju', true],
  ['San Juan, Caribbean', 'carib san', true],
  ['Darién, Panama', 'Darie', true],
  ['Łódź', 'lodz', true],
  ['2318, Caribbean', '231', true],
  ['2318, Caribbean', '318', false],
  ['San Juan, Caribbean', 'juan x', false],
  ['San Juan, Caribbean', ' ', true],
])('%s, sought as "%s": %s', (name, typed, found) => {
  expect(isSought(name, typed)).toBe(found)
})
