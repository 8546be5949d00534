// The longest bar of the game, in Polish, in the windows that people have.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectLayout } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'
import { importRecord } from '../workshop/visits.ts'

const visit = useBrowser()

async function atSea(): Promise<Page> {
  const page = await importRecord(visit, recordAt('sail-act'), {
    remembered: { telling: 'off' },
    locale: 'pl-PL',
    viewport: { width: 1280, height: 720 },
  })
  await page.locator('.verbs').waitFor()
  return page
}

test('SM-4: at sea the dock keeps to two rows and covers nothing, at five sizes in Polish', async () => {
  const page = await atSea()
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
})
