// Conquistador! over the network: two browsers, one of them a phone that is played by touch alone, for a few turns.
import { test } from 'vitest'
import { expectAccessible, expectNothingCut } from '../../../tools/browser-page.ts'
import { expectOwnAnswersOnly, playOn, playTurns, SMALL_PHONE } from '../../../tools/browser-table.ts'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { conquestAt } from '../workshop/record-at.ts'

const visit = useBrowser()

test('two browsers play on by click and by touch, and neither is told what the other has not shown', async () => {
  const guests = await playOn(
    visit,
    conquestAt('planning', { seats: 2, when: g => g.turn === 1 }),
    ['me', 'link'],
    [{}, SMALL_PHONE],
  )
  await playTurns(guests, [false, true], 8)
  expectOwnAnswersOnly(guests)
  for (const { page } of guests) {
    await expectNothingCut(page)
    await expectAccessible(page)
  }
})
