// The pictures of Pax Hispanica in the README and in docs/ (npm run screenshots takes them).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Picture } from '../../../tools/screenshots.ts'
import { recordAt } from './record-at.ts'

const corpus = join(import.meta.dirname, '..', 'corpus')
const PHONE = { width: 390, height: 844 }

/** A recorded game, looked back at part of its way. */
async function lookBack(page: Page, address: string, record: string, part: number): Promise<void> {
  await page.goto(`${address}/import`)
  await page.locator('textarea').fill(readFileSync(join(corpus, `${record}.record`), 'utf8'))
  await page.locator('button[type=submit]').click()
  const scrubber = page.getByRole('slider')
  await scrubber.waitFor()
  await scrubber.evaluate((element: HTMLInputElement, share) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(element, String(Math.round(Number(element.max) * share)))
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, part)
  await page.waitForTimeout(1500)
}

/** A position that is played up to here, and goes on at a table. */
async function sitDown(page: Page, address: string, record: string): Promise<void> {
  await page.goto(`${address}/import`)
  await page.locator('textarea').fill(record)
  await page.locator('button[type=submit]').click()
  await page.locator('.dock-bar').waitFor()
  await page.waitForTimeout(1500)
}

async function playNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play now: Pax Hispanica' }).click()
  await page.locator('.dock-bar [data-first]').first().waitFor()
  await page.waitForTimeout(1500)
}

export const pictures: readonly Picture[] = [
  ['lobby', {}, async () => undefined],
  ['table', {}, (page, at) => sitDown(page, at, recordAt('sail-act', { year: 1629 }))],
  ['table-dark', { colorScheme: 'dark' }, (page, at) => sitDown(page, at, recordAt('play-turn', { year: 1632 }))],
  ['phone', { viewport: PHONE, deviceScaleFactor: 2 }, playNow],
  ['auction', {}, (page, at) => sitDown(page, at, recordAt('bids', { year: 1619 }))],
  ['battle', {}, (page, at) => sitDown(page, at, recordAt('battle-support', { year: 1621 }))],
  ['solitaire', {}, (page, at) => sitDown(page, at, recordAt('auction-turn', { year: 1607, seats: 1, options: {} }))],
  ['replay', {}, (page, at) => lookBack(page, at, 'tea-party-5-players', 0.66)],
  [
    'ending',
    {},
    async (page, at) => {
      await lookBack(page, at, 'tea-party-5-players', 1)
      await page.goto(page.url().replace('/replay/', '/table/'))
      await page.getByRole('dialog').locator('.line-chart').first().waitFor()
    },
  ],
  [
    'components',
    {},
    async (page, at) => {
      await page.goto(`${at}/components/pax-hispanica`)
      await page.locator('[data-card]').first().waitFor()
    },
  ],
]
