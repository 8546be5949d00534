// A page keeps receipts while a game is played at the service, and says afterwards whether the record has kept to them.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { QUICK } from '../tools/browser-cove.ts'
import { useBrowser } from '../tools/browser-visit.ts'

const soon = { timeout: 20_000 }
const visit = useBrowser()

/** A short game against a bot, made and begun by requests of the page. */
async function begin(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const post = async (path: string, body: object = {}) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    }
    const seats = [
      { kind: 'me', name: 'Maria' },
      { kind: 'bot', name: 'random' },
    ]
    const { id } = await post('/tables', { game: 'cove', seats, settings: { options: { short: true } } })
    await post(`/tables/${id}/ready`, { ready: true, nonce: '00112233445566778899aabbccddeeff' })
    await post(`/tables/${id}/start`)
    return id as string
  })
}

/** The rest of the game, by requests alone. */
async function playOut(page: Page, id: string): Promise<void> {
  await page.evaluate(async table => {
    const at = `/api/tables/${table}`
    for (;;) {
      const { seen } = await (await fetch(at)).json()
      if (seen.table.stage === 'over') return
      const { decision, moves } = await (await fetch(`${at}/moves`)).json()
      if ((seen.told.waiting & 1) === 0 || moves.length === 0) continue
      const headers = { 'content-type': 'application/json' }
      await fetch(`${at}/move`, { method: 'POST', headers, body: JSON.stringify({ decision, text: moves[0] }) })
    }
  }, id)
}

const kept = (page: Page, id: string) =>
  page.evaluate(table => JSON.parse(localStorage.getItem(`receipts ${table}`) ?? '[]') as string[], id)

test('what was played is checked against the receipts that the page has kept', async () => {
  const page = await visit('/settings', { remembered: QUICK })
  const id = await begin(page)
  await page.goto(new URL(`/together/${id}`, page.url()).href)
  await page.locator('.amount .btn-primary').click(soon)
  await expect.poll(async () => (await kept(page, id)).length, soon).toBe(1)
  await playOut(page, id)
  const bar = page.locator('.together-bar')
  await bar.filter({ hasText: 'this browser kept 1 receipt, and nothing was changed afterwards' }).waitFor(soon)
  // The ending is shown over the table, until it is put away.
  await page.locator('dialog[open]').waitFor(soon)
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ ...soon, state: 'detached' })
  await bar.getByRole('button').click()
  await bar.waitFor({ ...soon, state: 'detached' })
  // A receipt that the record has never passed through is one of another history.
  await page.evaluate(
    ([table, receipts]) => localStorage.setItem(`receipts ${table}`, JSON.stringify([...receipts, 'ab'.repeat(32)])),
    [id, await kept(page, id)] as const,
  )
  await page.reload()
  await page.getByRole('alert').filter({ hasText: 'was changed afterwards: 1 of the 2 receipts' }).waitFor(soon)
})
