// Two people at one screen who deal with each other, for the browser tests.
import { openDecision } from '@spanish-main/kernel'
import { botsPlay, saveSession, startSession } from '@spanish-main/session'
import type { Page } from 'playwright-core'
import { takeRecord } from '../../../tools/browser-page.ts'
import { deckhand } from '../bots/index.ts'
import { type Pax, paxHispanica } from '../index.ts'
import { STILL, soon, type Visit } from './visits.ts'

/** Ann is England, Ben is France, among themselves up to a moment. */
export function table(decision: string, when: (g: Pax) => boolean): string {
  const options = { length: 'comet-short', negotiation: true, nations: 'england+france' }
  const holders = ['Ann', 'Ben'].map(name => ({ kind: 'person', name }) as const)
  for (let seed = 1; seed < 400; seed++) {
    const secret = seed.toString(16).padStart(64, '0')
    const session = startSession({ game: paxHispanica, options, holders, secret })
    const { journal } = session
    const isThere = () => openDecision(paxHispanica, journal.state)?.name === decision && when(journal.state)
    botsPlay(session, deckhand, seed, { stop: isThere })
    if (isThere()) return `${saveSession(session)}!secret ${secret}\n`
  }
  throw new Error('No such table.')
}

/** Ann has taken the screen, and the deals lie open. */
export async function openTable(visit: Visit, text: string): Promise<Page> {
  const page = await visit('/import', { ...STILL, remembered: { pace: 'instant', confirm: 'never' } })
  await takeRecord(page, text)
  await page.getByRole('dialog').getByRole('button').first().click()
  await page.getByRole('tab', { name: 'Deals' }).click()
  return page
}

/** Adds a part to the offer that is being written. */
export async function add(page: Page, region: string, kind: string): Promise<void> {
  const part = page.getByRole('region', { name: region })
  await part.waitFor(soon)
  // Many promises are folded by their form.
  const button = page.getByRole('button', { name: kind, exact: true, includeHidden: true })
  const folded = part.locator('details:not([open])', { has: button })
  if ((await folded.count()) > 0) await folded.locator('summary').click()
  await part.getByRole('button', { name: kind, exact: true }).click()
}

/** Hands the screen to the other, who looks at the deals. */
export async function handTo(page: Page, who: string): Promise<void> {
  await page
    .getByRole('button', { name: `Hand the screen to ${who}` })
    .first()
    .click()
  await take(page)
  await page.getByRole('tab', { name: /Deals/ }).click()
}

/** The one to whom the screen was handed takes it. A stage is a dialog too, but not a window. */
export async function take(page: Page): Promise<void> {
  const handover = page.locator('dialog[open]')
  await handover.getByRole('button').first().click(soon)
  await handover.waitFor({ state: 'detached', ...soon })
}
