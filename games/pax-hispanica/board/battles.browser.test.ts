import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, swipeDown } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../workshop/record-at.ts'
import { importRecord, soon } from '../workshop/visits.ts'

const visit = useBrowser()

/** Reads the result and goes on. The bots may have brought the next thing on the stage by then. */
async function putAside(page: Page): Promise<void> {
  const stage = page.getByRole('dialog')
  const before = await stage.innerText()
  await stage.getByRole('button', { name: 'Go on' }).click()
  const now = async () => ((await stage.count()) === 0 ? '' : stage.innerText())
  await expect.poll(now, soon).not.toBe(before)
}

test('E5c: a land battle is staged with its arithmetic, the side is chosen by keyboard, and the result shown', async () => {
  const page = await importRecord(visit, recordAt('battle-support'))
  const stage = page.getByRole('dialog')
  await stage.getByRole('heading', { level: 2, name: /^The battle of / }).waitFor()
  expect(await stage.locator('.px-sum li').count()).toBeGreaterThan(1)
  await expectAccessible(page, '.stage')
  await page.locator('.dock-bar button[data-move=support-target]').focus()
  await page.keyboard.press('Enter')
  await stage.locator('.px-numbers').waitFor()
  const [fleet, target] = await stage.locator('.px-numbers b').allTextContents()
  const title = (await stage.locator('.px-result').textContent()) ?? ''
  expect([fleet, target].every(each => /^\d+$/.test(each))).toBe(true)
  expect(title).toMatch(Number(fleet) > Number(target) ? / takes | breaks the fort: / : / holds out /)
  await putAside(page)
})

test('F2: a sea battle is staged; the tactics are sealed, then both are shown', async () => {
  const page = await importRecord(visit, recordAt('sea-tactics'))
  const stage = page.getByRole('dialog')
  await stage.getByRole('heading', { level: 2, name: /^Broadsides off / }).waitFor()
  expect(await stage.locator('.px-battle-cards em').count()).toBe(0)
  await expectAccessible(page, '.stage')
  // A swipe puts the stage aside, a key brings it back.
  await swipeDown(page, '.stage-head')
  await page.locator('.aside-bar').waitFor()
  expect(await stage.isVisible()).toBe(false)
  await page.keyboard.press('b')
  await stage.waitFor()
  const heading = stage.getByRole('heading', { level: 2 })
  const fought = (await heading.textContent()) ?? ''
  const first = page.locator('.dock-bar .verbs [data-first]')
  const chosen = await first.locator('use').getAttribute('href')
  await first.focus()
  await page.keyboard.press('Enter')
  await stage.locator('.px-battle-cards em').nth(1).waitFor()
  // A tactic has one picture, on its button and on its card.
  const shown = await stage
    .locator('.px-battle-cards use')
    .evaluateAll(uses => uses.map(each => each.getAttribute('href')))
  expect(shown).toContain(chosen)
  // Wherever the fleets have gone since, the battle was fought there.
  expect(await stage.locator('.stage-sub').textContent()).toContain(fought)
  // What came of it is the title now.
  expect(await heading.textContent()).toBe(await stage.getByRole('status').textContent())
  await putAside(page)
})
