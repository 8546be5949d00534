// Guided first turns in browser tests: what is asked between two steps is played, by ways that lead to the next one.
import type { Page } from 'playwright-core'

/** The guide has come to this title. */
export const headed = (page: Page, title: string) => page.locator('.guide h2', { hasText: title }).waitFor()

/**
 * Plays whatever is asked until the guide comes to this title, by the first of these ways that is in sight. It looks when
 * the page is at rest, and twice: the bots play on, and whoever presses before the guide has spoken passes its step.
 */
export async function playUntil(page: Page, title: string, ways: readonly string[]): Promise<void> {
  const press = () =>
    page.evaluate(
      async ([wanted, all]) => {
        const rest = () => new Promise(done => requestIdleCallback(done))
        const heading = () => document.querySelector('.guide h2')?.textContent ?? ''
        const shown = () => `${heading()} ${document.querySelector('.prompt')?.textContent}`
        const before = shown()
        await rest()
        await rest()
        if (heading() === wanted) return true
        if (shown() !== before) return false
        const found = all
          .map(way => document.querySelector<HTMLElement>(way))
          .find(each => each?.checkVisibility({ visibilityProperty: true }))
        found?.click()
        return false
      },
      [title, ways] as const,
    )
  for (let tries = 0; tries < 600; tries++) if (await press()) return
  throw new Error(`The guide never came to "${title}": ${await page.locator('.prompt').textContent()}`)
}
