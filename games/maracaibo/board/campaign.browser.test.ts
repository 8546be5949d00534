// A campaign as a chain of tables: the next one is set up with what the last handed on, and the lobby shows both.
import { expect, inject, test } from 'vitest'
import { useBrowser } from '../../../tools/browser-visit.ts'

const visit = useBrowser()

test('MU-11.5: a table that is over leads to the next, which knows its story', async () => {
  const page = await visit('/new/maracaibo', { remembered: { pace: 'instant', telling: 'off' } })
  await page.locator('.segment', { hasText: 'Campaign' }).click()
  await page.locator('.segment', { hasText: /^1$/ }).first().click()
  await page.getByRole('radio', { name: 'Deckhand' }).first().check()
  await page.getByRole('button', { name: 'Start' }).click()
  const end = page.getByRole('dialog')
  await end.getByText('A hut in the thicket').waitFor({ timeout: 40_000 })
  const first = page.url()
  await end.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => page.url() !== first && page.url().includes('/table/')).toBe(true)
  await page.goto(`${inject('address')}/`)
  await page.getByText('Campaign, table 2').waitFor()
  await page.getByRole('link', { name: 'Table 1' }).first().waitFor()
  expect(await page.getByRole('button', { name: 'Continue' }).count()).toBeLessThanOrEqual(1)
})
