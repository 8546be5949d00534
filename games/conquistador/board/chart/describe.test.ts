import type { Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { loadOf } from './describe.ts'

/** As the texts say it, with a blank after every part but the last. */
const say = ((_key: string, { colonists, dets, gold }: Record<string, number>) =>
  [
    [colonists, 'Colonists '],
    [dets, 'detachments '],
    [gold, 'gold'],
  ]
    .map(([n, what]) => (n === 0 ? '' : `${n} ${what}`))
    .join('')) as unknown as Say

test.each([
  [loadOf(say, 2, 1), '2 Colonists, 1 detachments'],
  [loadOf(say, 4, 0), '4 Colonists'],
  [loadOf(say, 0, 3, 25), '3 detachments, 25 gold'],
  [loadOf(say, 0, 0), ''],
])('"%s": commas between parts, and no blank at the end', (said, expected) => {
  expect(said).toBe(expected)
})
