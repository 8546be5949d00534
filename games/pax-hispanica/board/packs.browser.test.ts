// Somebody who owns the game corrects a component: in as a file, told apart from ours, played with.
import { expect, inject, test } from 'vitest'
import { expectAccessible, keptIn } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { paxHispanica } from '../index.ts'
import { soon } from '../workshop/visits.ts'
import { bringIn, corrected, openPacks } from '../workshop/visits-to-packs.ts'

const visit = useBrowser()

test('a corrected pack is kept, shown beside ours, offered for a new table, and named in its record', async () => {
  const page = await visit('/components/pax-hispanica')
  await openPacks(page)
  const { pack, was } = corrected('down')
  await bringIn(page, JSON.stringify(pack))
  await page.getByText('It differs from ours in one place.').waitFor()
  expect(await page.locator('.packs-table tbody tr').allInnerTexts()).toEqual([`cards.M20.nudge\t${was}\tdown`])
  await expectAccessible(page)

  await page.goto(`${inject('address')}/new/pax-hispanica`)
  await page.getByRole('combobox', { name: 'Components' }).selectOption({ label: 'My own copy' })
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.px-seat').first().waitFor()
  const made = paxHispanica.withPack?.(pack)
  const hash = made !== undefined && 'game' in made ? made.game.pack?.hash : undefined
  await expect.poll(async () => (await keptIn(page, 'heads')).join('\n'), soon).toContain(hash)
})
