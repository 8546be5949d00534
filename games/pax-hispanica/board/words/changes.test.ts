import type { Event } from '@spanish-main/kernel'
import { playout } from '@spanish-main/kernel/harness'
import type { Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { paxHispanica } from '../../index.ts'
import type { Pax } from '../../rules/state.ts'
import { position } from '../../scenario.ts'
import { actor, changes } from './changes.ts'

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

test('what is told as gained and lost is what was: dollars and Colonies of every nation, move by move', () => {
  // Amounts say themselves, everything else its key.
  const plain: Say = Object.assign(
    (key: string, params: object = {}) => (key === 'board.dollars' ? `$${Object.values(params)[0]}` : key),
    { has: () => true },
  )
  for (let seed = 0; seed < 40; seed++) {
    const heard: Event[] = []
    let before: readonly [money: number, colonies: number][] | undefined
    const have = (g: Pax) =>
      g.colour.map(
        colour => [g.money[colour], g.disk.filter(each => each === colour).length] as [money: number, colonies: number],
      )
    const check = (g: Pax) => {
      const told = g.colour.map(() => [0, 0] as [money: number, colonies: number])
      for (const event of heard) {
        for (const { seat, kind, what = '' } of changes(g, event, plain, () => '')) {
          const sign = kind === 'gained' ? 1 : kind === 'lost' ? -1 : 0
          if (what.startsWith('$')) told[seat][0] += sign * Number(what.slice(1))
          if (/^change.(colony-founded|disk-returned|died-off)$/.test(what)) told[seat][1] += sign
        }
      }
      const now = have(g)
      if (before !== undefined) {
        const changed = now.map(([money, colonies], seat) => [money - before![seat][0], colonies - before![seat][1]])
        expect([told, heard.map(({ kind }) => kind).join()]).toEqual([changed, heard.map(({ kind }) => kind).join()])
      }
      before = now
      heard.length = 0
    }
    playout(
      paxHispanica,
      { seats: 4, options: { length: 'short' }, seed },
      {
        visit: check,
        listen: event => heard.push(event),
        unchecked: true,
      },
    )
  }
})

test('D4c, F1: a fleet that sails on, and a Haven card that is shown, are the acts of their owners, whoever answered last', () => {
  const { state } = position('england france netherlands', 'year 1613   turn of england')
  const [england, france] = [state.colour[0], state.colour[1]]
  const doer = (kind: string, ...args: number[]) => actor(state, { kind, rule: 'F1', args })
  expect(doer('fleet-moved', england, 3)).toBe(0)
  expect(doer('haven-shown', france, 103)).toBe(1)
  expect(doer('interdicted', france, england, 3)).toBe(1)
  expect(doer('treasure-loaded', england, 0, 3)).toBeUndefined()
})
