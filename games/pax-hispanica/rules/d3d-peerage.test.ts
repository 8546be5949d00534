import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, PEERS, RECYCLED, RED } from './state.ts'
import { reach, sway } from './values.ts'

describe('D3d-qual', () => {
  /** England plays a Royalty card; the Figures stand so that it falls short by a tie or more. */
  function peerage(card: string, england: string, france: string, order = 'france england') {
    return position(
      'england france',
      `year 1608, order ${order}
       england: $1, figure ${england}, hand ${card}   france: figure ${france}
       turn of england`,
    ).play(`england play ${card}`)
  }

  test.each([
    ['R04', 'missionary-1', 'missionary-3', 'reach', 'not-most-righteous'],
    ['R02', 'callow-green', 'royalist-2', 'sway', 'not-most-loyal'],
    ['R01', 'buccaneer-1', 'buccaneer-3', 'reach', 'not-least-righteous'],
    ['R10', 'callow-green', 'colonist-1', 'sway', 'not-least-loyal'],
  ])('D3d-qual, B7i: %s needs the furthest Figure in its direction', (card, england, france, kind, why) => {
    expect(peerage(card, england, france).refusal(`england use ${kind}-peerage`)).toBe(`D3d-qual/${why}`)
  })

  test.each([
    ['pl', 'royalist-2', 'callow-green'],
    ['en', 'callow-green', 'royalist-2'],
  ])(
    'ED-18, PR-agent: the AGENT is most Loyal in the Polish edition, least Loyal in the English one: %s',
    (edition, england, france) => {
      const agent = (mine: string, theirs: string) =>
        position(
          'england france',
          `year 1608, order england france
         england: figure ${mine}, hand R03   france: figure ${theirs}
         turn of england`,
          { options: { edition } },
        ).play('england play R03')
      expect(agent(england, france).choices('england')).toContain('use sway-peerage')
      expect(agent(france, england).refusal('england use sway-peerage')).toBe(
        `D3d-qual/not-${edition === 'pl' ? 'most' : 'least'}-loyal`,
      )
    },
  )

  test('AMB-44, D3d-qual: measured after the Nudge', () => {
    const table = peerage('R04', 'missionary-1', 'missionary-2')
    expect(table.state.figure[RED]).toBe(table.cell('missionary-2'))
    table.play('england use reach-peerage')
    expect(table.state.place[table.card('R04')]).toBe(PEERS + RED)
  })

  test('AMB-44: measured when the Action is performed, after an Excommunication by the same card', () => {
    const table = position(
      'england france',
      `year 1604, order england france
       england: figure missionary-1, relics 1, hand R12   france: figure missionary-3
       turn of england`,
    ).play('england play R12')
    expect(table.refusal('england use reach-peerage')).toBe('D3d-qual/not-most-righteous')
    table.play('england use excommunication', 'england excommunicate france', 'france callow callow-green')
    table.play('england use reach-peerage')
    expect(table.state.place[table.card('R12')]).toBe(PEERS + RED)
  })

  test('D3d-qual, GL-loyal, GL-righteous: a tie goes to whoever is ahead in Player Order, for most and for least', () => {
    const most = (order: string) => peerage('R02', 'callow-green', 'callow-purple', order)
    expect(most('france england').refusal('england use sway-peerage')).toBe('D3d-qual/not-most-loyal')
    expect(most('england france').choices('england')).toContain('use sway-peerage')
    const least = (order: string) => peerage('R10', 'callow-blue', 'missionary-1', order)
    expect(least('france england').refusal('england use sway-peerage')).toBe('D3d-qual/not-least-loyal')
    expect(least('england france').choices('england')).toContain('use sway-peerage')
  })

  test('GL-peerage-qualification: an unqualified Royalty card still has its other Actions', () => {
    const table = peerage('R24', 'buccaneer-2', 'missionary-1')
    expect(table.choices('england')).toContain('use armada')
  })
})

describe('D3d-slots', () => {
  test('D3d-slots, GL-slots: with three Peerages a fourth cannot be Anchored, and none can be given up', () => {
    const table = position(
      'england france',
      `year 1608
       england: figure missionary-1, peers R02 R03 R05, hand R04
       turn of england`,
    ).play('england play R04')
    expect(table.refusal('england use reach-peerage')).toBe('D3d-slots/peerages-full')
    expect(table.choices('england').filter(choice => !choice.startsWith('use'))).toEqual(['done'])
  })
})

describe('D3d-reach and D3d-sway', () => {
  test('D3d-reach, RS-reach-peerage: a Bible covers the icon, and Reach follows', () => {
    const table = position(
      'england france',
      `year 1608
       england: figure missionary-1, hand R04   dominica: visita england
       turn of england`,
    )
    expect(reach(table.state, RED)).toBe(1)
    table.play('england play R04', 'england use reach-peerage')
    expect([table.state.biblesLeft[RED], table.state.peerToken[3], reach(table.state, RED)]).toEqual([4, 1, 2])
    expect(table.told('peerage-anchored')).toEqual([[RED, table.card('R04')]])
  })

  test('D3d-sway, RS-sway-peerage: a disk covers the icon, and Sway follows', () => {
    const table = position(
      'england france',
      `year 1608
       england: figure royalist-1, hand R02
       turn of england`,
    ).play('england play R02', 'england use sway-peerage')
    expect([table.state.disksLeft[RED], table.state.peerToken[3], sway(table.state, RED)]).toEqual([5, 1, 2])
  })

  test('D3d-reach, D3d-sway: with an empty column the card is Anchored without a token', () => {
    const bibles = ['dominica', 'boriken', 'buria', 'darien', 'calusa', 'accompong']
    const disks = ['barbados', 'tobago', 'martinique', 'st-kitts', 'guadeloupe', 'st-thomas']
    const table = position(
      'england france',
      `year 1608
       england: figure missionary-1, hand R04 R17
       ${bibles.map(site => `${site}: visita england`).join('\n')}
       ${disks.map(site => `${site}: england`).join('\n')}
       havana: spain, slave
       turn of england`,
    ).play('england play R04', 'england use reach-peerage', 'england done')
    table.play('england play R17', 'england use sway-peerage', 'england done')
    expect(table.state.peers.slice(3, 5)).toEqual([table.card('R04'), table.card('R17')])
    expect(table.state.peerToken.slice(3, 5)).toEqual([0, 0])
    expect([table.state.biblesLeft[RED], table.state.disksLeft[RED]]).toEqual([0, 0])
  })

  test('D3d-ability: the Ability works at once, in the same turn', () => {
    const table = position(
      'england france',
      `year 1608, order england france
       england: figure colonist-3, hand R10 haven-caymanes
       turn of england`,
    ).play('england play R10', 'england use sway-peerage', 'england play haven-caymanes', 'england use romance')
    expect(table.choices('england')).toContain('court callow-green')
  })

  test('GL-peerage-qualification: a Peerage stays when its owner no longer qualifies', () => {
    const table = position(
      'england france',
      `year 1608, order england france
       england: figure royalist-3, peers R02, hand C08   france: figure royalist-1
       turn of england`,
    ).play('england play C08', 'england done', 'england end-turn')
    expect(table.state.place[table.card('R02')]).toBe(PEERS + RED)
    expect(table.state.place[table.card('C08')]).toBe(RECYCLED)
    expect(table.state.figure[BLUE]).toBe(table.cell('royalist-1'))
  })
})
