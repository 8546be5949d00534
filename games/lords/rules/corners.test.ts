import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'

describe('refusals in the corners', () => {
  test('C3a.2/you-lead: whoever leads by a deal in the middle of his word does not bid against himself', () => {
    const table = position('drake lerma', 'drake: $5   lerma: $5   drawn: caracas   begin auctions')
    table.state.bids[1] = 2
    expect(table.refusal('lerma bid 3')).toBe('C3a.2/you-lead')
    expect(table.refusal('lerma pledge drake 1')).toBe('C3a.2/you-lead')
  })

  test('C2.6/enough-for-a-year: two dozen declarations are enough', () => {
    const table = position(
      'drake lerma',
      'drake: $9   sea-dogs: lerma   court-spy: lerma   house-of-stuart: drake   begin skullduggery',
    )
    const { state } = table
    const card = table.at('house-of-stuart')
    const before = table.choices('drake').find(each => each.startsWith('plot'))!
    for (let i = 0; i < 24; i++) state.plots.push(1, card, 2, 0, 2)
    expect(table.refusal(`drake ${before}`)).toBe('C2.6/enough-for-a-year')
  })

  test('E2.1, LR-51: soldiers of a smuggling port ask ransom, and attack only in war', () => {
    const raided = (war: string) =>
      position(
        'drake marques',
        `casa: marques   drake: $0   puritan-pilgrims: drake   trujillo: soldiers 2   ${war}   operations of marques`,
      ).play('marques raid trujillo puritan-pilgrims')
    expect(raided('').choices('marques')).not.toContain('attack')
    expect(raided('war-spanish: active').choices('marques')).toContain('attack')
  })
})
