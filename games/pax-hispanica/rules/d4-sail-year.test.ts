import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { EUROPE, INDIGENOUS, NOWHERE, PIRATING } from './state.ts'

const otherwise = fastChance(3)

describe('the sail year', () => {
  it('D4: everybody with Ships takes one turn in Player Order, whoever has none is skipped', () => {
    const table = position(
      'spain england france netherlands',
      `year 1605, order france spain netherlands england
       spain: ships S01, fleet europe   england: ships S02   netherlands: ships S03
       begin sail-year`,
      { otherwise },
    )
    expect(table.state.fleet[table.nation('spain')]).toBe(PIRATING)
    expect(table.waiting()).toEqual(['netherlands'])
    table.play('netherlands reconnaissance')
    expect(table.waiting()).toEqual(['england'])
    table.play('england reconnaissance')
    expect(table.waiting()).toEqual([])
    expect(table.state.stack).toEqual([])
  })

  it('NA-mercantile, AMB-18: what was used or announced last sail year is forgotten', () => {
    const table = position('england courland', 'year 1605   courland: ships S01   turn of courland', { otherwise })
    table.state.mercantileUsed.fill(1)
    table.state.asiento.fill(2)
    table.state.stack.unshift({ at: 'sail-year', pc: 0, seat: -1, a: 0, b: 0, c: 0, list: [] })
    table.play('courland reconnaissance')
    expect(table.waiting()).toEqual(['courland'])
    expect(table.state.mercantileUsed).toEqual([0, 0, 0, 0, 0])
    expect(table.state.asiento).toEqual([-1, -1, -1, -1, -1])
  })

  it('D4 example: Slaves for Santo Domingo, and a smuggler caught leaving Barataria Bay', () => {
    const table = position(
      'spain england france',
      `year 1613, order spain france england
       france: ships S04, hand haven-barataria-bay
       england: $2, ships S02
       accompong: indigenous   santo-domingo: spain
       havana: spain, slave, chest
       begin sail-year`,
      { chance: { haven: ['haven-roatan'] }, otherwise },
    )
    const { state } = table
    table.play('france sail port-royal', 'france enslave accompong')
    expect(state.cargoIndigenous[table.nation('france')]).toBe(1)
    table.play('france sail ile-a-vache', 'france unload indigenous santo-domingo', 'france pirating')
    expect(state.meeple[table.site('santo-domingo')]).toBe(INDIGENOUS)
    expect(state.fleet[table.nation('france')]).toBe(PIRATING)
    table.play('england sail barataria-bay', 'france let-pass', 'england bribe chest havana')
    expect(state.money.slice(0, 2)).toEqual([1, 1])
    table.play('england sail new-providence')
    expect(state.fleet[table.nation('england')]).toBe(table.zone('barataria-bay'))
    table.play('france interdict', 'england fight', 'england flee', 'france weather-gage')
    expect(state.fleet[table.nation('england')]).toBe(NOWHERE)
    expect(state.fleet[table.nation('france')]).toBe(EUROPE)
    expect(state.money[table.nation('france')]).toBe(4)
    expect(state.stack).toEqual([])
  })

  it.each([
    ['EN', 'en', 'st-kitts'],
    ['PL', 'pl', 'guadeloupe'],
  ])('D4e example (%s): Slaves to the Leeward Islands and tobacco to EUROPE', (_name, edition, colony) => {
    const table = position(
      'england france',
      `year 1609
       england: $1, ships S02 S10
       calusa: indigenous   havana: spain, slave, fort, chest   ${colony}: england
       turn of england`,
      { options: { edition } },
    )
    table.play('england sail barataria-bay', 'england enslave calusa', 'england bribe chest havana')
    table.play('england sail new-providence', 'england sail tortuga', 'england sail ile-a-vache')
    table.play('england sail sint-maarten', `england unload indigenous ${colony}`, 'england europe')
    expect(table.state.meeple[table.site(colony)]).toBe(INDIGENOUS)
    expect(table.state.money[table.nation('england')]).toBe(4)
    expect(table.state.fleet[table.nation('england')]).toBe(EUROPE)
  })
})

describe('PR-royal-exchange', () => {
  const exchange = (england: string) =>
    position(
      'england france netherlands',
      `year 1605, order france england netherlands
       england: peers R25${england}   france: ships S02   netherlands: ships S03
       begin sail-year`,
      { otherwise },
    )

  it('PR-royal-exchange: its owner may sail first', () => {
    const table = exchange(', ships S01')
    expect(table.choices('england')).toEqual(['first', 'last', 'in-turn'])
    table.play('england first', 'england reconnaissance', 'france reconnaissance', 'netherlands reconnaissance')
    expect(table.told('sails-first')).toEqual([[table.nation('england')]])
  })

  it('PR-royal-exchange: or last', () => {
    const table = exchange(', ships S01')
    table.play('england last', 'france reconnaissance', 'netherlands reconnaissance', 'england reconnaissance')
    expect(table.told('sails-last')).toEqual([[table.nation('england')]])
  })

  it('PR-royal-exchange: or in turn', () => {
    exchange(', ships S01').play(
      'england in-turn',
      'france reconnaissance',
      'england reconnaissance',
      'netherlands reconnaissance',
    )
  })

  it('PR-royal-exchange: without Ships there is nothing to announce', () => {
    expect(exchange('').waiting()).toEqual(['france'])
  })
})
