import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { type PaxScenario, position } from '../scenario.ts'
import { invariants } from './invariants.ts'
import { EUROPE, NOWHERE, PIRATING } from './state.ts'

const otherwise = fastChance(7)

/** England is in the middle of a voyage off Curaçao, and sails on to the next window near Port Royal. */
const voyage = (england: string, france: string, haven: string[] = []): PaxScenario =>
  position(
    'england france',
    `year 1625, order england france
     england: ${england}, fleet curacao
     france: ${france}
     turn of england`,
    { otherwise, chance: { haven } },
  ).play('england sail port-royal')

const fleetOf = (table: PaxScenario, nation: string) => table.state.fleet[table.nation(nation)]
const turnIsOver = (table: PaxScenario) => table.state.stack.every(frame => frame.at !== 'sail-turn')

describe('after an interdiction', () => {
  it('F1d, AMB-02: if nobody has Treasure, the phasing fleet sails on; it may also stop', () => {
    const table = voyage('ships S10 S11', 'ships S20 S21, hand haven-port-royal', ['haven-roatan'])
    table.play('france interdict', 'england fight', 'england weather-gage', 'france boarding')
    expect(fleetOf(table, 'france')).toBe(PIRATING)
    expect(table.told('haven-drawn')).toEqual([[table.nation('france'), table.card('haven-roatan')]])
    expect(table.waiting()).toEqual(['england'])
    expect(table.choices('england')).toEqual(expect.arrayContaining(['sail caymanes', 'pirating']))
  })

  it('F1d: if the phasing fleet kept its Treasure, it sails on', () => {
    const table = voyage('ships S10 S11, cargo chest', 'ships S20, hand haven-port-royal')
    table.play('france interdict', 'england fight', 'england boarding', 'france boarding')
    expect(fleetOf(table, 'france')).toBe(NOWHERE)
    expect(fleetOf(table, 'england')).toBe(table.zone('port-royal'))
    expect(table.choices('england')).toContain('sail caymanes')
  })

  it('F1d, SM-6: if the interdictors have the Treasure, the phasing fleet is in PIRATING and its turn over', () => {
    const table = voyage('ships S10 S11, cargo chest', 'ships S02 S03 S12, hand haven-port-royal', ['haven-roatan'])
    table.play('france interdict', 'england fight', 'england boarding', 'france boarding')
    expect(fleetOf(table, 'england')).toBe(PIRATING)
    expect(table.told('haven-drawn')).toEqual([[table.nation('england'), table.card('haven-roatan')]])
    table.play('england let-pass', 'france sail caymanes', 'england let-pass', 'france sail tortuga')
    table.play('england let-pass', 'france europe')
    expect(turnIsOver(table)).toBe(true)
    expect(fleetOf(table, 'france')).toBe(EUROPE)
    expect(invariants(table.state)).toEqual([])
  })

  it('SM-6: a phasing fleet that lost its last Ship has no turn any more, after the run of the pirates', () => {
    const table = voyage('ships S10, cargo chest', 'ships S02 S03, hand haven-port-royal')
    table.play('france interdict', 'england fight', 'england boarding', 'france boarding')
    expect(fleetOf(table, 'england')).toBe(NOWHERE)
    expect(fleetOf(table, 'france')).toBe(EUROPE)
    expect(turnIsOver(table)).toBe(true)
  })

  it('F1c: a fleet that surrendered is in PIRATING and its turn over, even if nobody has Treasure', () => {
    const table = voyage('ships S10 S11', 'ships S20, hand haven-port-royal')
    table.play('france interdict', 'england surrender')
    expect(fleetOf(table, 'england')).toBe(PIRATING)
    expect(fleetOf(table, 'france')).toBe(PIRATING)
    expect(turnIsOver(table)).toBe(true)
  })

  it('F1c: after a successful flight the fleet just goes on, whoever has what', () => {
    const table = voyage('ships S10 S11, cargo chest', 'ships S20, hand haven-port-royal')
    table.play('france interdict', 'england fight', 'england flee', 'france boarding')
    expect(fleetOf(table, 'england')).toBe(table.zone('port-royal'))
    expect(table.choices('england')).toContain('sail caymanes')
  })

  it('F1d, AMB-63: the same player may interdict the fleet again once it has sailed a zone, and not before', () => {
    const table = position(
      'england france',
      `year 1625, order england france
       england: $1, ships S10 S11, fleet port-royal
       france: ships S20, hand haven-port-royal haven-caymanes
       accompong: cathedral england, citizen     barbados: england
       turn of england`,
      { otherwise, chance: { haven: ['haven-port-royal'] } },
    )
    table.play('england sail caymanes', 'france let-pass', 'england sail port-royal', 'france interdict')
    table.play('england fight', 'england flee', 'france boarding')
    expect(table.state.havenHand[table.nation('france')]).toBe(2)
    table.play('england emigrate accompong', 'england sail caymanes')
    expect(table.told('fleet-moved').at(-1)).toEqual([table.nation('england'), table.zone('caymanes')])
    expect(table.waiting()).toEqual(['france'])
    expect(table.choices('france')).toContain('interdict')
  })

  it('F1b: a fleet may interdict as often as it has the card, several times in one voyage', () => {
    const table = voyage('ships S10 S11', 'ships S20, hand haven-port-royal haven-caymanes', ['haven-roatan'])
    table.play('france interdict', 'england fight', 'england flee', 'france boarding')
    table.play('england sail caymanes', 'france interdict')
    expect(table.told('interdicted')).toHaveLength(2)
    table.play('england fight', 'england flee', 'france boarding', 'england sail roatan')
    expect(table.state.fleet[table.nation('england')]).toBe(table.zone('roatan'))
    expect(table.choices('france')).toEqual(['interdict', 'wait', 'let-pass'])
  })

  it('F1b: while its fleet is elsewhere than in PIRATING a player is not asked', () => {
    const table = voyage('ships S10 S11', 'ships S20, fleet europe, hand haven-port-royal')
    expect(table.waiting()).toEqual(['england'])
  })

  it('F1d: pirates who ran to EUROPE still have their own sail turn later in the year', () => {
    const table = position(
      'england france',
      `year 1625, order england france
       england: ships S10
       france: ships S02, hand haven-roatan
       trujillo: england, citizen, chest
       begin sail-year`,
      { otherwise, chance: { haven: ['haven-curacao', 'haven-tortuga'] } },
    )
    table.play('england sail roatan', 'france let-pass', 'england load chest trujillo', 'england sail caymanes')
    table.play('france interdict', 'england fight', 'england flee', 'france weather-gage')
    expect(fleetOf(table, 'england')).toBe(NOWHERE)
    expect(table.state.money[table.nation('france')]).toBe(4)
    expect(table.told('fleet-moved').at(-1)).toEqual([table.nation('france'), PIRATING])
    expect(fleetOf(table, 'france')).toBe(PIRATING)
  })
})

