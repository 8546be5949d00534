// The longest bars of the game, in Polish, in the windows that people have, with two and with eight lords.
import { expect, test } from 'vitest'
import { expectAccessible, expectLayout, takeRecord } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { lordsAt } from '../workshop/record-at.ts'

const visit = useBrowser()

test.each([
  ['voyage', 4],
  ['preparations', 8],
])(
  'C4: at %s with %i lords the dock keeps to two rows and covers nothing, at five sizes in Polish',
  async (decision, seats) => {
    const page = await visit('/import', {
      remembered: { pace: 'instant', telling: 'off' },
      locale: 'pl-PL',
      viewport: { width: 1280, height: 720 },
    })
    await takeRecord(page, lordsAt(decision, { seats, when: g => g.year >= 1604 }))
    await page.locator('.verbs').waitFor()
    for (const [width, height] of [
      [1280, 720],
      [1366, 650],
      [1440, 900],
      [768, 1024],
      [360, 740],
    ]) {
      await page.setViewportSize({ width, height })
      await page.locator('.verbs').waitFor()
      const dock = await expectLayout(page)
      if (width > 600) expect(dock).toBe(width <= 900 ? 176 : height > 800 ? 156 : 140)
    }
    await expectAccessible(page)
  },
)
