import type { State } from '@spanish-main/kernel'
import type { Change, TableView } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import type { Kit } from '../kit.ts'
import { knownNow, tidingsOf } from './tidings.ts'

const change = (kind: Change['kind'], more: Partial<Change> = {}): Change => ({ seat: 0, kind, ...more })

/** Every event says in its kind what it changes. */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  taxed: [change('gained', { what: '$2' }), change('lost', { seat: 1, what: '$2' })],
  settled: [change('gained', { place: { domain: 'cove', value: 4 } })],
  bought: [change('gained', { what: 'Golden Hind', thing: { domain: 'card', value: 7 } })],
  seen: [change('around')],
}

const say = (key: string) => key
const kit = {
  board: { words: { changes: (_: State, { kind }: { kind: string }) => CHANGES[kind] } },
  words: { say, rule: (id: string) => ({ title: `Rule ${id}`, says: '' }) },
} as unknown as Kit

const table = (seat: number, movers: number[], kinds: string[]) =>
  ({
    seat,
    movers,
    moves: movers.length,
    events: kinds.map((kind, move) => ({ move, event: { kind, rule: 'T1', args: [] } })),
  }) as unknown as TableView<State>

test('what was gained and lost since one moved, one’s own move included, with sign, thing and reason', () => {
  const found = tidingsOf(kit, table(0, [0, 0, 1], ['settled', 'settled', 'taxed']))
  expect(found.map(({ seat, kind, what, reason }) => [seat, kind, `${what}, ${reason}`])).toEqual([
    [0, 'gained', '+tiding.gained, Rule T1'],
    [0, 'gained', '+$2, Rule T1'],
    [1, 'lost', '−$2, Rule T1'],
  ])
  expect(found[0].place).toEqual({ domain: 'cove', value: 4 })
  expect(new Set(found.map(({ key }) => key)).size).toBe(3)
})

test('what is one of its kind is told once, however much happened to it', () => {
  const found = tidingsOf(kit, table(0, [0, 0], ['bought', 'bought']))
  expect(found.map(({ what }) => what)).toEqual(['+Golden Hind'])
})

test('whoever looks on is told of the last move; what happened around is not told on the chart', () => {
  expect(tidingsOf(kit, table(-1, [0, 1], ['taxed', 'settled']))).toHaveLength(1)
  expect(tidingsOf(kit, table(0, [0], ['seen']))).toEqual([])
})

test('what has stood long enough does not come again with the next thing, nor after going back', () => {
  const now = table(0, [0, 1], ['taxed', 'settled'])
  expect(tidingsOf(kit, now, undefined, 1).map(({ what }) => what)).toEqual(['+tiding.gained'])
  const known = { seat: 0, events: 5 }
  expect(knownNow(known, 0, 6)).toBe(known)
  expect(knownNow(known, 0, 3)).toEqual({ seat: 0, events: 3 })
  expect(knownNow(known, 1, 6)).toEqual({ seat: 1, events: 0 })
})
