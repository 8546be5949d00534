// Maracaibo in the browser: a game to its score sheet, a combat with its arithmetic, Jean told step by step.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, takeRecord } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'

const visit = useBrowser()

async function at(record: string, remembered: Record<string, string> = {}): Promise<Page> {
  const page = await visit('/import', {
    remembered: { pace: 'instant', telling: 'off', confirm: 'never', ...remembered },
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 720 },
  })
  await takeRecord(page, record)
  await page.locator('.mb-seats').waitFor()
  return page
}

const panel = (page: Page) => page.locator('.work-panel:not([hidden])')

/** Does the first thing that may be done, as somebody who wants to be done. */
function goOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    if (find('dialog[open] .end')) return 'over'
    const work = find('.work-panel:not([hidden])')
    const confirm = work?.querySelector<HTMLButtonElement>('.work-foot .btn-primary')
    if (confirm && !confirm.disabled) {
      confirm.click()
      return 'confirmed'
    }
    const row = work?.querySelector<HTMLElement>('.work-body [data-first], .mb-row-lit, .mb-pick[aria-pressed=false]')
    const verb = ['end-turn', 'nothing', 'stop', 'done']
      .map(move => find(`.btn-lit[data-move="${move}"]`))
      .find(Boolean)
    const target = [...document.querySelectorAll<HTMLElement>('.map-targets button')].at(-1)
    const next =
      find('.mb-stop .btn-primary') ??
      row ??
      verb ??
      target ??
      find('.dock-bar .target-list button') ??
      find('.mb-hand-card.mb-lit') ??
      work?.querySelector('.work-foot .btn')
    if (!(next instanceof HTMLElement) || find('.dock-bar .waiting')) return 'waiting'
    next.click()
    return 'clicked'
  })
}

test('MB-11.6: a game goes to its end, and the score sheet adds up for everybody', async () => {
  const page = await at(recordAt('sail', { when: g => g.round === 4 && Math.max(...g.ship) > 14 }))
  await expect.poll(() => goOn(page), { timeout: 40_000, interval: 30 }).toBe('over')
  const sheet = page.locator('dialog .mb-score')
  const rows = await sheet
    .locator('tbody tr')
    .evaluateAll(all =>
      all.map(row => [...row.querySelectorAll('td b')].map(points => Number(points.textContent)).slice(0, 3)),
    )
  const totals = await sheet
    .locator('tfoot td b')
    .evaluateAll(all => all.map(cell => Number(cell.textContent)).slice(0, 3))
  expect(rows.length).toBeGreaterThan(4)
  expect(totals).toEqual([0, 1, 2].map(seat => rows.reduce((sum, row) => sum + row[seat], 0)))
  expect(Math.max(...totals)).toBeGreaterThan(20)
  await expectAccessible(page)
})

test('MB-10: a combat in one panel: token, side, added points, influence, and back', async () => {
  const page = await at(recordAt('draw-token', { when: g => g.combat[g.active] >= 2 }))
  await panel(page).locator('.mb-row-lit').first().click()
  await panel(page).locator('.btn-primary').click()
  await panel(page).locator('.mb-nation-card').first().waitFor()
  await expectAccessible(page)
  const printed = Number(await panel(page).locator('.mb-nation-card strong').first().textContent())
  await panel(page).locator('.mb-nation-card').first().click()
  await panel(page).locator('.btn-primary').click()
  await panel(page).locator('.mb-nation-card').first().waitFor({ state: 'detached' })
  // A token may ask for its price first.
  await panel(page).locator('.mb-equation, .mb-row-lit').first().waitFor()
  const priced = (await panel(page).locator('.mb-equation').count()) === 0
  if (priced) {
    await panel(page).locator('.mb-row-lit').first().click()
    await panel(page).locator('.btn-primary').click()
  }
  const left = () => panel(page).locator('.mb-equation b').textContent()
  await panel(page).locator('.mb-equation').waitFor()
  // Whatever the price was paid with no longer counts.
  if (!priced) await expect.poll(left).toBe(String(printed))
  const value = Number(await left())
  expect(value).toBeGreaterThan(0)
  await panel(page).locator('.mb-stepper').first().getByRole('button', { name: 'Add' }).click()
  await expect.poll(left).toBe(String(value + 1))
  await panel(page)
    .getByRole('button', { name: /^Influence, 2/ })
    .click()
  await expect.poll(left).toBe(String(value - 1))
  await panel(page).getByRole('button', { name: 'Take back' }).click()
  await expect.poll(left).toBe(String(value + 1))
  await panel(page)
    .getByRole('button', { name: /^Annex/ })
    .click()
  await page.locator('.map-targets button').first().waitFor()
  expect(await page.locator('.map-targets button').count()).toBeGreaterThan(3)
})

test('MB-12: what Jean did is told step by step, each with its rule, at the reader’s pace', async () => {
  const record = recordAt('sail', { seats: 1, options: { scenario: '75', opponent: 'jean' }, when: g => g.turns >= 2 })
  const page = await at(record, { telling: 'on' })
  const told = page.locator('.telling')
  await told.getByRole('heading', { level: 2, name: /^Jean, turn/ }).waitFor()
  await told
    .getByRole('button', { name: /Read rule MB-12\.2|MB-12\.2/ })
    .first()
    .waitFor()
  expect(await page.locator('.telling-count').textContent()).toMatch(/^1 of /)
  await page.keyboard.press('n')
  await told.getByRole('heading', { level: 3, name: /^She sails/ }).waitFor()
  expect(await page.locator('.mb-seat', { hasText: 'Jean' }).count()).toBe(1)
  await page.getByRole('tab', { name: 'Victory' }).click()
  expect((await page.locator('.mb-score thead th').allInnerTexts()).map(text => text.trim())).toEqual([
    'For',
    'Amber',
    'Jean',
    'Rule',
  ])
  // A window with nothing but something to read closes by a click beside it.
  await page.getByRole('button', { name: 'What Amber has' }).click()
  await page.getByRole('dialog').waitFor()
  await page.mouse.click(4, 4)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})
