import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, EMPTY, ORANGE, RED } from './state.ts'

const FIVE_FRENCH = ['st-kitts', 'guadeloupe', 'st-thomas', 'araya', 'tucacas']
  .map(site => `${site}: france, citizen`)
  .join('\n')

describe('GL-token-limits', () => {
  test('GL-token-limits, AMB-69: Literacy on a Visita whose colour has no Citizen left: the actor picks another', () => {
    const table = position(
      'england france',
      `year 1608
       england: figure missionary-1, hand M19   dominica: visita france
       ${FIVE_FRENCH}
       turn of england`,
    ).play('england play M19', 'england use literacy', 'england teach dominica')
    const site = table.site('dominica')
    expect([table.state.cathedral[site], table.state.meeple[site]]).toEqual([1, EMPTY])
    expect(table.waiting()).toEqual(['england'])
    expect(table.refusal('england citizen france')).toBe('GL-token-limits/none-in-reserves')
    table.play('england citizen netherlands')
    expect([table.state.meeple[site], table.state.reserves[ORANGE]]).toEqual([ORANGE, 4])
  })

  test('GL-token-limits, AMB-69: so does Melting Pot when your own Reserves are empty', () => {
    const table = position(
      'england france',
      `year 1608
       france: figure colonist-1, hand C05   barbados: england, citizen   tobago: france
       ${FIVE_FRENCH}
       turn of france`,
    ).play('france play C05', 'france use melting-pot', 'france assimilate barbados')
    expect(table.state.reserves[RED]).toBe(5)
    expect(table.refusal('france citizen france')).toBe('GL-token-limits/none-in-reserves')
    table.play('france citizen courland')
    expect(table.state.meeple[table.site('barbados')]).toBe(4)
    expect(table.state.reserves[BLUE]).toBe(0)
  })
})
