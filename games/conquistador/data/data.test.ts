import { sentenceOf } from '@spanish-main/kernel/pack'
import { describe, expect, it } from 'vitest'
import { geographyOf, hexId, hexOf } from '../rules/geography.ts'
import { tables } from '../rules/tables.ts'
import { AREA_IDS, AREAS, KNOWN_HEXES, MINES } from './areas.ts'
import { DISCOVERIES } from './discoveries.ts'
import { EVENT_IDS } from './events.ts'
import { DEFAULT_PACK, validatePack } from './pack.ts'
import { PEOPLE } from './people.ts'
import { provenance } from './provenance.ts'
import { CERTAINTIES, GAPS } from './source.ts'
import { LAND_CRT, NATIVE_COMBAT, NAVAL_ATTRITION, POLITICS, RESOURCE_LEVELS, TAXES } from './tables.ts'

/** Steps at sea between two waters. */
function sailed(from: number, to: number): number {
  const far = new Map([[from, 0]])
  for (const [water, steps] of far) {
    if (water === to) return steps
    for (let d = 0; d < 6; d++) {
      const next = tables.waterNext[water * 6 + d]
      if (next >= 0 && !far.has(next)) far.set(next, steps + 1)
    }
  }
  return -1
}

/** Steps on land between two hexes. */
function marched(from: number, to: readonly number[]): number {
  const far = new Map([[from, 0]])
  for (const [hex, steps] of far) {
    if (to.includes(hex)) return steps
    for (let d = 0; d < 6; d++) {
      const next = tables.landNext[hex * 6 + d]
      if (next >= 0 && !far.has(next)) far.set(next, steps + 1)
    }
  }
  return -1
}

describe('the map', () => {
  it('has 22 Areas in one piece each, islands apart, and 23 mines', () => {
    expect(AREAS).toHaveLength(22)
    expect(MINES).toHaveLength(23)
    for (const [area, hexes] of tables.hexesOfArea.entries()) expect(hexes.length, AREA_IDS[area]).toBeGreaterThan(5)
  })

  it('keeps the hexes that the rulebook names', () => {
    for (const { hex, source } of KNOWN_HEXES) {
      if (source.certainty !== 'stated') continue
      expect(tables.hasLand[hexOf(hex)] || tables.watersOf[hexOf(hex)].length > 0, hex).toBe(true)
    }
    expect(tables.ground[hexOf('3817')]).toBe('r')
    expect(tables.attrition[hexOf('3817')]).toBe(5)
    expect(tables.areaOf[hexOf('2712')]).not.toBe(AREA_IDS.indexOf('caribbean'))
    expect(tables.areaOf[hexOf('2316')]).toBe(AREA_IDS.indexOf('caribbean'))
  })

  it('7.31: lets no ship through 2819 from ocean to ocean', () => {
    expect(tables.watersOf[hexOf('2819')]).toHaveLength(2)
    const atlantic = tables.waterNext.slice(hexOf('2719') * 6, hexOf('2719') * 6 + 6)
    expect(atlantic).toContain(hexOf('2819'))
    expect(atlantic).not.toContain(tables.watersOf[hexOf('2819')][1])
  })

  it('9.4: takes 16 points from Guinea to Chichen Itza with the stop', () => {
    const guinea = tables.hexesOfArea[AREA_IDS.indexOf('guinea')].filter(hex => tables.isCoast[hex])
    expect(Math.min(...guinea.map(hex => sailed(hex, hexOf('2323')))) + 2).toBe(16)
  })

  it("13.44: puts California's mine nine hexes from the east coast of Sonora", () => {
    const coast = tables.hexesOfArea[AREA_IDS.indexOf('sonora')].filter(hex =>
      tables.watersOf[hex].some(water => tables.ocean[water] === 0),
    )
    expect(marched(hexOf('1432'), coast)).toBe(9)
  })

  it('gives Bounds to every water, as printed on Area coasts', () => {
    for (const [hex, bounds] of [
      ['2316', 3],
      ['4810', 5],
      ['2323', 4],
      ['2811', 3],
    ] as const) {
      expect(tables.bounds[hexOf(hex)]).toBe(bounds)
    }
    tables.waterHex.forEach((hex, water) => {
      if (tables.watersOf[hex].includes(water)) expect(tables.bounds[water], hexId(hex)).toBeGreaterThan(0)
    })
  })
})

describe('the tables', () => {
  it('hold every event, and never fall with a better Monarch', () => {
    expect(new Set(POLITICS.flat().filter(each => each !== '-'))).toEqual(new Set(EVENT_IDS))
    for (let die = 0; die < 7; die++) {
      for (let rating = 1; rating < 4; rating++) expect(TAXES[rating][die]).toBeLessThanOrEqual(TAXES[rating - 1][die])
    }
    expect(RESOURCE_LEVELS).toHaveLength(21)
  })

  it('name a loss in every cell of the land table, and are worse for worse dice', () => {
    for (const row of LAND_CRT.rows) for (const cell of row) expect(cell).toMatch(/^[AD]/)
    for (let die = 1; die < 6; die++) {
      for (const [i, cell] of NATIVE_COMBAT.rows[die].entries()) {
        const before = NATIVE_COMBAT.rows[die - 1][i]
        expect((cell === 'S' ? 0 : Number(cell)) <= (before === 'S' ? 0 : Number(before))).toBe(true)
      }
    }
    expect(NAVAL_ATTRITION.columns).toHaveLength(9)
  })

  it('3.23: know 24 Spaniards, 12 Englishmen, 9 Frenchmen, 7 Portuguese and 4 Germans', () => {
    const count = (country: string) => PEOPLE.filter(person => person.country === country).length
    expect(['spain', 'england', 'france', 'portugal', 'bankers'].map(count)).toEqual([24, 12, 9, 7, 4])
    expect(new Set(PEOPLE.map(person => person.id)).size).toBe(56)
    expect(DISCOVERIES.reduce((sum, place) => sum + place.points, 0)).toBe(725)
  })
})

describe('data packs', () => {
  const changed = (change: (pack: Record<string, never>) => void) => {
    const pack = JSON.parse(JSON.stringify(DEFAULT_PACK))
    change(pack)
    const result = validatePack(pack)
    return result.ok ? [] : result.errors.map(sentenceOf)
  }

  it('accept the default and a corrected reconstruction', () => {
    expect(changed(() => undefined)).toEqual([])
    expect(changed(pack => Object.assign(pack, { missionaries: new Array(20).fill(1) }))).toEqual([])
    expect(geographyOf(DEFAULT_PACK).areaOf).toEqual(tables.areaOf)
  })

  it('turn away what the rulebook contradicts, and say where', () => {
    expect(changed(pack => Object.assign(pack, { game: 4 }))).toEqual(['game: 4 is not a text'])
    expect(changed(pack => Object.assign(pack, { colonists: [6, 5, 3, 3, 2, 1] }))).toEqual([
      'colonists: row 1, column 3 is 4, not 3 (6.32)',
    ])
    expect(changed(pack => Object.assign(pack, { greatLakes: undefined }))).toHaveLength(1)
  })
})

describe('provenance', () => {
  const rows = [...provenance()]
  it('marks every fact, and refers only to gaps that are explained', () => {
    for (const row of rows) expect(CERTAINTIES).toContain(row.certainty)
    const named = new Set(rows.flatMap(row => row.ref.match(/G-\d+/g) ?? []))
    expect([...named].sort()).toEqual(GAPS.map(gap => gap.id).sort())
  })
})
