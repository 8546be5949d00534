import { describe, expect, it, test } from 'vitest'
import { card } from './cards/card.ts'
import {
  ARROWS,
  CARDS,
  CAREERS,
  CITY_TILES,
  COOPERATIVE_MARKERS,
  EXPLORER_SPACES,
  JACQUES_CARDS,
  JACQUES_LEVELS,
  JEAN_CARDS,
  JEAN_LEADS,
  LEGACY_COLUMNS,
  LOCATIONS,
  OBJECTS,
  OWNERSHIP,
  PORTS,
  parseClause,
  parseReward,
  QUESTS,
  SCENARIOS,
  SEARCH,
  TOKENS,
  UNREST_MARKERS,
} from './index.ts'

const numberOf = (id: string) => Number.parseInt(id, 10)
const located = (from: number, to: number) =>
  LOCATIONS.filter(each => numberOf(each.id) >= from && numberOf(each.id) <= to && /^\d+$/.test(each.id))
const deck = (prefix: RegExp) => CARDS.filter(each => prefix.test(each.id))

/** Shortest or longest way from a space of the explorer track to its end. */
function way(from: string, best: (...ways: number[]) => number): number {
  const space = EXPLORER_SPACES.find(each => each.id === from)
  if (space === undefined || space.next.length === 0) return 0
  return 1 + best(...space.next.map(next => way(next, best)))
}

describe('what is known holds for what was reconstructed', () => {
  it.each([
    ['france', 2, 7],
    ['spain', 8, 13],
    ['england', 14, 19],
  ])('the zone of %s has four villages and two cities once the tile on 17 lies', (nation, from, to) => {
    const places = located(from, to)
    expect(places.map(each => each.zone)).toEqual(places.map(() => nation))
    expect(places.filter(each => each.kind === 'city' || each.id === '17')).toHaveLength(2)
    expect(places).toHaveLength(6)
  })

  it('1 leads to 2, which forks to 3 and 5; 11 forks; 20 leads home', () => {
    const from = (id: string) => ARROWS.filter(arrow => arrow.from === id).map(arrow => arrow.to)
    expect(from('1')).toEqual(['2'])
    expect(from('2')).toEqual(['3', '5'])
    expect(from('11')).toEqual(['12', '14'])
    expect(from('20')).toEqual(['21a', '21b'])
  })

  it('Jacques puts discs only into cities, and the seventh area of each card ends the round', () => {
    const cities = JACQUES_CARDS.flatMap(each => each.band.flatMap(area => (area.do === 'disc' ? [area.at] : [])))
    expect([...new Set(cities)].sort()).toEqual(['11', '13', '14', '17', '4', '5'])
    expect(JACQUES_CARDS.map(each => each.band[6].do)).toEqual(JACQUES_CARDS.map(() => 'end'))
    for (const { A, B } of JACQUES_LEVELS) expect(12 - A - B).toBe(7)
  })

  it('columns of random tiles have one entry for each object', () => {
    for (const column of LEGACY_COLUMNS) expect(Object.keys(column).sort()).toEqual([...OBJECTS].sort())
  })

  it('no cooperative set-up needs more than 13 markers of a nation; Unrest needs 11', () => {
    for (const { villages, village, city } of COOPERATIVE_MARKERS) {
      expect((villages === 'all' ? 4 : 2) * village + 2 * city).toBeLessThanOrEqual(13)
    }
    expect(COOPERATIVE_MARKERS[2]).toMatchObject({ village: 1, city: 2 })
    expect(6 + UNREST_MARKERS.reduce((sum, n) => sum + n, 0)).toBe(11)
    expect(OWNERSHIP.row.reduce((sum, n) => sum + n, 0)).toBe(13)
  })

  it("the explorer track is long enough for Jean's leads", () => {
    expect([way('S', Math.min), way('S', Math.max)]).toEqual([16, 18])
    expect(way('S', Math.min)).toBeGreaterThan(JEAN_LEADS.explorer[2])
    expect(EXPLORER_SPACES.filter(each => each.quest)).toHaveLength(3)
  })

  it('decks have 56, 101, 36 and 17 cards, each with a name of its own', () => {
    expect([/^A/, /^B/, /^U/, /^C/].map(each => deck(each).length)).toEqual([56, 101, 36, 17])
    expect(new Set(CARDS.map(each => each.name)).size).toBe(CARDS.length)
    expect(CARDS.filter(each => each.source.name.certainty === 'stated')).toHaveLength(11)
  })

  it('careers of the freed Caribbean ask for no influence', () => {
    const freeing = CAREERS.filter(each => each.freeing)
    expect(freeing.map(each => each.name)).toEqual(['Fellowship', 'Valor', 'Fighting Spirit', 'Urge for Discovery'])
    for (const { tasks } of freeing) expect(tasks.filter(task => task.counts.startsWith('INFLUENCE'))).toEqual([])
  })

  it('tasks give only what needs no choice', () => {
    const kinds = CAREERS.flatMap(each => [...each.tasks.map(task => task.gain), each.final]).flatMap(parseReward)
    for (const { kind } of kinds) expect(['D', 'V', 'C', 'F', 'ID', 'IV']).toContain(kind)
  })

  it('22 hints fill 11 places twice', () => {
    expect(SEARCH.places).toHaveLength(11)
    expect(SEARCH.places.length * SEARCH.perPlace).toBe(2 * SEARCH.hintsPerColour)
  })

  it('every port offers points or influence for doubloons', () => {
    expect(PORTS).toHaveLength(15)
    for (const port of PORTS) expect(port.bonus).toMatch(/^(V|I_)/)
  })

  it('counts of tiles and tokens are those of the boxes', () => {
    expect([QUESTS.length, TOKENS.length, CITY_TILES.length, CAREERS.length, JEAN_CARDS.length]).toEqual([
      29, 25, 15, 9, 17,
    ])
    expect(QUESTS.find(each => each.cost.join() === 'map,map')).toBeDefined()
    expect(SCENARIOS.map(each => each.id)).toEqual(['75', '76', '77', '78', '79', '74', '193', '150', '184', '185'])
  })

  it('an assistant with a second movement exists', () => {
    expect(
      CARDS.filter(each => each.effects.some(effect => effect.startsWith('a:') && effect.includes('SAIL'))),
    ).toHaveLength(1)
  })
})

