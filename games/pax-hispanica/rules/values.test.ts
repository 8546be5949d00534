import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { PURPLE, RED } from './state.ts'
import { reach, shipLimit, sway } from './values.ts'

const table = (lines = '') => position('spain england', `year 1606, mercantilism 6   ${lines}`).state

/** Values of a column with so many tokens left in it, the full column first. */
function column(colour: number, left: 'disksLeft' | 'biblesLeft', tokens: number, value: typeof sway): number[] {
  const g = table()
  return Array.from({ length: tokens + 1 }, (_, taken) => {
    g[left][colour] = tokens - taken
    return value(g, colour)
  })
}

describe('GL-sway', () => {
  test('GL-sway, B4c: the column rises as disks leave it', () => {
    expect(column(RED, 'disksLeft', 6, sway)).toEqual([1, 2, 2, 3, 3, 4, 4])
    expect(column(PURPLE, 'disksLeft', 8, sway)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3])
  })

  test('GL-sway, GL-mercantilism: Mercantilism caps it', () => {
    const g = table()
    g.disksLeft[RED] = 0
    expect([1, 2, 3, 4, 5].map(m => sway(Object.assign(g, { mercantilism: m }), RED))).toEqual([1, 2, 3, 4, 4])
  })

  test('PR-agent, PR-protectorate: they lift the cap', () => {
    for (const card of ['R03', 'R21']) {
      const g = table(`england: peers ${card}`)
      g.disksLeft[RED] = 0
      g.mercantilism = 1
      expect(sway(g, RED)).toBe(4)
      expect(sway(g, PURPLE)).toBe(1)
    }
  })
})

describe('GL-reach', () => {
  test('GL-reach, B4c: the column rises as Bibles leave it, for Spain too', () => {
    expect(column(RED, 'biblesLeft', 6, reach)).toEqual([1, 1, 2, 2, 3, 3, 4])
    expect(column(PURPLE, 'biblesLeft', 6, reach)).toEqual([1, 1, 2, 2, 3, 3, 4])
  })

  test('GL-reach: Mercantilism caps it, the PROTECTORATE lifts the cap, the AGENT does not', () => {
    const with0Bibles = (lines: string) => {
      const g = table(lines)
      g.biblesLeft[RED] = 0
      g.mercantilism = 2
      return reach(g, RED)
    }
    expect([with0Bibles(''), with0Bibles('england: peers R21'), with0Bibles('england: peers R03')]).toEqual([2, 4, 2])
  })
})

describe('Omens', () => {
  const inYear = (year: number, value: typeof sway, lines = '') => {
    const g = position('spain england', `year ${year}, mercantilism 2   ${lines}`).state
    g.disksLeft[RED] = 6
    g.biblesLeft[RED] = 0
    return value(g, RED)
  }

  test('OM-amsterdam-entrepot: in 1604 everybody has a Sway of 3, whatever Mercantilism says; Reach is as ever', () => {
    expect([1603, 1604, 1605].map(year => inYear(year, sway))).toEqual([1, 3, 1])
    expect(inYear(1604, reach)).toBe(2)
  })

  test('OM-comet: in 1615 and 1616 Reach and Sway are 1', () => {
    const g = (year: number) =>
      Object.assign(table(), { year, disksLeft: [0, 0, 6, 6, 6], biblesLeft: [0, 0, 6, 6, 6] })
    expect([1614, 1615, 1616, 1617].map(year => sway(g(year), RED))).toEqual([4, 1, 1, 4])
    expect([1614, 1615, 1616, 1617].map(year => reach(g(year), RED))).toEqual([4, 1, 1, 4])
  })

  test('AMB-70: PROTECTORATE and AGENT do not help against them', () => {
    for (const card of ['R03', 'R21']) {
      expect(inYear(1615, sway, `england: peers ${card}`)).toBe(1)
      expect(inYear(1616, reach, `england: peers ${card}`)).toBe(1)
      expect(inYear(1604, sway, `england: peers ${card}`)).toBe(3)
    }
  })
})

test('D3d-slots, AMB-31, PR-merchant-guild: three Ships, four with the GUILD', () => {
  expect(shipLimit(table(), RED)).toBe(3)
  expect(shipLimit(table('england: peers R19'), RED)).toBe(4)
})
