// The manners of the shell that all games share, proved with the fixture game.
import { readFileSync } from 'node:fs'
import { randomBot } from '@spanish-main/bots'
import { legal, parseRecord, replay, waiting } from '@spanish-main/kernel'
import { cove } from '@spanish-main/kernel/fixture'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { QUICK } from '../tools/browser-cove.ts'
import { expectAccessible, type PageOptions } from '../tools/browser-page.ts'
import { useBrowser } from '../tools/browser-visit.ts'
import { sitDown } from '../tools/browser-ways.ts'
import { recordAt } from '../tools/record-at.ts'

/** On a busy machine everything takes its time. */
const soon = { timeout: 20_000 }

const visit = useBrowser()

async function playNow({ remembered, ...options }: PageOptions = {}): Promise<Page> {
  const page = await visit('/?fixture', {
    remembered: { ...QUICK, ...remembered },
    ...options,
  })
  await page.getByRole('button', { name: 'Play now: Cove' }).click()
  return page
}

/** Bids nothing, and waits for the first turn. */
async function toFirstTurn(page: Page): Promise<void> {
  await page.locator('.amount .btn-primary').click()
  await page.locator('.verbs [data-move="settle"]').waitFor()
}

const side = (page: Page) => page.locator('aside.side')

test('a verb that is chosen by key opens the list of its targets; chosen by pointer it does not', async () => {
  const page = await playNow()
  await toFirstTurn(page)
  const list = side(page).getByRole('list', { name: 'Settle: possible targets' })
  await page.locator('.verbs [data-move="crew"]').click()
  await page.locator('.verbs [data-move="crew"]').waitFor({ state: 'detached' })
  expect(
    await side(page)
      .getByRole('list', { name: /possible targets/ })
      .count(),
  ).toBe(0)
  await page.keyboard.press('Escape')
  // The dock takes the focus to its first verb when the verbs are back.
  await page.locator('.verbs [data-first]:focus').waitFor()
  await page.locator('.verbs [data-move="settle"]').focus()
  await page.keyboard.press('Enter')
  await list.waitFor()
  await expect.poll(() => list.locator(':focus').count(), soon).toBe(1)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await page.locator('.verbs').waitFor()
  // A digit takes its line.
  await page.locator('.verbs [data-move="settle"]').focus()
  await page.keyboard.press('Enter')
  const second = (await list.getByRole('button').nth(1).locator('b').textContent()) ?? ''
  await page.keyboard.press('2')
  await expect.poll(() => page.locator('.log').textContent(), soon).toContain(`Anne settles ${second}.`)
})

test('where a decision has one verb, the list of its targets opens at the first key, and goes with the pointer', async () => {
  const page = await visit('/import?fixture', { remembered: QUICK })
  const record = recordAt(cove, randomBot, {
    decision: 'choose-target',
    seats: 3,
    when: g => legal(cove, g, Math.log2(waiting(cove, g))).length > 1,
  })
  await sitDown(page, new URL(page.url()).origin, record)
  await page.locator('.prompt').waitFor()
  const list = side(page).getByRole('list', { name: /possible targets/ })
  expect(await list.count()).toBe(0)
  await page.keyboard.press('Tab')
  await list.waitFor()
  await page.locator('.prompt').click()
  await list.waitFor({ state: 'detached' })
})

test('a gain is told where it happens, with its reason, and the chronicle can be narrowed to such lines', async () => {
  const page = await playNow()
  await toFirstTurn(page)
  await page.locator('.text-board button', { hasText: /^Cove 12$/ }).click()
  const told = page.locator('[data-place="cove 11"] .tiding-gained')
  await told.waitFor()
  expect(await told.textContent()).toBe('+a cove, Settle')
  const lines = page.locator('.log li')
  await page.locator('.log-filter .segment', { hasText: 'Gains, losses' }).click()
  await expect.poll(() => lines.count(), soon).toBe(1)
  expect(await lines.textContent()).toContain('Anne settles Cove 12.')
  await page.locator('.log-filter .segment', { hasText: 'All' }).click()
  await expect.poll(() => lines.count(), soon).toBeGreaterThan(1)
  await page.getByRole('searchbox', { name: 'Find in the chronicle' }).fill('no such thing')
  await page.getByText('Nothing of the kind has happened.').waitFor()
})

