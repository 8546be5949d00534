import { describe, expect, it } from 'vitest'
import { AREA_IDS, SITES, ZONE_IDS } from '../../data/index.ts'
import { AREA_SHAPES, SEA_SHAPES } from '../art/sheet-shapes.ts'
import { AREA_PLACES, BOXES, type Point, SITE_PLACES, VIEW, ZONE_PLACES } from './layout.ts'
import { HAVEN_PLACES, TRUE_PLACES } from './places.ts'
import { xOfLongitude, yOfLatitude } from './warp.ts'

const inView = ([x, y]: Point, margin = 0) =>
  x >= VIEW.x + margin &&
  x <= VIEW.x + VIEW.width - margin &&
  y >= VIEW.y + margin &&
  y <= VIEW.y + VIEW.height - margin

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The corners of a path of relative lines. */
function corners(path: string): Point[] {
  const points: Point[] = []
  let at: [number, number] = [0, 0]
  for (const [, command, rest] of path.matchAll(/([MLl])([^MLlz]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      at = command === 'l' ? [at[0] + numbers[i], at[1] + numbers[i + 1]] : [numbers[i], numbers[i + 1]]
      points.push(at)
    }
  }
  return points
}

/** Whether a point lies inside a path, holes counted. */
function covers(path: string, [x, y]: Point): boolean {
  let inside = false
  for (const loop of path.split('z').filter(Boolean)) {
    const points = corners(loop)
    points.forEach(([ax, ay], i) => {
      const [bx, by] = points[(i + 1) % points.length]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    })
  }
  return inside
}

describe('the chart has a place in view', () => {
  it.each(SITES.map((site, i) => [site.id, i] as const))('for the Site %s', (_, site) => {
    expect(inView(SITE_PLACES[site].at, 20)).toBe(true)
    expect(inView(TRUE_PLACES[site])).toBe(true)
    expect(SITE_PLACES[site].name === undefined).toBe(SITES[site].kind === 'rebel')
  })

  it.each(ZONE_IDS.map((id, i) => [id, i] as const))('for the sea zone %s', (id, zone) => {
    const { label, fleet, fleets, badge } = ZONE_PLACES[zone]
    for (const point of [label, fleet, badge, ...fleets, HAVEN_PLACES[zone]]) expect(inView(point, 10)).toBe(true)
    expect(fleets).toHaveLength(5)
    for (const point of [fleet, badge, ...fleets]) expect(covers(SEA_SHAPES[id], point)).toBe(true)
  })

  it.each(AREA_IDS.map((id, i) => [id, i] as const))('for the area %s', (id, area) => {
    expect(inView(AREA_PLACES[area].label)).toBe(true)
    for (const [site, { area: of, kind }] of SITES.entries()) {
      if (of === id && kind !== 'rebel') expect(inView(TRUE_PLACES[site])).toBe(true)
    }
    expect(AREA_SHAPES[id]).toMatch(/^M.*z$/)
  })
})

describe('nothing is drawn on top of something else', () => {
  it('keeps 34 units between Sites, 44 where a fort may come', () => {
    const mayBeFortified = (site: number) => SITES[site].kind === 'spanish' || SITES[site].kind === 'squatter'
    const crowded = SITES.flatMap((a, i) =>
      SITES.slice(i + 1).flatMap((b, n) => {
        const j = i + 1 + n
        const least = mayBeFortified(i) || mayBeFortified(j) ? 44 : 34
        return distance(SITE_PLACES[i].at, SITE_PLACES[j].at) < least ? [`${a.id} and ${b.id}`] : []
      }),
    )
    expect(crowded).toEqual([])
  })

  it('keeps the boxes free of Sites, fleets and badges', () => {
    const points = [
      ...SITE_PLACES.map(({ at }) => at),
      ...ZONE_PLACES.flatMap(({ fleet, fleets, badge }) => [fleet, badge, ...fleets]),
    ]
    for (const { x, y, width, height } of Object.values(BOXES)) {
      const within = points.filter(([px, py]) => px > x && px < x + width && py > y && py < y + height)
      expect(within).toEqual([])
    }
  })

  it('sets the badge of a sea zone beside its name, and not upon it', () => {
    const far = ZONE_IDS.filter((id, zone) => {
      const { label, badge, ends } = ZONE_PLACES[zone]
      // A letter is about ten units wide, in either language.
      const middle = ends === true ? label[0] - id.length * 5 : label[0]
      const beyond = Math.max(0, Math.abs(badge[0] - middle) - id.length * 5)
      const apart = Math.hypot(beyond, badge[1] - label[1])
      return apart < 15 || apart > 50
    })
    expect(far).toEqual([])
  })

  it('keeps the badge of a sea zone away from a lone fleet', () => {
    for (const { fleet, badge } of ZONE_PLACES) expect(distance(fleet, badge)).toBeGreaterThan(40)
  })
})

describe('the projection', () => {
  it('goes through its knots and never turns back', () => {
    expect(xOfLongitude(-77)).toBeCloseTo(552)
    expect(yOfLatitude(16)).toBeCloseTo(359)
    for (let degree = -100; degree < -57; degree += 0.5)
      expect(xOfLongitude(degree + 0.5)).toBeGreaterThan(xOfLongitude(degree))
    for (let degree = 6; degree < 31; degree += 0.5) expect(yOfLatitude(degree + 0.5)).toBeLessThan(yOfLatitude(degree))
  })
})
