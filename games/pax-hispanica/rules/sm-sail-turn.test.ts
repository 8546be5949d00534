import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { EUROPE, HAND, PIRATING } from './state.ts'

const otherwise = fastChance(3)

describe('the beginning of a sail turn', () => {
  it('SM-0: without Ships the turn is skipped', () => {
    const table = position('england france', 'year 1605   turn of england')
    expect(table.state.stack).toEqual([])
  })

  it('D4a, SM-1: a fleet in EUROPE goes to PIRATING and draws a Haven card, and that is all', () => {
    const table = position('england france', 'year 1605   england: ships S01 S02, fleet europe   turn of england', {
      chance: { haven: ['haven-tortuga'] },
    })
    const england = table.nation('england')
    expect(table.state.fleet[england]).toBe(PIRATING)
    expect(table.state.place[table.card('haven-tortuga')]).toBe(HAND + england)
    expect(table.state.havenHand[england]).toBe(1)
    expect(table.state.stack).toEqual([])
  })

  it('D4b, SM-2, GL-reconnaissance: a fleet in PIRATING may scout for a Haven card and ends its turn there', () => {
    const table = position('england france', 'year 1605   england: ships S01 S02   turn of england', {
      chance: { haven: ['haven-roatan'] },
    })
    table.play('england reconnaissance')
    expect(table.state.havenHand[table.nation('england')]).toBe(1)
    expect(table.state.fleet[table.nation('england')]).toBe(PIRATING)
    expect(table.state.money[table.nation('england')]).toBe(0)
    expect(table.state.stack).toEqual([])
  })

  it('PR-admiral: his Reconnaissance also earns $1', () => {
    const table = position('england france', 'year 1605   england: ships S01, peers R02   turn of england', {
      otherwise,
    })
    table.play('england reconnaissance')
    expect(table.state.money[table.nation('england')]).toBe(1)
  })

  it('OM-el-dorado: until 1601 every fleet in PIRATING has to scout', () => {
    const lines = `england: ships S04, peers R02
                   calusa: indigenous   barbados: england
                   turn of england`
    const table = position('england france', `year 1601   ${lines}`, { otherwise })
    expect(table.state.stack).toEqual([])
    expect(table.told('reconnoitred')).toEqual([[table.nation('england')]])
    expect(table.state.havenHand[table.nation('england')]).toBe(1)
    expect(table.state.money[table.nation('england')]).toBe(1)
    expect(position('england france', `year 1605   ${lines}`).choices('england')).toContain('sail barataria-bay')
  })

  it('D4f-empty, AMB-51: with no Haven card left one comes unseen from the Hand of another player', () => {
    const table = position(
      'england france netherlands',
      `year 1605
       england: ships S01, hand haven-roatan
       france: hand haven-tortuga haven-hewanorra haven-sint-maarten haven-barataria-bay haven-new-providence C05
       netherlands: hand haven-ile-a-vache haven-port-royal haven-caymanes haven-curacao haven-trinidad haven-old-providence haven-islas-del-rosario haven-tris-island
       turn of england`,
      { chance: { haven: ['haven-hewanorra'] } },
    )
    table.play('england reconnaissance')
    expect(table.choices('england')).toEqual(['take france', 'take netherlands'])
    expect(table.refusal('england take england')).toBe('D4f-empty/your-own-hand')
    expect(table.refusal('england take courland')).toBe('D4f-empty/no-haven-card')
    table.play('england take france')
    expect(table.state.place[table.card('haven-hewanorra')]).toBe(HAND + table.nation('england'))
    expect(table.state.havenHand.slice(1, 4)).toEqual([2, 4, 8])
    expect(table.state.marketHand[table.nation('france')]).toBe(1)
    expect(table.state.stack).toEqual([])
  })
})

