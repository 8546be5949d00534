// The goods year told step by step to somebody at a table with others.
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'

const visit = useBrowser()
let record: string

beforeAll(() => {
  record = recordAt('auction-turn', { year: 1619 })
})

async function sitDown(remembered: Record<string, string> = {}): Promise<Page> {
  const page = await visit('/import', {
    remembered: { pace: 'instant', confirm: 'never', ...remembered },
  })
  await page.locator('textarea').fill(record)
  await page.locator('button[type=submit]').click()
  await page.locator('.dock-bar :focus[data-first]').waitFor()
  return page
}

const told = (page: Page) => page.locator('.telling')

test('it plays on by itself, pauses, and its rule opens in the drawer', async () => {
  const page = await sitDown()
  const count = page.locator('.telling-count')
  const first = await count.textContent()
  await told(page).getByRole('button', { name: 'Play on' }).click()
  await expect.poll(() => count.textContent(), { timeout: 20_000 }).not.toBe(first)
  await told(page).getByRole('button', { name: 'Pause' }).click()
  await told(page).getByRole('button', { name: 'Play on' }).waitFor()
  const rule = (await told(page).locator('h3 .rule-chip').textContent()) ?? ''
  await told(page).locator('h3 .rule-chip').click()
  await page.locator('.drawer-panel', { hasText: rule }).waitFor()
})

test('whoever wants no telling has none', async () => {
  const page = await sitDown({ telling: 'off' })
  expect(await told(page).count()).toBe(0)
})
