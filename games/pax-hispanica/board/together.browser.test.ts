// Pax Hispanica between two browsers: a deal; sealed bids and an interdiction are in the long project.
import { expect, test } from 'vitest'
import { playOn } from '../../../tools/browser-table.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { STILL, soon } from '../workshop/visits.ts'
import { between, ENGLAND, expectUntold, FRANCE, handOf, secretsOf, viewsOf } from '../workshop/visits-over-network.ts'
import { add } from '../workshop/visits-to-deals.ts'

const visit = useBrowser()

test('G1: an offer and a counter-offer over the network; which card is handed over only its giver knows until both have said yes', async () => {
  const record = between(
    'play-turn',
    g => g.stack.at(-1)?.seat === ENGLAND && g.marketHand[1] > 0 && g.money[1] > 1 && g.money[2] > 2,
  )
  const [england, france] = await playOn(visit, record, ['me', 'link'], [STILL, STILL])
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
  await france.page.locator('.deal-paper').getByRole('button', { name: 'Counter' }).click()
  await france.page.getByRole('region', { name: 'You give' }).getByRole('spinbutton').fill('2')
  await france.page.getByRole('button', { name: 'Send the counter-offer' }).click()
  // It lies beside hers, with what is other than in hers.
  const counter = page.locator('.deal-paper', { has: page.locator('.deal-beside') })
  await counter.waitFor(soon)
  expect(await counter.locator('tr[data-change=more]').textContent()).toMatch(/\$1.*\$2/)
  expectUntold(france, FRANCE, secretsOf(england, ENGLAND))
  const before = handOf(viewsOf(france).at(-1)!, FRANCE)
  const purse = () => {
    const { money, colour } = viewsOf(france).at(-1)!
    return money[colour[FRANCE]]
  }
  const rich = purse()
  await counter.getByRole('button', { name: 'Accept and pick' }).click()
  await counter.getByRole('group', { name: 'Pick the card' }).getByRole('radio').first().check()
  await counter.getByRole('button', { name: 'Close the deal' }).click()
  await expect.poll(() => handOf(viewsOf(france).at(-1)!, FRANCE).length, soon).toBe(before.length + 1)
  expect(purse()).toBe(rich - 2)
  await page.getByRole('tab', { name: 'Chronicle' }).click()
  await expect.poll(() => page.locator('.log').textContent(), soon).toContain('Deal 2.')
})
