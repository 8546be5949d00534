import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { type PaxScenario, position } from '../scenario.ts'
import { watchers } from './f1-interdiction.ts'
import { invariants } from './invariants.ts'
import { DECK, EUROPE, NOWHERE, PIRATING, SLAVE_REBEL } from './state.ts'

const otherwise = fastChance(7)

/** England is at sea near Curaçao; the lines say who lies in wait. */
const atSea = (nations: string, lines: string, chance: Record<string, string[]> = {}): PaxScenario =>
  position(
    nations,
    `year 1625
     england: ships S10 S11, fleet curacao, cargo chest
     ${lines}
     interdiction of england`,
    { otherwise, chance },
  )

const nations = (table: PaxScenario, kind: string): string[] =>
  table.told(kind).map(([colour]) => ['spain', 'england', 'france', 'netherlands', 'courland'][colour])

describe('the interdiction window', () => {
  it('D4d: who has a fleet in PIRATING and the Haven card of the zone may interdict', () => {
    const table = atSea('england france', 'france: ships S01, hand haven-curacao')
    expect(table.waiting()).toEqual(['france'])
    expect(table.choices('france')).toEqual(['interdict', 'wait', 'let-pass'])
    table.play('france interdict')
    expect(table.told('interdicted')).toEqual([
      [table.nation('france'), table.nation('england'), table.zone('curacao')],
    ])
    expect(table.state.fleet[table.nation('france')]).toBe(table.zone('curacao'))
  })

  it('D4d: without the Haven card of this very zone there is no interdiction', () => {
    const table = atSea('england france', 'france: ships S01, hand haven-tortuga')
    expect(table.refusal('france interdict')).toBe('F1/no-haven-card')
    expect(table.choices('france')).toEqual(['wait', 'let-pass'])
    table.play('france let-pass')
    expect(table.waiting()).toEqual([])
    expect(table.told('interdicted')).toEqual([])
    expect(table.state.fleet[table.nation('england')]).toBe(table.zone('curacao'))
  })

  it('D4d: nobody is asked whose fleet is in EUROPE, who has none, or who holds no Haven card', () => {
    const table = atSea(
      'spain england france netherlands',
      `spain: ships S01, fleet europe, hand haven-curacao
       france: hand haven-roatan
       netherlands: ships S02, hand C05`,
    )
    expect(table.waiting()).toEqual([])
    expect(table.state.stack).toEqual([])
  })

  it('AMB-80: everybody in PIRATING with a Haven card is asked, whichever card that is', () => {
    const table = atSea(
      'spain england france netherlands',
      `spain: ships S01, hand haven-tortuga
       france: ships S02, hand haven-curacao haven-roatan
       netherlands: ships S03, hand haven-caymanes`,
    )
    expect(table.waiting()).toEqual(['spain', 'france', 'netherlands'])
  })

  it('AMB-39: on his own sail turn a player interdicts nobody', () => {
    const table = position(
      'england france netherlands',
      `year 1625, order england france netherlands
       england: ships S10 S11, fleet curacao, hand haven-curacao haven-port-royal
       france: ships S01, fleet europe, hand haven-roatan
       netherlands: ships S02, hand haven-caymanes
       turn of england`,
    )
    table.play('england sail port-royal')
    expect(table.waiting()).toEqual(['netherlands'])
  })

  it('AMB-37: a fleet can be met when it starts, when it enters, after it did something, and when it leaves', () => {
    const table = position(
      'england france',
      `year 1625, order england france
       england: ships S10 S11
       france: ships S01, hand haven-curacao
       trujillo: england, citizen, chest
       turn of england`,
      { otherwise },
    )
    const askedIn = (zone: string) => {
      expect(table.waiting()).toEqual(['france'])
      expect(table.state.stack.at(-1)!.a).toBe(table.zone(zone))
      table.play('france let-pass')
    }
    table.play('england sail roatan')
    askedIn('roatan')
    table.play('england load chest trujillo', 'england sail caymanes')
    askedIn('roatan')
    askedIn('caymanes')
    table.play('england sail tortuga')
    askedIn('tortuga')
    table.play('england europe')
    expect(table.state.fleet[table.nation('england')]).toBe(EUROPE)
  })

  it('AMB-37: also when it leaves for EUROPE, for PIRATING or to bury, if it did something since the last window', () => {
    for (const [zone, colony, last] of [
      ['tortuga', 'st-domingue', 'europe'],
      ['roatan', 'trujillo', 'bury 1 0'],
    ]) {
      const table = position(
        'england france',
        `year 1625, order england france
         england: ships S10
         france: ships S01, hand haven-${zone}
         ${colony}: england, citizen, chest
         turn of england`,
        { otherwise },
      )
      table.play(`england sail ${zone}`, 'france let-pass', `england load chest ${colony}`, `england ${last}`)
      expect(table.waiting(), last).toEqual(['france'])
      table.play('france interdict')
      expect(table.state.cargoChests[table.nation('england')], last).toBe(1)
    }
  })

  it('F1: the card is shown to all and shuffled back, so that nobody knows where it is', () => {
    const table = atSea('england france', 'france: ships S01, hand haven-curacao haven-roatan')
    const card = table.card('haven-curacao')
    const { havenLeft } = table.state
    table.play('france interdict')
    expect(table.told('haven-shown')).toEqual([[table.nation('france'), card]])
    expect(table.state.place[card]).toBe(DECK)
    expect(table.state.known[card]).toBe(0)
    expect(table.state.havenLeft).toBe(havenLeft + 1)
    expect(table.state.havenHand[table.nation('france')]).toBe(1)
    expect(invariants(table.state)).toEqual([])
  })

  it('F1: a fleet of any Legality may interdict, a PRIVATEER in Pax too', () => {
    for (const flagship of ['S04', 'S02', 'S08', 'S01']) {
      const table = position(
        'england france',
        `year 1605
         england: ships S10, fleet curacao
         france: ships ${flagship}, hand haven-curacao
         interdiction of england`,
      )
      table.play('france interdict')
      expect(nations(table, 'interdicted')).toEqual(['france'])
    }
  })

  it('AMB-80: answers are secret and may be changed until the last is in', () => {
    const table = atSea(
      'england france netherlands',
      'france: ships S01, hand haven-curacao     netherlands: ships S02, hand haven-roatan',
    )
    table.play('france interdict')
    expect(table.waiting()).toEqual(['netherlands'])
    expect(table.told('haven-shown')).toEqual([])
    table.play('france let-pass', 'netherlands let-pass')
    expect(table.told('interdicted')).toEqual([])
    expect(table.state.stack).toEqual([])
  })
})

