// Somebody who owns the game corrects a component: out as a file, in again, told apart from ours, played with.
import { paxHispanica } from '@spanish-main/pax-hispanica'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { expectAccessible } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'

const visit = useBrowser()

type Loose = { title: string; cards: Record<string, { nudge: string }> }

/** Our own components with one Nudge turned round. */
function corrected(nudge: string): { pack: Loose; was: string } {
  const pack = structuredClone(paxHispanica.ownPack) as Loose
  const was = pack.cards.M20.nudge
  pack.title = 'My own copy'
  pack.cards.M20.nudge = nudge
  return { pack, was }
}

async function bringIn(page: Page, text: string): Promise<void> {
  await page
    .locator('.packs input[type=file]')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

async function openPacks(page: Page): Promise<void> {
  await page.getByText('Correct a component (data packs)').click()
}

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
  const head = () =>
    page.evaluate(
      () =>
        new Promise<string>(resolve => {
          const request = indexedDB.open('spanish-main')
          request.onsuccess = () => {
            const all = request.result.transaction('heads').objectStore('heads').getAll()
            all.onsuccess = () => resolve(all.result.join('\n'))
          }
        }),
    )
  await expect.poll(head, { timeout: 20_000 }).toContain(hash)
  await page.reload()
  await page.locator('.px-seat').first().waitFor()

  await page.goto(`${inject('address')}/components/pax-hispanica`)
  await openPacks(page)
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('a table in this browser is played with it').waitFor()
})
