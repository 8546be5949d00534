// No name on the chart lies under a token or outside the frame, whatever the window; in Polish that is proved with the layout.
import { expect, test } from 'vitest'
import { arrived } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'
import { hiddenNames, importRecord } from '../workshop/visits.ts'

const visit = useBrowser()

test('B1: every name on the chart can be read when it fits its window, in English', async () => {
  const page = await importRecord(visit, recordAt('sail-act', { year: 1629 }), {
    viewport: { width: 1280, height: 720 },
  })
  await page.locator('.px-sheet').waitFor()
  for (const [width, height] of [
    [1280, 720],
    [1366, 650],
    [1440, 900],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height })
    await page.locator('.map-fit').click()
    await arrived(page)
    await expect.poll(() => hiddenNames(page)).toEqual([])
  }
})
