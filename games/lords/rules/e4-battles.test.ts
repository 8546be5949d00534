import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { trim } from './d2-disruption.ts'
import { readChart } from './e4-battles.ts'

/** A privateer of Drake (seamanship A) stops a fleet of Lerma (Y) in the zone of its haven. */
const stopped = (drake: string, lerma: string, more = '') =>
  position(
    'drake lerma',
    `year 1604
     drake: $3, privateer haven-tortuga, ${drake}
     lerma: $0, ${lerma}
     ${more}
     voyage of lerma at mona`,
  ).play('lerma sail-to tortuga-channel', 'drake interdict drake', 'drake attack')

const fight = (table: ReturnType<typeof stopped>, attacker: string, defender: string) =>
  table.play(`drake fight ${attacker}`, `lerma fight ${defender}`)

describe('E4: the battle of the example', () => {
  const begun = () => stopped('size 2, soldiers 2', 'size 3, soldiers 3, treasure 3, flota')

  test('E4 example: vane against broadside, prize with treasure, then flight', () => {
    const table = begun()
    const { state } = table
    const [drake, lerma] = [table.at('drake'), table.at('lerma')]
    fight(table, 'seize', 'broadside')
    expect([state.soldiers[drake], state.soldiers[lerma]]).toEqual([1, 3])
    expect(table.told('vane')).toEqual([[drake]])
    fight(table, 'seize', 'seize')
    expect([state.size[drake], state.size[lerma]]).toEqual([3, 2])
    expect([state.tents[0], state.treasure[lerma], state.soldiers[lerma]]).toEqual([1, 2, 2])
    fight(table, 'flee', 'broadside')
    expect([state.soldiers[drake], state.soldiers[lerma]]).toEqual([0, 1])
    expect(table.told('battle-over')).toHaveLength(1)
    expect(table.waiting()).toEqual(['lerma'])
  })

  test('E4.2: tactics stay secret until both have chosen', () => {
    const table = begun().play('drake fight seize')
    expect(table.waiting()).toEqual(['lerma'])
    expect(table.told('fought')).toEqual([])
  })

  test('E4.2: the column is the attacker’s: vane, better seamanship, neither', () => {
    const table = stopped('size 1, soldiers 1', 'size 1, soldiers 1')
    const [drake, lerma] = [table.at('drake'), table.at('lerma')]
    const seize = (attacker: number, defender: number, vane: number) =>
      readChart(table.state, attacker, defender, vane, [2, 2]).vane
    expect(seize(drake, lerma, 0)).toBe(1)
    expect(seize(lerma, drake, 0)).toBe(2)
  })
})

