import { describe, expect, it } from 'vitest'
import { BATTLE_CARD } from './battle.ts'
import { COLOURS, PLAYERS, REACH_BY_BIBLES, SPANISH_SWAY_BY_DISKS, SWAY_BY_DISKS } from './players.ts'
import { sitesOfKind } from './site-tables.ts'
import { SETUP, TOKENS } from './tokens.ts'

describe('the players', () => {
  it('G-9: take the start slots purple, red, blue, orange, green', () => {
    expect(COLOURS).toEqual(['purple', 'red', 'blue', 'orange', 'green'])
    expect(PLAYERS.map(player => player.colour)).toEqual(COLOURS)
  })

  it('are five nations, four with an ability', () => {
    expect(PLAYERS.map(player => [player.nation, player.ability])).toEqual([
      ['Spain', null],
      ['England', 'sea-dogs'],
      ['France', 'jesuits'],
      ['Netherlands', 'cartography'],
      ['Courland', 'mercantile'],
    ])
  })
})

describe('the columns', () => {
  it('have an entry for every number of tokens left', () => {
    expect(REACH_BY_BIBLES).toHaveLength(TOKENS.biblesPerColour.count + 1)
    expect(SWAY_BY_DISKS).toHaveLength(TOKENS.disksPerColour.count + 1)
    expect(SPANISH_SWAY_BY_DISKS).toHaveLength(TOKENS.spanishDisks.count + 1)
  })

  it.each([
    [6, 1],
    [5, 1],
    [4, 2],
    [3, 2],
    [2, 3],
  ])('Reach with %i Bibles left is %i', (left, reach) => expect(REACH_BY_BIBLES[left]).toBe(reach))

  it.each([
    [6, 1],
    [5, 2],
    [4, 2],
    [3, 3],
  ])('Sway with %i disks left is %i', (left, sway) => expect(SWAY_BY_DISKS[left]).toBe(sway))

  it.each([
    [0, 3],
    [3, 2],
    [5, 2],
  ])("Spain's Sway with %i disks left is %i", (left, sway) => expect(SPANISH_SWAY_BY_DISKS[left]).toBe(sway))

  it('never fall as tokens leave them, and Sway 2 comes before Reach 2', () => {
    for (const column of [REACH_BY_BIBLES, SWAY_BY_DISKS, SPANISH_SWAY_BY_DISKS]) {
      expect(column).toEqual([...column].sort((a, b) => b - a))
    }
    expect(SWAY_BY_DISKS.lastIndexOf(2)).toBeGreaterThan(REACH_BY_BIBLES.lastIndexOf(2))
  })

  it('can exceed 3, or Agent and Protectorate would be pointless', () => {
    expect(REACH_BY_BIBLES[0]).toBeGreaterThan(3)
    expect(SWAY_BY_DISKS[0]).toBeGreaterThan(3)
  })
})

describe('the tokens', () => {
  it('add up', () => {
    expect(TOKENS.indigenous.count).toBe(sitesOfKind.tribal.length + sitesOfKind.spanish.length)
    expect(SETUP.indigenousInPool.value).toBe(0)
    expect(TOKENS.galleons.count).toBe(5 * TOKENS.galleonsPerColour.count + TOKENS.blackGalleon.count)
    expect(TOKENS.forts.count - sitesOfKind.spanish.length).toBe(SETUP.fortsInPoolWithoutSpain.value)
    expect(TOKENS.rebels.count).toBe(sitesOfKind.rebel.length)
    expect(PLAYERS.reduce((sum, player) => sum + player.disks, 0)).toBe(32)
  })
})

it('G-8: caught in flight the Flagship sinks, and equal or stronger pirates seize the Cargo', () => {
  expect(BATTLE_CARD.fleeAgainstGage).toEqual({ flagshipSunk: true, cargoSeized: 'pirates-at-least-equal' })
})
