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

  test('the two whose fleet it is think of free passage, of Sites left alone, and of a pact; others do not', () => {
    const game = voyage()
    const barbados = game.site('barbados')
    expect(ideas(game, 0, 1)).toEqual([
      ['1 no-interdiction 1625', '0 pay-when-home 1'],
      ['1 no-interdiction 1625', '0 pay-when-home 2'],
      [`0 leave-alone ${barbados} 1625`, '0 pay-when-home 1'],
      ['1 no-interdiction 1625', `0 leave-alone ${barbados} 1625`, '0 pay-when-home 1'],
      ['1 no-interdiction 1625', `0 leave-alone ${barbados} 1625`, '0 no-interdiction 1625', '0 pay-when-home 1'],
    ])
    expect(ideas(game, 1, 0)).toEqual(ideas(game, 0, 1))
    expect(dealing.occasion(game.state, 0, 1)).toBeDefined()
    expect(dealing.occasion(game.state, 1, 2)).toBeUndefined()
  })

  test('what is promised is not asked for again, and only a new pact is liked beforehand', () => {
    const game = voyage()
    const worth = (parts: readonly Part[]) => dealing.prior!(game.state, 0, parts)
    const [passage, , , safe, pact] = dealing.ideas(game.state, 0, 1)
    expect([passage, safe, pact].map(worth)).toEqual([0, 0, expect.closeTo(0.005)])
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
    const game = auction('england: $9   france: $1')
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
