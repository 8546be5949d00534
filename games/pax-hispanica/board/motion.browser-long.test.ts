// What is paid is seen to go from payer to payee, and heard by those who want to hear it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PageOptions } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'
import { importRecord, soon } from '../workshop/visits.ts'

interface Watched {
  coins: number
  heard: number
  /** Coins on the page two frames after a key was pressed while they flew. */
  left: number | undefined
}

type Watching = Window & { watched: Watched }

/** Counts coins that set out and sounds that begin; a key is pressed as soon as the first coin flies. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const watched: Watched = { coins: 0, heard: 0, left: undefined }
    ;(window as unknown as Watching).watched = watched
    const Real = window.AudioContext
    window.AudioContext = class extends Real {
      constructor() {
        super()
        watched.heard++
      }
    }
    const frame = () => new Promise(requestAnimationFrame)
    const stop = async () => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
      await frame()
      await frame()
      watched.left = document.querySelectorAll('.glide-coin').length
    }
    new MutationObserver(changes => {
      const coins = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(node => isCoin(node)).length
      if (coins > 0 && watched.coins === 0) void stop()
      watched.coins += coins
    }).observe(document.body, { childList: true })
    const isCoin = (node: Node) => node instanceof HTMLElement && node.classList.contains('glide-coin')
  })

const watched = (page: Page): Promise<Watched> => page.evaluate(() => (window as unknown as Watching).watched)

/** Everything is bid, so that somebody pays; the envelopes are open. */
async function bidAll(options: PageOptions): Promise<Page> {
  const page = await importRecord(visit, record, options)
  const field = page.getByRole('spinbutton', { name: 'Your bid' })
  await field.waitFor()
  await watch(page)
  const most = (await field.getAttribute('aria-valuemax')) ?? ''
  expect(Number(most)).toBeGreaterThan(0)
  await field.fill(most)
  await page.getByRole('button', { name: `Seal my bid of $${most}` }).click()
  await page
    .getByRole('dialog')
    .getByText(/wins for \$/)
    .waitFor(soon)
  return page
}

const visit = useBrowser()
const record = recordAt('bids', { year: 1619 })

test('D2a-pay: coins fly to whoever is paid, a key ends their flight, and nothing is heard unless wanted', async () => {
  const page = await bidAll({})
  await expect.poll(async () => (await watched(page)).left, soon).toBe(0)
  const { coins, heard } = await watched(page)
  expect(coins).toBeGreaterThan(0)
  expect(heard).toBe(0)
})

test('D2a-pay: with less motion nothing flies; with sounds on the coins are heard', async () => {
  const page = await bidAll({ reducedMotion: 'reduce', remembered: { sound: 'on' } })
  await expect.poll(async () => (await watched(page)).heard, soon).toBeGreaterThan(0)
  expect((await watched(page)).coins).toBe(0)
})
