// Pax Hispanica between two browsers: a sealed auction, a deal, an interdiction and the sea battle after it. Whatever came to
// one page is searched for what only the other may know.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askedSeats, legal, printMove, type State } from '@spanish-main/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serve } from '../../../tools/browser.ts'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { type Guest, playOn, sights } from '../../../tools/browser-table.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../../../tools/record-at.ts'
import { deckhand } from '../bots/index.ts'
import { type Pax, paxHispanica } from '../index.ts'
import { HAND } from '../rules/state.ts'

/** On a busy machine everything takes its time. */
const soon = { timeout: 20_000 }
const visit = useBrowser()
const ENGLAND = 0
const FRANCE = 1
const BOTH = 0b11

/** England and France among themselves up to a moment. */
const between = (decision: string, when: (g: Pax) => boolean): string =>
  recordAt(paxHispanica, deckhand, {
    ...{ decision, when, seats: 2 },
    options: { length: 'comet-short', negotiation: true, nations: 'england+france' },
  })

const handOf = (g: Pax, seat: number): number[] =>
  [...g.place.keys()].filter(card => g.place[card] === HAND + g.colour[seat])

/** Cards in the own hand of which the other does not know. */
function secretsOf(guest: Guest, seat: number): Set<number> {
  const g = viewsOf(guest).at(-1)!
  return new Set(handOf(g, seat).filter(card => (g.known[card] & (1 << (1 - seat))) === 0))
}

const viewsOf = (guest: Guest): Pax[] =>
  sights(guest).flatMap(({ told }) => (told === undefined ? [] : [told.view as State as Pax]))

/** Nothing that came to the page ever said where one of these cards is, or what the other had sealed. */
function expectUntold(guest: Guest, seat: number, cards: ReadonlySet<number>): void {
  const views = viewsOf(guest)
  expect(views.length).toBeGreaterThan(0)
  for (const view of views) {
    expect([...cards].filter(card => view.place[card] >= 0 || view.known[card] > 0)).toEqual([])
    expect(view.sealed[1 - seat]).toBe(-1)
  }
}

const sealBid = async (page: Page, dollars: number) => {
  await page.getByRole('spinbutton', { name: 'Your bid' }).fill(String(dollars))
  await page.getByRole('button', { name: `Seal my bid of $${dollars}` }).click()
}

test('D2a-bid: bids are sealed in two browsers and opened at once', { timeout: 90_000 }, async () => {
  const record = between('bids', g => askedSeats(paxHispanica, g) === BOTH && g.money[1] > 2 && g.money[2] > 1)
  const [england, france] = await playOn(visit, record, ['me', 'link'], [{}, { colorScheme: 'dark', locale: 'pl-PL' }])
  await sealBid(england.page, 2)
  await expect.poll(() => viewsOf(france).at(-1)?.answered, soon).toBe(1 << ENGLAND)
  expectUntold(france, FRANCE, secretsOf(england, ENGLAND))
  // Not even the word of the move has come over.
  expect(france.frames.some(frame => frame.includes('bid 2'))).toBe(false)
  await expectAccessible(france.page)
  await france.page.getByRole('spinbutton').fill('1')
  await france.page.getByRole('button', { name: /^Zapieczętuj ofertę 1/ }).click()
  await england.page.locator('.px-bid.px-winner').waitFor(soon)
  await france.page.locator('.px-bid.px-winner').waitFor(soon)
  expect(await england.page.locator('.px-bid.px-winner h3').textContent()).toContain('England')
})

