import type { Event } from '@spanish-main/kernel'
import type { Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { changes } from './changes.ts'

const say: Say = Object.assign((key: string) => key, { has: () => true })

test('PR-man-iron-mask: the title that the mask takes is told as lost once, the mask by itself', () => {
  const table = position(
    'england france netherlands',
    'year 1608, order england france netherlands   france: peers R18   netherlands: peers R10   turn of france',
  )
  const [mask, title] = [table.card('R18'), table.card('R10')]
  const lost = (event: Event) =>
    changes(table.state, event, say, (domain, value) => `${domain} ${value}`)
      .filter(({ kind }) => kind === 'lost')
      .map(({ seat, what }) => [seat, what])
  const rule = 'PR-man-iron-mask'
  expect([
    ...lost({ kind: 'unmasked', rule, args: [2, 3, title] }),
    ...lost({ kind: 'peerage-lost', rule, args: [2, mask] }),
    ...lost({ kind: 'peerage-lost', rule, args: [3, title] }),
  ]).toEqual([
    [2, `card ${title}`],
    [1, `card ${mask}`],
  ])
})
