// A whole game of the fixture, and the table around it.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectLayout, expectNothingCut } from '../tools/browser-page.ts'
import { useBrowser } from '../tools/browser-visit.ts'

/** On a busy machine everything takes its time. */
const soon = { timeout: 15_000 }

const visit = useBrowser()

const quick = { pace: 'instant' }

/** A table of the fixture, you against two bots, from the lobby by one click. */
async function playNow(options: BrowserContextOptions & { remembered?: Record<string, string> } = {}): Promise<Page> {
  const page = await visit('/?fixture', { remembered: quick, ...options })
  await page.getByRole('button', { name: /^(Play now: Cove|Zagraj teraz: Zatoczki)$/ }).click()
  // The bots have answered, the last answer is ours, and the keyboard is where the choice is.
  await page.locator('.dock-bar :focus[data-first]').waitFor()
  await expect.poll(() => page.locator('.seat-turn').count(), soon).toBe(1)
  return page
}

const prompt = (page: Page) => page.locator('.prompt').textContent()
const prompted = (page: Page, words: string) => page.locator('.prompt', { hasText: words }).waitFor()
const logged = (page: Page, words: string) => page.locator('.log li', { hasText: words }).waitFor()

/** Goes through the auction, so that the first turn is open. */
async function toFirstTurn(page: Page, doubt = 'Cannot be undone: something is revealed.'): Promise<void> {
  await page.keyboard.press('Enter')
  await page.getByText(doubt).waitFor()
  await page.locator('.question-row .btn-primary:focus').waitFor()
  await page.keyboard.press('Enter')
  await prompted(page, '3 actions left')
}

