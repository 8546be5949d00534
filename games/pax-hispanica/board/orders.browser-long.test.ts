import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNothingCut } from '../../../tools/browser-page.ts'
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
