import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { type PaxScenario, position } from '../scenario.ts'
import { invariants } from './invariants.ts'
import { EUROPE, NOWHERE, PIRATING } from './state.ts'

const otherwise = fastChance(7)

/** England surrenders a Chest to France near Tortuga; the lines say who else is there. */
const robbed = (lines: string, haven: string[] = [], zone = 'tortuga'): PaxScenario =>
  position(
    'england france netherlands',
    `year 1625, order england france netherlands
     england: ships S10 S11, fleet ${zone}, cargo chest
     france: ships S02 S12, hand haven-${zone}
     ${lines}
     interdiction of england`,
    { otherwise, chance: { haven } },
  )

const steal = (table: PaxScenario, ...others: string[]): PaxScenario =>
  table.play('france interdict', ...others, 'england surrender')

const where = (table: PaxScenario) => ['england', 'france', 'netherlands'].map(each => fleetOf(table, each))
const fleetOf = (table: PaxScenario, nation: string) => table.state.fleet[table.nation(nation)]
const chestsOf = (table: PaxScenario, nation: string) => table.state.cargoChests[table.nation(nation)]

describe("the pirates' run", () => {
  it('F1d, SM-6: pirates with Treasure run for EUROPE, the robbed fleet goes to PIRATING and draws', () => {
    const table = steal(robbed('netherlands: ships S20, fleet europe', ['haven-roatan']))
    expect(table.told('run-begins')).toEqual([[table.nation('france'), table.zone('tortuga')]])
    expect(table.told('haven-drawn')).toEqual([[table.nation('england'), table.card('haven-roatan')]])
    expect(fleetOf(table, 'england')).toBe(PIRATING)
    expect(table.state.stack.map(frame => frame.at)).toContain('pirates-run')
  })

  it('SM-8: in EUROPE they unload by their own Legality', () => {
    const table = steal(robbed('', ['haven-roatan'])).play('england let-pass', 'france europe')
    expect(fleetOf(table, 'france')).toBe(EUROPE)
    expect(chestsOf(table, 'france')).toBe(0)
    expect(table.state.money[table.nation('france')]).toBe(4)
    expect(table.waiting()).toEqual([])
    expect(invariants(table.state)).toEqual([])
  })

  it('SM-8: with nobody lying in wait the course does not matter and the fleet arrives', () => {
    const table = position(
      'england france',
      `year 1625
       england: ships S04, fleet curacao, cargo chest
       france: ships S02, hand haven-curacao
       interdiction of england`,
      { otherwise },
    )
    table.play('france interdict', 'england surrender', 'france sink S04')
    expect(fleetOf(table, 'france')).toBe(EUROPE)
    expect(table.state.money[table.nation('france')]).toBe(4)
  })

  it('SM-8, D4c, D4e: the course follows borders and currents, and EUROPE is reached from the Sargasso Sea only', () => {
    const table = steal(robbed('', ['haven-tortuga'], 'caymanes')).play('england let-pass')
    expect(table.choices('france')).toEqual([
      'sail tortuga',
      'sail barataria-bay',
      'sail port-royal',
      'sail old-providence',
      'sail roatan',
    ])
    expect(table.refusal('france europe')).toBe('D4e/no-way-to-europe')
    expect(table.refusal('france sail curacao')).toBe('D4c/not-adjacent')
    table.play('france sail barataria-bay', 'england let-pass')
    expect(table.refusal('france sail caymanes')).toBe('D4c/against-the-current')
  })

  it('AMB-62, D4d: whoever waits is asked again when they leave, for a zone or for EUROPE', () => {
    const table = steal(robbed('', ['haven-tortuga'])).play('england wait', 'france sail new-providence')
    expect(table.waiting()).toEqual(['england'])
    expect(fleetOf(table, 'france')).toBe(table.zone('tortuga'))
    table.play('england let-pass')
    expect(fleetOf(table, 'france')).toBe(table.zone('new-providence'))
    const home = steal(robbed('', ['haven-tortuga'])).play('england wait', 'france europe', 'england interdict')
    expect(home.told('interdicted')).toHaveLength(2)
    home.play('france surrender')
    expect(chestsOf(home, 'england')).toBe(1)
  })

  it('AMB-24: on their run they may only sail: no burying, no loading, no attack', () => {
    const table = steal(robbed('santo-domingo: spain, slave, chest', ['haven-roatan']))
    table.play('england let-pass')
    expect(table.choices('france').every(choice => /^(sail .*|europe)$/.test(choice))).toBe(true)
    expect(table.refusal('france bury')).toBe('SM-8/not-now')
  })

  it('SM-8, AMB-62: every zone is one window for all who lie in wait, the robbed player included', () => {
    const table = steal(robbed('netherlands: ships S20, hand haven-caymanes', ['haven-roatan']), 'netherlands let-pass')
    expect(table.waiting()).toEqual(['england', 'netherlands'])
    table.play('england let-pass', 'netherlands let-pass', 'france sail new-providence')
    expect(table.waiting()).toEqual(['england', 'netherlands'])
    table.play('england let-pass', 'netherlands let-pass', 'france europe')
    expect(table.waiting()).toEqual([])
  })

  it('SM-8, AMB-39: the robbed owner may strike back at once in the same zone', () => {
    const table = steal(robbed('', ['haven-tortuga'])).play('england interdict')
    expect(table.told('interdicted').map(([pirates, fleet]) => [pirates, fleet])).toEqual([
      [2, 1],
      [1, 2],
    ])
    expect(table.choices('france')).toEqual(['surrender', 'fight'])
  })
})

