// The guided first turn of Conquistador!, from the link in the lobby to its last word. The bots of a lesson do the same each time.
import { expect, test } from 'vitest'
import { headed, playUntil } from '../../../tools/browser-guide.ts'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'

const visit = useBrowser()

/** What is pressed, in this order, to get on: settlers go ashore, ships come home, and nobody looks for a fight. */
const WAYS = [
  '.stage:not([hidden]) .stage-foot .btn-primary',
  '.work-foot .btn-primary',
  '.target-list [data-first]',
  ...['land', 'end', 'activate', 'sail', 'done', 'peace', 'let-go'].map(
    move => `.dock button.btn-lit[data-move=${move}]`,
  ),
  '.dock [data-first]',
]

test('the guide seats the pupil as Spain and leads through a turn to its last word', async () => {
  const page = await visit('/', { remembered: { pace: 'instant', telling: 'off' } })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('link', { name: 'Guided first turn' }).and(page.locator('[href$=conquistador]')).click()
  await headed(page, 'You are Spain')
  for (const title of ['The crowns', 'A turn has seven parts', 'The stores']) {
    await page.keyboard.press('g')
    await headed(page, title)
  }
  await press('To the planning desk')
  await press('Buy: carrack')
  await page.locator('.work-panel').getByText('8 ducats · 1 bought').waitFor()
  await press('New Expedition')
  await headed(page, 'One slip, one Expedition')
  await press('+ carrack')
  await press('+ all 2 Colonists')
  await page.getByText('The holds are full.').waitFor()
  await press('+ Columbus')
  await press('Choose the landfall on the chart')
  await headed(page, 'Where to?')
  await page.locator('.map-targets button[aria-label^="Santo Domingo"]').focus()
  await page.keyboard.press('Enter')
  await headed(page, 'Bounds are provisions')
  await expectAccessible(page)
  await press('Buy 6 Bounds')
  await page.keyboard.press('g')
  await headed(page, 'Before you commit')
  await press('Seal the plans')
  for (const title of ['Across the ocean', 'Along the coasts', 'Put them ashore', 'The last crossing', 'The bill'])
    await playUntil(page, title, WAYS)
  await playUntil(page, 'A new turn', WAYS)
  await page.keyboard.press('g')
  await headed(page, 'Who is ahead')
  expect(await page.locator('.guide-count').textContent()).toBe('18 of 18')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.locator('.guide').waitFor({ state: 'detached' })
}, 180_000)
