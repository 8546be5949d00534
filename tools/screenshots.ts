// npm run screenshots [name …]: takes the pictures of the documentation from the running application, or only those named.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser, startService } from './browser.ts'
import { provideChromium } from './chromium.ts'
import { root } from './programs.ts'

const pictures = join(root, 'docs', 'images')
const WIDE = { width: 1440, height: 900 }

async function open(browser: Browser, address: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: WIDE, colorScheme: 'light', locale: 'en-GB', ...options })
  await context.addInitScript(() => localStorage.setItem('pace', 'instant'))
  const page = await context.newPage()
  // The lobby asks for its tables again and again, so the network is never idle for certain.
  await page.goto(address)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  return page
}

const shoot = (page: Page, name: string) =>
  page.screenshot({ path: join(pictures, `${name}.jpg`), type: 'jpeg', quality: 80 })

/** A picture with the window that it is taken in, and the way there from the lobby. */
export type Picture = readonly [
  name: string,
  window: BrowserContextOptions,
  way: (page: Page, address: string) => Promise<void>,
]

/** What the games want to show of themselves: `pictures` of `workshop/pictures.ts`. */
async function picturesOfAll(): Promise<Picture[]> {
  const files = globSync('games/*/workshop/pictures.ts', { cwd: root }).sort()
  const all = await Promise.all(files.map(file => import(pathToFileURL(join(root, file)).href)))
  return all.flatMap(({ pictures }: { pictures: readonly Picture[] }) => pictures)
}

async function takeAll(chromium: string): Promise<void> {
  const service = await startService()
  const browser = await launchBrowser(chromium)
  try {
    const wanted = process.argv.slice(2)
    for (const [name, window, way] of await picturesOfAll()) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
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
