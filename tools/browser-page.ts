import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Whatever a page says that it should not: an error, a warning, a failed request, a breach of its policy. */
export type Complaints = string[]

/** How a page is opened; `remembered` is what its browser kept from an earlier visit. */
export type PageOptions = BrowserContextOptions & { remembered?: Record<string, string> }

/** Opens a page of the service in a browser of its own, and writes down its complaints. */
export async function openPage(
  browser: Browser,
  address: string,
  complaints: Complaints,
  options: PageOptions = {},
): Promise<Page> {
  const { remembered = {}, ...rest } = options
  const context = await browser.newContext({ locale: 'en-GB', colorScheme: 'light', ...rest })
  await context.addInitScript(kept => {
    for (const [key, value] of Object.entries(kept)) if (!localStorage.getItem(key)) localStorage.setItem(key, value)
  }, remembered)
  const page = await context.newPage()
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('requestfailed', request => {
    // Whoever leaves the lobby before its chart is there gives that request up; nothing has failed.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  await page.goto(address)
  return page
}

/** Axe must find nothing serious. It is evaluated, because the policy of the page would refuse a script tag. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe)
  const results = (await page.evaluate("axe.run({ resultTypes: ['violations'] })")) as AxeResults
  const grave = results.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(grave.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([])
  expect(results.passes.length).toBeGreaterThan(10)
}

/** Nothing is wider than the window. */
export async function expectNothingCut(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content).toBe(window)
}
