// Records: out of the browser, into it again, and looked back at.
import { readFileSync } from 'node:fs'
import { fastChance, legal, parseRecord, printMove, replay, waiting } from '@spanish-main/kernel'
import { cove } from '@spanish-main/kernel/fixture'
import { answer, decisionName, saveSession, startSession } from '@spanish-main/session'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cards, playABit, playNow, prompted, QUICK, soon } from '../tools/browser-cove.ts'
import { expectAccessible } from '../tools/browser-page.ts'
import { useBrowser } from '../tools/browser-visit.ts'

const visit = useBrowser()

function open(path: string): Promise<Page> {
  return visit(path, { remembered: QUICK })
}

/** The row of the only table in the lobby, with all that can be done with it. */
async function openRow(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'To the lobby' }).click()
  await page.getByRole('button', { name: 'More for Cove' }).click()
}

/** What a button of the page puts into the folder of downloads. */
async function downloaded(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return download
}

test('a table is renamed, exported, imported again, and deleted', async () => {
  const page = await open('/?fixture')
  await playNow(page)
  await playABit(page)
  await openRow(page)
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name of the table' }).fill('Friday night')
  await page.keyboard.press('Enter')
  await page.getByText('Cove, Round 1 of 4').waitFor()

  const download = await downloaded(page, 'Export the record')
  expect(download.suggestedFilename()).toMatch(/^Friday-night-\d{4}-\d\d-\d\d\.txt$/)
  const text = readFileSync(await download.path(), 'utf8')
  expect(text).toMatch(/^spanish-main record 2\ngame cove \d+\nseats anne bart cato\n/)
  expect(text).toContain('anne settle cove-8')
  // The secret of a running table stays where it is played; imported, it goes on with dice of its own.
  expect(text).not.toContain('!secret')

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Nothing is here yet. Games against bots').waitFor()

  await page.getByRole('link', { name: 'Import a record' }).first().click()
  const paste = page.getByRole('textbox', { name: 'Or paste it here' })
  const take = page.getByRole('button', { name: 'Import' })
  const problem = page.getByRole('alert')
  for (const [bad, reason] of [
    ['Dear diary', 'This text is not a record.'],
    [text.replace('game cove', 'game ludo'), 'The record is of a game that is not here.'],
    [text.replace('settle cove-8', 'settle cove-88'), 'The record does not fit the rules.'],
  ]) {
    await paste.fill(bad)
    await take.click()
    await problem.getByText(reason).waitFor()
  }
  await paste.fill(text)
  await take.click()
  await prompted(page, '2 actions left')
  expect(await page.locator('.log').textContent()).toContain('Anne settles Cove 9.')
})

test('a record is imported from a file', async () => {
  const page = await open('/?fixture')
  await playNow(page)
  await playABit(page)
  await openRow(page)
  const download = await downloaded(page, 'Export the record')
  const other = await open('/import')
  await other.locator('input[type=file]').setInputFiles(await download.path())
  await prompted(other, '2 actions left')
})

