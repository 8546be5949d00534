// The guided first turn of Pax Hispanica, from the link in the lobby to its last word. What the bots of a lesson do is the
// same each time, so each step is reached by the way that leads there.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { headed, playUntil } from '../../../tools/browser-guide.ts'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'

const visit = useBrowser()

async function openGuide(link: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit('/', {
    remembered: { pace: 'instant', confirm: 'never' },
    ...options,
  })
  await page.getByRole('link', { name: link }).and(page.locator('[href$=pax-hispanica]')).click()
  await page.locator('.guide').waitFor()
  return page
}

const pointsAt = (page: Page) => page.evaluate(() => document.documentElement.dataset.guide)

/** Results are put aside once they were read. */
const READ = ['.work-foot .btn-plain', '.stage:not([hidden]) .btn-primary']
/** The first of what a move can be done to: the list is opened, if need be. */
const TARGET = ['.target-list [data-first]', '.dock [data-first]:not([data-move])']
const moves = (...names: string[]) => names.map(name => `.dock button[data-move=${name}]`)

test('the guide leads from the lobby through a whole cycle, and ends for good', async () => {
  const page = await openGuide('Guided first turn')
  await headed(page, 'You are England')
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

  await page.locator('button[data-move=auction]').click()
  await page.keyboard.press('l')
  await page
    .getByRole('list', { name: /possible targets/ })
    .getByRole('button', { name: /Ship/ })
    .click()
  await page.locator('.guide h2', { hasText: 'A sealed bid' }).waitFor()
  await page.getByRole('spinbutton', { name: 'Your bid' }).fill('2')
  await page.getByRole('button', { name: 'Seal my bid of $2' }).click()
  const stage = page.getByRole('dialog')
  await stage.getByText('wins for $2').waitFor()
  // However far the bots have played, the guide waits until the envelopes were read.
  await expect.poll(() => page.locator('.dock-bar .prompt').textContent(), { timeout: 20_000 }).not.toMatch(/^Waiting/)
  expect(await page.locator('.guide h2').textContent()).toBe('A sealed bid')

  await playUntil(page, 'Your cards', READ)
  expect(await pointsAt(page)).toBe('hand')
  await page.keyboard.press('g')
  await headed(page, 'Ask why not')
  await page.locator('.dock .btn-impossible').click()
  await page.locator('.reasons .rule-chip').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('button[data-move=play]').click()
  await page.keyboard.press('l')
  await page
    .getByRole('list', { name: /possible targets/ })
    .getByRole('button')
    .first()
    .click()

  await headed(page, 'Use its icons')
  await page.keyboard.press('g')
  await headed(page, 'Nothing is lost')
  expect(await pointsAt(page)).toBe('tools')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.locator('button[data-move=play]').waitFor()

  await playUntil(page, 'Set sail', [...READ, ...TARGET, ...moves('end-turn', 'discard')])
  await page.locator('button[data-move=sail]').click()
  await page.keyboard.press('l')
  await page
    .getByRole('list', { name: /possible targets/ })
    .getByRole('button')
    .first()
    .click()
  await headed(page, 'Your fleet at sea')
  await page.keyboard.press('g')
  await headed(page, 'The way home')
  await playUntil(page, 'Who is close to winning', [...READ, ...moves('europe', 'done'), '.dock [data-first]'])
  expect(await pointsAt(page)).toBe('victory')
  expect(await page.locator('.guide-count').textContent()).toBe('20 of 20')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.locator('.guide').waitFor({ state: 'detached' })
  expect(await pointsAt(page)).toBeUndefined()
  await page.reload()
  await page.locator('.dock-bar').waitFor()
  expect(await page.locator('.guide').count()).toBe(0)
}, 180_000)