describe('several interdictors', () => {
  const three = (order: string) =>
    position(
      'england france netherlands courland',
      `year 1625, order ${order}
       england: ships S10 S11 S12, fleet curacao, cargo chest
       france: ships S20, hand haven-curacao
       netherlands: ships S21, hand haven-roatan
       courland: ships S22, hand haven-tortuga
       interdiction of england`,
      { chance: { haven: ['haven-curacao'] }, otherwise },
    )

  it('AMB-38: the first in Player Order fights; the others are asked again after it', () => {
    const table = three('courland netherlands england france')
    table.play('france interdict', 'netherlands let-pass', 'courland let-pass')
    table.play('england fight', 'england flee', 'france boarding')
    expect(table.waiting()).toEqual(['netherlands', 'courland'])
    expect(table.state.stack.map(frame => frame.at)).toEqual(['interdiction', 'interdiction-window'])
  })

  it('AMB-38: nobody is asked again when the fleet is gone', () => {
    const table = three('england france netherlands courland')
    table.play('france interdict', 'netherlands let-pass', 'courland let-pass', 'england surrender')
    expect(table.state.fleet[table.nation('england')]).toBe(PIRATING)
    expect(table.state.stack.some(frame => frame.at === 'interdiction-window' && frame.b === 1)).toBe(false)
  })

  it('F1d, AMB-63: who has just interdicted the fleet is not asked again where it is, even with the card', () => {
    const table = atSea('england france', 'france: ships S01 S02, hand haven-curacao haven-roatan', {
      haven: ['haven-curacao'],
    })
    table.play('france interdict', 'england fight', 'england flee', 'france boarding')
    expect(table.state.place[table.card('haven-curacao')]).toBe(table.state.place[table.card('haven-roatan')])
    expect(table.waiting()).toEqual([])
    expect(watchers(table.state, table.nation('england'))).toBe(0)
  })

  it('F1d: after a battle that both survive the same holds', () => {
    const table = atSea('england france', 'france: ships S20 S21, hand haven-curacao haven-roatan', {
      haven: ['haven-curacao'],
    })
    table.play('france interdict', 'england fight', 'england weather-gage', 'france boarding')
    expect(table.state.shipCount[table.nation('france')]).toBe(1)
    expect(table.state.fleet[table.nation('france')]).toBe(PIRATING)
    expect(table.waiting()).toEqual([])
  })
})

