import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNothingCut } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'

const soon = { timeout: 20_000 }
const visit = useBrowser()

async function openBox(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit('/components/pax-hispanica', options)
  await page.locator('[data-card]').first().waitFor()
  return page
}

const count = (page: Page) => page.getByRole('status').textContent()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const deck = (page: Page, name: string, group = 'Deck') =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true })

test('the icons are those of the chosen edition', async () => {
  const page = await openBox()
  await button(page, 'Tax Revolt').click()
  await expect.poll(() => count(page), soon).toBe('24 cards of 114')
  await button(page, 'English').click()
  await expect.poll(() => count(page), soon).toBe('20 cards of 114')
})

test('Omens, places and pieces are there too', async () => {
  const page = await openBox()
  for (const [section, things, one] of [
    ['Omens', '9 components', 'Hurricane'],
    ['Places', '66 components', 'Havana'],
    ['Pieces', '17 components', 'Cathedrals'],
  ]) {
    await button(page, section).click()
    await expect.poll(() => count(page), soon).toBe(things)
    await page.getByRole('heading', { name: one, exact: true }).waitFor()
    await expectAccessible(page)
  }
})

test.each(['light', 'dark'] as const)('nothing serious is found in the %s theme', async colorScheme => {
  const page = await openBox({ colorScheme })
  await deck(page, 'Royalty').click()
  await expect.poll(() => count(page), soon).toBe('26 cards of 114')
  await expectAccessible(page)
})

test('in Polish on a phone everything is found and nothing is cut', async () => {
  const page = await openBox({ locale: 'pl-PL', viewport: { width: 360, height: 740 } })
  await expectNothingCut(page)
  await page.getByText('Filtry', { exact: true }).click()
  await deck(page, 'Statki', 'Talia').click()
  await expect.poll(() => count(page), soon).toBe('25 kart z 114')
  await page.getByRole('searchbox').fill('grabiezca')
  await expect.poll(() => count(page), soon).toMatch(/^\d kart/)
  await expectNothingCut(page)
  await page.locator('[data-card]').first().click()
  await page.getByRole('dialog').waitFor()
  await expectNothingCut(page)
})
