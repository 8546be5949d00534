// Somebody who owns the game corrects a component: out as a file, in again, told apart from ours, played with.
import { paxHispanica } from '@spanish-main/pax-hispanica'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
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
