// The pictures of Maracaibo in the README (npm run screenshots takes them).
import { PHONE, sitDown } from '../../../tools/browser-ways.ts'
import type { Picture } from '../../../tools/screenshots.ts'
import { recordAt } from './record-at.ts'

const underway = recordAt('sail', { when: g => g.round === 3 })

export const pictures: readonly Picture[] = [
  ['maracaibo', {}, (page, at) => sitDown(page, at, underway)],
  [
    'maracaibo-combat',
    { colorScheme: 'dark' },
    (page, at) => sitDown(page, at, recordAt('draw-token', { when: g => g.combat[g.active] >= 2 })),
  ],
  ['maracaibo-phone', PHONE, (page, at) => sitDown(page, at, underway)],
]
