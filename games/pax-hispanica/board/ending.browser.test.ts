// How Pax Hispanica ends: recorded games are imported, and their end explains itself.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'

const soon = { timeout: 20_000 }
const corpus = join(import.meta.dirname, '../corpus')
const visit = useBrowser()

/** The recorded game that ended like this, looked back at from its start. */
async function lookBack(ending: string, options: BrowserContextOptions = {}): Promise<Page> {
  const [file] = globSync(`${ending}*.record`, { cwd: corpus })
  const page = await visit('/import', options)
  await page.locator('textarea').fill(readFileSync(join(corpus, file), 'utf8'))
  await page.locator('button[type=submit]').click()
  await page.getByRole('slider').waitFor()
  return page
}

/** The end screen of its table, with the charts. */
async function endOf(ending: string, options: BrowserContextOptions = {}) {
  const page = await lookBack(ending, options)
  await page.goto(page.url().replace('/replay/', '/table/'))
  const stage = page.getByRole('dialog')
  await stage.locator('.line-chart').first().waitFor(soon)
  return { page, stage }
}

test('G3e: Sun King shows its three conditions true, the Chests in the War Coffers, and leads to the rule', async () => {
  const { page, stage } = await endOf('sun-king')
  const conditions = stage.locator('.px-verdict > ul > li')
  expect(await conditions.count()).toBe(3)
  expect(await stage.locator('.px-verdict > ul > .px-is-met').count()).toBe(3)
  expect(await conditions.first().textContent()).toContain('Sun King')
  expect(await conditions.last().textContent()).toContain('9 there, 9 needed')
  expect(await conditions.last().locator('use[href="#px-chest"]').count()).toBe(9)
  await expectAccessible(page)
  await stage.getByRole('button', { name: 'Read rule G3e' }).click()
  await expect.poll(() => page.locator('.rule-open .rule-id').textContent(), soon).toBe('G3e')
  await page.getByRole('button', { name: 'Show the end' }).click()
  await stage.getByRole('heading', { level: 2, name: /wins: Sun King$/ }).waitFor()
})
