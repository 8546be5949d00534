// No name on the chart lies under a token or outside the frame, whatever the window and the language.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrived } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'
import { importRecord } from '../workshop/visits.ts'

const visit = useBrowser()
const record = recordAt('sail-act', { year: 1629 })

/** The letters of sea and land names that a token covers, or that stand outside the sheet. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector('.px-sheet')!.getBoundingClientRect()
    const tokens = [
      ...document.querySelectorAll('.px-live [data-pick^="site:"] use, .px-live [data-pick^="site:"] .px-site'),
    ]
      .map(token => token.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    const faults = new Set<string>()
    for (const name of document.querySelectorAll<SVGTextElement>('.px-sea-name, .px-land-name')) {
      const matrix = name.getScreenCTM()
      if (matrix === null || !name.checkVisibility()) continue
      for (let i = 0; i < name.getNumberOfChars(); i++) {
        const box = name.getExtentOfChar(i)
        const at = new DOMPoint(box.x + box.width / 2, box.y + box.height * 0.6).matrixTransform(matrix)
        const covers = (r: DOMRect) => at.x > r.left && at.x < r.right && at.y > r.top && at.y < r.bottom
        if (!covers(sheet) || tokens.some(covers)) faults.add(name.textContent)
      }
    }
    return [...faults]
  })

test.each(['en-GB', 'pl-PL'])(
  'B1: every name on the chart can be read when it fits its window, in %s',
  async locale => {
    const page = await importRecord(visit, record, { locale, viewport: { width: 1280, height: 720 } })
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
      await expect.poll(() => hidden(page)).toEqual([])
    }
  },
)
