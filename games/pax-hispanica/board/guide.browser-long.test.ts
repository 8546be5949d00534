// The guided first turn of Pax Hispanica, from the link in the lobby to its last word; and on a phone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { headed, playUntil } from '../../../tools/browser-guide.ts'
import { expectNothingCut } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { guidedToAuction, moves, openGuide, pointsAt, TARGET } from '../workshop/visits-to-guide.ts'

const visit = useBrowser()

/** Results are put aside once they were read. */
const READ = ['.work-foot .btn-plain', '.stage:not([hidden]) .btn-primary']

async function takeFirstTarget(page: Page): Promise<void> {
  await page.keyboard.press('l')
  const targets = page.getByRole('list', { name: /possible targets/ })
  await targets.getByRole('button').first().click()
}

test('the guide in Polish on a phone: it covers nothing, and can be put away and fetched again', async () => {
  const page = await openGuide(visit, 'Pierwsza tura z przewodnikiem', {
    locale: 'pl-PL',
    viewport: { width: 390, height: 844 },
  })
  await headed(page, 'Grasz Anglią')
  await expectNothingCut(page)
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!
  const [guide, map, sheet] = [await box('.guide'), await box('.phone-main'), await box('.sheet')]
  expect(guide.y + guide.height).toBeLessThanOrEqual(map.y)
  expect(map.y + map.height).toBeLessThanOrEqual(sheet.y + 1)
  expect(map.height).toBeGreaterThan(200)
  // A step shows what it speaks of, wherever the person has gone meanwhile.
  await page.locator('.phone-nav [data-screen=hand]').click()
  await page.keyboard.press('g')
  await page.keyboard.press('Shift+G')
  await page.locator('.phone-main[data-open=table]').waitFor()
  await page.getByRole('button', { name: 'Odłóż przewodnik' }).click()
  expect(await page.locator('.guide').count()).toBe(0)
  expect(await pointsAt(page)).toBeUndefined()
  await page.locator(':focus', { hasText: 'Pokaż przewodnik' }).waitFor()
  await page.keyboard.press('Enter')
  await headed(page, 'Grasz Anglią')
  await page.locator('.guide-fold:focus').waitFor()
})

test('the guide leads from the lobby through a whole cycle, and ends for good', async () => {
  const page = await openGuide(visit, 'Guided first turn')
  await guidedToAuction(page)

  await page.locator('button[data-move=auction]').click()
  await page.keyboard.press('l')
  await page
    .getByRole('list', { name: /possible targets/ })
    .getByRole('button', { name: /Ship/ })
    .click()
  await page.locator('.guide h2', { hasText: 'A sealed bid' }).waitFor()
  await page.getByRole('spinbutton', { name: 'Your bid' }).fill('2')
  await page.getByRole('button', { name: 'Seal my bid of $2' }).click()
  const stage = page.getByRole('dialog')
  await stage.getByText('wins for $2').waitFor()
  // However far the bots have played, the guide waits until the envelopes were read.
  await expect.poll(() => page.locator('.dock-bar .prompt').textContent(), { timeout: 20_000 }).not.toMatch(/^Waiting/)
  expect(await page.locator('.guide h2').textContent()).toBe('A sealed bid')

  await playUntil(page, 'Your cards', READ)
  expect(await pointsAt(page)).toBe('hand')
  await page.keyboard.press('g')
  await headed(page, 'Ask why not')
  await page.locator('.dock .btn-impossible').click()
  await page.locator('.reasons .rule-chip').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('button[data-move=play]').click()
  await takeFirstTarget(page)

  await headed(page, 'Use its icons')
  await page.keyboard.press('g')
  await headed(page, 'Nothing is lost')
  expect(await pointsAt(page)).toBe('tools')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.locator('button[data-move=play]').waitFor()

  await playUntil(page, 'Set sail', [...READ, ...TARGET, ...moves('end-turn', 'discard')])
  await page.locator('button[data-move=sail]').click()
  await takeFirstTarget(page)
  await headed(page, 'Your fleet at sea')
  await page.keyboard.press('g')
  await headed(page, 'The way home')
  // What the table passed by is told before the last step.
  await playUntil(page, 'Who is close to winning', [
    '.guide .btn-primary',
    ...READ,
    ...moves('europe', 'done'),
    '.dock [data-first]',
  ])
  expect(await pointsAt(page)).toBe('victory')
  expect(await page.locator('.guide-count').textContent()).toBe('21 of 21')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.locator('.guide').waitFor({ state: 'detached' })
  expect(await pointsAt(page)).toBeUndefined()
  await page.reload()
  await page.locator('.dock-bar').waitFor()
  expect(await page.locator('.guide').count()).toBe(0)
}, 600_000)
