// Pax Hispanica from the lobby: a hint with its reasons, and a whole game by keyboard alone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'

const visit = useBrowser()

/** What is taken before the first legal move, which would sail to and fro for ever, or sell everything one by one. */
const BRISK = ['end-turn', 'done', 'unload', 'europe', 'pirating', 'reconnaissance', 'let-pass']

/** More presses than any game needs in which turns are ended as soon as they can be. */
const MOST_PRESSES = 2500

type Situation = 'over' | 'waiting' | 'list' | 'button'

/** Puts the focus where Enter goes on with the game, and says what is there. */
function prepare(page: Page): Promise<Situation> {
  return page.evaluate(brisk => {
    const stage = document.querySelector('dialog[open], .stage:not([hidden]), .work-panel:not([hidden])')
    if (stage?.querySelector('.end')) return 'over'
    if (!stage && document.querySelector('.dock-bar .waiting')) return 'waiting'
    const button =
      stage?.querySelector<HTMLElement>('.btn-primary, button[type=submit], .target-list [data-first]') ??
      brisk.map(move => document.querySelector<HTMLElement>(`button.btn-lit[data-move="${move}"]`)).find(Boolean) ??
      document.querySelector<HTMLElement>('.dock-bar [data-first]')
    if (!button) return 'waiting'
    button.focus()
    return button.closest('.target-list') ? 'list' : 'button'
  }, BRISK)
}

test('a comet game is played by keyboard from the lobby to the end, which says why', { timeout: 600_000 }, async () => {
  const page = await visit('/', {
    remembered: { pace: 'instant', confirm: 'never' },
    reducedMotion: 'reduce',
  })
  await page.getByRole('button', { name: 'Play now: Pax Hispanica' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.dock-bar [data-first]').first().waitFor()
  await expectAccessible(page)
  let now: Situation = 'waiting'
  for (let press = 0; press < MOST_PRESSES; press++) {
    now = await prepare(page)
    if (now === 'over') break
    if (now === 'waiting') await page.evaluate(() => new Promise(requestAnimationFrame))
    else {
      // Further down in the list now and then, so that nobody goes back and forth between its first places.
      if (now === 'list') for (let down = press % 3; down > 0; down--) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
  }
  expect(now).toBe('over')
  const end = page.getByRole('dialog')
  expect(await end.getByRole('heading', { level: 2 }).textContent()).toMatch(/wins|nobody/i)
  await expect.poll(() => end.locator('.line-chart').count(), { timeout: 20_000 }).toBeGreaterThan(3)
  await expectAccessible(page)
})

test('a hint names the three best moves with the reasons for each, and plays the one that is taken', async () => {
  const page = await visit('/', { remembered: { confirm: 'never' } })
  await page.getByRole('button', { name: 'Play now: Pax Hispanica' }).click()
  await page.locator('.dock-bar [data-first]').first().waitFor()
  const prompt = page.locator('.dock-bar .prompt')
  const before = await prompt.textContent()
  await page.keyboard.press('h')
  const moves = page.getByRole('status', { name: 'Hint' }).getByRole('listitem')
  await expect.poll(() => moves.count(), { timeout: 30_000 }).toBe(3)
  expect((await moves.allTextContents()).join(' ')).toMatch(/For it: .*(money|Hand|tokens|way|Sway|Treasure|rivals)/)
  await expectAccessible(page)
  await moves.first().getByRole('button').click()
  await expect.poll(() => prompt.textContent(), { timeout: 20_000 }).not.toBe(before)
  expect(await moves.count()).toBe(0)
})
