// The longest bar of the game, in Polish, in the windows that people have; and no name on the chart lies under a token or
// outside the frame.
import { expect, test } from 'vitest'
import { expectLayout } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'
import { hiddenNames, importRecord } from '../workshop/visits.ts'

const visit = useBrowser()

test('SM-4, B1: at sea the dock keeps to two rows and covers nothing, and every name can be read, at six sizes in Polish', async () => {
  const page = await importRecord(visit, recordAt('sail-act', { year: 1629 }), {
    remembered: { telling: 'off' },
    locale: 'pl-PL',
    viewport: { width: 1280, height: 720 },
  })
  for (const [width, height] of [
    [1280, 720],
    [1366, 650],
    [1440, 900],
    [1920, 1080],
    [768, 1024],
    [360, 740],
  ]) {
    await page.setViewportSize({ width, height })
    await page.locator('.verbs').waitFor()
    if (width > 900) await page.locator('.map-fit').click()
    const dock = await expectLayout(page)
    if (width > 600) expect(dock).toBe(width <= 900 ? 176 : height > 800 ? 156 : 140)
    if (width > 900) await expect.poll(() => hiddenNames(page)).toEqual([])
  }
})
