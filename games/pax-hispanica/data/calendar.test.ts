import { describe, expect, it } from 'vitest'
import type { LandZoneId } from './areas.ts'
import { AREA, AREAS, GOOD, GOODS, LAND_ZONE_COUNT, LAND_ZONES_OF_GOOD } from './areas.ts'
import { CALENDAR, DOVE_YEARS, FIRST_YEAR, GOODS_YEARS, kindOfYear, LAST_YEAR, OMENS, START_YEARS } from './calendar.ts'

const yearOf = (year: number) => CALENDAR[year - FIRST_YEAR]
const goodOf = (area: LandZoneId) => AREAS[AREA[area]].good

/** Land zones that produce in a goods year. */
const producing = (year: number) =>
  yearOf(year).goods.flatMap(good => LAND_ZONES_OF_GOOD[GOOD[good]].map(area => AREAS[area].id))

describe('the calendar', () => {
  it('runs from 1598 to 1649 in thirteen cycles of goods, auction, play, sail', () => {
    expect(CALENDAR).toHaveLength(52)
    expect(CALENDAR.map(entry => entry.year)).toEqual(Array.from({ length: 52 }, (_, index) => 1598 + index))
    expect([1598, 1599, 1600, 1601, 1602].map(kindOfYear)).toEqual(['goods', 'auction', 'play', 'sail', 'goods'])
    expect(kindOfYear(LAST_YEAR)).toBe('sail')
  })

  it('AMB-14: War to 1601, Pax to 1617, War to the end', () => {
    for (const { year, state } of CALENDAR) expect(state).toBe(year >= 1602 && year <= 1617 ? 'pax' : 'war')
  })

  it('marks the starts and the Doves on years of the right kind', () => {
    expect(Object.values(START_YEARS).map(entry => [entry.year, kindOfYear(entry.year)])).toEqual([
      [1598, 'goods'],
      [1614, 'goods'],
    ])
    expect(Object.values(DOVE_YEARS).map(entry => [entry.year, kindOfYear(entry.year)])).toEqual([
      [1649, 'sail'],
      [1637, 'sail'],
    ])
  })

  it('has its Omens in their years', () => {
    const shown = CALENDAR.flatMap(({ year, kind, omens }) => omens.map(omen => `${year} ${kind} ${omen}`))
    expect(shown).toEqual([
      '1598 goods el-dorado',
      '1604 play amsterdam-entrepot',
      '1615 auction comet',
      '1616 play comet',
      '1621 sail hurricane',
      '1624 play debasement',
      '1627 auction malaria',
      '1630 goods alcabala',
      '1634 goods african-slaves',
      '1638 goods 40-conspirators',
      '1643 auction malaria',
    ])
    expect(OMENS).toHaveLength(9)
  })
})

describe('Goods', () => {
  it('are nine for ten land zones, and none in the wilderness', () => {
    expect(GOODS).toHaveLength(9)
    expect(LAND_ZONE_COUNT).toBe(10)
    for (const good of GOODS) expect(LAND_ZONES_OF_GOOD[GOOD[good]].length).toBeGreaterThan(0)
    expect(AREAS.filter(area => area.kind === 'wilderness').map(area => area.good)).toEqual([null, null, null])
  })

  it('are those the texts name', () => {
    expect(goodOf('cuba')).toBe('tobacco')
    expect(goodOf('honduras')).toBe('indigo')
    expect(goodOf('nova-andalusia')).toBe('salt')
    expect(goodOf('venezuela')).toBe('cocoa')
  })

  it('LZ-03: Española grows no tobacco; LZ-04: the Windward Good is not that of Nueva Granada or Veracruz', () => {
    expect(goodOf('espanola')).not.toBe('tobacco')
    expect([goodOf('nueva-granada'), goodOf('veracruz')]).not.toContain(goodOf('windward-islands'))
  })

  it('come two to each goods year and to no other', () => {
    expect(GOODS_YEARS).toHaveLength(13)
    for (const { kind, goods } of CALENDAR) expect(new Set(goods).size).toBe(kind === 'goods' ? 2 : 0)
  })

  it.each([
    [1598, ['venezuela', 'nova-andalusia']],
    [1602, ['nueva-granada', 'veracruz']],
    [1606, ['honduras', 'panama']],
    [1610, ['nova-andalusia', 'cuba']],
    [1614, ['panama', 'venezuela']],
    [1618, ['nueva-granada', 'veracruz']],
    [1622, ['espanola', 'leeward-islands', 'cuba']],
    [1626, ['nueva-granada', 'veracruz']],
  ])('are produced in %i by the land zones of the sample game', (year, areas) => {
    expect(producing(year).sort()).toEqual([...areas].sort())
    const reported = GOODS_YEARS.find(entry => entry.year === year)!.zones
    expect(producing(year)).toEqual(expect.arrayContaining([...reported]))
  })

  it('every Good comes up at least once', () => {
    expect(new Set(GOODS_YEARS.flatMap(entry => entry.goods)).size).toBe(9)
  })
})
