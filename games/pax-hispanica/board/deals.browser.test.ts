// Deals of Pax Hispanica between two people at one screen: an offer, a counter-offer, a pick, and a promise that holds.
import { openDecision } from '@spanish-main/kernel'
import { botsPlay, saveSession, startSession } from '@spanish-main/session'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNothingCut } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { deckhand, paxHispanica } from '../index.ts'

const soon = { timeout: 15_000 }
const visit = useBrowser()

/** Ann is England at her play turn, Ben is France; she has a Market card, both have money. */
function table(): string {
  const options = { length: 'comet-short', negotiation: true, nations: 'england+france' }
  const holders = ['Ann', 'Ben'].map(name => ({ kind: 'person', name }) as const)
  for (let seed = 1; seed < 200; seed++) {
    const secret = seed.toString(16).padStart(64, '0')
    const session = startSession({ game: paxHispanica, options, holders, secret })
    const { journal } = session
    const isThere = () => {
      const { state } = journal
      return (
        openDecision(paxHispanica, state)?.name === 'play-turn' &&
        state.stack.at(-1)?.seat === 0 &&
        state.marketHand[1] > 0 &&
        state.money[1] > 1 &&
        state.money[2] > 2
      )
    }
    botsPlay(session, deckhand, seed, { stop: isThere })
    if (isThere()) return `${saveSession(session)}!secret ${secret}\n`
  }
  throw new Error('No such table.')
}

const record = table()

async function openTable(options: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const page = await visit('/import', { remembered: { pace: 'instant', confirm: 'never' }, ...options })
  await page.locator('textarea').fill(record)
  await page.locator('button[type=submit]').click()
  await page.getByRole('dialog').getByRole('button').first().click()
  await page.getByRole('tab', { name: 'Deals' }).click()
  return page
}

async function add(page: Page, region: string, kind: string): Promise<void> {
  const part = page.getByRole('region', { name: region })
  await part.getByRole('combobox', { name: region }).selectOption({ label: kind })
  await part.getByRole('button', { name: 'Add' }).click()
}

async function handTo(page: Page, who: string): Promise<void> {
  await page
    .getByRole('button', { name: `Hand the screen to ${who}` })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button').first().click()
  await page.getByRole('tab', { name: /Deals/ }).click()
}

test('G1: an offer, a counter-offer beside it, acceptance with the pick, and both promises', {
  timeout: 90_000,
}, async () => {
  const page = await openTable()
  await page.getByRole('button', { name: 'New deal' }).click()
  await add(page, 'You get', 'Money')
  await add(page, 'You give', 'Market card')
  await page.getByRole('combobox', { name: 'Pick the card' }).selectOption({ index: 1 })
  expect(await page.locator('.deal-sentence').textContent()).toContain('a Market card')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the offer' }).click()
  await page.locator('.deal-paper').waitFor(soon)

  await handTo(page, 'Ben')
  expect(await page.locator('.deal-paper').count()).toBe(1)
  await page.getByRole('button', { name: 'Counter' }).click()
  await page.getByRole('region', { name: 'You give' }).getByRole('spinbutton').fill('2')
  await add(page, 'England promises', 'In own words')
  await page.getByRole('textbox', { name: 'In your own words' }).fill('Peace this year')
  await page.getByRole('button', { name: 'Send the counter-offer' }).click()
  await page.locator('.deal-beside').waitFor(soon)
  expect(await page.locator('.deal-beside').textContent()).toContain('more')
  await page.getByRole('button', { name: 'Give the screen back' }).click()
  await page.getByRole('dialog').getByRole('button').first().click()

  await page.getByRole('tab', { name: /Deals/ }).click()
  const counter = page.locator('.deal-paper', { has: page.locator('.deal-beside') })
  await counter.getByRole('button', { name: 'Accept and pick' }).click()
  await counter.getByRole('combobox', { name: 'Pick the card' }).selectOption({ index: 1 })
  await counter.getByRole('button', { name: 'Accept' }).click()
  await page.locator('.deal-force li').waitFor(soon)
  expect(await page.locator('.deal-force').textContent()).toContain('Peace this year')
  expect(await page.locator('.deal-force').textContent()).toContain('binding, not held')
  await page.getByRole('tab', { name: 'Chronicle' }).click()
  await expect.poll(() => page.locator('.log').textContent(), soon).toContain('Deal 2.')
})

test('deals in Polish on a phone', { timeout: 60_000 }, async () => {
  const page = await visit('/import', {
    remembered: { pace: 'instant', confirm: 'never' },
    locale: 'pl-PL',
    viewport: { width: 390, height: 844 },
  })
  await page.locator('textarea').fill(record)
  await page.locator('button[type=submit]').click()
  await page.getByRole('dialog').getByRole('button').first().click()
  // The keys of the table sleep until the seat has taken the screen.
  await page.getByRole('dialog').waitFor({ state: 'detached', ...soon })
  await page.keyboard.press('d')
  await page.getByRole('button', { name: 'Nowy układ' }).click()
  await page.locator('.deal-builder').waitFor(soon)
  await expectNothingCut(page)
})
