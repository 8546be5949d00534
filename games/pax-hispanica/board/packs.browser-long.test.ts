// Somebody who owns the game corrects a component: out as a file and in again, told apart from ours, played with, refused where
// it cannot be, kept while a table needs it.
import { expect, inject, test } from 'vitest'
import { expectAccessible, keptIn } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { paxHispanica } from '../index.ts'
import { soon } from '../workshop/visits.ts'
import { bringIn, corrected, openPacks } from '../workshop/visits-to-packs.ts'

const visit = useBrowser()

test('the components go out as a file that says what the game says', async () => {
  const page = await visit('/components/pax-hispanica')
  await openPacks(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the components as a file' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual(JSON.parse(JSON.stringify(paxHispanica.ownPack)))
})

test('a file that cannot be used is refused with sentences that name the place', async () => {
  const page = await visit('/components/pax-hispanica')
  await openPacks(page)
  await bringIn(page, JSON.stringify(corrected('sideways').pack))
  await page
    .getByRole('alert')
    .getByText(/cards\.M20\.nudge/)
    .waitFor()
  await bringIn(page, 'not a pack')
  await page
    .getByRole('alert')
    .getByText(/no JSON/)
    .waitFor()
  expect(await page.locator('.pack').count()).toBe(0)
})

test('a table goes on with its pack after a reload, and the pack cannot be removed meanwhile', async () => {
  const page = await visit('/components/pax-hispanica')
  await openPacks(page)
  await bringIn(page, JSON.stringify(corrected('down').pack))
  await page.getByText('It differs from ours in one place.').waitFor()
  await page.goto(`${inject('address')}/new/pax-hispanica`)
  await page.getByRole('combobox', { name: 'Components' }).selectOption({ label: 'My own copy' })
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.px-seat').first().waitFor()
  await page.reload()
  await page.locator('.px-seat').first().waitFor()
  await page.goto(`${inject('address')}/components/pax-hispanica`)
  await openPacks(page)
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('a table in this browser is played with it').waitFor()
})

test('a corrected pack is kept, shown beside ours, offered for a new table, and named in its record', async () => {
  const page = await visit('/components/pax-hispanica')
  await openPacks(page)
  const { pack, was } = corrected('down')
  await bringIn(page, JSON.stringify(pack))
  await page.getByText('It differs from ours in one place.').waitFor()
  expect(await page.locator('.packs-table tbody tr').allInnerTexts()).toEqual([
    `Carib Dictionary cards.M20.nudge\t${was}\tdown`,
  ])
  await expectAccessible(page)

  await page.goto(`${inject('address')}/new/pax-hispanica`)
  await page.getByRole('combobox', { name: 'Components' }).selectOption({ label: 'My own copy' })
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.px-seat').first().waitFor()
  const made = paxHispanica.withPack?.(pack)
  const hash = made !== undefined && 'game' in made ? made.game.pack?.hash : undefined
  await expect.poll(async () => (await keptIn(page, 'heads')).join('\n'), soon).toContain(hash)
})
