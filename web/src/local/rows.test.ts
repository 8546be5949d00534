import { expect, test } from 'vitest'
import { isDamaged, linesOf, newRow, readRow, whatIfHolders } from './rows.ts'

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

test('a what-if seats whoever looks back: at the seat of a bot, or among bots where others were far away', () => {
  const [anne, bart] = ['Anne', 'Bart'].map(name => ({ kind: 'person' as const, name }))
  const bot = { kind: 'bot' as const, name: 'mate' }
  const own = { kind: 'person' as const, name: '' }
  expect(whatIfHolders({ holders: [bot, bot] }, 1, 'deckhand')).toEqual([bot, own])
  expect(whatIfHolders({ holders: [bot, bot] }, -1, 'deckhand')).toEqual([bot, bot])
  expect(whatIfHolders({ holders: [anne, bart, bot] }, 1, 'deckhand')).toEqual([anne, bart, bot])
  const far = { holders: [anne, bart, bot], far: { seat: 0 } }
  expect(whatIfHolders(far, 0, 'deckhand')).toEqual([anne, { kind: 'bot', name: 'deckhand' }, bot])
})