test('two minutes stand before the first decision, once, and are found again under Rules with the signs', async () => {
  const page = await playNow({ remembered: { primer: 'offered' } })
  const two = page.getByRole('dialog', { name: /minutes/ })
  await two.getByText('Nine coves win at once.').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await two.waitFor({ state: 'detached' })
  await toFirstTurn(page)
  await page.getByRole('tab', { name: 'Rules' }).click()
  await page.locator('.rules-head summary', { hasText: 'signs' }).click()
  await page.getByText('Nobody lives there yet.').waitFor()
  await page.getByRole('button', { name: 'The game in two minutes' }).click()
  await two.waitFor()
  await page.keyboard.press('Escape')
  await two.waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.verbs').waitFor()
  expect(await two.count()).toBe(0)

  await page.goto(`${new URL(page.url()).origin}/rules/cove`)
  await page.getByRole('button', { name: 'The game in two minutes' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'The game in two minutes' }).click()
  await two.getByText('Nine coves win at once.').waitFor()
})

test('a hint says wins out of games, or that its bot weighs nothing, and always a reason in words', async () => {
  const page = await playNow()
  await toFirstTurn(page)
  await page.keyboard.press('h')
  const lines = page.getByRole('status', { name: 'Hint' }).getByRole('listitem')
  await lines.first().waitFor()
  for (const line of await lines.all()) {
    expect(await line.textContent()).toMatch(
      /(Wins \d+ of \d+ imagined games.*(For it|Against it|sets it apart))|by habit/,
    )
  }
})

test('a hint explains a figure only where it gives one', async () => {
  const page = await playNow()
  await toFirstTurn(page)
  await page.keyboard.press('h')
  const hint = page.getByRole('status', { name: 'Hint' })
  await hint.getByRole('listitem').first().waitFor()
  const figures = await hint.getByText(/imagined games/).count()
  expect(await hint.locator('.hint-meaning').count()).toBe(figures > 0 ? 1 : 0)
})

test('Play now of every game is in sight on a small screen', async () => {
  const page = await visit('/', { viewport: { width: 1280, height: 720 } })
  const buttons = page.getByRole('button', { name: /^Play now/ })
  await buttons.first().waitFor()
  expect(await buttons.count()).toBeGreaterThan(3)
  for (const button of await buttons.all()) {
    const box = await button.boundingBox()
    expect((box?.y ?? 720) + (box?.height ?? 0)).toBeLessThanOrEqual(720)
  }
})

test('in a background tab the system says when it is your move, and the title does', async () => {
  const page = await playNow({ remembered: { notify: 'on', pace: 'quick' } })
  await page.locator('.amount').waitFor()
  await page.evaluate(() => {
    const said: string[] = []
    class Notice {
      static permission = 'granted'
      constructor(words: string) {
        said.push(words)
      }
    }
    Object.assign(window, { Notification: Notice, said })
    Object.defineProperty(document, 'hidden', { value: true })
  })
  await toFirstTurn(page)
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  const before = (await said()).length
  await page.locator('.verbs [data-move="pass"]').click()
  await expect.poll(async () => (await said()).slice(before), soon).toContain('Your move · Cove')
  await expect.poll(() => page.title(), soon).toBe('Your move · Cove')
})

test('bots play among themselves for whoever watches, to the end', async () => {
  const page = await visit('/new/cove', { remembered: { pace: 'instant' } })
  await page.getByRole('radio', { name: 'Drifter' }).first().check()
  await page.getByText('Only bots: you look on.').waitFor()
  await page.locator('.segment', { hasText: 'Yes' }).first().click()
  await page.getByRole('button', { name: 'Start' }).click()
  const end = page.getByRole('dialog')
  await end.waitFor({ timeout: 40_000 })
  // The record, replayed by the rules, says who won; so must the title.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    end.getByRole('button', { name: 'Export the record' }).click(),
  ])
  const { state } = replay(cove, parseRecord(readFileSync(await download.path(), 'utf8')))
  const title = ['Fortune', 'Dominion', 'Count'][state.ended - 1]
  const winner = ['Anne', 'Bart', 'Cato'][state.winner] ?? 'Nobody'
  expect(await end.getByRole('heading', { level: 2 }).textContent()).toBe(`${winner} wins: ${title}`)
})
