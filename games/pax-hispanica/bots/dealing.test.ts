import { fastChance, type Part } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { hasForsworn } from '../rules/g1-promises.ts'
import { RED } from '../rules/state.ts'
import { position } from '../scenario.ts'
import { dealing } from './dealing.ts'
import { worthOfZone } from './sailing.ts'

const table = (nations: string, lines: string) =>
  position(nations, lines, { options: { negotiation: true }, otherwise: fastChance(3) })
const said = (parts: readonly Part[]) => parts.map(({ from, kind, args }) => `${from} ${kind} ${args.join(' ')}`.trim())
const ideas = (game: ReturnType<typeof table>, seat: number, to: number) =>
  dealing.ideas(game.state, seat, to).map(said)

test('G1c: a Site that a fleet has promised to spare draws it nowhere', () => {
  const game = table(
    'england france netherlands',
    `year 1625   england: ships S04 S05 S10, fleet hewanorra   france: $1
     barbados: france   turn of england`,
  )
  const zone = game.zone('hewanorra')
  const before = worthOfZone(game.state, RED, zone)
  game.play('england attack barbados', 'france deal 1 england france + england spare barbados + france money 1')
  expect(hasForsworn(game.state, 0, game.site('barbados'))).toBe(true)
  expect(worthOfZone(game.state, RED, zone)).toBeLessThan(before)
})

describe('G1a, G1f: before a voyage', () => {
  const voyage = () =>
    table(
      'england france netherlands',
      `year 1625   england: ships S04 S05 S10, fleet pirating, $2   france: ships S01, fleet pirating, $2
       netherlands: $2   barbados: france   tobago: spain   turn of england`,
    )

  test('the two whose fleet it is think of a pact; others do not', () => {
    const game = voyage()
    const barbados = game.site('barbados')
    expect(ideas(game, 0, 1)).toEqual([
      ['1 no-interdiction 1625', `0 leave-alone ${barbados} 1625`, '0 no-interdiction 1625', '0 pay-when-home 1'],
    ])
    expect(ideas(game, 1, 0)).toEqual(ideas(game, 0, 1))
    expect(dealing.occasion(game.state, 0, 1)).toBeDefined()
    expect(dealing.occasion(game.state, 1, 2)).toBeUndefined()
  })

  test('what is promised is not asked for again, and only a new pact is liked beforehand', () => {
    const game = voyage()
    const worth = (parts: readonly Part[]) => dealing.prior!(game.state, 0, parts)
    const [pact] = dealing.ideas(game.state, 0, 1)
    expect(worth(pact)).toBeCloseTo(0.005)
    expect(worth(pact.filter(({ from, kind }) => from === 0 || kind !== 'no-interdiction'))).toBe(0)
    expect(worth(pact.filter(({ kind }) => kind !== 'leave-alone'))).toBe(0)
    game.play(
      'france deal 1 england france + france no-interdiction 1625 + england no-interdiction 1625 + england leave-alone barbados 1625 + england pay-when-home 1',
    )
    expect(ideas(game, 0, 1)).toEqual([])
    expect(worth(pact)).toBe(0)
  })
})

describe('G1d: at an auction', () => {
  const auction = (purses: string) =>
    table('england france', `year 1603   ${purses}   display: S10   turn of england`).play('england auction ship')

  test('whoever is short of money borrows from the richer one, and gives it back unless the bid wins', () => {
    const game = auction('england: $9, ships S04 S05 S06   france: $1')
    expect(dealing.occasion(game.state, 0, 1)).toBeDefined()
    expect(ideas(game, 0, 1)[0]).toEqual(['0 money 1', '1 return-unless-won 1'])
    expect(ideas(game, 1, 0)).toEqual(ideas(game, 0, 1))
  })

  test('nobody who has enough, and nobody before the lot is known', () => {
    expect(ideas(auction('england: $20   france: $19'), 0, 1)).toEqual([])
    const before = table('england france', 'year 1603   england: $9   france: $1   display: S10   turn of england')
    expect(dealing.occasion(before.state, 0, 1)).toBeUndefined()
  })
})

test('G1: cards are talked about whenever one of the two goes on with a play turn', () => {
  const game = table('england france netherlands', 'year 1608   england: $3, hand C21   france: $6   turn of england')
  const occasion = (seat: number, to: number) => dealing.occasion(game.state, seat, to)
  expect([occasion(0, 1), occasion(1, 0)]).toEqual([expect.any(Number), expect.any(Number)])
  expect(occasion(1, 2)).toBeUndefined()
})

describe('G1: a Market card', () => {
  const hands = () =>
    table('england france netherlands', 'year 1608   england: $3, hand C21   france: $6   turn of england')
  const sale = (game: ReturnType<typeof hands>, ...price: readonly Part[]): Part[] => [
    { from: 0, kind: 'market-card', args: [game.card('C21') + 1], pick: game.card('C21') },
    ...price,
  ]
  const paid = (from: number, dollars: number): Part => ({ from, kind: 'money', args: [dollars] })

  test('is handed over at a loss on credit; whoever gets it, or pays for it, has none', () => {
    const parts = sale(hands(), paid(1, 1))
    expect([0, 1].map(seat => dealing.credit!(seat, parts))).toEqual([0.15, 0])
    expect(dealing.credit!(0, [paid(0, 1)])).toBe(0)
  })

  test('makes its giver richer by its price alone, and its taker poorer by no more than that', () => {
    const game = hands()
    const bounds = (seat: number, parts: readonly Part[]) => dealing.bounds!(game.state, seat, parts)
    const [[, most], [least]] = [bounds(0, sale(game)), bounds(1, sale(game))]
    expect([most, least]).toEqual([expect.closeTo(-0.01), 0])
    const [[, mostPaid], [leastPaid]] = [0, 1].map(seat => bounds(seat, sale(game, paid(1, 3))))
    expect(mostPaid).toBeGreaterThan(most)
    expect(leastPaid).toBeLessThan(0)
  })
})

test('G1: a Market card for nothing is owed for when a table is opened anew, one that was paid for is not', () => {
  const part = (from: number, kind: string, ...args: number[]): Part => ({ from, kind, args })
  const card = (from: number) => part(from, 'market-card', 0)
  expect(dealing.owed!(0, [card(0)])).toBeCloseTo(0.049)
  expect(dealing.owed!(1, [card(0), part(1, 'leave-alone', 3, 1625)])).toBeCloseTo(-0.049)
  expect(dealing.owed!(0, [card(0), card(1)])).toBe(0)
  expect(dealing.owed!(0, [card(0), part(1, 'money', 3)])).toBe(0)
})
