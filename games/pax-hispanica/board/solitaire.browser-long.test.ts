// The solitaire game of Pax Hispanica: from the lobby into the first turn, and what the Sun King does told step by step.
import { expect, inject, test } from 'vitest'
import { expectAccessible, expectNothingCut } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'
import { chapter, countOfSteps, importRecord, playAlone, told } from '../workshop/visits.ts'

const visit = useBrowser()

test('H7: who is close to winning, when there are only two', async () => {
  const page = await playAlone(visit)
  await page.getByRole('tab', { name: 'Victory' }).click()
  const tables = page.locator('.px-victories table')
  expect(await tables.nth(0).getByRole('row').allInnerTexts()).toEqual([
    expect.stringContaining('Ganga Zumba'),
    expect.stringContaining('Extremist'),
    expect.stringContaining('2 Peerages'),
    expect.stringContaining('Tax Rebels'),
    expect.stringContaining('No Slaves left'),
  ])
  expect(await tables.nth(1).innerText()).toMatch(/The Sun King.*War Coffers.*0 of 9.*3 Peerages/s)
})

test('on a phone and in Polish nothing is cut, and the telling can be put away for good', async () => {
  const page = await playAlone(visit, { viewport: { width: 360, height: 740 }, remembered: { language: 'pl' } })
  await chapter(page, 'Rok towarów 1598')
  expect(await told(page).getByRole('button', { name: 'Dalej' }).isVisible()).toBe(false)
  await told(page).getByRole('button', { name: 'Opowiedz' }).click()
  await told(page).getByRole('button', { name: 'Dalej' }).click()
  expect(await countOfSteps(page)).toBe('2 z 3')
  await expectNothingCut(page)
  await expectAccessible(page)
  await told(page).getByRole('button', { name: 'Nie opowiadaj' }).click()
  await told(page).waitFor({ state: 'detached' })
  await page.goto(`${inject('address')}/settings`)
  expect(await page.getByRole('radio', { name: 'Nie opowiadaj' }).isChecked()).toBe(true)
})

test('a new table for one person offers what means something, and for two only pairs of nations', async () => {
  const page = await visit('/new/pax-hispanica')
  await page.locator('.segment', { hasText: /^1$/ }).click()
  await page.getByText('You play alone, against what the rules do.').waitFor()
  expect(await page.locator('.new-table legend').allTextContents()).toEqual([
    'Where',
    'How to play',
    'Seats',
    'Who plays',
    'Edition',
    'Eternal peace',
    'Components',
  ])
  await page.locator('.segment', { hasText: /^2$/ }).click()
  expect(await page.locator('select.option-list option').count()).toBe(11)
  await page.locator('select.option-list').selectOption({ index: 3 })
  await page.locator('.segment', { hasText: /^1$/ }).click()
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.px-seat', { hasText: 'The Sun King' }).waitFor()
})

test('H6c: his voyage and the goods year after it are told in one go, with the place on the chart', async () => {
  const page = await importRecord(visit, recordAt('auction-turn', { year: 1619, seats: 1, options: {} }))
  await chapter(page, 'The Sun King, 1617')
  const chapters = new Set<string>()
  for (let step = 0; step < 30 && (await told(page).count()) > 0; step++) {
    chapters.add((await told(page).getByRole('heading', { level: 2 }).textContent()) ?? '')
    if (
      (await told(page)
        .getByRole('heading', { name: /^Goods placement/ })
        .count()) > 0
    ) {
      await page.locator('.px-hot-ring').first().waitFor()
    }
    await page.keyboard.press('n')
  }
  expect([...chapters]).toEqual(['The Sun King, 1617', 'Goods year 1618'])
})
