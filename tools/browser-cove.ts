// The fixture game in browser tests: at one screen, and over the network, where Anne makes a table and Bart comes by a link, with a
// phone.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { useBrowser } from './browser-visit.ts'

/** On a busy machine everything takes its time. */
export const soon = { timeout: 20_000 }

/** Bots answer at once, and nothing is asked twice. */
export const QUICK = { pace: 'instant', confirm: 'never' }

const PHONE = { viewport: { width: 390, height: 844 } }

export const prompted = (page: Page, words: string) => page.locator('.prompt', { hasText: words }).waitFor(soon)
export const bid = (page: Page) => page.locator('.amount .btn-primary').click()
export const cards = (page: Page) =>
  page.locator('.text-board section', { hasText: 'Your hand' }).locator('dt').allTextContents()

/** From the lobby to the first question. */
export async function playNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play now: Cove' }).click()
  await page.locator('.amount').waitFor()
  await expect.poll(() => page.locator('.seat-turn').count(), soon).toBe(1)
}

/** Bids nothing and settles one cove: a few moves to look back at. */
export async function playABit(page: Page): Promise<void> {
  await bid(page)
  await prompted(page, '3 actions left')
  await page.locator('.text-board button', { hasText: /^Cove 9$/ }).click()
  await prompted(page, '2 actions left')
}

export interface About {
  /** What is chosen as the pace. */
  readonly pace?: string
  /** Bart finds the table in the lobby, and has no link. */
  readonly listed?: boolean
}

/** The ways to a table, by the browser of a test file. */
export function togetherAt(visit: ReturnType<typeof useBrowser>) {
  /** Anne makes a table with a seat for somebody, and a bot; gives her page and the key to the seat. */
  async function makeTable({ pace, listed = false }: About) {
    const anne = await visit('/new/cove', { remembered: QUICK })
    await anne.getByRole('radio', { name: 'Over the network' }).check()
    await anne.getByRole('textbox', { name: 'plays Anne' }).fill('Maria')
    await anne.getByRole('radiogroup', { name: 'Who plays Cato' }).getByRole('radio', { name: 'Bot' }).check()
    if (listed)
      await anne.getByRole('radiogroup', { name: 'Who plays Bart' }).getByRole('radio', { name: 'Anyone' }).check()
    if (pace !== undefined) await anne.getByRole('radio', { name: pace }).check()
    await anne.getByRole('button', { name: 'Make the table' }).click()
    await anne.getByRole('heading', { name: /Waiting room/ }).waitFor(soon)
    const kept = await anne.evaluate(() => Object.values(sessionStorage))
    return { anne, key: listed ? '' : (JSON.parse(kept[0])[0].key as string) }
  }

  /** Both sit at the table and the game has begun; `sent` is what came over the socket to Bart's page. */
  async function begun(about: About = {}): Promise<{ anne: Page; bart: Page; sent: string[] }> {
    const { anne, key } = await makeTable(about)
    const { listed = false } = about
    const bart = await visit('/', { remembered: QUICK, ...PHONE })
    const sent: string[] = []
    bart.on('websocket', socket => socket.on('framereceived', ({ payload }) => sent.push(String(payload))))
    if (!listed) await bart.goto(new URL(`/join#${key}`, bart.url()).href)
    await bart.getByRole('textbox', { name: 'Your name' }).last().fill('Jan')
    await bart.getByRole('button', { name: 'Sit down' }).last().click()
    await bart.getByRole('button', { name: 'I am ready' }).click()
    await anne.getByRole('button', { name: 'I am ready' }).click()
    await anne.getByText('Everybody is ready').waitFor(soon)
    await anne.getByRole('button', { name: 'Start', exact: true }).click()
    await anne.locator('.amount').waitFor(soon)
    await bart.locator('.amount').waitFor(soon)
    return { anne, bart, sent }
  }

  return { begun }
}
