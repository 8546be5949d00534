import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { fixChance } from './browser-chance.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Whatever a page says that it should not: an error, a warning, a failed request, a breach of its policy. */
export type Complaints = string[]

/** How a page is opened; `remembered` is what its browser kept from an earlier visit. */
export type PageOptions = BrowserContextOptions & {
  remembered?: Record<string, string>
  /** The service goes away on purpose: that connections to it fail is no complaint. */
  losesService?: boolean
}

/** Opens a page of the service in a browser of its own, and writes down its complaints. */
export async function openPage(
  browser: Browser,
  address: string,
  complaints: Complaints,
  options: PageOptions = {},
): Promise<Page> {
  const { remembered, losesService = false, ...rest } = options
  const context = await browser.newContext({ locale: 'en-GB', colorScheme: 'light', ...rest })
  await context.addInitScript(
    kept => {
      for (const [key, value] of Object.entries(kept)) if (!localStorage.getItem(key)) localStorage.setItem(key, value)
    },
    { primer: 'never', ...remembered },
  )
  await context.addInitScript(fixChance)
  const page = await context.newPage()
  page.on('console', message => {
    // A service that stops cuts off what is under way, and is not there for what comes after.
    const lost = losesService && /ERR_CONNECTION_(REFUSED|RESET)/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !lost) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('requestfailed', request => {
    // Whoever leaves the lobby before its chart is there gives that request up; nothing has failed.
    if (!losesService && request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`failed: ${request.url()}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  await page.goto(address)
  return page
}

/** The page for imports takes a record from a file, which is quicker than pasting it; the page of its table comes next. */
export async function takeRecord(page: Page, record: string): Promise<void> {
  const file = { name: 'table.txt', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.locator('input[type=file]').setInputFiles(file)
}

/** The page has arrived: nothing is being loaded or faded in any more, and it is drawn for the window that it has now. */
export async function arrived(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // A page measures a window that was changed in its next picture, and what it makes of that is in the one after.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForFunction(() => {
    const moving = document
      .getAnimations()
      .some(({ effect }) => effect?.getComputedTiming().progress !== null && effect?.getTiming().iterations === 1)
    return document.fonts.status === 'loaded' && document.querySelector('[aria-busy=true]') === null && !moving
  })
}

/**
 * Axe must find nothing serious once the page has arrived: on all of it, or within what a test is about where another has
 * looked at the rest. It is evaluated, because the policy of the page would refuse a script tag.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await arrived(page)
  await page.evaluate(axe)
  // It would fetch every style sheet once more, for a rule that is not run.
  const options = "{ resultTypes: ['violations'], preload: false }"
  const results = (await page.evaluate(`axe.run(${JSON.stringify(within)}, ${options})`)) as AxeResults
  const grave = results.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(grave.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([])
  expect(results.passes.length).toBeGreaterThan(10)
}

/** A finger goes down over something, as far as a swipe goes. */
export async function swipeDown(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not in sight.`)
  const touch = await page.context().newCDPSession(page)
  const at = (y: number) => [{ x: box.x + box.width / 3, y }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(box.y + 5) })
  for (const far of [40, 80, 120])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(box.y + 5 + far) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Nothing is wider than the window. */
export async function expectNothingCut(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content).toBe(window)
}

/**
 * The manners of the table: the dock lies beside the board and holds at most two rows of buttons, nothing is wider than the
 * window, and no word is smaller than eleven pixels, as it is painted. In drawings that is the size after all scaling, at the
 * zoom at which they are shown; what is not shown at that zoom is not measured, nor is an ornament (`data-ornament`), whose
 * words say nothing that is not said elsewhere. `owed` selects drawings that still have smaller lettering. Gives the height of
 * the dock.
 */
export async function expectLayout(page: Page, owed = ''): Promise<number> {
  await arrived(page)
  await expectNothingCut(page)
  const found = await page.evaluate(excused => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const [board, dock] = [box('.board-panel, .phone-main'), box('.dock-bar')]
    const rows = new Set(
      [...document.querySelectorAll('.dock-bar .action-choices .btn')].map(each =>
        Math.round(each.getBoundingClientRect().top),
      ),
    )
    const scale = (element: Element) => {
      // Of text, only what SVG draws has a matrix; widths are rounded, so a few percent are no scale.
      if (element instanceof SVGGraphicsElement) {
        const matrix = element.getScreenCTM()
        return matrix === null ? 1 : Math.hypot(matrix.b, matrix.d)
      }
      const own = element as HTMLElement
      const drawn = own.offsetWidth > 0 ? own.getBoundingClientRect().width / own.offsetWidth : 1
      return drawn < 0.9 ? drawn : 1
    }
    const skipped = ['.unseen', '[data-ornament]', 'defs', 'title', excused].filter(Boolean).join()
    const small = [...document.querySelectorAll('body *')].filter(element => {
      const written = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      if (!written || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      if (element.closest(skipped) !== null || element.getBoundingClientRect().width === 0) return false
      return Number.parseFloat(getComputedStyle(element).fontSize) * scale(element) < 10.95
    })
    return {
      covered: board !== undefined && dock !== undefined && dock.top < board.bottom - 1 && dock.left < board.right,
      rows: rows.size,
      height: dock?.height ?? 0,
      small: small.map(element => `${element.getAttribute('class')}: ${element.textContent}`),
    }
  }, owed)
  expect(found.covered).toBe(false)
  if ((page.viewportSize()?.width ?? 0) > 600) expect(found.rows).toBeLessThanOrEqual(2)
  expect(found.small).toEqual([])
  return found.height
}

/** What the page's browser keeps of its local tables: all values of a store of its database. */
export const keptIn = (page: Page, store: string): Promise<string[]> =>
  page.evaluate(
    name =>
      new Promise<string[]>((done, failed) => {
        const request = indexedDB.open('spanish-main')
        request.onerror = () => failed(request.error)
        request.onsuccess = () => {
          const all = request.result.transaction(name).objectStore(name).getAll()
          all.onsuccess = () => {
            request.result.close()
            done(all.result.map(String))
          }
        }
      }),
    store,
  )