test('D2a-bid: a service that is stopped and started again keeps a sealed bid, and tells both pages what became of it', {
  timeout: 120_000,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), 'spanish-main-restart-'))
  const first = await serve(data, 0)
  try {
    const visitThere: typeof visit = (path, options) => visit(path, { ...options, losesService: true }, first.address)
    const record = between('bids', g => askedSeats(paxHispanica, g) === BOTH && g.money[1] > 2 && g.money[2] > 1)
    const [england, france] = await playOn(visitThere, record, ['me', 'link'])
    await sealBid(england.page, 2)
    await expect.poll(() => viewsOf(france).at(-1)?.answered, soon).toBe(1 << ENGLAND)
    await first.stop()
    for (const { page } of [england, france]) await page.getByText('No connection since').waitFor(soon)
    const second = await serve(data, first.port)
    try {
      for (const { page } of [england, france]) await page.getByText('Connected again').waitFor({ timeout: 40_000 })
      expectUntold(france, FRANCE, secretsOf(england, ENGLAND))
      await sealBid(france.page, 1)
      for (const { page } of [england, france]) await page.locator('.px-bid.px-winner').waitFor(soon)
      expect(await france.page.locator('.px-bid.px-winner h3').textContent()).toContain('England')
    } finally {
      await second.stop()
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
})

test('G1: a deal over the network; which card is handed over only its giver knows until both have said yes', {
  timeout: 120_000,
}, async () => {
  const record = between(
    'play-turn',
    g => g.stack.at(-1)?.seat === ENGLAND && g.marketHand[1] > 0 && g.money[1] > 1 && g.money[2] > 2,
  )
  const [england, france] = await playOn(visit, record, ['me', 'link'])
  const { page } = england
  await page.getByRole('tab', { name: 'Deals' }).click()
  await page.getByRole('button', { name: 'New deal' }).click()
  await add(page, 'You get', 'Money')
  await add(page, 'You give', 'Market card')
  await page.getByRole('combobox', { name: 'Pick the card' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Send the offer' }).click()
  await france.page.getByRole('tab', { name: /Deals/ }).click()
  await france.page.locator('.deal-paper').waitFor(soon)
  expectUntold(france, FRANCE, secretsOf(england, ENGLAND))
  expectUntold(england, ENGLAND, secretsOf(france, FRANCE))
  const before = handOf(viewsOf(france).at(-1)!, FRANCE)
  await france.page.locator('.deal-paper').getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => handOf(viewsOf(france).at(-1)!, FRANCE).length, soon).toBe(before.length + 1)
  await page.getByText('France pays $1 to England.', { exact: true }).waitFor(soon)
})

async function add(page: Page, region: string, kind: string): Promise<void> {
  const part = page.getByRole('region', { name: region })
  await part.getByRole('button', { name: kind, exact: true }).click()
}

test('F1, F2: an interdiction and its sea battle; tactics are sealed in two browsers', {
  timeout: 90_000,
}, async () => {
  const record = between('interdiction-window', g =>
    [ENGLAND, FRANCE].some(
      seat =>
        (askedSeats(paxHispanica, g) & (1 << seat)) !== 0 &&
        legal(paxHispanica, g, seat).some(code => printMove(paxHispanica, code) === 'interdict'),
    ),
  )
  const guests = await playOn(visit, record, ['me', 'link'])
  const asked = viewsOf(guests[0]).at(-1)!
  const hunter = (askedSeats(paxHispanica, asked) & 1) !== 0 ? ENGLAND : FRANCE
  await guests[hunter].page.locator('.dock-bar [data-move=interdict]').click()
  await guests[1 - hunter].page.getByRole('button', { name: 'Fight' }).click(soon)
  await guests[1 - hunter].page.getByRole('button', { name: 'Fight' }).waitFor({ state: 'detached', ...soon })
  for (const { page } of guests) await page.locator('.dock-bar .verbs [data-first]').waitFor(soon)
  await guests[0].page.locator('.dock-bar .verbs [data-first]').click()
  await expect.poll(() => viewsOf(guests[1]).at(-1)?.answered, soon).toBe(1)
  expectUntold(guests[1], FRANCE, secretsOf(guests[0], ENGLAND))
  await guests[1].page.locator('.dock-bar .verbs [data-first]').click()
  for (const { page } of guests) await page.locator('.px-battle-cards em').nth(1).waitFor(soon)
  expectUntold(guests[0], ENGLAND, secretsOf(guests[1], FRANCE))
})
