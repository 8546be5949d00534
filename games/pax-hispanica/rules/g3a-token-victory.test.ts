import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { type PaxScenario, position } from '../scenario.ts'
import { ENDINGS, tokensOnMap, wealth } from './g3-victory.ts'

const otherwise = fastChance(7)

/** How the game ended, and who won it. */
const result = (table: PaxScenario): string => {
  const { ended, winner } = table.state
  if (ended === 0) return 'goes on'
  return `${ENDINGS[ended - 1]} ${winner < 0 ? 'nobody' : ['spain', 'england', 'france', 'netherlands', 'courland'][table.state.colour[winner]]}`
}

describe('the Dove', () => {
  /** The game after its last year. */
  const over = (nations: string, lines: string): PaxScenario =>
    position(nations, `year 1650, dove 1649\n${lines}\nbegin game`, { otherwise })

  it('G3a: after the year of the Dove most Bibles, Citizens and disks on the map win', () => {
    const table = over(
      'england france',
      `barbados: england, citizen     accompong: visita england
       st-kitts: france, slave     buria: cathedral france, citizen france`,
    )
    expect(tokensOnMap(table.state, table.nation('england'))).toBe(3)
    expect(tokensOnMap(table.state, table.nation('france'))).toBe(3)
    const richer = over(
      'england france',
      `france: $1
       barbados: england, citizen     accompong: visita england
       st-kitts: france, citizen     buria: cathedral france, citizen france`,
    )
    expect(result(richer)).toBe('tokens france')
    expect(richer.told('won')).toEqual([[richer.nation('france'), 4]])
  })

  it('G3a: tokens count by their colour, wherever they stand', () => {
    const table = over(
      'england france',
      'barbados: france, citizen england     buria: cathedral france, citizen england',
    )
    expect(tokensOnMap(table.state, table.nation('england'))).toBe(2)
    expect(tokensOnMap(table.state, table.nation('france'))).toBe(2)
  })

  it('G3a, E6b: tokens in rebellious land zones do not count, those in wilderness always do', () => {
    const table = over(
      'england france',
      `barbados: england, citizen     rebel-windward-islands: slave-rebel
       accompong: visita france`,
    )
    expect(tokensOnMap(table.state, table.nation('england'))).toBe(0)
    expect(tokensOnMap(table.state, table.nation('france'))).toBe(1)
    expect(result(table)).toBe('tokens france')
  })

  it('G3a: on a tie most money wins, each Relic worth $8', () => {
    const lines = 'barbados: england     st-kitts: france'
    expect(result(over('england france', `order england france\n${lines}\nengland: $9     france: relics 1`))).toBe(
      'tokens england',
    )
    const relic = over('england france', `order england france\n${lines}\nengland: $7     france: relics 1`)
    expect(result(relic)).toBe('tokens france')
    expect(wealth(relic.state, relic.nation('france'))).toBe(8)
  })

  it('AMB-22: still tied, the one earlier in Player Order wins', () => {
    const lines = 'barbados: england     st-kitts: france\nengland: $3     france: $3'
    expect(result(over('england france', `order france england\n${lines}`))).toBe('tokens france')
    expect(result(over('england france', `order england france\n${lines}`))).toBe('tokens england')
  })

  it('G3a: if a colour that nobody plays has strictly the most tokens, nobody wins', () => {
    const spain = 'havana: spain, slave     cartagena: spain, slave'
    const table = over('england france', `${spain}\nbarbados: england`)
    expect(result(table)).toBe('nobody nobody')
    expect(table.told('nobody-won')).toEqual([[]])
    expect(result(over('england france', `${spain}\nbarbados: england, citizen`))).toBe('tokens england')
    expect(result(over('spain england', `${spain}\nbarbados: england`))).toBe('tokens spain')
  })

  it('G3a: the game goes on until the sail year of the Dove is over', () => {
    const table = position('england france', 'year 1649, dove 1649\nbarbados: england\nbegin game', { otherwise })
    expect(result(table)).toBe('tokens england')
    expect(table.told('year-begins')).toEqual([[1649]])
  })
})
