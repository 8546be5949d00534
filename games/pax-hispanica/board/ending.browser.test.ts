// How Pax Hispanica ends: recorded games are imported, and their end explains itself.
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { endOf, soon } from '../workshop/visits.ts'

const visit = useBrowser()

test('G3e: Sun King shows its three conditions true, the Chests in the War Coffers, and leads to the rule', async () => {
  const { page, stage } = await endOf(visit, 'sun-king')
  const conditions = stage.locator('.px-verdict > ul > li')
  expect(await conditions.count()).toBe(3)
  expect(await stage.locator('.px-verdict > ul > .px-is-met').count()).toBe(3)
  expect(await conditions.first().textContent()).toContain('Sun King')
  expect(await conditions.last().textContent()).toContain('9 there, 9 needed')
  expect(await conditions.last().locator('use[href="#px-chest"]').count()).toBe(9)
  await expectAccessible(page, 'dialog[open]')
  await stage.getByRole('button', { name: 'Read rule G3e' }).click()
  await expect.poll(() => page.locator('.rule-open .rule-id').textContent(), soon).toBe('G3e')
  await page.getByRole('button', { name: 'Show the end' }).click()
  await stage.getByRole('heading', { level: 2, name: /wins: Sun King$/ }).waitFor()
})
