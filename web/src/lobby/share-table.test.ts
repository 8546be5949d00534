import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goneTables, sweepGone } from '../local/gone.ts'
import { handOver } from '../local/hand-over.ts'
import { shareTable } from './share-table.ts'

const made = { id: 'there', host: 'smh-1', keys: [] }

beforeEach(() => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, to: string) => kept.set(key, to),
  }
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

/** A worker that hands a table over in its own way, or breaks down. */
const worker = (share: () => Promise<unknown>, breaks = false) => {
  const closed = vi.fn()
  const start = (_: () => void, onFault: () => void) => {
    if (breaks) queueMicrotask(onFault)
    return { ask: share as never, close: closed }
  }
  return { closed, start }
}

test('a table that the service does not take stays', async () => {
  const remove = vi.fn(async () => undefined)
  const refused = await handOver(() => Promise.reject(new Error('Too many tables.')), remove)
  expect(refused).toEqual({ refused: 'Too many tables.' })
  expect(remove).not.toHaveBeenCalled()
})

test('a table that the service has is played there, even if what was here cannot be deleted', async () => {
  const { start, closed } = worker(() =>
    handOver(
      async () => made,
      () => Promise.reject(new Error('QuotaExceededError')),
    ),
  )
  expect(await shareTable(start, 'here', [])).toMatchObject({ id: 'there' })
  expect(closed).toHaveBeenCalled()
  expect(goneTables()).toEqual(['here'])
  // It is tried again whenever the tables are read, until it is gone.
  await sweepGone(() => Promise.reject(new Error('QuotaExceededError')))
  expect(goneTables()).toEqual(['here'])
  const deleted: string[] = []
  await sweepGone(async id => void deleted.push(id))
  expect(deleted).toEqual(['here'])
  expect(goneTables()).toEqual([])
})

test('one that was handed over and deleted leaves nothing behind', async () => {
  const { start } = worker(() =>
    handOver(
      async () => made,
      async () => undefined,
    ),
  )
  expect(await shareTable(start, 'here', [])).toEqual(made)
  expect(goneTables()).toEqual([])
})

test.each([
  ['breaks down and never answers', worker(() => new Promise(() => undefined), true)],
  ['says that something went wrong', worker(() => Promise.reject(new Error('no-such-table')))],
])('a worker that %s is closed, and that is said', async (_, { start, closed }) => {
  expect(await shareTable(start, 'here', [])).toEqual({ broken: true })
  expect(closed).toHaveBeenCalled()
})
