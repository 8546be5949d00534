// The solitaire game of Pax Hispanica: from the lobby into the first turn, and what the Sun King does told step by step.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { chapter, countOfSteps, playAlone, told } from '../workshop/visits.ts'

const visit = useBrowser()

const inDock = (page: Page) => page.evaluate(() => document.activeElement?.closest('.dock-bar') !== null)

test('VA-solitaire, H2, H3: from the lobby to the first bid; every step of the King has its rule and stays by the table', async () => {
  const page = await playAlone(visit)
  expect(await page.locator('.px-seat h2 button').allTextContents()).toEqual(['Ganga Zumba', 'The Sun King'])
  await chapter(page, 'Goods year 1598')
  // The next choice lies on the side board, which a telling covers in a low window: it is folded until somebody asks.
  await page.locator('.px-philosophy').waitFor()
  await page.keyboard.press('n')
  await page.locator('.px-philosophy').waitFor({ state: 'detached' })
  expect(await countOfSteps(page)).toBe('1 of 3')
  await page.keyboard.press('n')
  expect(await countOfSteps(page)).toBe('2 of 3')
  await page
    .getByRole('button', { name: /^Read rule D1e|D1e/ })
    .first()
    .waitFor()
  await page.keyboard.press('Shift+N')
  expect(await countOfSteps(page)).toBe('1 of 3')
  expect(await inDock(page)).toBe(true)

  // Auction, the first of the decks, a bid of 0: the King's two dice of War always beat it.
  await page.keyboard.press('Enter')
  await page.locator('.target:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.dock-bar input[role=spinbutton]:focus').waitFor()
  expect(await page.locator('.facts-line').textContent()).toMatch(/If he wins, the Pool pays you what he bid/)
  await page.keyboard.press('Enter')
  await chapter(page, 'The Sun King, 1599')
  expect(
    await told(page)
      .getByText(/^The die shows [1-6]\.$/)
      .count(),
  ).toBe(2)
  expect(await inDock(page)).toBe(true)
  await expectAccessible(page)

  await told(page).getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await told(page)
    .getByRole('heading', { level: 3, name: /^He plays / })
    .waitFor()
  await page.keyboard.press('ArrowLeft')
  await told(page)
    .getByRole('heading', { level: 3, name: /^Bids of the Sun King/ })
    .waitFor()
  await page.keyboard.press('ArrowRight')
  expect(await countOfSteps(page)).toMatch(/^2 of /)
  await page.keyboard.press('Escape')
  await told(page).waitFor({ state: 'detached' })
  // The next choice has the focus: in the dock, or in the list of targets where one is asked for at once (H3c).
  await page.locator('.dock-bar :focus, .target-list :focus').waitFor()
})
