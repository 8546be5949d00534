// The component browser of Pax Hispanica: on its own page, and over a table with what the seat sees.
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { button, countOfThings, deck, lookBack, openBox, soon } from '../workshop/visits.ts'

const visit = useBrowser()

test('filters narrow one after the other, are announced, and are cleared at once', async () => {
  const page = await openBox(visit)
  expect(await countOfThings(page)).toBe('114 cards of 114')
  expect(await page.locator('[data-card]').count()).toBe(114)
  await deck(page, 'Ship').click()
  await expect.poll(() => countOfThings(page), soon).toBe('25 cards of 114')
  await button(page, 'SMUGGLER').click()
  await page.getByRole('combobox', { name: 'Seamanship' }).selectOption({ label: 'B or better' })
  await expect.poll(() => countOfThings(page), soon).toBe('One card of 114')
  await page.getByRole('button', { name: 'Sir John Hawkins B, Ship' }).waitFor()
  await button(page, 'Clear filters').click()
  await expect.poll(() => countOfThings(page), soon).toBe('114 cards of 114')
  expect(await deck(page, 'Ship').getAttribute('aria-pressed')).toBe('false')
  await page.getByRole('searchbox').fill('augsburg')
  await page.getByRole('button', { name: 'Banking House of Welser, Colony' }).waitFor()
  await expect.poll(() => countOfThings(page), soon).toBe('One card of 114')
})

test('a card is opened by keyboard, read large with its sources, and leads to its rule', async () => {
  const page = await openBox(visit)
  await page.getByRole('searchbox').fill('c0')
  await page.getByRole('button', { name: 'Chocolate Baron, Colony' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Chocolate Baron' })
  expect(await dialog.textContent()).toContain('Caracas planters')
  expect(await dialog.locator('.px-card-facts').textContent()).toMatch(/reconstructed.*stated.*derived/s)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('dialog', { name: 'Latvian Neu Kurland' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count(), soon).toBe(0)
  await page.getByRole('button', { name: 'Chocolate Baron, Colony' }).click()
  await dialog.getByRole('button', { name: 'Read rule RS-apostasy' }).click()
  await page.waitForURL('**/rules/pax-hispanica/RS-apostasy')
  await expect.poll(() => page.locator('.rule-open .rule-id').textContent(), soon).toBe('RS-apostasy')
})

test('at a table it says where every card is, and of unseen ones only behind how many backs', async () => {
  const page = await lookBack(visit, 'nobody-')
  await button(page, 'Components').click()
  const stage = page.getByRole('dialog', { name: 'Components' })
  // The game has just been set up: a card lies face up on each deck, and a bystander has seen nothing else.
  await stage.getByRole('button', { name: 'face up 4' }).click()
  await expect.poll(() => stage.locator('[data-card]').count(), soon).toBe(4)
  await stage.getByRole('button', { name: /^unseen/ }).click()
  await expect.poll(() => stage.locator('[data-card]').count(), soon).toBe(110)
  await stage.getByRole('searchbox').fill('romance')
  const havens = stage.getByRole('row', { name: /^Haven/ })
  expect(await havens.getByRole('cell').allTextContents()).toEqual(['14', '10', '4', '0'])
  await expectAccessible(page)
})
