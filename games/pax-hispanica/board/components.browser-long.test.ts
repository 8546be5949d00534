import { expect, test } from 'vitest'
import { expectAccessible, expectNothingCut } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { button, countOfThings, deck, lookBack, openBox, soon } from '../workshop/visits.ts'

const visit = useBrowser()

test('the icons are those of the chosen edition', async () => {
  const page = await openBox(visit)
  await button(page, 'Tax Revolt').click()
  await expect.poll(() => countOfThings(page), soon).toBe('24 cards of 114')
  await button(page, 'English').click()
  await expect.poll(() => countOfThings(page), soon).toBe('20 cards of 114')
})

test('Omens, places and pieces are there too', async () => {
  const page = await openBox(visit)
  for (const [section, things, one] of [
    ['Omens', '9 components', 'Hurricane'],
    ['Places', '66 components', 'Havana'],
    ['Pieces', '17 components', 'Cathedrals'],
  ]) {
    await button(page, section).click()
    await expect.poll(() => countOfThings(page), soon).toBe(things)
    await page.getByRole('heading', { name: one, exact: true }).waitFor()
    await expectAccessible(page)
  }
})

test.each(['light', 'dark'] as const)('nothing serious is found in the %s theme', async colorScheme => {
  const page = await openBox(visit, { colorScheme })
  await deck(page, 'Royalty').click()
  await expect.poll(() => countOfThings(page), soon).toBe('26 cards of 114')
  await expectAccessible(page)
})

test('in Polish on a phone everything is found and nothing is cut', async () => {
  const page = await openBox(visit, { locale: 'pl-PL', viewport: { width: 360, height: 740 } })
  await expectNothingCut(page)
  await page.getByText('Filtry', { exact: true }).click()
  await deck(page, 'Statki', 'Talia').click()
  await expect.poll(() => countOfThings(page), soon).toBe('25 kart z 114')
  await page.getByRole('searchbox').fill('grabiezca')
  await expect.poll(() => countOfThings(page), soon).toMatch(/^\d kart/)
  await expectNothingCut(page)
  await page.locator('[data-card]').first().click()
  await page.getByRole('dialog').waitFor()
  await expectNothingCut(page)
})

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