describe('worked examples', () => {
  /** Roatán, with indigo at St. George's Caye and at Trujillo. */
  const roatan = () =>
    position(
      'spain england',
      `year 1625, order spain england
       spain: ships S08 S16
       england: ships S02 S03 S12, hand haven-roatan
       st-georges-caye: england, chest     trujillo: spain, slave, chest
       turn of spain`,
      { otherwise, chance: { haven: ['haven-curacao'] } },
    ).play('spain sail roatan')

  it('F1 example: after Sacking and loading the Spanish fleet is called to strike its colours', () => {
    const table = roatan().play('england let-pass', 'spain attack st-georges-caye', 'spain load chest trujillo')
    table.play('england let-pass', 'spain sail caymanes')
    expect(table.state.cargoChests[table.nation('spain')]).toBe(2)
    expect(fleetOf(table, 'spain')).toBe(table.zone('roatan'))
    table.play('england interdict')
    expect(table.told('haven-shown')).toEqual([[table.nation('england'), table.card('haven-roatan')]])
    table.play('spain surrender')
    expect(table.state.cargoChests[table.nation('england')]).toBe(2)
  })

  it('F1 example: interdicting at once, when it enters, would have saved the Colony', () => {
    const table = roatan().play('england interdict', 'spain fight', 'spain boarding', 'england boarding')
    expect(table.state.disk[table.site('st-georges-caye')]).toBe(table.nation('england'))
    expect(table.state.chest[table.site('st-georges-caye')]).toBe(1)
    expect(table.told('ship-lost')).toEqual([[table.nation('spain'), table.card('S08')]])
  })

  it('D4 example: the smuggler is sunk while leaving Barataria Bay, and the pirate sells the Chest for $4', () => {
    const table = position(
      'spain england france',
      `year 1613, order france england spain
       england: $1, ships S13
       france: ships S04, hand haven-barataria-bay
       havana: spain, slave, chest
       turn of england`,
      { otherwise },
    )
    table.play(
      'england sail barataria-bay',
      'france let-pass',
      'england bribe chest havana',
      'england sail new-providence',
    )
    expect(fleetOf(table, 'england')).toBe(table.zone('barataria-bay'))
    table.play('france interdict', 'england fight', 'england flee', 'france weather-gage')
    expect(fleetOf(table, 'england')).toBe(NOWHERE)
    expect(fleetOf(table, 'france')).toBe(EUROPE)
    expect(table.state.money[table.nation('france')]).toBe(4)
    expect(turnIsOver(table)).toBe(true)
  })

  it('F2 example, as far as the rulebooks keep it: met twice on the way, robbed, and the robbers stopped in turn', () => {
    const table = position(
      'spain england france netherlands',
      `year 1625, order spain england france netherlands
       spain: ships S08 S16 S17
       england: ships S22, hand haven-old-providence
       france: ships S01 S03 S09, hand haven-tris-island
       netherlands: ships S14 S18, hand haven-barataria-bay
       cartagena: spain, slave, chest     porto-bello: spain, slave, chest     san-juan-de-ulua: spain, slave, chest
       turn of spain`,
      { otherwise, chance: { haven: ['haven-curacao', 'haven-trinidad', 'haven-hewanorra'] } },
    )
    const pass = (...seats: string[]) => table.play(...seats.map(seat => `${seat} let-pass`))
    table.play('spain sail islas-del-rosario')
    pass('england', 'france', 'netherlands')
    table.play('spain load chest cartagena', 'spain load chest porto-bello')
    pass('england', 'france', 'netherlands')
    table.play('spain sail old-providence')
    pass('england', 'france', 'netherlands')
    pass('france', 'netherlands')
    table.play('england interdict', 'spain fight', 'spain boarding', 'england boarding')
    expect(fleetOf(table, 'england')).toBe(NOWHERE)
    pass('france', 'netherlands')
    table.play('spain sail roatan')
    pass('france', 'netherlands')
    table.play('spain sail tris-island')
    pass('france', 'netherlands')
    table.play('spain load chest san-juan-de-ulua', 'spain sail barataria-bay', 'netherlands let-pass')
    table.play('france interdict', 'spain fight', 'spain boarding', 'france weather-gage', 'spain flagship S16')
    expect(fleetOf(table, 'spain')).toBe(PIRATING)
    expect(table.state.cargoChests[table.nation('france')]).toBe(3)
    pass('spain', 'netherlands')
    table.play('france sail barataria-bay', 'spain let-pass', 'netherlands interdict', 'france surrender')
    expect(fleetOf(table, 'france')).toBe(PIRATING)
    expect(table.state.cargoChests[table.nation('netherlands')]).toBe(2)
    pass('spain', 'france')
    table.play('netherlands sail new-providence')
    pass('spain', 'france')
    table.play('netherlands europe')
    expect(fleetOf(table, 'netherlands')).toBe(EUROPE)
    expect(table.state.money[table.nation('netherlands')]).toBe(8)
    expect(turnIsOver(table)).toBe(true)
    expect(invariants(table.state)).toEqual([])
  })
})
