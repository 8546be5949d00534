import { describe, expect, it } from 'vitest'
import type { ZoneId } from './sea-zones.ts'
import {
  BORDERS,
  distanceFromRosario,
  EUROPE_EXITS,
  europeFrom,
  exits,
  neighbours,
  SEA_ZONES,
  stepsFrom,
  ZONE,
  ZONE_COUNT,
  ZONE_IDS,
} from './sea-zones.ts'

const EUROPE = 'EUROPE'

/** Whether each leg of a course is legal; '…' stands for any legal way to the next zone. */
function sailable(course: string): boolean {
  const legs = course.split(' > ')
  return legs.every((leg, index) => {
    const next = legs[index + 1]
    if (leg === '…' || next === undefined) return true
    const from = ZONE[leg as ZoneId]
    const reach = next === '…' ? stepsFrom(from, exits).flatMap((steps, zone) => (steps >= 0 ? [zone] : [])) : [from]
    const target = next === '…' ? legs[index + 2] : next
    if (target === EUROPE) return reach.some(zone => europeFrom[zone])
    return next === '…' ? reach.includes(ZONE[target as ZoneId]) : exits[from].includes(ZONE[target as ZoneId])
  })
}

describe('the sea zones', () => {
  it('are fourteen, in a fixed order, with an index each', () => {
    expect(ZONE_COUNT).toBe(14)
    expect(new Set(ZONE_IDS).size).toBe(14)
    expect(SEA_ZONES.every((zone, index) => ZONE[zone.id] === index)).toBe(true)
    expect(ZONE_IDS.slice(0, 3)).toEqual(['tortuga', 'hewanorra', 'sint-maarten'])
  })

  it('border each other once, by 17 open borders and 5 currents', () => {
    const pairs = BORDERS.map(({ from, to }) => [from, to].sort().join())
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(BORDERS.filter(border => !border.current)).toHaveLength(17)
    expect(BORDERS.filter(border => border.current)).toHaveLength(5)
  })

  it('give tables that agree with the borders', () => {
    for (const { from, to, current } of BORDERS) {
      expect(exits[ZONE[from]]).toContain(ZONE[to])
      expect(exits[ZONE[to]].includes(ZONE[from])).toBe(!current)
      expect(neighbours[ZONE[from]]).toContain(ZONE[to])
      expect(neighbours[ZONE[to]]).toContain(ZONE[from])
    }
  })
})

describe('the courses of the worked examples can be sailed', () => {
  it.each([
    ['D4e', 'barataria-bay > new-providence > tortuga > ile-a-vache > sint-maarten > EUROPE'],
    ['H8b', 'trinidad > curacao > port-royal > caymanes > tortuga > EUROPE'],
    ['F2', 'islas-del-rosario > old-providence > … > tris-island > barataria-bay > … > EUROPE'],
    ['IC-1', 'old-providence > … > tris-island'],
    ['IC-2', 'port-royal > … > ile-a-vache'],
    ['IC-3', 'tortuga > … > hewanorra > … > islas-del-rosario > … > roatan > … > tris-island > … > EUROPE'],
    ['IC-4', 'islas-del-rosario > … > tris-island > … > barataria-bay > … > EUROPE'],
    ['IC-5', 'trinidad > … > curacao > … > barataria-bay > … > EUROPE'],
    ['IC-6', 'ile-a-vache > … > roatan > … > EUROPE'],
    ['IC-7', 'barataria-bay > … > tortuga'],
    ['IC-8', 'barataria-bay > … > EUROPE'],
  ])('%s', (_, course) => expect(sailable(course)).toBe(true))

  it('IC-9: Tortuga does not lead straight to Sint Maarten, which explains the detour of D4e', () => {
    expect(sailable('tortuga > sint-maarten')).toBe(false)
  })

  it.each([
    'new-providence > barataria-bay',
    'tortuga > sint-maarten',
    'curacao > trinidad',
    'tris-island > roatan',
    'barataria-bay > caymanes',
  ])('no fleet sails %s against the current', course => expect(sailable(course)).toBe(false))

  it('no passage leads through Cuba, Florida or Yucatán', () => {
    expect(neighbours[ZONE.caymanes]).not.toContain(ZONE['new-providence'])
    expect(neighbours[ZONE['tris-island']]).not.toContain(ZONE.caymanes)
    expect(neighbours[ZONE['barataria-bay']]).not.toContain(ZONE.tortuga)
  })
})

describe('EUROPE', () => {
  it('is left to the zones on the Sargasso Sea', () => {
    expect(EUROPE_EXITS.map(exit => exit.zone).sort()).toEqual(['new-providence', 'sint-maarten', 'tortuga'])
    expect(europeFrom.filter(Boolean)).toHaveLength(3)
  })

  it('can be reached from every zone, and every zone from every other', () => {
    for (const zone of ZONE_IDS) {
      expect(stepsFrom(ZONE[zone], exits).every(steps => steps >= 0)).toBe(true)
      expect(sailable(`${zone} > … > EUROPE`)).toBe(true)
    }
  })
})

it('H3-distance: steps from Islas del Rosario, currents ignored', () => {
  const at = (steps: number) => ZONE_IDS.filter(zone => distanceFromRosario[ZONE[zone]] === steps).sort()
  expect(at(0)).toEqual(['islas-del-rosario'])
  expect(at(1)).toEqual(['curacao', 'old-providence', 'port-royal'])
  expect(at(2)).toEqual(['caymanes', 'ile-a-vache', 'roatan', 'trinidad'])
  expect(at(3)).toEqual(['barataria-bay', 'hewanorra', 'sint-maarten', 'tortuga', 'tris-island'])
  expect(at(4)).toEqual(['new-providence'])
})
