// Deals of Pax Hispanica on a phone, in Polish too; and a word that is broken.
import { legal, printMove } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { expectNothingCut, takeRecord } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { type Pax, paxHispanica } from '../index.ts'
import { soon } from '../workshop/visits.ts'
import { add, handTo, openTable, table, take } from '../workshop/visits-to-deals.ts'

const visit = useBrowser()

/** She is at her play turn and has a Market card; both have money. */
const record = table(
  'play-turn',
  g => g.stack.at(-1)?.seat === 0 && g.marketHand[1] > 0 && g.money[1] > 1 && g.money[2] > 2,
)

test('deals in Polish on a phone', async () => {
  const page = await visit('/import', {
    remembered: { pace: 'instant', confirm: 'never' },
    locale: 'pl-PL',
    viewport: { width: 390, height: 844 },
  })
  await takeRecord(page, record)
  await page.getByRole('dialog').getByRole('button').first().click()
  // The keys of the table sleep until the seat has taken the screen.
  await page.getByRole('dialog').waitFor({ state: 'detached', ...soon })
  await page.keyboard.press('d')
  await page.locator('.deal-builder').waitFor(soon)
  await expectNothingCut(page)
})

test('on a phone the bar below tells of an offer that waits, and leads to it', async () => {
  const page = await visit('/import', {
    remembered: { pace: 'instant', confirm: 'never' },
    viewport: { width: 360, height: 740 },
  })
  await takeRecord(page, record)
  await take(page)
  await page.keyboard.press('d')
  await add(page, 'You get', 'Money')
  await page.getByRole('button', { name: 'Send the offer' }).click()
  await handTo(page, 'Ben')
  await page.locator('.phone-nav [data-screen=table]').click()
  await page.locator('.phone-nav').getByRole('button', { name: 'Deals (1)' }).click(soon)
  await page.locator('.deal-paper').waitFor(soon)
  await expectNothingCut(page)
})

/** Whether a seat may do this now. */
const may = (g: Pax, seat: number, move: RegExp) =>
  legal(paxHispanica, g, seat).some(code => move.test(printMove(paxHispanica, code)))

test('G1a: a word about a tactic is given, broken, and told', async () => {
  const text = table('strike-colours', g => g.stack.at(-1)?.seat === 0 && may(g, 0, /^fight/))
  const page = await openTable(visit, text)
  await page.locator('.px-steps [aria-current=step]', { hasText: 'Terms' }).waitFor(soon)
  await page.getByRole('button', { name: 'New deal' }).click()
  await add(page, 'You promise', 'Tactic')
  expect(await page.locator('.deal-checks').textContent()).toContain('Only a word')
  await page.getByRole('button', { name: 'Send the offer' }).click()
  await handTo(page, 'Ben')
  await page.locator('.deal-paper').getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Give the screen back' }).first().click()
  await take(page)
  await page.getByRole('button', { name: 'Fight' }).click()
  await page.locator('.dock-bar [data-move=boarding]').click(soon)
  await take(page)
  await page.locator('.dock-bar .verbs [data-first]').click(soon)
  await page.getByRole('tab', { name: 'Chronicle' }).click()
  await page
    .locator('.log-broken')
    .filter({ hasText: /has broken the word/ })
    .first()
    .waitFor(soon)
})
