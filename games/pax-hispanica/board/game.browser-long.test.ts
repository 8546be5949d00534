// Pax Hispanica from the lobby: a hint with its reasons.
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'

const visit = useBrowser()

test('a hint names the three best moves with the reasons for each, and plays the one that is taken', async () => {
  const page = await visit('/', { remembered: { confirm: 'never' } })
  await page.getByRole('button', { name: 'Play now: Pax Hispanica' }).click()
  await page.locator('.dock-bar [data-first]').first().waitFor()
  const prompt = page.locator('.dock-bar .prompt')
  const before = await prompt.textContent()
  await page.keyboard.press('h')
  const moves = page.getByRole('status', { name: 'Hint' }).getByRole('listitem')
  await expect.poll(() => moves.count(), { timeout: 30_000 }).toBe(3)
  // Each says its wins out of games, and a reason in words, every time.
  for (const line of await moves.allTextContents()) {
    expect(line).toMatch(/Wins \d+ of \d+ imagined games/)
    expect(line).toMatch(/(For it|Against it): \S|Nothing sets it apart/)
  }
  await expectAccessible(page)
  await moves.first().getByRole('button').click()
  await expect.poll(() => prompt.textContent(), { timeout: 20_000 }).not.toBe(before)
  expect(await moves.count()).toBe(0)
})
