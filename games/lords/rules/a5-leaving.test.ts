import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'

describe('A2.1: end by agreement', () => {
  test('A2.1: the game ends when all agree, asked or not', () => {
    const table = position('drake lerma', 'drake: $3   operations of drake').play('lerma agree')
    expect(table.refusal('lerma agree')).toBe('A2.1/agreed-already')
    expect(table.refusal('drake go-on')).toBe('A2.1/not-agreed')
    table.play('drake agree')
    expect([table.state.ended, table.state.winner]).toEqual([1, 0])
  })

  test('A2.1, A5: it also ends when the last who did not agree has left', () => {
    const table = position('drake lerma kettler', 'drake: $3   begin turns').play('drake agree', 'kettler agree')
    table.play('lerma depart closed', 'drake ready', 'drake finish')
    expect([table.state.ended, table.state.winner]).toEqual([1, 0])
  })

  test('A2.1: an agreement may be taken back', () => {
    const table = position('drake lerma', 'operations of drake').play('lerma agree', 'lerma go-on', 'drake agree')
    expect(table.state.ended).toBe(0)
  })
})

describe('A5: early departure', () => {
  const left = (policy: string) =>
    position(
      'drake lerma kettler',
      `year 1604   drake: $4   sea-dogs: drake, privateer haven-tortuga   barbados: drake, soldiers 1   asiento: drake
       caracas: track of drake 1606   begin year`,
      { chance: { cards: ['comet-1607', 'inquisition'] } },
    ).play('drake pay', 'drake pass', `drake depart ${policy}`, 'drake enough', 'lerma enough', 'kettler enough')

  test('A5: fleets, mordida and works leave play, colonies stay; the score is frozen', () => {
    const table = left('open')
    const { state } = table
    expect(['drake', 'sea-dogs', 'caracas'].map(id => state.place[table.at(id)])).toEqual([3, 3, 3])
    expect([state.place[table.at('barbados')], state.soldiers[table.at('barbados')]]).toEqual([10, 1])
    expect([state.berth[table.at('sea-dogs')], table.gold('drake'), state.gone]).toEqual([0, 3, 1])
    expect(table.refusal('drake depart open')).toBe('A5/left-already')
  })

  test('A5: colonies trade with the lords that a leaver names, one after the other', () => {
    const table = position('drake lerma kettler raleigh', 'operations of kettler').play('drake depart lerma')
    table.play('drake depart raleigh')
    expect(table.state.policy[table.seat('drake')]).toBe((1 << 1) | (1 << 3))
    expect(table.refusal('drake depart lerma')).toBe('A5/left-already')
    expect(table.refusal('drake depart open')).toBe('A5/left-already')
    expect(table.told('left-table')).toHaveLength(1)
  })

  test('A5: one leaves as soon as the present turn is over, and is not asked again', () => {
    const table = position('drake lerma kettler', 'year 1604   lerma: $4   begin turns').play(
      'lerma depart closed',
      'drake ready',
      'drake finish',
    )
    expect([table.state.gone, table.waiting(), table.gold('lerma')]).toEqual([2, ['kettler'], 4])
  })

  test('A5/closed-by-its-owner: his colonies trade as he directed', () => {
    const visit = (policy: string) => {
      const table = position('drake lerma', 'barbados: drake   voyage of lerma at hewanorra')
      table.state.gone = 1
      table.state.policy[0] = policy === 'open' ? 3 : 0
      return table
    }
    expect(visit('closed').refusal('lerma trade barbados 1')).toBe('A5/closed-by-its-owner')
    const open = visit('open').play('lerma trade barbados 1')
    expect([open.state.profit[open.at('lerma')], open.state.worth[open.at('barbados')]]).toEqual([1, 0])
  })

  test('A5/not-at-the-table: one trades with lords who are here', () => {
    expect(position('drake lerma', 'operations of drake').refusal('lerma depart raleigh')).toBe('A5/not-at-the-table')
    expect(position('drake lerma', 'operations of drake').refusal('lerma depart lerma')).toBe('A5/not-at-the-table')
  })

  test('A2.5: a table of one is over', () => {
    const table = position('drake lerma', 'year 1604   lerma: $1   begin year', {
      chance: { cards: ['comet-1607', 'inquisition'] },
    }).play('drake depart closed', 'drake enough', 'lerma enough')
    expect([table.state.ended, table.state.winner]).toEqual([4, 1])
  })
})
