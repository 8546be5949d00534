import { describe, expect, test } from 'vitest'
import { AREA } from '../data/index.ts'
import { position } from '../scenario.ts'
import { resourcesOf } from './14-resources.ts'
import { DIRECTIONS, hexId } from './geography.ts'
import { EUROPE, INDEPENDENT, SETTLED } from './state.ts'
import { tables } from './tables.ts'

test('22.32: nobody retreats into independent Brasil', () => {
  const sides = [0, 1, 2, 3, 4, 5]
  const isBrasil = (hex: number) => hex >= 0 && tables.areaOf[hex] === AREA.brasil
  const around = (hex: number) => sides.map(d => tables.landNext[hex * 6 + d])
  const border = tables.areaOf.findIndex((area, hex) => area >= 0 && !isBrasil(hex) && around(hex).some(isBrasil))
  const from = around(border).find(hex => hex >= 0 && !isBrasil(hex))!
  const table = position(
    'spain england',
    `england at ${hexId(from)}: 10 dets\nspain at ${hexId(border)}: 5 dets\nbegin march england`,
    { chance: { dice: [2] } },
  )
  table.state.annexation = INDEPENDENT
  const direction = DIRECTIONS[around(from).indexOf(border)]
  table.play(
    `england muster ${hexId(from)}`,
    'england take-all detachment',
    `england step ${direction}`,
    'england done',
  )
  expect(table.waiting()).toEqual(['spain'])
  for (const hex of around(border).filter(isBrasil))
    expect(table.refusal(`spain to ${hexId(hex)}`)).toBe('11.22/no-way')
})

test('22.32, 15.33: nobody sails on from a lost port past independent Brasil, on whose coast the ocean ends', () => {
  const arrived = (annexation: number) => {
    const table = position(
      'spain england',
      `turn 18
       england ships europe: caravel, to 4810, bounds 30
       england at 2316: 1 colonist
       begin first-crossings england`,
    )
    table.state.annexation = annexation
    return table.play('england sail 1')
  }
  expect(arrived(SETTLED).choices('england')).toEqual(['go-on 2316', 'turn-back'])
  expect(arrived(INDEPENDENT).choices('england')).toEqual(['turn-back'])
})

test('22.22: Brasil pays in the turn in which the Portuguese Level falls to 0', () => {
  const hex = tables.hexesOfArea[AREA.brasil].find(each => tables.isCoast[each])!
  const table = position(
    'spain england',
    `turn 10\neuropean brasil 1\nengland at ${hexId(hex)}: 2 colonists, 22 dets\nbegin natives england`,
    { options: { tordesillas: true }, chance: { dice: [1] } },
  ).play('england attack brasil')
  expect(table.state.european[AREA.brasil]).toBe(0)
  expect(resourcesOf(table.state, 1, AREA.brasil)).toBeGreaterThan(0)
})

test('21.25: both dice of a colonisation are told', () => {
  const table = position('spain', 'begin event spain A', { chance: { dice: [1, 2] } })
  expect(table.told('dice')).toEqual([[1, 1, 2]])
  table.stands('aztec: natives 0, european 5')
})

describe('24: the Bankers', () => {
  test('24.16: a ship of a defaulter may be taken as soon as it is home, with its gold', () => {
    const table = position(
      'spain england france bankers',
      `turn 9
       spain: default 8
       bankers: 10 ducats
       spain ships 2316: carrack with 25 gold, bounds 3
       begin last-crossings spain`,
    ).play('spain sail 1', 'bankers seize 1')
    expect(table.told('repossessed')).toEqual([[0, 1, 8]])
    table.stands('bankers: 35 ducats   spain ships europe: nothing')
    expect(table.state.expAt[0]).not.toBe(EUROPE)
  })

  test('24.3: a share is one of gold and of resources, and shares add up', () => {
    const table = position(
      'spain england france bankers',
      `turn 5
       england: 0 ducats, share 40 east-coast, share 20 east-coast
       england at 1819: 2 colonists, 25 gold
       england ships 1819: carrack, bounds 3
       begin turn from resources`,
      { chance: { dice: [1, 1] } },
    )
    table.play('england load 1', 'england done')
    const collected = table.state.treasury[3]
    expect(collected).toBeGreaterThan(0)
    while (!table.waiting().includes('england')) table.play(`${table.waiting()[0]} done`)
    table.play('england sail 1', 'england done')
    while (table.state.stack.some(frame => frame.at === 'last-crossings')) table.play(`${table.waiting()[0]} done`)
    expect(table.told('gold-won')).toEqual([[1, table.area('east-coast'), 25]])
    expect(table.state.treasury[3]).toBe(collected + 15)
  })
})
