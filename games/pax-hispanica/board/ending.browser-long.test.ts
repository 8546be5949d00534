// How Pax Hispanica ends: recorded games are imported, and their end explains itself.
import { expect, test } from 'vitest'
import { expectAccessible, expectNothingCut } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { endOf, lookBack, soon } from '../workshop/visits.ts'

const visit = useBrowser()

test('G3a: nobody wins, and the ledger says which nation without a player has most', async () => {
  const { page, stage } = await endOf(visit, 'nobody', { colorScheme: 'dark' })
  const rows = stage.locator('.px-ranking tbody tr')
  const first = await rows.first().getByRole('cell').allTextContents()
  expect(await rows.first().textContent()).toContain('nobody plays it')
  const second = await rows.nth(1).getByRole('cell').allTextContents()
  expect(Number(first[0])).toBeGreaterThan(Number(second[0]))
  expect(Number(first[0])).toBe(Number(first[1]) + Number(first[2]) + Number(first[3]))
  await expectAccessible(page)
})

test('H7a: in solitaire the Sun King’s condition is shown true, in Polish, on a phone', async () => {
  const phone = { locale: 'pl-PL', viewport: { width: 360, height: 740 } }
  const { page, stage } = await endOf(visit, 'solitaire-king-coffers', phone)
  await stage.getByRole('heading', { level: 2, name: /^Wygrywa Król Słońce/ }).waitFor()
  expect(await stage.locator('.px-verdict').first().locator('.px-is-met').textContent()).toContain('jest 9, potrzeba 9')
  await expectNothingCut(page)
  const [content, window] = await stage.evaluate(element => [element.scrollWidth, element.clientWidth])
  expect(content).toBe(window)
})

test('the charts can be read as numbers, and the end is reached from the replay too', async () => {
  const page = await lookBack(visit, 'solitaire-king-peerages')
  await page.getByRole('button', { name: 'To the end' }).click()
  await page.getByRole('button', { name: 'Show the end' }).click()
  const stage = page.getByRole('dialog')
  await stage.locator('.line-chart').first().waitFor(soon)
  const titles = await stage.locator('.line-chart figcaption').allTextContents()
  expect(titles).toEqual([
    'Money',
    'Sway',
    'Reach',
    'Colonies',
    'Missions',
    'Tokens on the map',
    'Tax Rebels',
    'Slaves',
    'Chests in the War Coffers',
    'Tokens of the Sun King',
    'Peerages of the Sun King',
  ])
  await stage.getByRole('button', { name: 'In numbers' }).click()
  const money = stage.getByRole('table', { name: 'Money' })
  expect(await money.getByRole('columnheader').first().textContent()).toBe('Year')
  expect(await money.getByRole('rowheader').allTextContents()).toEqual(['Ganga Zumba'])
  await expectAccessible(page)
})
