// Somebody who owns Pax Hispanica corrects a component, for the browser tests.
import type { Page } from 'playwright-core'
import { paxHispanica } from '../index.ts'

type Loose = { title: string; cards: Record<string, { nudge: string }> }

/** Our own components with one Nudge turned round. */
export function corrected(nudge: string): { pack: Loose; was: string } {
  const pack = structuredClone(paxHispanica.ownPack) as Loose
  const was = pack.cards.M20.nudge
  pack.title = 'My own copy'
  pack.cards.M20.nudge = nudge
  return { pack, was }
}

export async function bringIn(page: Page, text: string): Promise<void> {
  await page
    .locator('.packs input[type=file]')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

export async function openPacks(page: Page): Promise<void> {
  await page.getByText('Correct a component (data packs)').click()
}
