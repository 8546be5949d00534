import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNothingCut } from '../tools/browser-page.ts'
import { useBrowser } from '../tools/browser-visit.ts'

/** On a busy machine everything takes its time. */
const soon = { timeout: 15_000 }

const visit = useBrowser()

async function open(options: BrowserContextOptions = {}, path = '/'): Promise<Page> {
  const page = await visit(path, options)
  await page.locator('.games').waitFor()
  return page
}

const language = (page: Page) => page.evaluate(() => document.documentElement.lang)
const heading = (page: Page) => page.locator('h1').textContent()

/** Presses Tab until the element with that name has the focus, as someone without a mouse would. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const said = (await focused.getAttribute('aria-label')) ?? (await focused.textContent())
    if (said?.trim() === name) return
  }
  throw new Error(`Tab never reached “${name}”.`)
}

test('the language is switched by keyboard alone, and stays', async () => {
  const page = await open()
  expect(await language(page)).toBe('en')
  expect(await heading(page)).toBe('Four games of the Caribbean')

  await tabTo(page, 'PL Polski')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Cztery gry o Karaibach', level: 1 }).waitFor()
  expect(await language(page)).toBe('pl')
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toContain('Moje stoły')
  expect(await page.getByRole('button', { name: 'PL Polski', pressed: true }).count()).toBe(1)

  await page.reload()
  await page.getByRole('heading', { name: 'Cztery gry o Karaibach', level: 1 }).waitFor()
  expect(await language(page)).toBe('pl')
})

test('the first language is the browser’s, if we speak it', async () => {
  expect(await language(await open({ locale: 'pl-PL' }))).toBe('pl')
  expect(await language(await open({ locale: 'nl-NL' }))).toBe('en')
})

test('the theme is the system’s, until it is switched by keyboard, and then stays', async () => {
  const page = await open({ colorScheme: 'dark' })
  // The page hears of another system theme when it is painted next.
  const paper = () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame)
      return getComputedStyle(document.body).backgroundColor
    })
  await expect.poll(paper, soon).toBe('rgb(27, 32, 37)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(paper, soon).toBe('rgb(251, 246, 233)')

  await tabTo(page, 'Dark theme')
  await page.keyboard.press('Space')
  await expect.poll(paper, soon).toBe('rgb(27, 32, 37)')
  await page.reload()
  await page.getByRole('button', { name: 'Dark theme', pressed: true }).waitFor()
  expect(await paper()).toBe('rgb(27, 32, 37)')
})

test('the first Tab offers the way past the header', async () => {
  const page = await open()
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').textContent()).toBe('Skip to the games')
  await page.keyboard.press('Enter')
  expect(await page.locator(':focus').getAttribute('id')).toBe('play')
})

test('four games are shown, each with its chart or picture, and each can be played', async () => {
  const page = await open()
  expect(await page.getByRole('article').count()).toBe(4)
  expect(await page.getByRole('button', { name: 'Play now' }).count()).toBe(4)
  await expect.poll(async () => (await page.locator('.hero use').boundingBox())?.width, soon).toBeGreaterThan(1000)
})

test('a click on the name of a list leads to it', async () => {
  const page = await open()
  await page.getByRole('link', { name: 'Replays' }).click()
  await expect.poll(() => page.evaluate(() => location.hash), soon).toBe('#replays')
  expect(await page.getByRole('link', { name: 'Replays' }).getAttribute('aria-current')).toBe('page')
})

test.each([
  ['light', 'en'],
  ['dark', 'pl'],
] as const)('axe finds nothing serious in %s %s', async (colorScheme, locale) => {
  await expectAccessible(await open({ colorScheme, locale }, '/?fixture'))
})

test.each([360, 768, 1440])('nothing is cut off at %i pixels', async width => {
  for (const locale of ['en', 'pl']) {
    await expectNothingCut(await open({ locale, viewport: { width, height: 800 } }, '/?fixture'))
  }
})

test('with reduced motion the page does not glide', async () => {
  const page = await open({ reducedMotion: 'reduce' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})
