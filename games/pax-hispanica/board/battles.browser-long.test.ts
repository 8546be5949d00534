// Pax Hispanica in the browser at the moments that count: positions are played under Node up to a question, then
// imported, so that the stage is reached by the same records that people exchange.
import { parseRecord, replay } from '@spanish-main/kernel'
import { paxHispanica } from '@spanish-main/pax-hispanica'
import { expect, test } from 'vitest'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'
import { importRecord, soon } from '../workshop/visits.ts'

const visit = useBrowser()

test('a record made in Node replays identically in the browser', async () => {
  const text = recordAt('strike-colours')
  const { line, problems, state } = replay(paxHispanica, parseRecord(text))
  expect(problems).toEqual([])
  const page = await importRecord(visit, text)
  await page.getByRole('dialog').waitFor()
  const shown = await page.locator('.px-stats').first().textContent()
  expect(shown).toContain(String(state.money[state.order[0]]))
  expect(line.length).toBeGreaterThan(20)
})

test('F1, A-secret: who may interdict is asked, and an order per zone can be left', async () => {
  const page = await importRecord(visit, recordAt('interdiction-window'))
  await page.locator('button[data-move=let-pass]').waitFor()
  // Possible or folded with its reason: it is never left out.
  await page.keyboard.press('n')
  expect(await page.locator('[data-move=interdict]').count()).toBe(1)
})

test('F2: on a phone nothing covers the way on from a sea battle', async () => {
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
  const page = await importRecord(visit, recordAt('sea-tactics'), phone)
  await page.locator('.dock-bar .verbs [data-first]').tap()
  const goOn = page.getByRole('dialog').getByRole('button', { name: 'Go on' })
  await goOn.waitFor(soon)
  const uncovered = () =>
    goOn.evaluate(button => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(uncovered, soon).toBe(true)
})
