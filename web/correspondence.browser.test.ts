// Tables over the network between the turns: what a lobby tells, who is called and how, answers left beforehand, looking
// back, what-ifs, reports.
import { readFileSync } from 'node:fs'
import { parseRecord } from '@spanish-main/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bid, prompted, QUICK, soon, togetherAt } from '../tools/browser-cove.ts'
import { expectAccessible, expectNothingCut } from '../tools/browser-page.ts'
import { useBrowser } from '../tools/browser-visit.ts'

const visit = useBrowser()
const { begun } = togetherAt(visit)

/** Opens a tab of the drawer, wherever it has room. */
async function openTab(page: Page, name: string): Promise<void> {
  if (!(await page.getByRole('tab', { name }).isVisible()))
    await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('tab', { name }).click()
}

test('a listed table is found in the lobby; later the lobby tells what happened since the own last move', async () => {
  const { anne, bart } = await begun({ listed: true, pace: 'By correspondence' })
  await bid(bart)
  await bid(anne)
  await prompted(anne, '3 actions left')
  await anne.locator('.text-board button', { hasText: /^Cove 12$/ }).click()
  await prompted(anne, '2 actions left')
  const table = bart.url()
  await bart.goto(new URL('/', table).href)
  const card = bart.locator('#network .table-card')
  await card.getByText('Since your last move').waitFor(soon)
  await card.getByText('Anne settles Cove 12.').waitFor(soon)
  await card.getByText(/until/).waitFor(soon)
  await expectNothingCut(bart)
  await expectAccessible(bart)
  await bart.goto(table)
  await bart.getByRole('button', { name: 'Show me' }).click()
  await bart.locator('.log', { hasText: 'Anne settles Cove 12.' }).waitFor(soon)
})

test('how a seat is called is set up at the table: in the browser, by a webhook, by a feed', async () => {
  const { anne } = await begun()
  await anne.getByRole('button', { name: 'How to call me' }).click()
  const dialog = anne.getByRole('dialog', { name: 'How we call you' })
  await dialog.getByText('This service sends no mail').waitFor(soon)
  await dialog.getByRole('heading', { name: 'A notice of this browser' }).waitFor()
  await dialog.getByRole('textbox', { name: 'A webhook' }).fill('https://example.org/turn')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Saved.').waitFor(soon)
  const saving = anne.waitForResponse(answer => answer.request().method() === 'POST' && /calls/.test(answer.url()))
  const bot = dialog.getByRole('checkbox', { name: 'A bot took my seat: Webhook' })
  await bot.check()
  expect((await saving).status()).toBe(200)
  const making = anne.waitForResponse(/calls\/feed/)
  await dialog.getByRole('button', { name: 'Make an address' }).click()
  const { path } = await (await making).json()
  await dialog.getByRole('button', { name: 'Copy the address' }).waitFor(soon)
  await expectAccessible(anne)
  // The feed says that it is the seat's turn, and nothing else.
  const feed = await anne.evaluate(async address => (await fetch(address)).json(), path)
  expect(feed.items.map((item: { content_text: string }) => item.content_text)).toEqual(['Your move: Spanish Main'])
  await anne.reload()
  await anne.getByRole('button', { name: 'How to call me' }).click()
  await expect
    .poll(() => dialog.getByRole('textbox', { name: 'A webhook' }).inputValue(), soon)
    .toBe('https://example.org/turn')
  expect(await bot.isChecked()).toBe(true)
})

test('an answer that was left beforehand is given at once; a second window says that the first has answered', async () => {
  const { anne, bart } = await begun()
  await bart.locator('.phone-nav').getByRole('button', { name: 'Log' }).click()
  await openTab(bart, 'Orders')
  await bart.getByRole('combobox', { name: 'When I am asked about' }).selectOption('bids')
  await bart.getByRole('combobox', { name: 'I answer' }).selectOption('bid')
  await bart.getByRole('spinbutton', { name: 'namely' }).fill('0')
  await expectAccessible(bart)
  await bart.getByRole('button', { name: 'Leave this answer' }).click()
  await bid(anne)
  // Nobody had to wait for Bart's bid, and it is used up.
  await prompted(anne, '3 actions left')
  expect(await bart.locator('.prepared li').count()).toBe(0)

  const twin = await anne.context().newPage()
  await twin.goto(anne.url())
  await twin.getByText('open in 2 windows').waitFor(soon)
  await anne.getByText('open in 2 windows').waitFor(soon)
  await anne.locator('.text-board button', { hasText: /^Cove 12$/ }).click()
  await twin.getByText('Answered in your other window.').waitFor(soon)
  await prompted(twin, '2 actions left')
  await twin.close()
  await expect.poll(() => anne.getByText('open in 2 windows').count(), soon).toBe(0)
})

test('a running table is looked back at with the own eyes, imagined on from there, and reported without a secret', async () => {
  const { anne, bart } = await begun()
  await bid(anne)
  await bid(bart)
  await prompted(anne, '3 actions left')
  await anne.getByRole('button', { name: 'Where the dice come from' }).click()
  await anne.getByText('The secret stays locked until the game is over').waitFor(soon)
  await expectAccessible(anne)
  await anne.keyboard.press('Escape')

  const downloading = anne.waitForEvent('download')
  await anne.getByRole('button', { name: 'Report a fault' }).click()
  await anne.getByRole('textbox', { name: /What did you expect/ }).fill('The tide stood still.')
  await anne.getByRole('button', { name: 'Save the report' }).click()
  const file = await (await downloading).path()
  const report = readFileSync(file, 'utf8')
  expect(report).toContain('The tide stood still.')
  const { entries } = parseRecord(report.slice(report.indexOf('spanish-main record')).trim())
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['seat', 'rules']))

  const table = anne.url()
  await anne.getByRole('link', { name: 'Look back' }).click()
  await anne.getByText(/Move 3 of 3/).waitFor(soon)
  await anne.getByRole('button', { name: 'One move back' }).click()
  await anne.getByText(/Move 2 of 3/).waitFor(soon)
  await anne.getByRole('button', { name: 'One move on' }).click()
  await anne.getByText(/Move 3 of 3/).waitFor(soon)
  await expectAccessible(anne)
  await anne.getByRole('button', { name: 'Branch here' }).click()
  await prompted(anne, '3 actions left')
  expect(new URL(anne.url()).pathname).toMatch(/^\/table\//)
  await anne.getByText('A what-if from move 3').waitFor(soon)

  // A report is a table for whoever gets it.
  const reader = await visit('/import', { remembered: QUICK })
  await reader.locator('input[type=file]').setInputFiles(file)
  await prompted(reader, '3 actions left')
  await anne.goto(table)
  await prompted(anne, '3 actions left')
})