describe('interdicting running pirates', () => {
  /** France runs with a Chest, and the Netherlands hold the card of the zone. */
  const hunted = (netherlands: string, haven = ['haven-roatan', 'haven-caymanes', 'haven-curacao']) =>
    steal(robbed(`netherlands: ${netherlands}, hand haven-new-providence`, haven), 'netherlands let-pass').play(
      'england let-pass',
      'netherlands let-pass',
      'france sail new-providence',
      'england let-pass',
      'netherlands interdict',
    )

  it('SM-8a, AMB-62: pirates who flee go on with their run, and the hunters draw in PIRATING', () => {
    const table = hunted('ships S20').play('france fight', 'france flee', 'netherlands boarding')
    expect(where(table)).toEqual([PIRATING, table.zone('new-providence'), PIRATING])
    expect(table.waiting()).toEqual(['england'])
    table.play('england let-pass')
    expect(table.waiting()).toEqual(['france'])
    table.play('france europe')
    expect(fleetOf(table, 'france')).toBe(EUROPE)
  })

  it('SM-8a: pirates who keep the Treasure after a battle go on', () => {
    const table = hunted('ships S20').play('france fight', 'france boarding', 'netherlands boarding')
    expect(fleetOf(table, 'netherlands')).toBe(NOWHERE)
    expect(chestsOf(table, 'france')).toBe(1)
    expect(fleetOf(table, 'france')).toBe(table.zone('new-providence'))
    table.play('england let-pass', 'france europe')
    expect(table.state.money[table.nation('france')]).toBe(4)
  })

  it('SM-8a, AMB-62: who takes the Treasure from them runs in their place; they go to PIRATING and draw', () => {
    const table = hunted('ships S19 S03').play('france surrender')
    expect(where(table)).toEqual([PIRATING, PIRATING, table.zone('new-providence')])
    expect(chestsOf(table, 'netherlands')).toBe(1)
    expect(table.told('haven-drawn').map(([colour]) => colour)).toEqual([1, 2])
    expect(table.told('run-begins').map(([colour]) => colour)).toEqual([2, 3])
    expect(table.state.stack.filter(frame => frame.at === 'pirates-run')).toHaveLength(1)
    table.play('england let-pass', 'france let-pass', 'netherlands europe')
    expect(table.state.money.slice(1, 4)).toEqual([0, 0, 4])
    expect(table.waiting()).toEqual([])
    expect(table.state.stack).toEqual([])
  })

  it('SM-8a: the robbed player takes his Treasure back and then runs himself', () => {
    const table = steal(robbed('', ['haven-tortuga', 'haven-roatan'])).play('england interdict', 'france surrender')
    expect(where(table)).toEqual([table.zone('tortuga'), PIRATING, NOWHERE])
    expect(table.waiting()).toEqual(['france'])
    table.play('france let-pass', 'england europe')
    expect(fleetOf(table, 'england')).toBe(EUROPE)
    expect(table.state.stack).toEqual([])
  })

  it('F1d, SM-8: a running fleet that was not itself interdicted in the zone has no respite; one that was, has', () => {
    const table = steal(robbed('', ['haven-tortuga', 'haven-tortuga'])).play('england interdict')
    table.play('france fight', 'france flee', 'england boarding')
    expect(table.told('haven-drawn').at(-1)).toEqual([table.nation('england'), table.card('haven-tortuga')])
    expect(table.waiting()).toEqual(['france'])
    table.play('france sail new-providence')
    expect(table.waiting()).toEqual(['england'])
  })

  it('SM-8a: if nobody holds the Treasure any more, both fleets are in PIRATING', () => {
    const table = hunted('ships S20')
    const france = table.nation('france')
    table.state.cargoChests[france] = 0
    table.state.poolChests++
    table.play('france fight', 'france weather-gage', 'netherlands boarding')
    expect(fleetOf(table, 'france')).toBe(PIRATING)
    expect(table.state.stack).toEqual([])
  })
})
