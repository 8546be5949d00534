import { expect, test } from 'vitest'
import { readRoute } from './router.tsx'

test.each([
  ['/', { page: 'lobby' }],
  ['/settings', { page: 'settings' }],
  ['/new/cove', { page: 'new', game: 'cove' }],
  ['/rules/cove', { page: 'rules', game: 'cove', rule: undefined }],
  ['/rules/cove/E5f-fort', { page: 'rules', game: 'cove', rule: 'E5f-fort' }],
  ['/table/0a1b2c', { page: 'table', id: '0a1b2c' }],
  ['/replay/0a1b2c/', { page: 'replay', id: '0a1b2c' }],
  ['/new', { page: 'nowhere' }],
  ['/elsewhere/7', { page: 'nowhere' }],
])('%s', (path, route) => {
  expect(readRoute(path)).toEqual(route)
})
