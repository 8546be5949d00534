// Lords of the Spanish Main in the browser: positions are played under Node up to a question and then imported.

import { randomBot } from '@spanish-main/bots'
import { firstSeat, waiting } from '@spanish-main/kernel'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, takeRecord } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../../../tools/record-at.ts'
import { type Lords, lords } from '../index.ts'
import { leading } from '../rules/c3a-auction.ts'
import { isCity } from '../rules/tables.ts'
import { soldiersAt } from '../rules/units.ts'
import { pending, top } from '../rules/words.ts'
import { lordsAt } from '../workshop/record-at.ts'

const visit = useBrowser()

async function importRecord(text: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit('/import', {
    remembered: { pace: 'instant', confirm: 'never', telling: 'off' },
    ...options,
  })
  await takeRecord(page, text)
  return page
}

test('B12: Enter seals the crown that a click has chosen', async () => {
  const page = await importRecord(lordsAt('crowns'))
  await page.locator('.lo-crowns button').first().click()
  expect(await page.locator('.key', { hasText: '⏎' }).filter({ visible: true }).count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.locator('.lo-crowns').waitFor({ state: 'detached', timeout: 20_000 })
})

test('C3a: an auction is staged with ladder and tie, and a lot is won by keyboard', async () => {
  // Whoever can outbid everybody else cannot but win.
  const richest = (g: Lords) => {
    const seat = firstSeat(waiting(lords, g))
    return (
      g.gold.every((gold, other) => other === seat || gold < g.gold[seat]) && leading(g, top(g, 'bid').lot) !== seat
    )
  }
  const isLast = (g: Lords) => pending(g, 'auctions')?.lots.length === 0
  const page = await importRecord(lordsAt('bid', { when: g => isLast(g) && g.bids.some(bid => bid > 0) && richest(g) }))
  const stage = page.getByRole('dialog')
  const title = await stage.getByRole('heading', { level: 2, name: /^Auction: / }).innerText()
  expect(await stage.locator('.lo-ladder tbody tr').count()).toBe(4)
  await expectAccessible(page)
  // A name in the chronicle is shown on the chart: the stage makes room, and says so.
  await page.locator('.log .log-link').last().click()
  await page.locator('.aside-bar').waitFor()
  // The amount is asked in one place: what was begun in the dock is over once the stage is back.
  await page.locator('.dock button[data-move=bid]').click()
  await page.locator('.dock').getByRole('spinbutton').waitFor()
  await page.locator('.aside-bar').getByRole('button').click()
  await stage.getByRole('spinbutton', { name: 'Your bid' }).waitFor()
  expect(await page.getByRole('spinbutton').filter({ visible: true }).count()).toBe(1)
  const gold = Number(/You may bid (?:from \d+ to )?(\d+)/.exec(await stage.locator('.lo-ask').innerText())?.[1])
  await stage.getByRole('spinbutton', { name: 'Your bid' }).fill(String(gold))
  await page.keyboard.press('Enter')
  // It was the last lot: the crowns follow, and behind them lies the own calendar, with the card on its track and paid for.
  const crowns = page.locator('.work-panel', { has: page.locator('.lo-crowns') })
  await crowns.getByRole('button', { name: 'Put aside' }).press('Enter', { timeout: 20_000 })
  await page.locator('.lo-track', { hasText: title.replace('Auction: ', '') }).waitFor()
  expect(await page.locator('.lo-calendar-figures').innerText()).toMatch(/^\s*0\b/)
})

test('E4: a sea battle shows all sixteen forecasts and seals a tactic', async () => {
  const page = await importRecord(lordsAt('tactics'))
  const stage = page.getByRole('dialog')
  await stage.locator('.lo-forecast').waitFor()
  expect(await stage.locator('.lo-forecast td').count()).toBe(17)
  await expectAccessible(page)
  await stage.locator('.stage-foot').getByRole('button', { name: 'Flee' }).click()
  await stage.getByRole('button', { name: /^Seal: Flee/ }).click()
  await stage.locator('.lo-rounds tbody kbd').first().waitFor({ timeout: 20_000 })
})

test('E2: whoever has read by keyboard how a raid went is back at what is asked, and goes on with Enter', async () => {
  // Random lords attack a garrison that holds out, which no deckhand would: nothing is asked between the attack and how it went.
  const hopeless = (g: Lords) => {
    const { raider, victim } = top(g, 'attack')
    return isCity(victim) && soldiersAt(g, raider) < soldiersAt(g, victim)
  }
  const page = await importRecord(recordAt(lords, randomBot, { decision: 'attack', seats: 4, when: hopeless }))
  const attack = page.locator('.stage-foot').getByRole('button', { name: /^Attack/ })
  await attack.waitFor()
  await page.keyboard.press('Enter')
  const goOn = page.locator('.stage-foot').getByRole('button', { name: /^Go on/ })
  await goOn.waitFor({ timeout: 20_000 })
  await page.keyboard.press('Enter')
  await goOn.waitFor({ state: 'detached' })
  await page.locator('.dock [data-first]:focus').waitFor()
})

test('a short game against bots is played to the end screen', async () => {
  const last = lordsAt('upgrades', { seats: 2, options: { lastYear: 1602 }, when: g => g.year === 1602 })
  const page = await importRecord(last)
  const dock = page.locator('.dock')
  await dock.getByRole('button', { name: /^That is all|^Enough/ }).click()
  await page.locator('.lo-finale').waitFor({ timeout: 30_000 })
  expect(await page.locator('.lo-finale tbody tr').count()).toBe(2)
  // The game's own table ranks everybody; nobody is listed a second time.
  expect(await page.locator('.end-standings').count()).toBe(0)
  await expectAccessible(page)
})

test('A2.1: what may be done at any time has a button and a key, is asked about once more, and is taken back', async () => {
  const page = await importRecord(lordsAt('crowns'))
  const anytime = page.getByRole('button', { name: /^At any time/ })
  await anytime.waitFor()
  await page.keyboard.press('a')
  const end = page.locator('aside.side li[data-move=agree]')
  await end.getByRole('button', { name: 'Do this' }).click()
  await end.getByRole('button', { name: 'Yes, do it' }).click()
  await end.waitFor({ state: 'detached' })
  // Now one may think better of it, and nothing else has changed: the same thing is still asked.
  await page.keyboard.press('a')
  await page.locator('aside.side li[data-move=go-on]').waitFor()
  expect(await page.locator('aside.side li[data-move=agree]').count()).toBe(0)
  await expectAccessible(page)
  await page.keyboard.press('a')
  await page.locator('aside.side li[data-move=go-on]').waitFor({ state: 'detached' })
})
