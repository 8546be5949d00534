// The ways to a table of Pax Hispanica that several browser tests take, and what they look at there.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { type PageOptions, takeRecord } from '../../../tools/browser-page.ts'

export type Visit = (path: string, options?: PageOptions) => Promise<Page>

/** On a busy machine everything takes its time. */
export const soon = { timeout: 20_000 }

const corpus = join(import.meta.dirname, '..', 'corpus')
const SWIFT = { pace: 'instant', confirm: 'never' }

/** A chart that keeps still is drawn less often, which is most of what a click costs here; what moves has its own tests. */
export const STILL: PageOptions = { reducedMotion: 'reduce' }

/** The recorded game that ended like this. */
export function recordOf(ending: string): string {
  const [file] = globSync(`${ending}*.record`, { cwd: corpus })
  return readFileSync(join(corpus, file), 'utf8')
}

/** A record is imported as people do it; the page of its table comes next. */
export async function importRecord(visit: Visit, record: string, options: PageOptions = {}): Promise<Page> {
  const page = await visit('/import', { ...STILL, ...options, remembered: { ...SWIFT, ...options.remembered } })
  await takeRecord(page, record)
  return page
}

/** A record that waits for the person at the screen; the keyboard is at the first choice. */
export async function sitDown(visit: Visit, record: string, remembered: Record<string, string> = {}): Promise<Page> {
  const page = await importRecord(visit, record, { remembered })
  await page.locator('.dock-bar :focus[data-first]').waitFor()
  return page
}

/** The recorded game that ended like this, looked back at from its start. */
export async function lookBack(visit: Visit, ending: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await importRecord(visit, recordOf(ending), options)
  await page.getByRole('slider').waitFor()
  return page
}

/** The end screen of its table, with the charts. */
export async function endOf(
  visit: Visit,
  ending: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; stage: Locator }> {
  const page = await importRecord(visit, recordOf(ending), options)
  await page.waitForURL('**/replay/**')
  await page.goto(page.url().replace('/replay/', '/table/'))
  const stage = page.getByRole('dialog')
  await stage.locator('.line-chart').first().waitFor(soon)
  return { page, stage }
}

/** A solitaire table, one click away from the lobby. */
export async function playAlone(visit: Visit, options: PageOptions = {}): Promise<Page> {
  const page = await visit('/', { ...options, remembered: { confirm: 'never', ...options.remembered } })
  await page.getByRole('button', { name: /Ganga Zumba$/ }).click()
  await page.locator('.dock-bar :focus[data-first]').waitFor()
  return page
}

/** What happened by itself, told step by step. */
export const told = (page: Page) => page.locator('.telling')
export const chapter = (page: Page, name: string) => told(page).getByRole('heading', { level: 2, name }).waitFor()
export const countOfSteps = (page: Page) => page.locator('.telling-count').textContent()

/** The standing orders of all zones, and that of one. */
export const orderFor = (page: Page, zone: string) => page.locator('.orders').getByRole('combobox', { name: zone })
export const orders = (page: Page) =>
  page.locator('.orders li select').evaluateAll(all => all.map(each => (each as HTMLSelectElement).value))

/** The components on their own page, and the filters there. */
export async function openBox(visit: Visit, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit('/components/pax-hispanica', options)
  await page.locator('[data-card]').first().waitFor()
  return page
}
export const countOfThings = (page: Page) => page.getByRole('status').textContent()
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const deck = (page: Page, name: string, group = 'Deck') =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true })

/** The letters of sea and land names that a token covers, or that stand outside the sheet. */
export const hiddenNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector('.px-sheet')!.getBoundingClientRect()
    const tokens = [
      ...document.querySelectorAll('.px-live [data-pick^="site:"] use, .px-live [data-pick^="site:"] .px-site'),
    ]
      .map(token => token.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    const faults = new Set<string>()
    for (const name of document.querySelectorAll<SVGTextElement>('.px-sea-name, .px-land-name')) {
      const matrix = name.getScreenCTM()
      if (matrix === null || !name.checkVisibility()) continue
      for (let i = 0; i < name.getNumberOfChars(); i++) {
        const box = name.getExtentOfChar(i)
        const at = new DOMPoint(box.x + box.width / 2, box.y + box.height * 0.6).matrixTransform(matrix)
        const covers = (r: DOMRect) => at.x > r.left && at.x < r.right && at.y > r.top && at.y < r.bottom
        if (!covers(sheet) || tokens.some(covers)) faults.add(name.textContent)
      }
    }
    return [...faults]
  })
