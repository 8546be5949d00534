// npm run screenshots: takes the pictures of the documentation from the running application.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser, startService } from './browser.ts'
import { provideChromium } from './chromium.ts'
import { root } from './programs.ts'

const pictures = join(root, 'docs', 'images')
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function open(browser: Browser, address: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: WIDE, colorScheme: 'light', locale: 'en-GB', ...options })
  await context.addInitScript(() => localStorage.setItem('pace', 'instant'))
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  return page
}

const shoot = (page: Page, name: string) => page.screenshot({ path: join(pictures, `${name}.png`) })

/** A recorded game, looked back at two thirds of its way. */
async function lookBack(page: Page, address: string): Promise<void> {
  const record = readFileSync(join(root, 'games', 'pax-hispanica', 'corpus', 'tea-party-5-players.record'), 'utf8')
  await page.goto(`${address}/import`)
  await page.locator('textarea').fill(record)
  await page.locator('button[type=submit]').click()
  const scrubber = page.getByRole('slider')
  await scrubber.waitFor()
  await scrubber.evaluate((element: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(element, String(Math.round(Number(element.max) * 0.66)))
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.waitForTimeout(1500)
}

async function takeAll(chromium: string): Promise<void> {
  const service = await startService()
  const browser = await launchBrowser(chromium)
  try {
    await shoot(await open(browser, service.address, {}), 'lobby')
    for (const [name, options] of [
      ['table', {}],
      ['table-dark', { colorScheme: 'dark' }],
      ['phone', { viewport: PHONE, deviceScaleFactor: 2 }],
    ] as const) {
      const page = await open(browser, service.address, options)
      await page.getByRole('button', { name: 'Play now: Pax Hispanica' }).click()
      await page.locator('.dock-bar [data-first]').first().waitFor()
      await page.waitForTimeout(1500)
      await shoot(page, name)
      if (name !== 'table') continue
      await page.locator('button[data-move=auction]').click()
      await page.keyboard.press('Enter')
      await page.locator('dialog[open]').waitFor()
      await page.waitForTimeout(800)
      await shoot(page, 'auction')
    }
    const page = await open(browser, service.address, {})
    await lookBack(page, service.address)
    await shoot(page, 'replay')
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