describe('the Hurricane year', () => {
  const hurricane = (lines: string) =>
    position(
      'england france',
      `year 1621
       england: $2, ships S04 S11 S12, fleet curacao, ${lines}
       france: ships S20, hand haven-curacao haven-roatan
       interdiction of england`,
    )

  it('OM-hurricane: the interdicted fleet sinks with its Cargo, without battle or Surrender', () => {
    const table = hurricane('cargo chest chest relic')
    const { poolChests, poolRelics } = table.state
    table.play('france interdict')
    expect(table.waiting()).toEqual([])
    expect(table.state.shipCount[table.nation('england')]).toBe(0)
    expect(table.state.fleet[table.nation('england')]).toBe(NOWHERE)
    expect(table.state.poolChests).toBe(poolChests + 2)
    expect(table.state.poolRelics).toBe(poolRelics + 1)
    expect(table.told('ship-lost')).toHaveLength(3)
    expect(table.told('cargo-seized')).toEqual([])
    expect(invariants(table.state)).toEqual([])
  })

  it('AMB-71: the interdictor never left PIRATING and draws no Haven card', () => {
    const table = hurricane('cargo chest')
    table.play('france interdict')
    const france = table.nation('france')
    expect(table.state.fleet[france]).toBe(PIRATING)
    expect(table.state.havenHand[france]).toBe(1)
    expect(table.told('haven-drawn')).toEqual([])
    expect(table.told('fleet-moved')).toEqual([])
  })

  it('AMB-12: passengers drown by F2d, with the interdictor as the pirates', () => {
    const table = hurricane('cargo indigenous citizen')
    table.play('france interdict', 'france place rebel-cuba')
    expect(table.state.rebel[table.site('rebel-cuba')]).toBe(SLAVE_REBEL)
    table.play('england pay')
    expect(table.state.money[table.nation('france')]).toBe(1)
    expect(table.state.money[table.nation('england')]).toBe(1)
    expect(table.state.shipCount[table.nation('england')]).toBe(0)
    expect(invariants(table.state)).toEqual([])
  })

  it('OM-hurricane: a year later there is a battle again', () => {
    const table = position(
      'england france',
      `year 1625
       england: ships S04, fleet curacao
       france: ships S20, hand haven-curacao
       interdiction of england`,
    )
    table.play('france interdict')
    expect(table.waiting()).toEqual(['england'])
    expect(table.choices('england')).toEqual(['surrender', 'fight'])
    expect(table.state.fleet[table.nation('france')]).not.toBe(EUROPE)
  })

  it('E5a example: in 1621 there is no danger while nobody else is in PIRATING', () => {
    const table = position(
      'england france',
      `year 1621
       england: ships S01 S11 S12, fleet curacao
       france: ships S20, fleet europe, hand haven-curacao
       interdiction of england`,
    )
    expect(table.waiting()).toEqual([])
    expect(table.state.shipCount[table.nation('england')]).toBe(3)
  })
})
