import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { anchorShip, loseFlagship } from './ships.ts'
import { EUROPE, NOWHERE, PIRATING, RED } from './state.ts'

const world = { chance: fastChance(5), listen: undefined }

describe('fleets', () => {
  it.each([
    ['EUROPE', 'fleet europe', EUROPE, 0],
    ['PIRATING', 'fleet pirating', PIRATING, 1],
  ])(
    'Fa: a new Galleon joins the fleet in %s; in PIRATING it draws a Haven card (D4f)',
    (_name, fleet, where, drawn) => {
      const { state, card } = position('england france', `year 1612   england: ships S01, ${fleet}   begin game`)
      anchorShip(state, world, 'RS-ship', RED, card('S02'))
      expect([state.fleet[RED], state.shipCount[RED], state.havenHand[RED]]).toEqual([where, 2, drawn])
    },
  )

  it('Fb example: a Ship Anchored while the fleet is in EUROPE adds a Galleon there', () => {
    const { state, card } = position('england france', 'year 1612   england: ships S01, fleet europe   begin game')
    anchorShip(state, world, 'RS-ship', RED, card('S05'))
    expect(state.fleet[RED]).toBe(EUROPE)
    expect(state.ships.slice(4, 8)).toEqual([card('S01'), card('S05'), -1, -1])
  })

  it('Fb: a lost Ship takes its Galleon along, the last one the fleet', () => {
    const { state } = position('england france', 'year 1612   england: ships S01 S02, fleet europe   begin game')
    loseFlagship(state, world, 'E5g', RED)
    expect([state.shipCount[RED], state.fleet[RED]]).toEqual([1, EUROPE])
    loseFlagship(state, world, 'E5g', RED)
    expect([state.shipCount[RED], state.fleet[RED]]).toEqual([0, NOWHERE])
  })
})
