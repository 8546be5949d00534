// npm run screenshots: takes the pictures of the documentation from the running application.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { recordAt } from '../web/pax-record.ts'
import { launchBrowser, startService } from './browser.ts'
import { provideChromium } from './chromium.ts'
import { root } from './programs.ts'

const pictures = join(root, 'docs', 'images')
const corpus = join(root, 'games', 'pax-hispanica', 'corpus')
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function open(browser: Browser, address: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: WIDE, colorScheme: 'light', locale: 'en-GB', ...options })
  await context.addInitScript(() => localStorage.setItem('pace', 'instant'))
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  return page
}

const shoot = (page: Page, name: string) =>
  page.screenshot({ path: join(pictures, `${name}.jpg`), type: 'jpeg', quality: 86 })

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

/** Every picture with the window that it is taken in, and the way there from the lobby. */
const PICTURES: readonly [
  name: string,
  window: BrowserContextOptions,
  way: (page: Page, at: string) => Promise<void>,
][] = [
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

async function takeAll(chromium: string): Promise<void> {
  const service = await startService()
  const browser = await launchBrowser(chromium)
  try {
    for (const [name, window, way] of PICTURES) {
      const page = await open(browser, service.address, window)
      await way(page, service.address)
      await page.waitForTimeout(800)
      await shoot(page, name)
      await page.context().close()
      console.log(`docs/images/${name}.jpg`)
    }
  } finally {
    await browser.close()
    await service.stop()
  }
}

if (import.meta.main) {
  const chromium = provideChromium()
  if (chromium) await takeAll(chromium)
  else process.exitCode = 1
}
