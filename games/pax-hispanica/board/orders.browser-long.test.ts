// Standing orders of Pax Hispanica: given in the drawer, kept with the table, and obeyed.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNothingCut, keptIn } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'
import { importRecord, orderFor, orders, soon } from '../workshop/visits.ts'

const visit = useBrowser()

const record = recordAt('interdiction-window')

async function openWindow(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await importRecord(visit, record, options)
  await page.locator('button[data-move=let-pass]').waitFor()
  return page
}

test('AMB-80: with one order for all zones nobody is asked about passing fleets any more', async () => {
  const page = await openWindow()
  await page.getByRole('tab', { name: 'Orders' }).click()
  await orderFor(page, 'All at once').selectOption('Never')
  await expect.poll(() => orders(page), soon).toEqual(Array.from({ length: 14 }, () => 'never'))
  // The bots play on to the next question of another kind.
  await page
    .locator('.dock-bar .verbs, .stage, .work-panel, .dock-bar .target-list, .dock-bar [data-first]')
    .first()
    .waitFor({ timeout: 30_000 })
  expect(await page.locator('button[data-move=let-pass]').count()).toBe(0)
  expect(await page.locator('.question-row').getByRole('button', { name: 'Orders' }).count()).toBe(0)
  await page.getByRole('tab', { name: 'Chronicle' }).click()
  await page.getByText('Your standing order answered for you').first().waitFor(soon)

  await page.goto(page.url().replace('/table/', '/replay/'))
  await page.getByRole('slider').waitFor()
  expect(await page.getByRole('tab', { name: 'Chronicle' }).count()).toBe(1)
  expect(await page.getByRole('tab', { name: 'Orders' }).count()).toBe(0)
})

test('orders in Polish on a phone', async () => {
  const page = await openWindow({ locale: 'pl-PL', viewport: { width: 360, height: 740 } })
  await page.getByRole('button', { name: 'Rozkazy' }).click()
  await page.locator('.orders').waitFor()
  await expectNothingCut(page)
  await orderFor(page, 'Wszystkie naraz').selectOption('Zawsze')
  await expect.poll(() => orders(page), soon).toEqual(Array.from({ length: 14 }, () => 'always'))
})

/** How often a fleet was let pass, as the record has it. */
const letPass = async (page: Page): Promise<number> =>
  (await keptIn(page, 'entries')).filter(line => line.includes('let-pass')).length

test('AMB-80: an order is left for any zone, outlives a reload, and answers the window at once', async () => {
  const page = await openWindow()
  await page.locator('.question-row').getByRole('button', { name: 'Orders' }).click()
  expect(await page.getByRole('tab', { name: 'Orders' }).getAttribute('aria-selected')).toBe('true')
  expect(await orders(page)).toEqual(Array.from({ length: 14 }, () => 'ask'))
  await expectAccessible(page)

  const asked = page.locator('.orders-asked')
  const zone = ((await asked.locator('label').textContent()) ?? '').replace('asked now', '')
  const other = zone === 'Tortuga' ? 'Roatán' : 'Tortuga'
  await orderFor(page, other).selectOption('If it has Treasure')
  await expect.poll(() => orders(page), soon).toContain('if-treasure')
  expect(await page.locator('button[data-move=let-pass]').count()).toBe(1)

  await page.reload()
  await page.getByRole('tab', { name: 'Orders' }).click()
  expect(await orderFor(page, other).inputValue()).toBe('if-treasure')
  expect(await orderFor(page, zone).inputValue()).toBe('ask')

  const before = await letPass(page)
  await orderFor(page, zone).selectOption('Never')
  await page.locator('.orders-asked', { hasText: zone }).waitFor({ state: 'detached' })
  expect(await letPass(page)).toBeGreaterThan(before)
})
