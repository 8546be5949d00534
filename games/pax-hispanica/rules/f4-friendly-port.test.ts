import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { RED } from './state.ts'

const fleet = (ship: string, map: string, about: { seat?: string; zone?: string; year?: number } = {}) => {
  const { seat = 'england', zone = 'hewanorra', year = 1625 } = about
  return position(
    seat === 'spain' ? 'spain england' : 'england france',
    `year ${year}   ${seat}: $3, ships ${ship}, fleet ${zone}   ${map}   turn of ${seat}`,
  )
}

describe('F4: loading in a Friendly Port', () => {
  it('F4a: under any Legality, in War and in Pax, Chest and Relic alike and free of charge', () => {
    for (const ship of ['S01', 'S02', 'S04', 'S08']) {
      for (const year of [1613, 1625]) {
        const table = fleet(ship, 'barbados: england, slave, chest, relic', { year })
        table.play('england load chest barbados', 'england load relic barbados')
        expect([table.state.cargoChests[RED], table.state.cargoRelics[RED]]).toEqual([1, 1])
        expect([table.state.chest, table.state.relicsAt].map(list => list[table.site('barbados')])).toEqual([0, 0])
        expect(table.state.money[RED]).toBe(3)
      }
    }
  })

  it('F4, GL-cargo: a Chest needs a Galleon without Cargo, Relics need no room', () => {
    const table = fleet('S01', 'barbados: england, chest   tobago: england, chest, relic, relic')
    table.play('england load chest barbados')
    expect(table.refusal('england load chest tobago')).toBe('F4/no-room')
    table.play('england load relic tobago', 'england load relic tobago')
    expect(table.state.cargoRelics[RED]).toBe(2)
  })

  it('F4: only what lies on a Colony of the zone', () => {
    const table = fleet('S01', 'barbados: england, chest   st-kitts: england, chest')
    expect(table.refusal('england load relic barbados')).toBe('F4/no-such-treasure')
    expect(table.refusal('england load chest tobago')).toBe('F4/no-colony')
    expect(table.refusal('england load chest youloumain')).toBe('F4/no-colony')
    expect(table.refusal('england load chest st-kitts')).toBe('F4/not-in-zone')
  })

  it('F4: Treasure at a Colony of a vacant or working kind alike can be loaded', () => {
    const table = fleet('S01', 'barbados: england, chest')
    expect(table.choices('england')).toContain('load chest barbados')
  })

  it('F4a, E6b: no Colony in a rebellious land zone is a Friendly Port', () => {
    for (const ship of ['S01', 'S04', 'S08']) {
      const table = fleet(ship, 'barbados: england, chest, relic   rebel-windward-islands: tax-rebel', { year: 1613 })
      expect(table.refusal('england load chest barbados')).toBe('F4a/rebellious')
      expect(table.refusal('england load relic barbados')).toBe('F4c/relic-stays')
    }
  })

  it('F4b, AMB-36: a purple PLUNDER fleet can neither load nor fight at its own Colonies', () => {
    const lines = 'havana: spain, slave, chest, relic'
    const table = fleet('S04', lines, { seat: 'spain', zone: 'barataria-bay' })
    expect(table.refusal('spain load chest havana')).toBe('F4b/purple-plunder')
    expect(table.refusal('spain load relic havana')).toBe('F4c/relic-stays')
    expect(table.refusal('spain attack havana')).toBe('E5a-strawman/own-token')
    fleet('S01', lines, { seat: 'spain', zone: 'barataria-bay' }).play(
      'spain load chest havana',
      'spain load relic havana',
    )
  })

  it('F4b: for a PLUNDER fleet of another colour its own Colonies are Friendly Ports', () => {
    fleet('S04', 'barbados: england, chest').play('england load chest barbados')
  })
})
