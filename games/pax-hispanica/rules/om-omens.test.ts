import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, RED, TAX_REBEL } from './state.ts'
import { vocabulary } from './vocabulary.ts'

const readIn = (year: number) =>
  position('england france', `year ${year}   begin omens`)
    .events.filter(event => event.kind === 'omen-read')
    .map(event => [event.rule, vocabulary.omen.words[event.args[0]]])

describe('D0-omen', () => {
  test.each([
    [1598, 'el-dorado'],
    [1604, 'amsterdam-entrepot'],
    [1615, 'comet'],
    [1616, 'comet'],
    [1621, 'hurricane'],
    [1624, 'debasement'],
    [1627, 'malaria'],
    [1630, 'alcabala'],
    [1634, 'african-slaves'],
    [1638, '40-conspirators'],
    [1643, 'malaria'],
  ])('B3a, D0-omen: %i is the year of %s', (year, omen) => {
    expect(readIn(year)).toEqual([[`OM-${omen}`, omen]])
  })

  test('D0-omen: other years have none', () => {
    expect([1599, 1605, 1614, 1626, 1649].flatMap(readIn)).toEqual([])
  })
})

describe('OM-alcabala', () => {
  const table = () =>
    position(
      'england france',
      `year 1630, order france england   france: figure buccaneer-1   england: figure missionary-1
       rebel-cuba: slave-rebel   begin year`,
    )

  test('OM-alcabala: in Player Order each may put a Tax Rebel on a vacant Rebel Site', () => {
    const t = table()
    expect(t.waiting()).toEqual(['france'])
    expect(t.refusal('france place rebel-cuba')).toBe('E6a/occupied')
    t.play('france place rebel-panama')
    expect(t.state.rebel[t.site('rebel-panama')]).toBe(TAX_REBEL)
    expect(t.waiting()).toEqual(['england'])
    t.play('england decline')
    expect(t.waiting()).toEqual([])
    expect(t.state.poolRebels).toBe(8)
  })

  test('OM-alcabala, D1a: it still uses the order of the last cycle', () => {
    const t = table()
    expect(t.state.order).toEqual([BLUE, RED])
    t.play('france decline', 'england decline')
    expect(t.state.order).toEqual([RED, BLUE])
  })

  test('AMB-27: without a vacant Rebel Site nothing happens', () => {
    const full = vocabulary.area.words
      .slice(0, 10)
      .map(area => `rebel-${area}: slave-rebel`)
      .join('   ')
    expect(position('england france', `year 1630   ${full}   begin omens`).waiting()).toEqual([])
  })
})
