// A click on a far sea zone sails there, zone by zone, as far as nobody else is asked.
import { parseRecord, replay } from '@spanish-main/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { recordAt } from '../../../tools/record-at.ts'
import { deckhand } from '../bots/index.ts'
import { paxHispanica } from '../index.ts'
import { course } from '../rules/courses.ts'
import type { Pax } from '../rules/state.ts'
import { vocabulary } from '../rules/vocabulary.ts'
import { messages } from '../text/en.ts'
import { importRecord, soon } from '../workshop/visits.ts'

const visit = useBrowser()

/** A fleet is at sea, and nobody holds a card to lie in wait with. */
const free = (g: Pax) => g.havenHand.every(cards => cards === 0)

test('D4c: a far zone shows its course under the pointer, a click sails it, and undo goes back step by step', async () => {
  const record = recordAt(paxHispanica, deckhand, {
    decision: 'sail-act',
    seats: 2,
    options: { length: 'comet-short' },
    when: free,
  })
  const { state } = replay(paxHispanica, parseRecord(record))
  const seat = state.stack.at(-1)!.seat
  const zones = vocabulary.zone.words.map((word, zone) => ({ zone, word, moves: course(state, seat, word) }))
  const { zone, word } = zones.find(each => each.moves.length === 2)!
  const name = messages[`zone.${word}.name`]
  const page = await importRecord(visit, record)
  await page.locator('.dock-bar [data-move=pirating]').waitFor()
  const at = await openWater(page, `zone:${zone}`)
  await page.mouse.move(...at)
  const note = page.locator('.px-note')
  await note.getByText(`Sail to ${name}: 2 zones`).waitFor()
  expect(await page.locator('.px-route circle').count()).toBe(3)
  await page.mouse.click(...at)
  const arrived = page.locator('.log li', { hasText: `sails to ${name}` })
  await arrived.first().waitFor(soon)
  const before = await arrived.count()
  await page.keyboard.press('u')
  await expect.poll(() => arrived.count(), soon).toBe(before - 1)
})

/** Somewhere in a zone where nothing else lies above it. */
async function openWater(page: Page, pick: string): Promise<readonly [number, number]> {
  const found = await page.evaluate(wanted => {
    const box = document.querySelector(`.px-sheet [data-pick="${wanted}"]`)!.getBoundingClientRect()
    for (let i = 1; i < 20; i++) {
      for (let j = 1; j < 20; j++) {
        const [x, y] = [box.left + (box.width * i) / 20, box.top + (box.height * j) / 20]
        const top = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-pick]')
        if (top?.dataset.pick === wanted) return [x, y] as const
      }
    }
    return undefined
  }, pick)
  if (found === undefined) throw new Error(`${pick} is not in sight.`)
  return found
}
