// A recorded game of Pax Hispanica is looked back at: where every card was at its start, and why it ended as it did.
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { button, lookBack, soon } from '../workshop/visits.ts'

const visit = useBrowser()

test('G3e: every card is where it is known to be, and at the end Sun King shows its three conditions true', async () => {
  const page = await lookBack(visit, 'sun-king')
  await button(page, 'Components').click()
  const box = page.getByRole('dialog', { name: 'Components' })
  // The game has just been set up: a card lies face up on each deck, each of five hands holds two Havens, and a bystander has
  // seen nothing else.
  await box.getByRole('button', { name: 'face up 4' }).click()
  await expect.poll(() => box.locator('[data-card]').count(), soon).toBe(4)
  await box.getByRole('button', { name: /^unseen/ }).click()
  await expect.poll(() => box.locator('[data-card]').count(), soon).toBe(110)
  await box.getByRole('searchbox').fill('romance')
  const havens = box.getByRole('row', { name: /^Haven/ })
  expect(await havens.getByRole('cell').allTextContents()).toEqual(['14', '4', '10', '0'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached', ...soon })

  await page.getByRole('button', { name: 'To the end' }).click()
  await page.getByRole('button', { name: 'Show the end' }).click()
  const stage = page.getByRole('dialog')
  await stage.locator('.line-chart').first().waitFor(soon)
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
