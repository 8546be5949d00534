// A whole game of Pax Hispanica from the lobby, by keyboard alone.
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '../tools/browser.ts'
import { expectAccessible, openPage } from '../tools/browser-page.ts'

let browser: Browser
let complaints: string[] = []

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
  const said = complaints
  complaints = []
  expect(said).toEqual([])
})

/** What is taken where the first legal move would sail to and fro for ever, or sell everything one by one. */
const BRISK = ['end-turn', 'done', 'europe', 'pirating', 'reconnaissance', 'let-pass']

/** Puts the focus on a brisk move, if there is one, or on the button of an open stage; says whether the game is over. */
function prepare(page: Page): Promise<boolean> {
  return page.evaluate(brisk => {
    const stage = document.querySelector('dialog[open]')
    if (stage?.querySelector('.line-chart')) return true
    const button =
      stage?.querySelector<HTMLElement>('.btn-primary, button[type=submit]') ??
      brisk.map(move => document.querySelector<HTMLElement>(`button.btn-lit[data-move="${move}"]`)).find(Boolean)
    button?.focus()
    return false
  }, BRISK)
}

test('a comet game is played by keyboard from the lobby to the end, which says why', { timeout: 400_000 }, async () => {
  const page = await openPage(browser, `${inject('address')}/`, complaints, {
    remembered: { pace: 'instant', confirm: 'never' },
  })
  await page.getByRole('button', { name: 'Play now: Pax Hispanica' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.dock-bar [data-first]').first().waitFor()
  await expectAccessible(page)
  let over = false
  for (let press = 0; press < 3000 && !over; press++) {
    over = await prepare(page)
    if (over) break
    await page.keyboard.press('Enter')
    await page.waitForTimeout(15)
  }
  expect(over).toBe(true)
  const end = page.getByRole('dialog')
  expect(await end.getByRole('heading', { level: 2 }).textContent()).toMatch(/wins/i)
  expect(await end.locator('.line-chart').count()).toBeGreaterThan(3)
  await expectAccessible(page)
})
