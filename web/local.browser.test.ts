// Tables that live in the browser: several people at one screen, two windows, and no service at all; and the other pages.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { cards, playABit, playNow, prompted, QUICK, soon } from '../tools/browser-cove.ts'
import { expectAccessible, expectNothingCut } from '../tools/browser-page.ts'
import { useBrowser } from '../tools/browser-visit.ts'

const visit = useBrowser()

function open(path: string, options: BrowserContextOptions = {}, address?: string): Promise<Page> {
  return visit(path, { remembered: QUICK, ...options }, address)
}

test('two people at one screen: between them nobody’s hand is in the page', async () => {
  const page = await open('/new/cove')
  await expectAccessible(page)
  await page.getByRole('radiogroup', { name: 'Who plays Bart' }).getByRole('radio', { name: 'Person' }).check()
  await page.getByRole('textbox', { name: 'plays Anne' }).fill('Maria')
  await page.getByRole('textbox', { name: 'plays Bart' }).fill('Jan')
  await page.getByText('Several people at one screen').waitFor()
  await page.getByRole('button', { name: 'Start' }).click()

  await page.getByRole('heading', { name: 'Maria, it is your turn as Anne' }).waitFor()
  expect(await cards(page)).toEqual([])
  await page.getByRole('button', { name: 'I am Maria' }).click()
  await expect.poll(() => cards(page), soon).toHaveLength(5)
  const marias = await cards(page)

  await page.locator('.amount .btn-primary').click()
  await page.getByRole('heading', { name: 'Jan, it is your turn as Bart' }).waitFor()
  await expect.poll(() => cards(page), soon).toEqual([])
  const html = await page.content()
  expect(marias.filter(card => html.includes(card))).toEqual([])
  await page.reload()
  await page.getByRole('heading', { name: 'Jan, it is your turn as Bart' }).waitFor()
  expect(await cards(page)).toEqual([])
  await page.getByRole('button', { name: 'I am Jan' }).click()
  await expect.poll(() => cards(page), soon).toHaveLength(5)
})

test('a person may take back a step before the screen is handed over', async () => {
  const page = await open('/new/cove')
  await page.getByRole('radiogroup', { name: 'Who plays Bart' }).getByRole('radio', { name: 'Person' }).check()
  await page.getByRole('radiogroup', { name: 'Who plays Cato' }).getByRole('radio', { name: 'Person' }).check()
  await page.getByRole('button', { name: 'Start' }).click()
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: `I am Player ${number}` }).click()
    await page.locator('.amount .btn-primary').click()
  }
  await page.getByRole('button', { name: 'I am Player 1' }).click()
  await prompted(page, '3 actions left')
  await page.getByRole('button', { name: 'Pass' }).click()
  await page.getByRole('button', { name: 'Back to Player 1' }).click()
  await prompted(page, '3 actions left')
})

test('two windows on one table do not overwrite each other', async () => {
  const page = await open('/?fixture')
  await playNow(page)
  const twin = await page.context().newPage()
  await twin.goto(page.url())
  await twin.locator('.amount .btn-primary').waitFor()
  await page.locator('.amount .btn-primary').click()
  await prompted(page, '3 actions left')
  await twin.locator('.amount .btn-primary').click()
  await twin.getByText('The game went on in another window.').waitFor()
  await twin.getByRole('button', { name: 'Load it again' }).click()
  await prompted(twin, '3 actions left')
})

/** A way to the service that can be cut: what is behind it is then gone for the page. */
async function passage(to: string): Promise<{ address: string; stop(): void }> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    const onward = connect(Number(new URL(to).port), 'localhost')
    for (const end of [socket, onward]) {
      sockets.add(end)
      end.on('error', () => end.destroy())
    }
    socket.pipe(onward).pipe(socket)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { address: `http://localhost:${port}`, stop }
}

test('once a table is open it needs no service', async () => {
  const service = await passage(inject('address'))
  const page = await open('/?fixture', {}, service.address)
  await playNow(page)
  await page.locator('html[data-stocked=cove]').waitFor()
  service.stop()

  await playABit(page)
  await page.getByRole('tab', { name: 'Rules' }).click()
  await page.getByRole('searchbox').fill('raider')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Polski' }).click()
  await page.getByRole('heading', { name: 'Ustawienia' }).waitFor()
  await page.goBack()
  await prompted(page, 'zostało: 2 akcje')
  await page.getByRole('link', { name: 'Spojrzenie wstecz' }).click()
  await page.getByText('Ruch 4 z 4').waitFor()
  await page.getByRole('link', { name: 'Do stołu' }).click()
  await prompted(page, 'zostało: 2 akcje')
})

test.each([
  '/new/cove',
  '/rules/cove',
  '/components/cove',
  '/settings',
  '/import',
  '/statistics',
  '/nowhere',
  '/table/none',
])('%s: a direct link works, nothing is cut off on a phone, and axe finds nothing serious', async path => {
  const page = await open(path, { viewport: { width: 360, height: 740 }, locale: 'pl-PL' })
  await page.locator('h1').waitFor()
  await expectNothingCut(page)
  await expectAccessible(page)
})

test('rules are searched, and a link leads to one of them', async () => {
  const page = await open('/rules/cove/E2a')
  expect(await page.locator('.rule-open').textContent()).toContain('A raider attacks')
  await page.getByRole('searchbox').fill('secret')
  expect(await page.getByRole('status').textContent()).toBe('2 rules')
})

test('settings are kept', async () => {
  const page = await open('/settings')
  await page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }).click()
  await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'Calm' }).click()
  await page.reload()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await page.locator('html').getAttribute('data-motion')).toBe('calm')
})
