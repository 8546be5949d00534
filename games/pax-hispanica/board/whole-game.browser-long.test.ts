// A whole game of Pax Hispanica by keyboard alone. What all games share of it is proved with the fixture game.
import { readFileSync } from 'node:fs'
import { parseRecord, replay } from '@spanish-main/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { COLOURS } from '../data/index.ts'
import { paxHispanica } from '../rules/index.ts'
import type { Pax } from '../rules/state.ts'
import { messages } from '../text/en.ts'

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

/** Who won, and by which victory, in the words of the catalogue. */
function headline({ ended, winner, colour }: Pax): string {
  const ending = paxHispanica.endings[ended - 1]
  const whole = messages[`ending.${ending}.headline`]
  if (whole !== undefined) return whole
  const title = messages[`ending.${ending}.name`] ?? messages[`ending.${ending}`]
  if (winner < 0) return `Nobody wins: ${title}`
  return `${messages[`nation.${COLOURS[colour[winner]]}.name`]} wins: ${title}`
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
  // The record, replayed by the rules themselves, says who won and by what; so must the title.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    end.getByRole('button', { name: 'Export the record' }).click(),
  ])
  const { state, problems } = replay(paxHispanica, parseRecord(readFileSync(await download.path(), 'utf8')))
  expect(problems).toEqual([])
  expect(await end.getByRole('heading', { level: 2 }).textContent()).toBe(headline(state))
  await expect.poll(() => end.locator('.line-chart').count(), { timeout: 20_000 }).toBeGreaterThan(3)
  await expectAccessible(page)
})
