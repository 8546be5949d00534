// The pictures of Lords of the Spanish Main in the README (npm run screenshots takes them).
import { PHONE, sitDown } from '../../../tools/browser-ways.ts'
import type { Picture } from '../../../tools/screenshots.ts'
import { lordsAt } from './record-at.ts'

const atSea = lordsAt('voyage', { when: g => g.year >= 1606 })

export const pictures: readonly Picture[] = [
  ['lords', {}, (page, at) => sitDown(page, at, atSea)],
  ['lords-auction', {}, (page, at) => sitDown(page, at, lordsAt('bid', { when: g => g.bids.some(bid => bid > 1) }))],
  ['lords-battle', { colorScheme: 'dark' }, (page, at) => sitDown(page, at, lordsAt('tactics'))],
  ['lords-phone', PHONE, (page, at) => sitDown(page, at, atSea)],
]