test('a table of this screen goes on over the network, with everything that has happened', async () => {
  const page = await open('/?fixture')
  await playNow(page)
  await playABit(page)
  const hand = await cards(page)
  await page.getByRole('link', { name: 'To the lobby' }).click()
  await page.getByRole('button', { name: 'More for Cove' }).click()
  await page.getByRole('button', { name: 'Play it over the network' }).click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Maria')
  await page.getByRole('checkbox', { name: /^Seat 2/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go on over the network' }).click()

  await page.waitForURL(/\/together\//)
  await prompted(page, '2 actions left')
  expect(await page.locator('.log').textContent()).toContain('Anne settles Cove 9.')
  expect(await cards(page)).toEqual(hand)
  await page.getByRole('link', { name: 'To the lobby' }).click()
  // It is played there now, and no longer here.
  await page.locator('#tables .network-card, #tables .table-card').first().waitFor()
  expect(await page.locator('#tables .table-row').count()).toBe(0)
})

test('a game is looked back at move by move, and branched', async () => {
  const page = await open('/?fixture')
  await playNow(page)
  await playABit(page)
  const hand = await cards(page)
  expect(hand.length).toBeGreaterThanOrEqual(5)
  await page.getByRole('link', { name: 'Look back' }).click()
  const scrubber = page.getByRole('slider', { name: 'Position in the game' })
  await page.getByText('Move 4 of 4').waitFor()
  await expect.poll(() => cards(page), soon).toEqual(hand)
  await scrubber.focus()
  await page.keyboard.press('Home')
  await page.getByText('Move 0 of 4').waitFor()
  expect(await page.locator('.log').textContent()).not.toContain('bids')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'One move on' }).click()
  await page.getByText('Move 3 of 4').waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Branch here' }).click()
  await prompted(page, '3 actions left')
  // What was hidden is dealt anew, so what happened before is not part of it.
  await page.getByText('A what-if from move 3').waitFor()
  expect(await page.locator('.log').count()).toBe(0)
  await page.getByRole('link', { name: 'To the lobby' }).click()
  await page.getByText('Cove, from move 3').waitFor()
  expect(await page.locator('#tables .table-row').count()).toBe(2)
})

/** A game of three bots, played by the session under Node. */
function recordMadeInNode(): string {
  const holders = Array.from({ length: 3 }, () => ({ kind: 'bot', name: 'random' }) as const)
  const session = startSession({ game: cove, options: { short: true }, holders, secret: 'c0'.repeat(32) })
  const chance = fastChance(7)
  while (session.journal.state.ended === 0) {
    const waits = waiting(cove, session.journal.state)
    const seat = [0, 1, 2].find(each => (waits & (1 << each)) !== 0)!
    const moves = legal(cove, session.journal.state, seat)
    const text = printMove(cove, moves[chance.int(moves.length)]!)
    answer(session, seat, { decision: decisionName(session, seat), text })
  }
  return saveSession(session)
}

test('a record made in Node replays identically in the browser', async () => {
  const record = recordMadeInNode()
  const page = await open('/import')
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(record)
  await page.getByRole('button', { name: 'Import' }).click()
  const { line, problems, state } = replay(cove, parseRecord(record))
  expect(problems).toEqual([])
  // Every move, digest and number was checked on the way in; now it is looked at.
  await page.getByText(`Move 0 of ${line.length}`).waitFor()
  await page.getByRole('button', { name: 'To the end' }).click()
  await page.getByText(`Move ${line.length} of ${line.length}`).waitFor()
  const money = page.locator('.seat-strip dd:first-of-type').first()
  await expect.poll(() => money.textContent(), soon).toBe(String(state.money[0]))
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('Bart')
  await expect.poll(() => cards(page), soon).toHaveLength(state.crewInHand[1]! + state.chartsInHand[1]!)
})

test('all tables are backed up in one file and come back from it, each once', async () => {
  const page = await open('/?fixture')
  await playNow(page)
  await playABit(page)
  await page.getByRole('link', { name: 'To the lobby' }).click()
  await page.goto(new URL('/?fixture', page.url()).href)
  await playNow(page)
  await page.goto(new URL('/?fixture', page.url()).href)
  const rows = page.locator('#tables .table-row')
  await expect.poll(() => rows.count(), soon).toBe(2)
  const file = await (await downloaded(page, 'Back up all tables')).path()
  expect(readFileSync(file, 'utf8')).not.toContain('!secret')
  for (let left = 2; left > 0; left--) {
    await page.getByRole('button', { name: 'More for Cove' }).first().click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => rows.count(), soon).toBe(left - 1)
  }

  const restore = async () => {
    await page.goto(new URL('/import', page.url()).href)
    await page.locator('input[type=file]').setInputFiles(file)
    return page.getByRole('status').textContent()
  }
  expect(await restore()).toContain('2 tables were restored.')
  expect(await restore()).toBe('No table was restored.2 are here already.')
  await page.goto(new URL('/?fixture', page.url()).href)
  await expect.poll(() => rows.count(), soon).toBe(2)
  await page.getByRole('link', { name: 'Open Cove' }).last().click()
  await page.locator('.prompt').waitFor()

  await page.goto(new URL('/import', page.url()).href)
  await page.getByRole('textbox').fill('{"format":"something else"}')
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('alert').getByText('This text is not a record.').waitFor()
})