describe('E4: losses', () => {
  test('E4.5: a loss without a soldier sinks a ship; without ships the fleet is disrupted and its berth is free', () => {
    const table = stopped('size 1, soldiers 1', 'size 2, soldiers 2')
    fight(table, 'flee', 'broadside')
    expect(table.state.soldiers[table.at('drake')]).toBe(0)
    const again = stopped('size 1, soldiers 1', 'size 3, soldiers 3')
    fight(again, 'boarding', 'broadside')
    fight(again, 'boarding', 'broadside')
    expect(again.state.mercenaries).toEqual([again.at('drake')])
    expect(again.state.berth[again.at('drake')]).toBe(0)
    expect(again.waiting()).toEqual(['lerma'])
  })

  test('E4.7: where men and cargo share a hold, the owner chooses what goes overboard', () => {
    const table = position('drake lerma', 'merchant-raiders: lerma, size 3, soldiers 2, profit 1   operations of drake')
    const { state } = table
    const dogs = table.at('merchant-raiders')
    state.size[dogs] = 2
    trim(state, dogs)
    expect([table.waiting(), table.choices('lerma')]).toEqual([['lerma'], ['lose-soldier', 'lose-profit']])
    table.play('lerma lose-soldier')
    expect([state.soldiers[dogs], state.profit[dogs], table.waiting()]).toEqual([1, 1, ['drake']])
    state.size[dogs] = 1
    trim(state, dogs)
    table.play('lerma lose-profit')
    expect([state.soldiers[dogs], state.profit[dogs], state.worth[dogs]]).toEqual([1, 0, 0])
  })

  test('E4.4: soldiers fall before ships are captured', () => {
    const table = stopped('size 1, soldiers 1', 'size 2, soldiers 1')
    const [drake, lerma] = [table.at('drake'), table.at('lerma')]
    fight(table, 'boarding', 'broadside')
    expect([table.state.soldiers[drake], table.state.soldiers[lerma]]).toEqual([0, 1])
    expect(table.told('captured')).toEqual([])
  })

  test('E4.6: if both would sink the better seaman keeps one ship and no soldiers', () => {
    const table = stopped('size 1, soldiers 1', 'size 1')
    const { state } = table
    state.soldiers[table.at('drake')] = 0
    fight(table, 'broadside', 'broadside')
    expect(state.size[table.at('drake')]).toBe(1)
    expect(state.mercenaries).toEqual([table.at('lerma')])
  })

  /** Lerma lies in wait at Tortuga without a soldier left; Drake, the better seaman, carries treasure. */
  const carrierStopped = (size: number) => {
    const table = position(
      'drake lerma',
      `year 1605   lerma: $3, privateer haven-tortuga, soldiers 1
       drake: $0, size ${size}, treasure ${size}, flota   voyage of drake at mona`,
    ).play('drake sail-to tortuga-channel', 'lerma interdict lerma', 'lerma attack')
    table.state.soldiers[table.at('lerma')] = 0
    return table
  }

  test('E4.6, D6.6: the ship that is spared keeps its treasure', () => {
    const table = carrierStopped(1).play('lerma fight broadside', 'drake fight broadside')
    const { state } = table
    expect([state.size[table.at('drake')], state.treasure[table.at('drake')]]).toEqual([1, 1])
    expect(state.mercenaries).toEqual([table.at('lerma')])
    table.play('drake sail-to jamaica')
  })

  test('E4.6, D6.6: of several ships those that do sink take their treasure down', () => {
    const table = carrierStopped(2)
    const [drake, lerma] = [table.at('drake'), table.at('lerma')]
    const round = readChart(table.state, lerma, drake, 1, [1, 1])
    expect([round.ships, round.sunk, round.spared]).toEqual([[0, 1], [1, 1], 1])
  })

  test('E4.4, E4.8: a prize makes room for its treasure before another ship of the captor sinks', () => {
    const table = position(
      'drake lerma',
      `drake: size 2, profit 2, soldiers 1, privateer haven-port-royal   lerma: size 3, soldiers 3, treasure 2, flota
       voyage of lerma at mona`,
    ).play('lerma sail-to jamaica', 'drake interdict drake', 'drake attack')
    table.play('drake fight seize', 'lerma fight broadside', 'drake fight seize', 'lerma fight broadside')
    table.stands('drake: size 2, profit 2, tents 1   lerma: size 2, treasure 1')
  })

  test('E4.8: without treasure a prize brings a profit, which keeps its value', () => {
    const table = stopped('size 1, soldiers 1', 'size 2, profit 2')
    fight(table, 'boarding', 'flee')
    const { state } = table
    expect([state.size[table.at('drake')], state.profit[table.at('drake')], state.worth[table.at('drake')]]).toEqual([
      2, 1, 1,
    ])
    expect([state.size[table.at('lerma')], state.profit[table.at('lerma')]]).toEqual([1, 1])
  })

  test('E4.3: boarding captures only with enough soldiers left', () => {
    const table = stopped('size 1, soldiers 1', 'size 2, soldiers 2')
    fight(table, 'boarding', 'seize')
    expect(table.told('captured')).toEqual([])
    fight(table, 'flee', 'flee')
  })

  test('E4.7: what the smaller hold cannot carry is lost', () => {
    const table = stopped('size 3, soldiers 3', 'size 3, soldiers 2, profit 3')
    fight(table, 'boarding', 'flee')
    expect([
      table.state.size[table.at('lerma')],
      table.state.soldiers[table.at('lerma')],
      table.state.profit[table.at('lerma')],
    ]).toEqual([2, 2, 2])
    fight(table, 'boarding', 'flee')
    expect([
      table.state.size[table.at('lerma')],
      table.state.soldiers[table.at('lerma')],
      table.state.profit[table.at('lerma')],
    ]).toEqual([1, 1, 1])
  })

  test('E4.10: after twelve rounds the fleets part', () => {
    const table = stopped('size 1, soldiers 1', 'size 2, soldiers 2')
    for (let round = 0; round < 12; round++) fight(table, 'boarding', 'flee')
    expect(table.told('battle-over')).toHaveLength(1)
  })

  test('D6.6: a sunk ship takes a tent with it', () => {
    const table = stopped('size 1, soldiers 1', 'size 2, treasure 2, flota')
    fight(table, 'broadside', 'seize')
    expect([
      table.state.size[table.at('lerma')],
      table.state.treasure[table.at('lerma')],
      table.state.tents[0],
    ]).toEqual([1, 1, 0])
  })

  test('E4.11: a merchantman that survives sails on', () => {
    const table = stopped('size 1, soldiers 1', 'size 2, soldiers 2')
    fight(table, 'flee', 'flee')
    expect(table.choices('lerma')).toContain('exit')
  })
})

describe('D2.4: combined fleets', () => {
  const combined = () =>
    position(
      'drake lerma',
      `drake: $3, privateer haven-tortuga, size 1, soldiers 1
       lerma: size 1   seville-convoy: lerma, size 1, under lerma   guardacostas: lerma, size 1, under lerma
       voyage of lerma at mona`,
    ).play('lerma sail-to tortuga-channel', 'drake interdict drake', 'drake attack')

  test('D2.4, LR-26: the owner chooses which card loses a ship', () => {
    const table = combined().play('drake fight broadside', 'lerma fight seize')
    expect(table.refusal('lerma lose-ship-of lerma')).toBe('D2.4/leader-last')
    expect(table.refusal('lerma lose-ship-of drake')).toBe('D2.4/not-in-that-fleet')
    table.play('lerma lose-ship-of guardacostas')
    expect(table.state.mercenaries).toEqual([table.at('guardacostas')])
    expect(table.state.leader[table.at('seville-convoy')]).toBe(table.at('lerma'))
  })
})
