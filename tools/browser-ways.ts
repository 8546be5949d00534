// Ways to what the pictures of the documentation show.
import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { takeRecord } from './browser-page.ts'

/** A phone in one hand. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
}

async function bring(page: Page, address: string, record: string): Promise<void> {
  await page.goto(`${address}/import`)
  await takeRecord(page, record)
}

/** A recorded game, looked back at part of its way. */
export async function lookBack(page: Page, address: string, file: string, part: number): Promise<void> {
  await bring(page, address, readFileSync(file, 'utf8'))
  const scrubber = page.getByRole('slider')
  await scrubber.waitFor()
  await scrubber.evaluate((element: HTMLInputElement, share) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(element, String(Math.round(Number(element.max) * share)))
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, part)
}

/** A position that is played up to here, and goes on at a table. */
export async function sitDown(page: Page, address: string, record: string): Promise<void> {
  await bring(page, address, record)
  await page.locator('.table-page').waitFor()
}