describe('interdiction windows', () => {
  const voyage = (france = 'france: ships S01, hand haven-tortuga') =>
    position(
      'england france',
      `year 1613
       england: $5, ships S02 S10
       ${france}
       havana: spain, slave, chest, relic   isla-de-pinos: england, slave, chest
       turn of england`,
      { otherwise },
    )

  it('SM-3: opponents in PIRATING are asked as soon as the fleet starts in a zone', () => {
    const table = voyage()
    table.play('england sail barataria-bay')
    expect(table.waiting()).toEqual(['france'])
    table.play('france let-pass')
    expect(table.waiting()).toEqual(['england'])
  })

  it('SM-3: and whenever it enters the next one', () => {
    const table = voyage()
    table.play('england sail barataria-bay', 'france let-pass', 'england sail new-providence')
    expect(table.waiting()).toEqual(['france'])
    expect(table.state.fleet[table.nation('england')]).toBe(table.zone('new-providence'))
  })

  it('AMB-37: whoever lets a fleet pass is not asked again when it leaves at once', () => {
    const table = voyage()
    table.play('england sail barataria-bay', 'france let-pass', 'england pirating')
    expect(table.state.fleet[table.nation('england')]).toBe(PIRATING)
    expect(table.state.stack).toEqual([])
  })

  it('D4d, AMB-37: whoever waits is asked again when the fleet leaves, though it did nothing', () => {
    const table = voyage('france: ships S01, hand haven-barataria-bay')
    table.play('england sail barataria-bay', 'france wait', 'england pirating')
    expect(table.waiting()).toEqual(['france'])
    expect(table.state.fleet[table.nation('england')]).toBe(table.zone('barataria-bay'))
    expect(table.choices('france')).toEqual(['interdict', 'let-pass'])
    expect(table.refusal('france wait')).toBe('AMB-37/last-chance')
    table.play('france interdict', 'england surrender')
    expect(table.told('interdicted')).toHaveLength(1)
  })

  it('D4d, AMB-37: only those who waited are asked on leaving, with or without the card', () => {
    const table = position(
      'england france netherlands',
      `year 1625, order england france netherlands
       england: $5, ships S02 S05
       france: ships S01, hand haven-barataria-bay   netherlands: ships S03, hand haven-roatan
       havana: spain, slave, chest
       turn of england`,
    )
    table.play('england sail barataria-bay', 'france let-pass', 'netherlands wait', 'england sail new-providence')
    expect(table.waiting()).toEqual(['netherlands'])
    table.play('netherlands let-pass')
    expect(table.state.fleet[table.nation('england')]).toBe(table.zone('new-providence'))
    expect(table.waiting()).toEqual(['france', 'netherlands'])
  })

  it('AMB-37, SM-4: after an act the next step, here another act, waits for a window', () => {
    const table = voyage()
    table.play('england sail barataria-bay', 'france let-pass', 'england bribe chest havana')
    expect(table.state.cargoChests[table.nation('england')]).toBe(1)
    table.play('england bribe relic havana')
    expect(table.waiting()).toEqual(['france'])
    expect(table.state.cargoRelics[table.nation('england')]).toBe(0)
    table.play('france let-pass')
    expect(table.state.cargoRelics[table.nation('england')]).toBe(1)
    expect(table.waiting()).toEqual(['england'])
  })

  it('SM-7, D4d: after an act leaving waits for a window in the old zone, then comes the one in the new zone', () => {
    const table = voyage()
    const england = table.nation('england')
    table.play(
      'england sail barataria-bay',
      'france let-pass',
      'england bribe chest havana',
      'england sail new-providence',
    )
    expect(table.state.fleet[england]).toBe(table.zone('barataria-bay'))
    table.play('france let-pass')
    expect(table.state.fleet[england]).toBe(table.zone('new-providence'))
    expect(table.waiting()).toEqual(['france'])
    table.play('france let-pass', 'england europe')
    expect(table.state.fleet[england]).toBe(EUROPE)
  })

  it('F1d: a fleet that escapes in the window is asked anew; its announced step is not taken by itself', () => {
    const table = voyage('france: ships S01 S03 S09, hand haven-caymanes')
    const england = table.nation('england')
    table.play('england sail caymanes', 'france let-pass', 'england load chest isla-de-pinos', 'england sail tortuga')
    table.play('france interdict', 'england fight', 'england flee', 'france boarding')
    expect(table.state.fleet[england]).toBe(table.zone('caymanes'))
    expect(table.waiting()).toEqual(['england'])
    table.play('england sail tortuga')
    expect(table.state.fleet[england]).toBe(table.zone('tortuga'))
  })

  it('SM-6, SM-9: a fleet that surrenders ends its turn in PIRATING', () => {
    const table = voyage('france: ships S01, hand haven-barataria-bay')
    table.play('england sail barataria-bay', 'france interdict', 'england surrender')
    expect(table.state.fleet[table.nation('england')]).toBe(PIRATING)
    expect(table.state.stack).toEqual([])
  })

  it('AMB-02: a fleet that was interdicted and has no Treasure may sail on, or stop', () => {
    const table = voyage('france: ships S01, hand haven-barataria-bay')
    table.play(
      'england sail barataria-bay',
      'france interdict',
      'england fight',
      'england boarding',
      'france weather-gage',
    )
    expect(table.state.shipCount[table.nation('england')]).toBe(1)
    expect(table.waiting()).toEqual(['england'])
    expect(table.choices('england')).toContain('bribe chest havana')
    expect(table.choices('england')).toContain('pirating')
  })

  it('SM-7: after losing a Ship in the window the announced departure is dropped', () => {
    const table = voyage('france: ships S01, hand haven-caymanes')
    const england = table.nation('england')
    table.play('england sail caymanes', 'france let-pass', 'england load chest isla-de-pinos', 'england sail tortuga')
    table.play('france interdict', 'england fight', 'england flee', 'france weather-gage')
    expect(table.state.shipCount[england]).toBe(1)
    expect(table.state.fleet[england]).toBe(table.zone('caymanes'))
    expect(table.waiting()).toEqual(['england'])
    expect(table.state.cargoChests[england]).toBe(1)
  })
})
