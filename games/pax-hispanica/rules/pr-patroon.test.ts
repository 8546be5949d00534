import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { changeMercantilism } from './pr-star-chamber.ts'
import { RED, TAX_REBEL } from './state.ts'

const quiet = { chance: { below: () => 0 }, listen: undefined }

/** England changes Mercantilism in the middle of its turn, as F6b lets it. */
function changed(value: number, peers: string) {
  const table = position(
    'england france netherlands',
    `year 1609, mercantilism 4
     ${peers}`,
  )
  changeMercantilism(table.state, quiet, RED, value)
  return table
}

describe('PR-patroon', () => {
  test('PR-patroon: when anybody lowers Mercantilism he may put a Tax Rebel on any vacant Rebel Site', () => {
    const table = changed(3, 'netherlands: peers R22').play('netherlands place rebel-cuba')
    expect(table.state.rebel[table.site('rebel-cuba')]).toBe(TAX_REBEL)
  })

  test('PR-patroon: he may decline, and his own lowering counts', () => {
    const table = changed(3, 'england: peers R22').play('england decline')
    expect(table.state.poolRebels).toBe(10)
  })

  test('PR-patroon: not when it rises', () => {
    expect(changed(5, 'netherlands: peers R22').waiting()).toEqual([])
  })

  test('PR-patroon, AMB-27: with no vacant Rebel Site he gets nothing', () => {
    const zones = ['cuba', 'espanola', 'honduras', 'panama', 'nueva-granada', 'venezuela', 'nova-andalusia', 'veracruz']
    const all = [...zones, 'leeward-islands', 'windward-islands'].map(zone => `rebel-${zone}: slave-rebel`)
    expect(changed(3, ['netherlands: peers R22', ...all].join('\n')).waiting()).toEqual([])
  })

  test('PR-star-chamber, PR-patroon: a permitted lowering makes the PATROON react', () => {
    const table = changed(3, 'france: peers R26   netherlands: peers R22').play('france permit')
    expect(table.waiting()).toEqual(['netherlands'])
  })
})
