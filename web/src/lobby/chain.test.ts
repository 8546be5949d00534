import { expect, it } from 'vitest'
import { newRow, type TableRow } from '../local/rows.ts'
import { chainOf, isFollowed } from './chain.ts'

const row = (id: string, table?: string): TableRow =>
  newRow(
    {
      ...{ id, game: 'cove', name: '', options: {}, holders: [], nonces: [] },
      ...(table === undefined ? {} : { before: { table, head: 'h', legacy: null } }),
    },
    0,
  )

it('puts the tables of a campaign in order, also if some are gone', () => {
  const rows = [row('c', 'b'), row('a'), row('b', 'a'), row('x', 'gone')]
  expect(chainOf(rows, rows[0]).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(chainOf(rows, rows[3]).map(({ id }) => id)).toEqual(['x'])
  expect(rows.map(each => isFollowed(rows, each))).toEqual([false, true, true, false])
})

it('finds the table before by its chain where it was imported', () => {
  const first = { ...row('a'), hands: { head: 'end of a', legacy: null } }
  const second = { ...row('b'), before: { head: 'end of a', legacy: null } }
  expect(chainOf([second, first], second).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(isFollowed([second, first], first)).toBe(true)
  expect(chainOf([second, row('x')], second)).toEqual([second])
})
