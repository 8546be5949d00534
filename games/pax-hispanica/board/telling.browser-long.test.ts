// The goods year told step by step to somebody at a table with others.
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'
import { sitDown, told } from '../workshop/visits.ts'

const visit = useBrowser()
let record: string

beforeAll(() => {
  record = recordAt('auction-turn', { year: 1619 })
})

test('it plays on by itself, pauses, and its rule opens in the drawer', async () => {
  const page = await sitDown(visit, record)
  // The decks that may be chosen lie on the side board, so the telling waits folded in a low window.
  await told(page).getByRole('button', { name: 'Tell me' }).click()
  const count = page.locator('.telling-count')
  const first = await count.textContent()
  await told(page).getByRole('button', { name: 'Play on' }).click()
  await expect.poll(() => count.textContent(), { timeout: 20_000 }).not.toBe(first)
  await told(page).getByRole('button', { name: 'Pause' }).click()
  await told(page).getByRole('button', { name: 'Play on' }).waitFor()
  const rule = (await told(page).locator('h3 .rule-chip').textContent()) ?? ''
  await told(page).locator('h3 .rule-chip').click()
  await page.locator('.drawer-panel', { hasText: rule }).waitFor()
})

test('whoever wants no telling has none', async () => {
  const page = await sitDown(visit, record, { telling: 'off' })
  expect(await told(page).count()).toBe(0)
})

test('whoever plays on is not held up: the telling goes by itself', async () => {
  const page = await sitDown(visit, record)
  await told(page).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await told(page).waitFor({ state: 'detached' })
})

test('D1: one page for each step in order, its rule one click away', async () => {
  const page = await sitDown(visit, record)
  const steps: string[] = []
  await told(page).getByRole('heading', { level: 2, name: 'Goods year 1618' }).waitFor()
  await page.keyboard.press('n')
  await told(page).getByRole('button', { name: 'Fold' }).waitFor()
  await expectAccessible(page)
  for (let step = 0; step < 12 && (await told(page).count()) > 0; step++) {
    steps.push((await told(page).locator('h3 .rule-chip').textContent()) ?? '')
    expect(await told(page).locator('li').count()).toBeGreaterThan(0)
    await page.keyboard.press('n')
  }
  const omensFirst = steps[0] === 'D0-omen' ? steps.slice(1) : steps
  expect(omensFirst).toContain('D1a')
  expect(omensFirst).toContain('D1e')
  expect(omensFirst).toEqual([...omensFirst].sort())
  expect(new Set(steps).size).toBe(steps.length)
})
