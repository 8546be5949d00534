import { expect, test } from 'vitest'
import { isDamaged, linesOf, newRow, readRow } from './rows.ts'

const row = newRow(
  { id: '1', game: 'cove', name: '', options: {}, holders: [{ kind: 'person', name: 'Anne' }], nonces: ['a'] },
  7,
)

test('a row is read as it was written, one from before there were nonces too', () => {
  expect(readRow('1', row)).toEqual(row)
  const { nonces: _nonces, ...older } = row
  expect(readRow('1', older)).toEqual({ ...row, nonces: [] })
})

test.each([
  undefined,
  null,
  'a table',
  {},
  { ...row, holders: undefined },
  { ...row, holders: [] },
  { ...row, holders: [null] },
  { ...row, changed: 'yesterday' },
  { ...row, names: 3 },
])('a damaged row is told from the others: %j', value => {
  const read = readRow('1', value)
  expect(isDamaged(read)).toBe(true)
  expect(read.id).toBe('1')
})

test('a line that is lost leaves a gap, so that the next one is not written over another', () => {
  const keys = [0, 1, 3, 4].map(number => ['1', number] as const)
  expect(linesOf(keys, ['start', 'anne pass', 7, 'bart pass'])).toEqual([
    'start',
    'anne pass',
    '!lost',
    '!lost',
    'bart pass',
  ])
})
