// Pax Hispanica in the browser at the moments that count: positions are played under Node up to a question, then
// imported, so that the stage is reached by the same records that people exchange.
import {
  type Entry,
  fastChance,
  insightInto,
  legal,
  openDecision,
  parseRecord,
  printMove,
  printRecord,
  replay,
  waiting,
} from '@spanish-main/kernel'
import { deckhand, paxHispanica } from '@spanish-main/pax-hispanica'
import { answer, decisionName, saveSession, startSession } from '@spanish-main/session'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '../tools/browser.ts'
import { expectAccessible, openPage } from '../tools/browser-page.ts'

let browser: Browser
let complaints: string[] = []

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
  const said = complaints
  complaints = []
  expect(said).toEqual([])
})

/** A game among deckhands up to the first moment at which somebody is asked this; that seat becomes yours. */
function recordUpTo(decision: string): { text: string; seat: number } {
  for (let seed = 1; seed < 60; seed++) {
    const secret = seed.toString(16).padStart(64, '0')
    const holders = Array.from({ length: 4 }, () => ({ kind: 'bot', name: 'deckhand' }) as const)
    const session = startSession({ game: paxHispanica, options: { length: 'comet-short' }, holders, secret })
    const chance = fastChance(seed)
    while (session.journal.state.ended === 0) {
      const { state } = session.journal
      const seat = 31 - Math.clz32(waiting(paxHispanica, state) & -waiting(paxHispanica, state))
      if (openDecision(paxHispanica, state)?.name === decision && state.answered === 0) {
        return { text: withPerson(saveSession(session), seat, secret), seat }
      }
      const moves = legal(paxHispanica, state, seat)
      const code = deckhand(insightInto(paxHispanica, state, seat, chance), seat, moves, chance)
      answer(session, seat, { decision: decisionName(session, seat), text: printMove(paxHispanica, code) })
    }
  }
  throw new Error(`Nobody was ever asked ${decision}.`)
}

/** A record as it is exported: who sits where, and the secret. */
function withPerson(text: string, seat: number, secret: string): string {
  const { header, entries } = parseRecord(text)
  const seats = header.names.map(
    (_, each): Entry => ({
      kind: 'seat',
      seat: each,
      text: each === seat ? 'person You' : 'bot deckhand',
    }),
  )
  return printRecord({ header, entries: [...entries, ...seats, { kind: 'secret', text: secret }] })
}

async function importRecord(text: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(browser, `${inject('address')}/import`, complaints, {
    remembered: { pace: 'instant' },
    ...options,
  })
  await page.locator('textarea').fill(text)
  await page.locator('button[type=submit]').click()
  return page
}

/** Reads the result and goes on. The bots may have brought the next thing on the stage by then. */
async function putAside(page: Page): Promise<void> {
  const stage = page.getByRole('dialog')
  const before = await stage.innerText()
  await stage.getByRole('button', { name: 'Go on' }).click()
  const now = async () => ((await stage.count()) === 0 ? '' : stage.innerText())
  await expect.poll(now, { timeout: 20_000 }).not.toBe(before)
}

test('E5c: a land battle is staged with its arithmetic, the side is chosen by keyboard, and the result shown', async () => {
  const page = await importRecord(recordUpTo('battle-support').text)
  const stage = page.getByRole('dialog')
  await stage.getByRole('heading', { level: 2, name: /^The battle of / }).waitFor()
  expect(await stage.locator('.px-sum li').count()).toBeGreaterThan(1)
  await expectAccessible(page)
  await stage
    .getByRole('button', { name: /target|town|defend/i })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await stage.locator('.px-numbers').waitFor()
  const [fleet, target] = await stage.locator('.px-numbers b').allTextContents()
  const title = (await stage.locator('.px-result').textContent()) ?? ''
  expect([fleet, target].every(each => /^\d+$/.test(each))).toBe(true)
  expect(title).toMatch(Number(fleet) > Number(target) ? / takes / : / holds out /)
  await putAside(page)
})

test('F2: a sea battle is staged; the tactics are sealed, then both are shown', async () => {
  const page = await importRecord(recordUpTo('sea-tactics').text)
  const stage = page.getByRole('dialog')
  await stage.getByRole('heading', { level: 2, name: /^Broadsides off / }).waitFor()
  expect(await stage.locator('.px-battle-cards em').count()).toBe(0)
  await expectAccessible(page)
  await stage.locator('.px-result .btn-primary').first().focus()
  await page.keyboard.press('Enter')
  await stage.locator('.px-battle-cards em').nth(1).waitFor()
  await putAside(page)
})

test('F1, A-secret: who may interdict is asked, and an order per zone can be left', async () => {
  const page = await importRecord(recordUpTo('interdiction-window').text)
  await page.locator('button[data-move=let-pass]').waitFor()
  expect(await page.locator('button[data-move=interdict]').count()).toBe(1)
})

test('a record made in Node replays identically in the browser', async () => {
  const { text } = recordUpTo('strike-colours')
  const { line, problems, state } = replay(paxHispanica, parseRecord(text))
  expect(problems).toEqual([])
  const page = await importRecord(text)
  await page.getByRole('dialog').waitFor()
  const shown = await page.locator('.px-stats').first().textContent()
  expect(shown).toContain(String(state.money[state.order[0]]))
  expect(line.length).toBeGreaterThan(20)
})
