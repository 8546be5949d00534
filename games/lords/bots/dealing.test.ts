import { type Bargain, createDealer } from '@spanish-main/bots'
import { arena } from '@spanish-main/bots/arena'
import { fastChance, insightInto, type Terms } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { lords } from '../rules/index.ts'
import { type LordsScenario, position } from '../scenario.ts'
import { dealing } from './dealing.ts'
import { deckhand } from './deckhand.ts'

const insight = (table: LordsScenario, seat: number) => insightInto(lords, table.state, seat, fastChance(3))
const propose = (table: LordsScenario, seat: number) =>
  createDealer(lords, dealing).propose(insight(table, seat), seat, [], fastChance(5))
const answer = (table: LordsScenario, seat: number, terms: Omit<Terms, 'id' | 'secret'>) =>
  createDealer(lords, dealing).answer(
    insight(table, seat),
    seat,
    { id: '1', secret: false, ...terms },
    [],
    fastChance(5),
  )

describe('a mate deals', () => {
  const fallen = () =>
    position(
      'drake lerma kettler',
      'drake: $1, privateer haven-tortuga, size 3, soldiers 3   lerma: $16   kettler: $20   caracas: lerma, size 2   operations of drake',
    ).play('drake raid drake caracas', 'lerma refuse', 'drake attack')

  test('E3.3: whose colony has fallen buys the victor off, at a price that both like', () => {
    const offer = propose(fallen(), 1)!
    expect(offer.to).toBe(0)
    expect(offer.parts[0]).toEqual({ from: 0, kind: 'quarter', args: [] })
    expect(offer.parts[1]).toMatchObject({ from: 1, kind: 'gold' })
    expect(answer(fallen(), 0, { by: 1, to: 0, parts: offer.parts })).toBeDefined()
  })

  test('D1.1: dealers at a table close deals, and nobody pays for giving', { timeout: 60_000 }, () => {
    const closed: Bargain[] = []
    const dealer = { name: 'dealer', bot: deckhand, dealing }
    const heard = (bargain: Bargain) => bargain.closed && closed.push(bargain)
    const { stuck } = arena(lords, [dealer], { seats: 4, games: 2, seed: 11, heard })
    expect(stuck).toBe(0)
    expect(closed.length).toBeGreaterThan(0)
    const twice = closed.filter(({ terms }) => new Set(terms.parts.map(({ from }) => from)).size < terms.parts.length)
    expect(twice.map(({ terms }) => terms.parts)).toEqual([])
  })

  test('and gives nothing away: neither gold nor a card for nothing', () => {
    const free = (kind: string, value: number) => ({ by: 0, to: 1, parts: [{ from: 1, kind, args: [value] }] })
    const rich = position('drake lerma', 'lerma: $4   inquisition: lerma   operations of drake')
    expect(answer(rich, 1, free('gold', 2))).toBeUndefined()
    expect(answer(rich, 1, free('card', rich.at('inquisition')))).toBeUndefined()
  })
})
