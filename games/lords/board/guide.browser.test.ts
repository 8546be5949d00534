// The guided year of Lords of the Spanish Main, from the link in the lobby to its last word. The bots of a lesson do the same each time.
import { expect, test } from 'vitest'
import { headed, playUntil } from '../../../tools/browser-guide.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'

const visit = useBrowser()

/** What is pressed, in this order, to get on: what ends a question soonest, or the first choice. */
const WAYS = [
  '.work-foot .btn-primary',
  '.stage:not([hidden]) .stage-foot .btn-primary',
  ...['pass', 'ready', 'enough', 'finish', 'exit', 'let-pass'].map(move => `.dock button[data-move=${move}]`),
  '.target-list [data-first]',
  '.dock [data-first]',
]

test('the guide seats the pupil as Drake and leads through a year to its last word', async () => {
  const page = await visit('/', { remembered: { pace: 'instant', confirm: 'never', telling: 'off' } })
  await page.getByRole('link', { name: 'Guided first turn' }).and(page.locator('[href$=lords]')).click()
  await headed(page, 'You are Drake')
  await page.locator('.lo-calendar', { hasText: 'Drake' }).first().waitFor()
  for (const title of ['The lords', 'The years', 'Your calendar', 'The auction']) {
    await page.keyboard.press('g')
    await headed(page, title)
  }
  await playUntil(page, 'Forts and mills', WAYS)
  await playUntil(page, 'Who is ahead', WAYS)
  expect(await page.locator('.guide-count').textContent()).toBe('16 of 16')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.locator('.guide').waitFor({ state: 'detached' })
}, 180_000)
