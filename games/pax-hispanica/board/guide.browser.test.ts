// The guided first turn of Pax Hispanica, from the link in the lobby to its last word. What the bots do differs each time.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
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

const headed = (page: Page, title: string) => page.locator('.guide h2', { hasText: title }).waitFor()
const pointsAt = (page: Page) => page.evaluate(() => document.documentElement.dataset.guide)

/** What ends a turn soonest; where none of it is possible, the first choice will do. */
const SOONEST = ['done', 'end-turn', 'europe', 'pirating', 'let-pass', 'debauchery', 'keep']

/** What is pressed, in this order, to get on. */
const WAYS = [
  '.work-foot .btn-plain',
  '.stage:not([hidden]) .btn-primary',
  ...SOONEST.map(move => `.dock button[data-move=${move}]`),
  '.target-list [data-first]',
  '.dock [data-first]',
]

/**
 * Plays whatever is asked, until the guide comes to this title. It looks twice and presses in the same breath: the bots
 * play on meanwhile, and whoever presses before the guide has spoken passes its step.
 */
async function playUntil(page: Page, title: string): Promise<void> {
  const press = () =>
    page.evaluate(
      async ([wanted, ways]) => {
        const frame = () => new Promise(requestAnimationFrame)
        const heading = () => document.querySelector('.guide h2')?.textContent ?? ''
        const shown = () => `${heading()} ${document.querySelector('.prompt')?.textContent}`
        const before = shown()
        await frame()
        await frame()
        if (heading() === wanted) return true
        if (shown() !== before) return false
        const found = ways
          .map(way => document.querySelector<HTMLElement>(way))
          .find(each => each?.checkVisibility({ visibilityProperty: true }))
        found?.click()
        return false
      },
      [title, WAYS] as const,
    )
  for (let tries = 0; tries < 400; tries++) if (await press()) return
  throw new Error(`The guide never came to "${title}": ${await page.locator('.prompt').textContent()}`)
}

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
  await playUntil(page, 'What the goods year brought')
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

  await playUntil(page, 'Your cards')
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

  await playUntil(page, 'Set sail')
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
  await playUntil(page, 'Who is close to winning')
  expect(await pointsAt(page)).toBe('victory')
  expect(await page.locator('.guide-count').textContent()).toBe('20 of 20')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.locator('.guide').waitFor({ state: 'detached' })
  expect(await pointsAt(page)).toBeUndefined()
  await page.reload()
  await page.locator('.dock-bar').waitFor()
  expect(await page.locator('.guide').count()).toBe(0)
}, 180_000)
