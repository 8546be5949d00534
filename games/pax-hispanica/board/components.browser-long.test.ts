import { expect, test } from 'vitest'
import { expectAccessible, expectNothingCut } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { button, countOfThings, deck, openBox, soon } from '../workshop/visits.ts'

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
