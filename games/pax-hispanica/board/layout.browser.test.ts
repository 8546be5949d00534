// The longest bar of the game, in Polish, in the windows that people have.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectLayout } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'

const visit = useBrowser()

/** Drawings with lettering below eleven pixels in some of these windows: chart, cards and Philosophy board. */
const OWED = '.px-sheet, .px-live, .px-mini, .px-philosophy'

async function atSea(): Promise<Page> {
  const page = await visit('/import', {
    remembered: { pace: 'instant', telling: 'off' },
    locale: 'pl-PL',
    viewport: { width: 1280, height: 720 },
  })
  await page.locator('textarea').fill(recordAt('sail-act'))
  await page.locator('button[type=submit]').click()
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
    const dock = await expectLayout(page, OWED)
    if (width > 600) expect(dock).toBe(width <= 900 ? 176 : height > 800 ? 156 : 140)
  }
})
