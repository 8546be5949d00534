import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { bidsOf } from './bids.ts'

test('D2a-bid: whoever has no money has an envelope too, and is not waited for', () => {
  const table = position(
    'england france netherlands',
    `year 1603   england: $4   france: $1   netherlands: $0   display: S10   turn of england`,
    { chance: { market: ['S15'] } },
  )
  table.play('england auction ship', 'france bid 0')
  const bids = bidsOf({ view: table.state, seat: 0 }, 0)
  expect(bids.map(({ colour, state, money }) => [colour, state, money])).toEqual([
    [table.nation('england'), 'yours', 4],
    [table.nation('france'), 'sealed', 1],
    [table.nation('netherlands'), 'out', 0],
  ])
})
