// How Pax Hispanica ends: recorded games are imported, and their end explains itself.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNothingCut } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'

const soon = { timeout: 20_000 }
const corpus = join(import.meta.dirname, '../corpus')
const visit = useBrowser()

/** The recorded game that ended like this, looked back at from its start. */
async function lookBack(ending: string, options: BrowserContextOptions = {}): Promise<Page> {
  const [file] = globSync(`${ending}*.record`, { cwd: corpus })
  const page = await visit('/import', options)
  await page.locator('textarea').fill(readFileSync(join(corpus, file), 'utf8'))
  await page.locator('button[type=submit]').click()
  await page.getByRole('slider').waitFor()
  return page
}

/** The end screen of its table, with the charts. */
async function endOf(ending: string, options: BrowserContextOptions = {}) {
  const page = await lookBack(ending, options)
  await page.goto(page.url().replace('/replay/', '/table/'))
  const stage = page.getByRole('dialog')
  await stage.locator('.line-chart').first().waitFor(soon)
  return { page, stage }
}

test('G3a: nobody wins, and the ledger says which nation without a player has most', async () => {
  const { page, stage } = await endOf('nobody', { colorScheme: 'dark' })
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
  const { page, stage } = await endOf('solitaire-king-coffers', phone)
  await stage.getByRole('heading', { level: 2, name: /^Wygrywa Król Słońce/ }).waitFor()
  expect(await stage.locator('.px-verdict').first().locator('.px-is-met').textContent()).toContain('jest 9, potrzeba 9')
  await expectNothingCut(page)
  const [content, window] = await stage.evaluate(element => [element.scrollWidth, element.clientWidth])
  expect(content).toBe(window)
})

test('the charts can be read as numbers, and the end is reached from the replay too', async () => {
  const page = await lookBack('solitaire-king-peerages')
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
  expect(await money.getByRole('rowheader').allTextContents()).toEqual(['England'])
  await expectAccessible(page)
})
