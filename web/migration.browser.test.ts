// Tables that an earlier version of the application left in the browser.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../tools/browser-visit.ts'

const visit = useBrowser()

const corpus = join(import.meta.dirname, '../kernel/fixture/corpus/count-short-game.record')
const lines = readFileSync(corpus, 'utf8').split('\n')
const secret = lines.find(line => line.startsWith('!secret'))!.slice('!secret '.length)
/** The record up to the first move of anne's turn, as the first version kept it. */
const record = `${lines
  .slice(
    0,
    lines.findIndex(line => line.startsWith('anne crew')),
  )
  .join('\n')}\n`

const holders = ['Anne', 'Bart'].map(name => ({ kind: 'person', name }))
const row = {
  ...{
    id: 'old',
    game: 'cove',
    name: 'An old table',
    options: { short: true },
    holders,
    names: ['anne', 'bart'],
    secret,
  },
  ...{ created: 1, changed: 2, revision: 5, moves: 2, waiting: 1, ending: '', winner: -1 },
}

/** Makes the database of the first version, with a good table and a damaged one. */
async function leaveTables(page: Page): Promise<void> {
  await page.evaluate(
    ([good, text]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('spanish-main', 1)
        request.onupgradeneeded = () => {
          for (const name of ['tables', 'records', 'notes']) request.result.createObjectStore(name)
        }
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction(['tables', 'records'], 'readwrite')
          transaction.objectStore('tables').put(good, 'old')
          transaction.objectStore('records').put(text, 'old')
          transaction.objectStore('tables').put({ id: 'broken', holders: 'nobody' }, 'broken')
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    [row, record] as const,
  )
}

/** All that the browser keeps now, by store. */
const kept = (page: Page): Promise<Record<string, unknown[]>> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('spanish-main')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const names = ['tables', 'heads', 'entries', 'secrets', 'positions']
          const transaction = request.result.transaction(names)
          const all: Record<string, unknown[]> = {}
          for (const name of names) {
            const asked = transaction.objectStore(name).getAll()
            asked.onsuccess = () => {
              all[name] = asked.result
            }
          }
          transaction.oncomplete = () => resolve(all)
        }
      }),
  )

test('old tables are kept line by line, go on, and are not hidden by a damaged one', async () => {
  const page = await visit('/healthz')
  await leaveTables(page)
  await page.goto(new URL('/?fixture', page.url()).href)
  await page.getByText('An old table').waitFor()
  await page.getByText('A damaged table').waitFor()

  const moved = await kept(page)
  expect(JSON.stringify(moved.tables)).not.toContain(secret)
  expect(moved.secrets).toEqual([secret])
  expect(`${[...moved.heads!, '', ...moved.entries!].join('\n')}\n`).toBe(record)

  await page.getByRole('link', { name: 'Open An old table' }).click()
  // Two people share the screen, so the table asks who looks; by then it is open.
  await page.getByRole('dialog').waitFor()
  const opened = await kept(page)
  expect(opened.entries!.slice(0, moved.entries!.length)).toEqual(moved.entries)
  expect(opened.entries!.slice(moved.entries!.length)).toEqual(['!seat anne person Anne', '!seat bart person Bart'])
  expect(opened.positions).toHaveLength(1)
})
