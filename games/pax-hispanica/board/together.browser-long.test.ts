// Pax Hispanica between two browsers: sealed bids, a service that is stopped and started again, an interdiction and the sea battle after it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askedSeats, legal, printMove } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { serve } from '../../../tools/browser.ts'
import { expectAccessible, expectNothingCut } from '../../../tools/browser-page.ts'
import { expectOwnAnswersOnly, playOn, playTurns, SMALL_PHONE } from '../../../tools/browser-table.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { paxHispanica } from '../index.ts'
import { soon } from '../workshop/visits.ts'
import { between, ENGLAND, expectUntold, FRANCE, sealBid, secretsOf, viewsOf } from '../workshop/visits-over-network.ts'

const visit = useBrowser()
const BOTH = 0b11

test('D2a-bid: bids are sealed in two browsers and opened at once', async () => {
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

test('D2a-bid: a service that is stopped and started again keeps a sealed bid, and tells both pages what became of it', async () => {
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

test('F1, F2: an interdiction and its sea battle; tactics are sealed in two browsers', async () => {
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

test('D3, D4: a play year and a sail year by click and, on a phone of 360 px, by touch alone', async () => {
  const record = between('play-turn', g => g.stack.at(-1)?.seat === FRANCE)
  const guests = await playOn(visit, record, ['me', 'link'], [{}, SMALL_PHONE])
  await playTurns(guests, [false, true], 12, ['let-pass', 'unload', 'europe'])
  expectOwnAnswersOnly(guests)
  for (const { page } of guests) {
    await expectNothingCut(page)
    await expectAccessible(page)
  }
})
