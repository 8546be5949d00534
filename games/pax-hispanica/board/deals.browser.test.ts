// Deals of Pax Hispanica in the middle of a land battle. What else is dealt, and on phones, is proved in the long project.
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { pending } from '../rules/words.ts'
import { soon } from '../workshop/visits.ts'
import { handTo, openTable, table, take } from '../workshop/visits-to-deals.ts'

const visit = useBrowser()

test('G1c: tribute is the second step of a land battle; a click on the Site is refused with the deal then', {
  timeout: 120_000,
}, async () => {
  let site = -1
  const text = table('tribute', g => {
    site = pending(g, 'land-battle')?.site ?? -1
    return g.stack.at(-1)?.seat === 0 && g.money[2] > 0
  })
  const page = await openTable(visit, text)
  await page.locator('.px-steps [aria-current=step]', { hasText: 'Tribute' }).waitFor(soon)
  await expectAccessible(page)
  await page.locator('.px-parley').getByRole('button', { name: '$1', exact: true }).click()
  await page.locator('.px-parley-paper').waitFor(soon)
  await handTo(page, 'Ben')
  await page.locator('.px-parley').getByRole('button', { name: 'Pay $1' }).click()
  await page.getByRole('button', { name: 'Give the screen back' }).click()
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
