import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import {
  hasAfricanSlaves,
  isAtWar,
  isDebased,
  isElDorado,
  isHurricane,
  isRebellious,
  isWar,
  kindOf,
  sailYearOfCycle,
  salary,
} from './calendar.ts'
import type { Pax } from './state.ts'
import { vocabulary } from './vocabulary.ts'

const ALL = Array.from({ length: 52 }, (_, i) => 1598 + i)

/** First and last year of which something is true. */
function span(test: (g: Pax) => boolean, options = {}): [number, number, number] {
  const { state } = position('england france', '', { options })
  const years = ALL.filter(year => test(Object.assign(state, { year })))
  return [years[0], years[years.length - 1], years.length]
}

describe('the calendar', () => {
  test('D0-cycle: goods, auction, play and sail year follow each other from 1598 to 1649', () => {
    expect([1598, 1599, 1600, 1601, 1602, 1649].map(kindOf)).toEqual([0, 1, 2, 3, 0, 3])
  })

  test('B3c, GL-war, AMB-14: War until 1601 and from 1618 on, Pax from 1602 to 1617', () => {
    const { state } = position('england france', '')
    const pax = ALL.filter(year => !isWar(Object.assign(state, { year })))
    expect([pax[0], pax[pax.length - 1], pax.length]).toEqual([1602, 1617, 16])
  })

  test('VA-eternal-peace: the Thirty Years War is not fought', () => {
    expect(span(isWar, { eternalPeace: true })).toEqual([1598, 1601, 4])
  })

  test('E6b, GL-pax, B1a: a land zone with a Rebel is rebellious and at War, wilderness never is', () => {
    const { state } = position('england france', 'year 1610   rebel-cuba: tax-rebel   rebel-panama: slave-rebel')
    const areas = vocabulary.area.words.filter((_, area) => isRebellious(state, area))
    expect(areas).toEqual(['cuba', 'panama'])
    expect(vocabulary.area.words.filter((_, area) => isAtWar(state, area))).toEqual(['cuba', 'panama'])
  })

  test('OM-el-dorado, AMB-13: El Dorado lasts from 1598 to 1601', () => {
    expect(span(isElDorado)).toEqual([1598, 1601, 4])
  })

  test('OM-hurricane: 1621 only', () => {
    expect(span(isHurricane)).toEqual([1621, 1621, 1])
  })

  test('OM-debasement, OM-african-slaves, OM-40-conspirators: from their years to the end', () => {
    expect(span(isDebased)).toEqual([1624, 1649, 26])
    expect(span(hasAfricanSlaves)).toEqual([1634, 1649, 16])
    expect(span(g => salary(g) === 2)).toEqual([1638, 1649, 12])
  })

  test('RS-dove, GL-dove: the sail year of a cycle', () => {
    expect([1618, 1619, 1620, 1621, 1646, 1649].map(sailYearOfCycle)).toEqual([1621, 1621, 1621, 1621, 1649, 1649])
  })
})
