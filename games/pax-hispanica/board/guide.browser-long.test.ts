// The guided first turn of Pax Hispanica on a phone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNothingCut } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'

const visit = useBrowser()

const headed = (page: Page, title: string) => page.locator('.guide h2', { hasText: title }).waitFor()
const pointsAt = (page: Page) => page.evaluate(() => document.documentElement.dataset.guide)

test('the guide in Polish on a phone: it covers nothing, and can be put away and fetched again', async () => {
  const page = await visit('/', {
    remembered: { pace: 'instant', confirm: 'never' },
    locale: 'pl-PL',
    viewport: { width: 390, height: 844 },
  })
  const link = page.getByRole('link', { name: 'Pierwsza tura z przewodnikiem' })
  await link.and(page.locator('[href$=pax-hispanica]')).click()
  await headed(page, 'Grasz Anglią')
  await expectNothingCut(page)
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!
  const [guide, map, sheet] = [await box('.guide'), await box('.phone-main'), await box('.sheet')]
  expect(guide.y + guide.height).toBeLessThanOrEqual(map.y)
  expect(map.y + map.height).toBeLessThanOrEqual(sheet.y + 1)
  expect(map.height).toBeGreaterThan(200)
  // A step shows what it speaks of, wherever the person has gone meanwhile.
  await page.locator('.phone-nav [data-screen=hand]').click()
  await page.keyboard.press('g')
  await page.keyboard.press('Shift+G')
  await page.locator('.phone-main[data-open=table]').waitFor()
  await page.getByRole('button', { name: 'Odłóż przewodnik' }).click()
  expect(await page.locator('.guide').count()).toBe(0)
  expect(await pointsAt(page)).toBeUndefined()
  await page.locator(':focus', { hasText: 'Pokaż przewodnik' }).waitFor()
  await page.keyboard.press('Enter')
  await headed(page, 'Grasz Anglią')
  await page.locator('.guide-fold:focus').waitFor()
})
