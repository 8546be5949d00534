// The component browser of Maracaibo, and a table with a corrected component.
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { expectAccessible, expectNothingCut } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { maracaibo } from '../index.ts'

const visit = useBrowser()

const count = (page: Page) => page.locator('.mb-box-count').textContent()

test('cards, quests, careers and the rest are browsed and searched, on a phone, too', async () => {
  const page = await visit('/components/maracaibo')
  await page.getByText('211 components').waitFor()
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('herbalist')
  await expect.poll(() => count(page)).toBe('1 component')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('tab', { name: 'Home ports' }).click()
  await expect.poll(() => count(page)).toBe('15 components')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNothingCut(page)
})

test('a corrected card is told apart from ours, and a table is played with it', async () => {
  type Loose = { title: string; cards: { id: string; cost: number }[] }
  const pack = structuredClone(maracaibo.ownPack) as unknown as Loose
  pack.title = 'My own copy'
  for (const card of pack.cards) if (card.id === 'A01') card.cost++
  const page = await visit('/components/maracaibo')
  const bringIn = (text: string) =>
    page
      .locator('.packs input[type=file]')
      .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.getByText('Correct a component (data packs)').click()
  await bringIn(JSON.stringify({ ...pack, cards: pack.cards.slice(1) }))
  await page.getByRole('alert').getByText(/cards/).first().waitFor()
  expect(await page.locator('.pack').count()).toBe(0)
  await bringIn(JSON.stringify(pack))
  await page.getByText('It differs from ours in one place.').waitFor()
  await page.goto(`${inject('address')}/new/maracaibo`)
  await page.getByRole('combobox', { name: 'Components' }).selectOption({ label: 'My own copy' })
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.mb-seats').waitFor()
  await page.reload()
  await page.locator('.mb-seats').waitFor()
})
