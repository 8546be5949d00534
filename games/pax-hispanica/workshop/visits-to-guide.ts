// The guided first turn of Pax Hispanica in browser tests. What the bots of a lesson do is the same each time, so each step is
// reached by the way that leads there.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { headed, playUntil } from '../../../tools/browser-guide.ts'
import { expectAccessible } from '../../../tools/browser-page.ts'
import type { Visit } from './visits.ts'

export async function openGuide(visit: Visit, link: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit('/', {
    remembered: { pace: 'instant', confirm: 'never' },
    ...options,
  })
  await page.getByRole('link', { name: link }).and(page.locator('[href$=pax-hispanica]')).click()
  await page.locator('.guide').waitFor()
  return page
}

export const pointsAt = (page: Page) => page.evaluate(() => document.documentElement.dataset.guide)

/** The first of what a move can be done to: the list is opened, if need be. */
export const TARGET = ['.target-list [data-first]', '.dock [data-first]:not([data-move])']
export const moves = (...names: string[]) => names.map(name => `.dock button[data-move=${name}]`)

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!

/** From the first step to the card that is put up for auction: a goods year has been, and the guide waits for the choice. */
export async function guidedToAuction(page: Page): Promise<void> {
  await headed(page, 'You are England')
  const before = await boxOf(page, '.guide')
  // What is told has the whole height of its column.
  expect(before.x + before.width).toBeLessThan((await boxOf(page, '.side')).x)
  expect((await boxOf(page, '.side')).y).toBe(before.y)
  expect(await pointsAt(page)).toBe('board')
  expect(await page.getByRole('button', { name: 'Back' }).count()).toBe(0)
  for (const [title, place] of [
    ['The nations', 'seats'],
    ['Four kinds of year', 'ribbon'],
    ['Your Colony needs Labor', 'dock'],
  ]) {
    await page.keyboard.press('g')
    await headed(page, title)
    expect(await pointsAt(page)).toBe(place)
  }
  // It waits for the Labor; then the goods year has been.
  expect(await page.locator('.guide .btn-primary').count()).toBe(0)
  await playUntil(page, 'What the goods year brought', [...TARGET, ...moves('kidnap')])
  for (const [title, place] of [
    ['What you believe in', 'side'],
    ['Mercantilism and war', 'side'],
    ['Put a card up for auction', 'dock'],
  ]) {
    await page.keyboard.press('g')
    await headed(page, title)
    expect(await pointsAt(page)).toBe(place)
  }
  // It waits here, and the keyboard is where the choice is.
  expect(await page.locator('.guide .btn-primary').count()).toBe(0)
  expect(await page.locator('.dock-bar :focus[data-first]').count()).toBe(1)
  await page.keyboard.press('Shift+G')
  await headed(page, 'Mercantilism and war')
  await page.locator('.guide').getByRole('button', { name: 'Next' }).click()
  await headed(page, 'Put a card up for auction')
  await expectAccessible(page)
  // However much a step says, the table below has not moved.
  expect((await boxOf(page, '.guide')).height).toBe(before.height)
}
