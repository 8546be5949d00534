// The pictures of Conquistador! in the README (npm run screenshots takes them).
import { PHONE, sitDown } from '../../../tools/browser-ways.ts'
import type { Picture } from '../../../tools/screenshots.ts'
import { conquestAt } from './record-at.ts'

const atSea = conquestAt('voyage', { when: g => g.turn >= 5 })

export const pictures: readonly Picture[] = [
  ['conquistador', {}, (page, at) => sitDown(page, at, atSea)],
  ['conquistador-desk', {}, (page, at) => sitDown(page, at, conquestAt('planning', { when: g => g.turn === 3 }))],
  ['conquistador-phone', PHONE, (page, at) => sitDown(page, at, atSea)],
]
