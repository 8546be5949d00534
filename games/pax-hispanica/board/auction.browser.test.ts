// The envelopes of a sealed auction are seen whole in a low window, and Enter answers what lies on top.
import { expect, test } from 'vitest'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'
import { importRecord, soon } from '../workshop/visits.ts'

const visit = useBrowser()

test('D2a, D2a-win: all envelopes are in sight, and Enter closes them and answers nothing beneath', async () => {
  const page = await importRecord(visit, recordAt('bids', { year: 1615 }), { viewport: { width: 1280, height: 720 } })
  await page.locator('.work-panel button[type=submit]').click()
  const goOn = page.getByRole('button', { name: 'Go on' })
  await goOn.waitFor(soon)
  const [bottom, least] = await page.evaluate(() => {
    const foot = document.querySelector('.stage-foot')!.getBoundingClientRect().top
    const envelopes = [...document.querySelectorAll('.stage .px-bid')].map(each => each.getBoundingClientRect())
    return [foot - Math.max(...envelopes.map(each => each.bottom)), Math.min(...envelopes.map(each => each.top))]
  })
  expect(bottom).toBeGreaterThan(0)
  expect(least).toBeGreaterThan(0)
  // Whoever moves in between has moved: it is this seat's turn again.
  const answers = page.locator('.dock-bar [data-first], .work-panel button[type=submit]')
  await answers.first().waitFor({ state: 'attached', ...soon })
  const asked = page.locator('.dock-bar .prompt')
  const before = await asked.textContent()
  await page.keyboard.press('Enter')
  await goOn.waitFor({ state: 'detached' })
  expect(await asked.textContent()).toBe(before)
})
