// The longest bars and panels of Maracaibo, in Polish, in the windows that people have.
import { expect, test } from 'vitest'
import { expectAccessible, expectLayout } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'

const visit = useBrowser()

const WINDOWS = [
  [1280, 720],
  [1366, 650],
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const

test.each([
  ['main', '78', '.verbs'],
  ['village', '76', '.work-panel'],
] as const)(
  '%s in scenario %s: nothing is covered, cut or too small at five sizes',
  async (decision, scenario, waitFor) => {
    const page = await visit('/import', {
      remembered: { pace: 'instant', telling: 'off' },
      locale: 'pl-PL',
      viewport: { width: 1280, height: 720 },
    })
    await page
      .locator('textarea')
      .fill(recordAt(decision, { seats: 4, options: { scenario }, when: g => g.round === 2 }))
    await page.locator('button[type=submit]').click()
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      await page.locator(waitFor).first().waitFor()
      const dock = await expectLayout(page)
      if (width > 900) expect(dock).toBe(height > 800 ? 174 : 158)
    }
    await page.setViewportSize({ width: 1280, height: 720 })
    await expectAccessible(page)
  },
)
