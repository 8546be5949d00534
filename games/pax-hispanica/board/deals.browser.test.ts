// Deals of Pax Hispanica between two people at one screen: an offer, a counter-offer, a pick, and a promise that holds.
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { pending } from '../rules/words.ts'
import { soon } from '../workshop/visits.ts'
import { add, handTo, openTable, table, take } from '../workshop/visits-to-deals.ts'

const visit = useBrowser()

/** She is at her play turn and has a Market card; both have money. */
const record = table(
  'play-turn',
  g => g.stack.at(-1)?.seat === 0 && g.marketHand[1] > 0 && g.money[1] > 1 && g.money[2] > 2,
)

test('G1: an offer, a counter-offer beside it, acceptance with the pick, and both promises', async () => {
  const page = await openTable(visit, record)
  // Begun from the strip of whom it is for.
  await page.locator('.px-seat', { hasText: 'France' }).getByRole('button', { name: 'A deal with France' }).click()
  await add(page, 'You get', 'Money')
  await add(page, 'You give', 'Market card')
  await page.getByRole('combobox', { name: 'Pick the card' }).selectOption({ index: 1 })
  expect(await page.locator('.deal-sentence').textContent()).toContain('a Market card')
  // What it comes to: the money of whoever pays, and both Hands.
  expect(await page.locator('.deal-checks').textContent()).toMatch(/France can pay \$1, and would have \$\d+ left/)
  expect(await page.locator('.deal-checks').textContent()).toContain('England’s Hand after it')
  await expectAccessible(page, 'dialog[open]')
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
  await page.getByRole('button', { name: 'Give the screen back' }).first().click()
  await take(page)

  await page.getByRole('tab', { name: /Deals/ }).click()
  const counter = page.locator('.deal-paper', { has: page.locator('.deal-beside') })
  await counter.getByRole('button', { name: 'Accept and pick' }).click()
  await counter.getByRole('group', { name: 'Pick the card' }).getByRole('radio').first().check()
  await counter.getByRole('button', { name: 'Close the deal' }).click()
  await page.locator('.deal-force li').waitFor(soon)
  expect(await page.locator('.deal-force').textContent()).toContain('Peace this year')
  expect(await page.locator('.deal-force').textContent()).toContain('binding, not held')
  await page.getByRole('tab', { name: 'Chronicle' }).click()
  await expect.poll(() => page.locator('.log').textContent(), soon).toContain('Deal 2.')
})

test('G1c: tribute is the second step of a land battle; a click on the Site is refused with the deal then', async () => {
  let site = -1
  const text = table('tribute', g => {
    site = pending(g, 'land-battle')?.site ?? -1
    return g.stack.at(-1)?.seat === 0 && g.money[2] > 0
  })
  const page = await openTable(visit, text)
  await page.locator('.px-steps [aria-current=step]', { hasText: 'Tribute' }).waitFor(soon)
  await expectAccessible(page, '.stage')
  await page.locator('.px-parley').getByRole('button', { name: '$1', exact: true }).click()
  await page.locator('.px-parley-paper').waitFor(soon)
  // What was asked for is paid or fought over: she no longer takes the attack back.
  await page.locator('.action-tools [aria-keyshortcuts=U]:disabled').waitFor(soon)
  await page.locator('.px-parley').getByRole('button', { name: 'Hand the screen to Ben' }).click()
  await take(page)
  expect(await page.locator('.px-parley-paper').textContent()).toContain('no attack on')
  await page.locator('.px-parley').getByRole('button', { name: 'Pay $1' }).click()
  await page.getByRole('button', { name: 'Give the screen back' }).first().click()
  await take(page)
  await page.locator('.px-seat', { hasText: 'England' }).locator('.px-bound').waitFor(soon)
  // What changed for her is told first.
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: /Deals/ }).click()
  await expect.poll(() => page.locator('.deal-force').textContent(), soon).toContain('no attack on')
  // The attack is no longer among what may be done.
  expect(await page.locator('.dock-bar [data-move=attack]:not(.btn-impossible)').count()).toBe(0)
  // The dashed verb says which deal forbids it.
  await page.keyboard.press('n')
  const reason = page.locator('.reasons [data-move=attack]')
  await reason.waitFor(soon)
  expect(await reason.textContent()).toContain('paid you a tribute')
  await reason.getByRole('button', { name: 'Deal 1' }).waitFor(soon)
  await page.keyboard.press('Escape')
  await page.locator(`.px-live [data-pick="site:${site}"]`).click(soon)
  const refusal = page.getByRole('alert').filter({ hasText: 'paid you a tribute' })
  await refusal.waitFor(soon)
  expect(await refusal.textContent()).toContain('France')
  expect(await refusal.textContent()).toContain('deal 1')
})
