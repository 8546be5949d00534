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

test('D1: one page for each step in order, its rule one click away', async () => {
  const page = await sitDown(visit, record)
  const steps: string[] = []
  await told(page).getByRole('heading', { level: 2, name: 'Goods year 1618' }).waitFor()
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
