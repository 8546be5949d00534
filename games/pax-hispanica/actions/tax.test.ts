import { describe, expect, test } from 'vitest'
import { BLUE, RED, TAX_REBEL } from '../rules/state.ts'
import { position } from '../scenario.ts'

const tax = (lines: string) =>
  position(
    'england france netherlands',
    `year 1608, mercantilism 3
     england: figure royalist-1, hand R03
     ${lines}
     turn of england`,
  ).play('england play R03')

describe('RS-tax', () => {
  test('RS-tax, AMB-26: $1 changes hands, then the victim may put a Tax Rebel on any vacant Rebel Site', () => {
    const table = tax('france: $3').play('england use tax', 'england tax france')
    expect([table.state.money[RED], table.state.money[BLUE]]).toEqual([1, 2])
    expect(table.waiting()).toEqual(['france'])
    table.play('france place rebel-cuba')
    expect(table.state.rebel[table.site('rebel-cuba')]).toBe(TAX_REBEL)
    expect(table.waiting()).toEqual(['england'])
  })

  test('RS-tax: the victim may do without the Rebel', () => {
    const table = tax('france: $3').play('england use tax', 'england tax france', 'france decline')
    expect(table.state.poolRebels).toBe(10)
  })

  test('RS-tax: with money and a Relic the victim chooses', () => {
    const lines = 'france: $1, relics 1'
    const dollars = tax(lines).play('england use tax', 'england tax france', 'france pay', 'france decline')
    expect([dollars.state.money[RED], dollars.state.relics[BLUE]]).toEqual([1, 1])
    const relic = tax(lines).play('england use tax', 'england tax france', 'france give-relic', 'france decline')
    expect([relic.state.money[RED], relic.state.relics[RED], relic.state.relics[BLUE]]).toEqual([0, 1, 0])
    expect(relic.told('relic-handed-over')).toEqual([[BLUE, RED]])
  })

  test('RS-tax: a penniless victim gives the Relic', () => {
    const table = tax('france: relics 1').play('england use tax', 'england tax france', 'france decline')
    expect([table.state.relics[RED], table.state.relics[BLUE]]).toEqual([1, 0])
  })

  test('AMB-26: who has neither cannot be chosen, nor can you', () => {
    const table = tax('england: $2   france: $1').play('england use tax')
    expect(table.refusal('england tax netherlands')).toBe('AMB-26/nothing-to-take')
    expect(table.refusal('england tax spain')).toBe('AMB-26/nothing-to-take')
    expect(table.refusal('england tax england')).toBe('RS-tax/yourself')
    expect(tax('england: $2').refusal('england use tax')).toBe('AMB-26/nobody-can-pay')
  })
})

describe('PR-lord', () => {
  const lord = (france: string, world = '') => tax(`england: peers R17   france: ${france}\n${world}`)

  test('PR-lord, AMB-65: he names an amount up to Mercantilism', () => {
    const table = lord('$9').play('england use tax', 'england tax france')
    expect(table.choices('england')).toEqual(['amount 1', 'amount 2', 'amount 3'])
    expect(table.refusal('england amount 0')).toBe('AMB-65/at-least-one')
    expect(table.refusal('england amount 4')).toBe('AMB-65/too-much')
    table.play('england amount 3', 'france decline')
    expect([table.state.money[RED], table.state.money[BLUE]]).toEqual([3, 6])
  })

  test('AMB-65: at most what the victim has', () => {
    const table = lord('$2').play('england use tax', 'england tax france')
    expect(table.choices('england')).toEqual(['amount 1', 'amount 2'])
  })

  test('AMB-65: the victim may give a Relic instead', () => {
    const table = lord('$9, relics 1').play('england use tax', 'england tax france', 'england amount 3')
    table.play('france give-relic', 'france decline')
    expect([table.state.money[RED], table.state.relics[RED], table.state.money[BLUE]]).toEqual([0, 1, 9])
  })

  test('PR-lord: nothing to name against a victim with $1, or with a Relic only', () => {
    const one = lord('$1').play('england use tax', 'england tax france', 'france decline')
    expect(one.state.money[RED]).toBe(1)
    const relic = lord('relics 1').play('england use tax', 'england tax france', 'france decline')
    expect(relic.state.relics[RED]).toBe(1)
  })
})
