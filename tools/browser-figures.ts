// npm run figures: how heavy the pages are, how soon a table is there, and how long the page is ever kept busy.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { entries } from '../cli/games.ts'
import { application } from '../table/build.ts'
import { launchBrowser, startService } from './browser.ts'
import { provideChromium } from './chromium.ts'

const PRESSES = 60

/** How much the Brotli twins of these scripts weigh. */
function weight(folder: string, urls: readonly string[]): string {
  const bytes = urls.reduce((sum, url) => sum + statSync(join(folder, `${new URL(url).pathname}.br`)).size, 0)
  return `${Math.round(bytes / 1000)} KB in ${urls.length} files`
}

/** The scripts that the page itself asked for until its table was drawn, or so far; its workers count for themselves. */
async function scriptsOf(page: Page, until: 'drawn' | 'now' = 'drawn'): Promise<string[]> {
  const urls = await page.evaluate(later => {
    const { painted = Number.POSITIVE_INFINITY } = later ? {} : (globalThis as { painted?: number })
    const all = performance.getEntriesByType('resource').filter(each => each.startTime <= painted)
    return all.map(each => each.name)
  }, until === 'now')
  return [...new Set(urls)].filter(url => isScript(url) && !url.includes('.worker-'))
}

const isText = (url: string): boolean => /[./](en|pl)-[^/]*\.js$/.test(url)

const isScript = (url: string): boolean => /\/assets\/.*\.js$/.test(url)

async function open(browser: Browser, address: string): Promise<{ page: Page; scripts: Set<string> }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await context.addInitScript(() => {
    for (const [key, value] of [
      ['pace', 'instant'],
      ['confirm', 'never'],
    ])
      localStorage.setItem(key, value)
    const seen: number[] = []
    Object.assign(globalThis, { longTasks: seen })
    // What is asked for after the table is drawn is no part of its first paint.
    new MutationObserver((_, drawn) => {
      if (document.querySelector('.dock-bar .prompt') === null) return
      Object.assign(globalThis, { painted: performance.now() })
      drawn.disconnect()
    }).observe(document, { childList: true, subtree: true })
    const watch = new PerformanceObserver(list => seen.push(...list.getEntries().map(each => each.duration)))
    watch.observe({ type: 'longtask', buffered: true })
  })
  const page = await context.newPage()
  const scripts = new Set<string>()
  context.on('request', request => {
    if (isScript(request.url())) scripts.add(request.url())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return { page, scripts }
}

/** Long tasks since the last time they were asked for: how many, the longest, and all together, in milliseconds. */
async function longTasks(page: Page): Promise<string> {
  const all = await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks.splice(0))
  const sum = all.reduce((total, each) => total + each, 0)
  return `${all.length}, the longest ${Math.round(Math.max(0, ...all))} ms, together ${Math.round(sum)} ms`
}

/** From the press of *Play now* until something can be chosen. */
async function timeToTable(page: Page, title = ''): Promise<number> {
  const started = performance.now()
  await page
    .getByRole('button', { name: `Play now: ${title}` })
    .first()
    .click()
  await page.locator('.dock-bar .prompt').waitFor()
  return Math.round(performance.now() - started)
}

/** What a table loads before something can be chosen, with a browser that has seen nothing but the lobby. */
async function weighTable(browser: Browser, address: string, folder: string, title: string): Promise<Page> {
  const { page, scripts } = await open(browser, address)
  const lobby = await scriptsOf(page)
  await longTasks(page)
  const time = await timeToTable(page, title)
  const all = await scriptsOf(page)
  const board = all.filter(url => !lobby.includes(url))
  const drawn = board.filter(url => !isText(url))
  console.log(`${title}`)
  console.log(`  table                ${weight(folder, drawn)} more, drawings included, ${time} ms after the click`)
  console.log(`  words of the game    ${weight(folder, board.filter(isText))}, of the language in use`)
  // What the page asks for when it has nothing to do comes sooner or later, and is none of theirs.
  const ofPage = await scriptsOf(page, 'now')
  const workers = [...scripts].filter(url => !ofPage.includes(url))
  console.log(`  scripts of workers   ${weight(folder, workers)}`)
  console.log(`  opening long tasks   ${await longTasks(page)}`)
  if (process.argv.includes('--files')) console.log(drawn.map(url => `    ${weight(folder, [url])} ${url}`).join('\n'))
  return page
}

async function measure(chromium: string): Promise<void> {
  const folder = await application(new AbortController().signal)
  const service = await startService()
  const browser = await launchBrowser(chromium)
  try {
    const { page: lobby } = await open(browser, service.address)
    console.log(`lobby scripts          ${weight(folder, await scriptsOf(lobby))} (Brotli)`)
    console.log(`lobby long tasks       ${await longTasks(lobby)}`)
    const played = entries.filter(({ fixture }) => fixture !== true).map(({ title }) => title.en)
    for (const title of played.slice(1)) await (await weighTable(browser, service.address, folder, title)).close()
    const page = await weighTable(browser, service.address, folder, played[0])
    for (let press = 0; press < PRESSES; press++) {
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('dialog[open] .btn-primary, dialog[open] [type=submit]')?.focus(),
      )
      await page.keyboard.press('Enter')
      await page.waitForTimeout(100)
    }
    console.log(`long tasks in play     ${await longTasks(page)} (${PRESSES} presses of Enter, bots without a pause)`)
    await page.goto(service.address, { waitUntil: 'networkidle' })
    console.log(`second table           ${await timeToTable(page)} ms after the click`)
  } finally {
    await browser.close()
    await service.stop()
  }
}

if (import.meta.main) {
  const chromium = provideChromium()
  if (chromium) await measure(chromium)
  else process.exitCode = 1
}
