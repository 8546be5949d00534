// The envelopes of a sealed auction are seen whole in a low window, and Enter answers what lies on top.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'
import { importRecord, soon } from '../workshop/visits.ts'

const visit = useBrowser()

const LOW = { viewport: { width: 1280, height: 720 } }
const ownAuction = recordAt('bids', { year: 1615 })

const seal = (page: Page) => page.locator('.work-panel button[type=submit]')
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on' })
const asked = (page: Page) => page.locator('.dock-bar .prompt')

/** All but a dollar is bid, so that there is one for the next auction and nobody is to be chosen among equals. */
async function bidHigh(page: Page): Promise<void> {
  const bid = page.getByRole('spinbutton')
  await bid.fill(String(Number(await bid.getAttribute('aria-valuemax')) - 1))
  await seal(page).click()
  await goOn(page).waitFor(soon)
}

test('D2a: a bid and all envelopes are in sight; Enter closes them and seals no bid beneath, the next Enter does', async () => {
  const page = await importRecord(visit, ownAuction, LOW)
  await seal(page).waitFor(soon)
  const hidden = await page.locator('.work-body').evaluate(body => body.scrollHeight - body.clientHeight)
  expect(hidden).toBeLessThanOrEqual(0)

  await bidHigh(page)
  const [bottom, least] = await page.evaluate(() => {
    const foot = document.querySelector('.stage-foot')!.getBoundingClientRect().top
    const envelopes = [...document.querySelectorAll('.stage .px-bid')].map(each => each.getBoundingClientRect())
    return [foot - Math.max(...envelopes.map(each => each.bottom)), Math.min(...envelopes.map(each => each.top))]
  })
  expect(bottom).toBeGreaterThan(0)
  expect(least).toBeGreaterThan(0)

  // A bot puts up the next card while the envelopes still lie open.
  await page.locator('.dock-bar .prompt', { hasText: /puts up .* Bid in secret/ }).waitFor(soon)
  const before = await asked(page).textContent()
  await page.keyboard.press('Enter')
  await goOn(page).waitFor({ state: 'detached' })
  expect(await asked(page).textContent()).toBe(before)
  await seal(page).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => asked(page).textContent(), soon).not.toBe(before)
})

test('D2a: with a deck chosen on the side board the way back stays in the dock, whole', async () => {
  const page = await importRecord(visit, recordAt('auction-turn', { year: 1615 }), LOW)
  await page.locator('.verbs [data-move="auction"]').waitFor(soon)
  await page.locator('.px-deck-place > button:first-child').first().click()
  const back = page.locator('.dock-bar').getByRole('button', { name: 'Back' })
  await back.waitFor()
  const below = () =>
    page.evaluate(() => {
      const room = document.querySelector('.action-choices')!.getBoundingClientRect()
      return (
        Math.max(...[...document.querySelectorAll('.verbs .btn')].map(e => e.getBoundingClientRect().bottom)) -
        room.bottom
      )
    })
  await expect.poll(below).toBeLessThanOrEqual(1)
})

test('D3f: a card that is discarded from under the resting pointer is no longer shown large', async () => {
  const page = await importRecord(visit, recordAt('hand-limit'), LOW)
  const haven = page.locator('.px-hand-card.px-may').last()
  await haven.hover()
  const large = page.locator('.px-peek')
  await large.waitFor(soon)
  const shown = await large.innerText()
  await haven.click()
  await expect.poll(async () => (await large.allInnerTexts()).join(), soon).not.toBe(shown)
})
