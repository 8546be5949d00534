// Conquistador! in the browser: a turn from the desk to the sea, layout in Polish, and nothing that axe minds.
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import type { PageOptions } from '../../../tools/browser-page.ts'
import { expectAccessible, expectLayout, takeRecord } from '../../../tools/browser-page.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { conquestAt } from '../workshop/record-at.ts'

const visit = useBrowser()
const QUIET = { pace: 'instant', telling: 'off', confirm: 'never' }

/** Sits down at a position that was played up to here. */
async function sitDown(record: string, options: PageOptions = {}): Promise<Page> {
  const page = await visit('/import', { remembered: QUIET, reducedMotion: 'reduce', ...options })
  await takeRecord(page, record)
  await page.locator('.dock-bar').waitFor()
  return page
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('6.71: the desk buys, fills a slip, takes its landfall on the chart, and seals the plans', async () => {
  const page = await sitDown(conquestAt('planning', { seats: 2, when: g => g.turn === 1 }))
  await button(page, 'To the planning desk').or(button(page, 'New Expedition')).first().waitFor()
  await expectAccessible(page)
  // Whatever was clicked before, Enter leads from the council to the desk, and never seals the plans beneath it.
  if (await button(page, 'To the planning desk').isVisible()) {
    expect(await page.locator('.key', { hasText: '⏎' }).filter({ visible: true }).count()).toBe(1)
    await page.getByRole('heading', { name: /^Stores/ }).click()
    await page.keyboard.press('Enter')
  }
  await button(page, 'Buy: carrack').click()
  await page.locator('.work-panel').getByText('8 ducats · 1 bought').waitFor()
  await button(page, 'New Expedition').click()
  await button(page, '+ carrack').click()
  await button(page, '+ Colonist').click()
  await button(page, '+ Columbus').click()
  await button(page, 'Choose the landfall on the chart').click()
  await page.locator('.dock-bar').getByText('Choose the landfall of slip I on the chart.').waitFor()
  // Whoever goes through the coasts by key sees them: the chart is moved, never scrolled under its frame.
  const far = page.locator('.map-targets button').last()
  await far.focus()
  await expect.poll(() => page.locator('.map-window').evaluate(map => map.scrollLeft + map.scrollTop)).toBe(0)
  await expect
    .poll(() =>
      far.evaluate(button => {
        const [map, at] = [button.closest('.map-window')!.getBoundingClientRect(), button.getBoundingClientRect()]
        return (
          at.left >= map.left - 1 && at.right <= map.right + 1 && at.top >= map.top - 1 && at.bottom <= map.bottom + 1
        )
      }),
    )
    .toBe(true)
  const coast = page.locator('.map-targets button[aria-label^="Santo Domingo"]')
  await coast.focus()
  await page.keyboard.press('Enter')
  await page.getByText('To Santo Domingo, Caribbean').waitFor()
  await expectAccessible(page)
  await button(page, 'Buy 6 Bounds').click()
  await page.getByText('Bounds: 6 bought (12 ducats), 3 out, 3 home, 0 spare').waitFor()
  await page.keyboard.press('u')
  await page.getByText('Bounds: 0 bought (0 ducats), 3 out, 3 home, 0 spare').waitFor()
  // Without Bounds the slip is warned about: the seal asks once, and thinking again is what Enter does.
  await page.getByRole('button', { name: 'Seal the plans' }).click()
  await page.getByText('One warning is open. Seal the plans?').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Seal the plans' }).click()
  await button(page, 'Seal them anyway').click()
  await expect.poll(() => page.locator('.cq-desk').count(), { timeout: 20_000 }).toBe(0)
})

test('7.23: on a phone the coasts are seen while a landfall is chosen, and the desk keeps what can be written in sight', async () => {
  const page = await sitDown(conquestAt('planning', { seats: 2, when: g => g.turn === 1 }), {
    viewport: { width: 360, height: 740 },
  })
  if (await button(page, 'To the planning desk').isVisible()) await button(page, 'To the planning desk').click()
  await button(page, 'Buy: carrack').first().click()
  await button(page, 'New Expedition').click()
  const isSeen = (name: string) =>
    button(page, name).evaluate(each => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(() => isSeen('+ carrack')).toBe(true)
  await button(page, '+ carrack').click()
  await expect.poll(() => isSeen('+ Columbus')).toBe(true)
  await button(page, 'Choose the landfall on the chart').click()
  await page.locator('.dock-bar').getByText('Choose the landfall of slip I on the chart.').waitFor()
  expect(await page.locator('.work-panel').isVisible()).toBe(false)
  const coast = page.locator('.map-targets button').first()
  await coast.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => isSeen('Choose another landfall')).toBe(true)
})

test('7.31: a far hex is sailed to by one press, dragging draws another way, and the slip counts the Bounds', async () => {
  const page = await sitDown(conquestAt('voyage', { when: g => g.turn >= 2 }))
  await page.locator('.cq-hand').waitFor()
  await expectAccessible(page)
  const middleOf = async (selector: string) => {
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!
    return [x + width / 2, y + height / 2] as const
  }
  await page.locator('.cq-active').waitFor()
  const [x, y] = await middleOf('.cq-active')
  await page.mouse.move(x, y)
  await page.mouse.down()
  // Round about: the course has more steps than the straight way back to where the hand lets go.
  for (const [dx, dy] of [
    [0, -40],
    [0, -80],
    [40, -80],
    [80, -80],
    [80, -40],
  ])
    await page.mouse.move(x + dx, y + dy, { steps: 3 })
  const steps = await page.locator('.cq-course circle').count()
  expect(steps).toBeGreaterThan(2)
  await page.mouse.up()
  const facts = page.locator('.dock-bar')
  await expect.poll(() => facts.textContent(), { timeout: 10_000 }).toContain(`${steps % 8} of 8`)

  const before = await facts.textContent()
  await page.locator('.dock-bar [data-move="sail"]').click()
  await page.locator('.map-targets button').first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => facts.textContent(), { timeout: 10_000 }).not.toBe(before)
})

test('6.8, 20.0: the bill is a panel, and the score says what is met and what is missing', async () => {
  const page = await sitDown(conquestAt('upkeep', { when: g => g.turn >= 2 }), { colorScheme: 'dark', locale: 'pl-PL' })
  await page.getByText('Rachunek tury').first().waitFor()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Odłóż/ })
    .first()
    .click()
  await page.locator('[role=tab]').filter({ hasText: 'Wygrana' }).click()
  await page.getByRole('heading', { name: /^Gdyby gra skończyła się teraz/ }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('b')
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect.poll(() => page.getByText('Rachunek tury').count(), { timeout: 20_000 }).toBe(0)
})

test('the table keeps its manners at five sizes in Polish', async () => {
  const page = await sitDown(conquestAt('voyage', { when: g => g.turn >= 2 }), { locale: 'pl-PL' })
  for (const [width, height] of [
    [1280, 720],
    [1366, 650],
    [1440, 900],
    [768, 1024],
    [360, 740],
  ]) {
    await page.setViewportSize({ width, height })
    await page.locator('.verbs').waitFor()
    // Lettering has its size when the chart has come to rest.
    await vi.waitFor(() => expectLayout(page), { timeout: 10_000, interval: 200 })
  }
})
