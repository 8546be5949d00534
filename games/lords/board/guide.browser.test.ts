// The guided year of Lords of the Spanish Main, from the link in the lobby to its last word. What the bots do differs each time.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../../tools/browser-visit.ts'

const visit = useBrowser()

const headed = (page: Page, title: string) => page.locator('.guide h2', { hasText: title }).waitFor()

/** What is pressed, in this order, to get on: what ends a question soonest, or the first choice. */
const WAYS = [
  '.work-foot .btn-primary',
  '.stage:not([hidden]) .stage-foot .btn-primary',
  ...['pass', 'ready', 'enough', 'finish', 'exit', 'let-pass'].map(move => `.dock button[data-move=${move}]`),
  '.target-list [data-first]',
  '.dock [data-first]',
]

/** Plays whatever is asked until the guide comes to this title; it looks twice before it presses, as the bots play on. */
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
  for (let tries = 0; tries < 600; tries++) if (await press()) return
  throw new Error(`The guide never came to "${title}": ${await page.locator('.prompt').textContent()}`)
}

test('the guide seats the pupil as Drake and leads through a year to its last word', async () => {
  const page = await visit('/', { remembered: { pace: 'instant', confirm: 'never', telling: 'off' } })
  await page.getByRole('link', { name: 'Guided first turn' }).and(page.locator('[href$=lords]')).click()
  await headed(page, 'You are Drake')
  await page.locator('.lo-calendar', { hasText: 'Drake' }).first().waitFor()
  for (const title of ['The lords', 'The years', 'Your calendar', 'The auction']) {
    await page.keyboard.press('g')
    await headed(page, title)
  }
  await playUntil(page, 'Forts and mills')
  await playUntil(page, 'Who is ahead')
  expect(await page.locator('.guide-count').textContent()).toBe('16 of 16')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.locator('.guide').waitFor({ state: 'detached' })
}, 180_000)
