// The component browser of Pax Hispanica over a table, with what the seat sees. Its own page is walked through in the long project.
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { button, lookBack, soon } from '../workshop/visits.ts'

const visit = useBrowser()

test('at a table it says where every card is, and of unseen ones only behind how many backs', async () => {
  const page = await lookBack(visit, 'nobody-')
  await button(page, 'Components').click()
  const stage = page.getByRole('dialog', { name: 'Components' })
  // The game has just been set up: a card lies face up on each deck, and a bystander has seen nothing else.
  await stage.getByRole('button', { name: 'face up 4' }).click()
  await expect.poll(() => stage.locator('[data-card]').count(), soon).toBe(4)
  await stage.getByRole('button', { name: /^unseen/ }).click()
  await expect.poll(() => stage.locator('[data-card]').count(), soon).toBe(110)
  await stage.getByRole('searchbox').fill('romance')
  const havens = stage.getByRole('row', { name: /^Haven/ })
  expect(await havens.getByRole('cell').allTextContents()).toEqual(['14', '10', '4', '0'])
  await expectAccessible(page)
})