/** Takes what has the focus, again and again: the first legal move each time, by one key alone. */
async function pressOn(page: Page, until: () => Promise<boolean>): Promise<void> {
  for (let press = 0; press < 900; press++) {
    await page.keyboard.press('Enter')
    if (await until()) return
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  throw new Error(`After 900 presses: ${await prompt(page)}`)
}

test('a whole game is played from the lobby by keyboard alone, up to the end and its charts', async () => {
  const page = await playNow()
  const end = page.getByRole('dialog')
  await pressOn(page, () => end.isVisible())
  // The headline names somebody who sits here and the way in which the game ended; the reason below says the same.
  const headline = (await end.getByRole('heading', { level: 2 }).textContent()) ?? ''
  const [, winner = '', ending = ''] = /^(.+) wins: (.+)$/.exec(headline) ?? []
  const names = await page.locator('.seats .seat-strip').evaluateAll(all => all.map(each => each.ariaLabel))
  expect(names).toContain(winner)
  const reasons: Record<string, string> = {
    Fortune: `${winner} has ten dollars.`,
    Dominion: `${winner} holds nine coves.`,
    Count: 'After the last round the coves were counted.',
  }
  expect(await end.locator('.end-why').textContent()).toBe(reasons[ending])
  await end.locator('.line-chart').first().waitFor()
  expect(await end.locator('.line-chart').count()).toBe(2)
  expect(await end.getByRole('table', { includeHidden: true }).first().textContent()).toContain('Anne')
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await end.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Rematch' }).click()
  await prompted(page, 'up for auction')
})

test('first what, then where; a step back, and undo', async () => {
  const page = await playNow()
  await toFirstTurn(page)
  const settle = page.getByRole('button', { name: /^Settle/ })
  expect(await settle.evaluate(element => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  const targets = page.getByRole('list', { name: 'Settle: possible targets' })
  // Of a long list the first lines are drawn, and the rest when somebody comes there.
  await targets.getByRole('button', { name: 'Show 10 more' }).waitFor()
  expect(await targets.locator('.target[data-target]').count()).toBe(40)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  expect(await page.locator(':focus').textContent()).toContain('Cove 3')
  expect(await page.locator('.text-lit').textContent()).toContain('Cove 3')

  await page.keyboard.press('Escape')
  await settle.waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.locator(':focus', { hasText: 'Cove 50' }).waitFor()
  await page.keyboard.press('Enter')
  await prompted(page, '2 actions left')
  await logged(page, 'Anne settles Cove 50.')

  // A click on the board is the same as the list.
  await page.locator('.text-board button', { hasText: /^Cove 49$/ }).click()
  await prompted(page, 'one action left')
  await page.keyboard.press('u')
  await prompted(page, '2 actions left')
  await page.keyboard.press('u')
  await prompted(page, '3 actions left')
  expect(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true)
  expect(await page.locator('.log').textContent()).not.toContain('settles')
})

test('a click on what is chosen already leaves the question about it standing', async () => {
  const page = await playNow({ remembered: { ...quick, confirm: 'always' } })
  await toFirstTurn(page, 'Confirm, or go back.')
  const cove = (n: number) => page.locator('.text-board button', { hasText: new RegExp(`^Cove ${n}$`) })
  const yes = page.locator('.dock-bar .btn-primary', { hasText: 'Cove 7' })
  await cove(7).click()
  await yes.waitFor()
  await cove(7).click()
  expect(await page.getByRole('alert').count()).toBe(0)
  await yes.click()
  await prompted(page, '2 actions left')
})

test('a turn is taken back as a whole', async () => {
  const page = await playNow()
  await toFirstTurn(page)
  for (const cove of [7, 8]) {
    await page.locator('.text-board button', { hasText: new RegExp(`^Cove ${cove}$`) }).click()
    await page.locator('.log-link', { hasText: `Cove ${cove}` }).waitFor()
  }
  await page.keyboard.press('Shift+U')
  await prompted(page, '3 actions left')
})

test('every wrong click is answered with its rule', async () => {
  const page = await playNow()
  await toFirstTurn(page)
  await page.locator('.text-board button', { hasText: /^Cove 10$/ }).click()
  await prompted(page, '2 actions left')
  await page.locator('.text-board button', { hasText: /^Cove 20$/ }).click()
  const refusal = page.getByRole('alert')
  expect(await refusal.locator('b').textContent()).toBe('Too far.')
  expect(await refusal.textContent()).toContain('You settle next to a cove of yours.')

  await refusal.getByRole('button', { name: 'Read the rule' }).click()
  expect(await page.locator('.rule-open').textContent()).toContain('For $1 you take a vacant cove')
  await page.keyboard.press('Escape')
  expect(await refusal.isVisible()).toBe(false)

  // In the list, too, what is not allowed can be asked about.
  await page.getByRole('button', { name: /^Settle/ }).click()
  await page.keyboard.press('l')
  // For a browser test it is disabled; for people it answers.
  await page.locator('.target-refused', { hasText: 'Cove 10' }).click({ force: true })
  expect(await refusal.locator('b').textContent()).toBe('That cove is taken.')
})

test('a move that is not possible keeps its place and says why; words have their own field', async () => {
  const page = await playNow()
  await toFirstTurn(page)
  await page.getByRole('button', { name: 'Parley' }).click()
  await page.keyboard.press('Enter')
  expect(await page.getByRole('alert').locator('b').textContent()).toBe('You said nothing.')
  await page.keyboard.type('Ahoy there!')
  await page.keyboard.press('Enter')
  await logged(page, 'Anne says something in 11 letters.')
})

test('a reload in the middle of a turn goes on where it was', async () => {
  const page = await playNow()
  await toFirstTurn(page)
  await page.locator('.text-board button', { hasText: /^Cove 12$/ }).click()
  await prompted(page, '2 actions left')
  await page.reload()
  await prompted(page, '2 actions left')
  expect(await page.locator('.log').textContent()).toContain('Anne settles Cove 12.')
  await page.keyboard.press('u')
  await prompted(page, '3 actions left')
})

test('L opens the log, ? the rule, H asks a bot; notes are kept', async () => {
  const page = await playNow()
  await toFirstTurn(page)
  await page.keyboard.press('?')
  expect(await page.locator('.rule-open').textContent()).toContain('A turn is at most three actions')
  await page.getByRole('searchbox').fill('storm')
  expect(await page.locator('.rule-list li').count()).toBe(2)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('textbox', { name: 'Only this seat' }).fill('Bart holds chart 7')
  await page.locator('.dock-bar .prompt').click()
  await page.keyboard.press('l')
  await page.locator('.log').waitFor()
  await page.keyboard.press('h')
  await page.getByRole('heading', { name: 'What a bot would do' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Only this seat' }).inputValue(), soon)
    .toBe('Bart holds chart 7')
})

describe.each([
  ['light', 'en-GB', 1440],
  ['dark', 'pl-PL', 1440],
  ['light', 'pl-PL', 390],
  ['dark', 'en-GB', 360],
  ['light', 'en-GB', 768],
] as const)('%s, %s, %i pixels', (colorScheme, locale, width) => {
  test('nothing is cut off, nothing serious is found, and a move can be made', async () => {
    const page = await playNow({ colorScheme, locale, viewport: { width, height: 780 } })
    await expectNothingCut(page)
    await page.locator('.amount .btn-primary').click()
    await page.locator('.question-row .btn-primary').click()
    await page.locator('.verbs [data-move="settle"]').click()
    await expectNothingCut(page)
    await expectAccessible(page)
    await page.locator('.target').first().click()
    await page.locator('.verbs').waitFor()
    await expectNothingCut(page)
  })
})

describe.each([
  [1280, 720],
  [1366, 650],
  [1440, 900],
  [2560, 1440],
  [768, 1024],
  [360, 740],
] as const)('%i × %i in Polish', (width, height) => {
  test('the dock keeps its height and covers nothing, whatever is asked; nothing is smaller than eleven pixels', async () => {
    const page = await playNow({ locale: 'pl-PL', viewport: { width, height } })
    const before = await expectLayout(page)
    await page.locator('.amount .btn-primary').click()
    await page.locator('.question-row .btn-primary').click()
    await page.locator('.verbs').waitFor()
    const after = await expectLayout(page)
    if (width > 600) expect(after).toBe(before)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expectNothingCut(page)
    }
  })
})