describe('the effect vocabulary', () => {
  it('understands every effect of every component', () => {
    for (const each of CARDS)
      for (const effect of each.effects) expect(() => parseClause(effect), each.id).not.toThrow()
    for (const quest of QUESTS) expect(() => parseReward(quest.reward)).not.toThrow()
  })

  test('an effect that it does not understand does not compile', () => {
    // @ts-expect-error
    const wrong = card('X01', 'Wrong', 1, 1, 'corn', 'book', null, ['i:GOLD3'])
    // @ts-expect-error
    const worse = card('X02', 'Worse', 1, 1, 'corn', 'book', null, ['p:DELIVER:D2,Z1'])
    expect(() => parseClause(wrong.effects[0])).toThrow('GOLD3 is no reward.')
    expect(() => parseClause(worse.effects[0])).toThrow('Z1 is no reward.')
  })

  it('takes clauses apart', () => {
    expect(parseClause('a:3,8,15:C2,CITY(4/14)')).toEqual({
      kind: 'assistant',
      at: ['3', '8', '15'],
      gain: [
        { kind: 'C', n: 2 },
        { kind: 'CITY_ACTION', at: ['4', '14'] },
      ],
    })
    expect(parseClause('ca:LAST:1+LOSE_INFLUENCE1>X2')).toMatchObject({ kind: 'combat', value: 1, last: true })
    expect(parseClause('va:>V1,D1')).toMatchObject({ kind: 'village', cost: [] })
    expect(parseReward('CHOOSE(D6/C4/X2)')).toEqual([
      { kind: 'CHOOSE', of: [[{ kind: 'D', n: 6 }], [{ kind: 'C', n: 4 }], [{ kind: 'X', n: 2 }]] },
    ])
  })
})
