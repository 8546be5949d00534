// The component browser of Conquistador!: people, Areas, events and discoveries.
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'

const visit = useBrowser()

test('people, Areas, events and discoveries are browsed and searched', async () => {
  const page = await visit('/components/conquistador')
  await page.getByText('Columbus', { exact: true }).waitFor()
  await page.getByRole('searchbox').fill('Cortés')
  expect(await page.locator('.cq-component').count()).toBe(1)
  await page.getByRole('searchbox').fill('')
  await page.getByRole('tab', { name: 'Areas' }).click()
  expect(await page.locator('.cq-component').count()).toBe(22)
  await expectAccessible(page)
})
