// The guided first round of Maracaibo, from the link in the lobby to its last word; and in Polish on a phone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { headed, playUntil } from '../../../tools/browser-guide.ts'
import { expectAccessible, expectNothingCut, type PageOptions } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'

const visit = useBrowser()

async function openGuide(link: string, options: PageOptions = {}): Promise<Page> {
  const page = await visit('/', { remembered: { pace: 'instant', confirm: 'never', telling: 'off' }, ...options })
  await page.getByRole('link', { name: link }).and(page.locator('[href$=maracaibo]')).click()
  await page.locator('.guide').waitFor()
  return page
}

const pointsAt = (page: Page) => page.evaluate(() => document.documentElement.dataset.guide)

const PANEL = '.work-panel:not([hidden])'

/** What a captain does who takes the first of everything; at the end, whatever ends the thing. */
const WAYS = [
  `${PANEL} .work-foot .btn-primary:not(:disabled)`,
  `${PANEL} .mb-pick[aria-pressed=false]`,
  `${PANEL} .mb-row-lit`,
  `${PANEL} .work-foot .btn`,
  '.mb-stop .btn-primary',
  ...['village', 'city', 'combat', 'explore', 'end-turn', 'done', 'stop', 'nothing'].map(
    move => `button.btn-lit[data-move=${move}]`,
  ),
  '.map-targets button',
  '.target-list button',
]

async function readOn(page: Page, ...steps: readonly (readonly [title: string, place: string])[]): Promise<void> {
  for (const [title, place] of steps) {
    await page.keyboard.press('g')
    await headed(page, title)
    expect(await pointsAt(page)).toBe(place)
  }
}

test('the guide leads from the lobby through a round, and ends for good', async () => {
  const page = await openGuide('Guided first turn', { viewport: { width: 1280, height: 720 } })
  await headed(page, 'A voyage in four rounds')
  await readOn(page, ['Three captains', 'seats'], ['Your career', 'side'])
  // It waits for the choices of the set-up, one after the other.
  expect(await page.locator('.guide .btn-primary').count()).toBe(0)
  for (const title of ['A plan', 'Four cards stay', 'Where to?']) {
    await playUntil(page, title, WAYS)
    await expectNothingCut(page)
  }
  await readOn(page, ['The clock', 'ribbon'], ['Nothing is forbidden to click', 'board'])
  await expectAccessible(page)
  const maracaibo = page.locator('[data-pick="location:11"], [data-pick="location 11"]').first()
  await maracaibo.click({ force: true })
  await page.locator('.rule-chip', { hasText: 'MB-3.1' }).first().waitFor()
  await page.keyboard.press('Escape')
  await playUntil(page, 'One main action', WAYS)
  expect(await pointsAt(page)).toBe('dock')
  for (const title of ['Village actions', 'New cards']) {
    await playUntil(page, title, WAYS)
    expect(await pointsAt(page)).toBe('side')
  }
  await readOn(page, ['Taking back', 'tools'])
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor()
  await playUntil(page, 'The round is over', ['.guide .btn-primary', ...WAYS])
  expect(await pointsAt(page)).toBe('side')
  await expectAccessible(page)
  await readOn(page, ['How you stand', 'victory'])
  expect(await page.locator('.guide-count').textContent()).toBe('18 of 18')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.locator('.guide').waitFor({ state: 'detached' })
  expect(await pointsAt(page)).toBeUndefined()
  await page.reload()
  await page.locator('.dock-bar').waitFor()
  expect(await page.locator('.guide').count()).toBe(0)
}, 600_000)

/** The first touch shows what a stop offers; its answer is in sight under the thumb, and the stop still above it. */
async function expectStopAnswered(page: Page): Promise<void> {
  const stop = page.locator('.map-targets button').first()
  await stop.tap()
  const answer = page.locator('.mb-stop .btn-primary')
  await answer.waitFor()
  const [card, place, sail, nav] = await Promise.all(
    [page.locator('.mb-stop'), stop, answer, page.locator('.phone-nav')].map(each => each.boundingBox()),
  )
  expect(sail!.y + sail!.height).toBeLessThanOrEqual(nav!.y)
  expect(sail!.y).toBeGreaterThan(card!.y)
  expect(place!.y).toBeLessThan(card!.y)
}

test('the guide in Polish on a phone goes through a round and covers nothing', async () => {
  const page = await openGuide('Pierwsza tura z przewodnikiem', {
    locale: 'pl-PL',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  const check = async (title: string) => {
    await headed(page, title)
    await expectNothingCut(page)
    const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!
    const [guide, main] = [await box('.guide'), await box('.phone-main')]
    expect(guide.y + guide.height, title).toBeLessThanOrEqual(main.y + 1)
  }
  await check('Rejs w czterech rundach')
  for (const title of ['Plan', 'Zostają cztery karty', 'Dokąd?', 'Jedna akcja główna', 'Akcje wioski', 'Nowe karty']) {
    await playUntil(page, title, ['.guide .btn-primary', ...WAYS])
    await check(title)
    if (title === 'Dokąd?') await expectStopAnswered(page)
  }
  await playUntil(page, 'Koniec rundy', ['.guide .btn-primary', ...WAYS])
  await check('Koniec rundy')
  await page.locator('.guide .btn-primary').click()
  await check('Jak stoisz')
  await page.getByRole('button', { name: 'Zakończ' }).click()
  await page.locator('.guide').waitFor({ state: 'detached' })
}, 600_000)
