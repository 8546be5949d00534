import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, NOWHERE, RECYCLED, RED, TAX_REBEL } from './state.ts'

const otherwise = fastChance(5)

const beaten = (england: string, lines = '', nations = 'england france') =>
  position(
    nations,
    `year 1625   england: ${england}, fleet hewanorra
     barbados: france, citizen, fort   tobago: france, citizen   martinique: spain
     ${lines}
     turn of england`,
    { otherwise },
  ).play('england attack barbados')

describe('E5g: the target wins', () => {
  it('E5g, Fb: the Flagship is Discarded with one Galleon, and a new Flagship is chosen at once', () => {
    const table = beaten('ships S04 S01 S02')
    expect(table.state.place[table.card('S04')]).toBe(RECYCLED)
    expect(table.state.shipCount[RED]).toBe(2)
    expect(table.choices('england')).toEqual(['flagship S01', 'flagship S02'])
    expect(table.refusal('england flagship S04')).toBe('GL-flagship/not-your-ship')
    table.play('england flagship S02')
    expect(table.state.ships.slice(4, 8)).toEqual([table.card('S02'), table.card('S01'), -1, -1])
  })

  it('E5g: the Legality of the new Flagship applies from now on', () => {
    const table = beaten('ships S04 S01 S02').play('england flagship S02')
    expect(table.refusal('england attack barbados')).toBe('LT-1/smuggler')
  })

  it('E5g: nothing happens to the Site', () => {
    const table = beaten('ships S04 S01')
    expect(table.state.disk[table.site('barbados')]).toBe(BLUE)
    expect(table.state.fort[table.site('barbados')]).toBe(1)
  })

  it('E5g, SM-5: with the last Ship lost the turn ends and everything aboard is gone, Relics too', () => {
    const table = beaten('ships S04, cargo chest relic')
    expect(table.state.fleet[RED]).toBe(NOWHERE)
    expect([table.state.poolChests, table.state.poolRelics]).toEqual([20, 5])
    expect(table.state.stack).toEqual([])
  })

  it('AMB-59: Cargo is pooled: what still fits stays, Relics in any case', () => {
    const table = beaten('ships S04 S01, cargo chest relic relic')
    expect([table.state.cargoChests[RED], table.state.cargoRelics[RED]]).toEqual([1, 2])
    const equal = beaten('ships S04 S01, cargo chest chest')
    expect(equal.state.cargoChests[RED]).toBe(1)
    expect(equal.state.poolChests).toBe(19)
  })

  it('E5g: of several kinds the fleet owner chooses what goes', () => {
    const table = beaten('ships S04 S01, cargo chest indigenous', 'st-kitts: england')
    expect(table.choices('england')).toEqual(['lose chest', 'lose indigenous'])
    expect(table.refusal('england lose citizen')).toBe('E5g/none-aboard')
    table.play('england lose chest')
    expect([table.state.cargoChests[RED], table.state.cargoIndigenous[RED]]).toEqual([0, 1])
  })

  it('AMB-57: a lost Indigenous goes to the Pool without a Rebel', () => {
    const table = beaten('ships S04 S01, cargo chest indigenous', 'st-kitts: england').play('england lose indigenous')
    expect(table.state.poolIndigenous).toBe(28)
    expect(table.told('rebel-placed')).toEqual([])
  })

  it("AMB-57: for a lost Citizen its owner pays the target's owner, or a Tax Rebel rises in that zone", () => {
    const lost = () =>
      beaten('$2, ships S04 S01, cargo chest citizen', 'st-kitts: england').play('england lose citizen')
    expect(lost().choices('england')).toEqual(['pay', 'rebel'])
    const paid = lost().play('england pay')
    expect(paid.state.money.slice(1, 3)).toEqual([1, 1])
    expect(paid.state.reserves[RED]).toBe(5)
    const rebel = lost().play('england rebel')
    expect(rebel.state.rebel[rebel.site('rebel-windward-islands')]).toBe(TAX_REBEL)
  })

  it('AMB-57: the Ransom goes to the Pool if nobody owns the target', () => {
    const table = position(
      'england france',
      `year 1625   england: $2, ships S04, fleet hewanorra, cargo citizen   france: $5
       rebel-windward-islands: tax-rebel   st-kitts: france   turn of england`,
      { otherwise },
    ).play('england attack rebel-windward-islands', 'england pay')
    expect(table.state.money.slice(1, 3)).toEqual([1, 5])
  })
})
