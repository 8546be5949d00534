import { describe, expect, it } from 'vitest'
import { AREA, AREAS, LAND_ZONE_COUNT, LAND_ZONE_IDS } from './areas.ts'
import { TRIBAL_MINIMA } from './pack-constraints.ts'
import type { ZoneId } from './sea-zones.ts'
import { ZONE, ZONE_IDS } from './sea-zones.ts'
import {
  areaOfSite,
  kindOfSite,
  nearest,
  rebelSiteOfLandZone,
  siteDistanceFromRosario,
  sitesOfArea,
  sitesOfKind,
  sitesOfZone,
  squaredDistance,
  zonesOfSite,
} from './site-tables.ts'
import type { SiteId } from './sites.ts'
import { SITE, SITE_COUNT, SITE_KINDS, SITES } from './sites.ts'

const idsOf = (sites: readonly number[]) => sites.map(site => SITES[site].id)
const inArea = (kind: string, area: string) => SITES.filter(site => site.kind === kind && site.area === area)
const touches = (site: SiteId, zone: ZoneId) => zonesOfSite[SITE[site]].includes(ZONE[zone])

describe('the Sites', () => {
  it('are 8 Spanish, 20 Tribal, 14 Squatter and 10 Rebel ones, in that order', () => {
    expect(SITE_COUNT).toBe(52)
    expect(SITE_KINDS.map(kind => sitesOfKind[kind].length)).toEqual([8, 20, 14, 10])
    const order = SITES.map(site => SITE_KINDS.indexOf(site.kind))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(new Set(SITES.map(site => site.id)).size).toBe(52)
    expect(new Set(SITES.map(site => site.name)).size).toBe(52)
  })

  it('LZ-02: one Spanish Site in each land zone but the archipelagos', () => {
    for (const area of LAND_ZONE_IDS) {
      expect(inArea('spanish', area)).toHaveLength(area.endsWith('-islands') ? 0 : 1)
    }
  })

  it('ST-02: the areas have the Tribal Sites that the examples prove', () => {
    for (const area of AREAS) expect(inArea('tribal', area.id).length).toBeGreaterThanOrEqual(TRIBAL_MINIMA[area.id])
    expect(Object.values(TRIBAL_MINIMA).reduce((sum, least) => sum + least, 0)).toBe(18)
  })

  it('B1a: wilderness has Tribal Sites only', () => {
    for (const area of AREAS.filter(entry => entry.kind === 'wilderness')) {
      expect(sitesOfArea[AREA[area.id]].map(site => kindOfSite[site])).toEqual(['tribal'])
    }
  })

  it('every land zone has a Squatter Site, each archipelago three, so that anyone can produce any Good', () => {
    for (const area of LAND_ZONE_IDS) {
      expect(inArea('squatter', area)).toHaveLength(area.endsWith('-islands') ? 3 : 1)
    }
  })

  it('B1d: one Rebel Site in each land zone', () => {
    expect(rebelSiteOfLandZone).toHaveLength(LAND_ZONE_COUNT)
    rebelSiteOfLandZone.forEach((site, area) => {
      expect(kindOfSite[site]).toBe('rebel')
      expect(areaOfSite[site]).toBe(area)
    })
  })

  it('B2c: the archipelagos lie in one sea zone each', () => {
    expect(sitesOfZone[ZONE['sint-maarten']]).toEqual(sitesOfArea[AREA['leeward-islands']])
    expect(sitesOfZone[ZONE.hewanorra]).toEqual(sitesOfArea[AREA['windward-islands']])
  })

  it('ST-03: Española holds five groups of tokens', () => {
    expect(sitesOfArea[AREA.espanola].map(site => kindOfSite[site])).toEqual([
      'spanish',
      'tribal',
      'tribal',
      'squatter',
      'rebel',
    ])
  })

  it('every sea zone has a Site that can be used from it', () => {
    for (const zone of ZONE_IDS) expect(sitesOfZone[ZONE[zone]].length).toBeGreaterThan(0)
  })

  it('no name is a working title', () => {
    for (const site of SITES) expect(site.name).not.toMatch(/working title/i)
  })
})

describe('the zones named by the examples', () => {
  it.each<[SiteId, ZoneId]>([
    ['havana', 'barataria-bay'],
    ['calusa', 'barataria-bay'],
    ['santo-domingo', 'ile-a-vache'],
    ['san-juan-de-ulua', 'tris-island'],
    ['trujillo', 'roatan'],
    ['st-georges-caye', 'roatan'],
    ['porto-bello', 'islas-del-rosario'],
    ['new-edinburgh', 'islas-del-rosario'],
    ['cartagena', 'islas-del-rosario'],
    ['coro', 'curacao'],
    ['cumana', 'trinidad'],
    ['accompong', 'port-royal'],
    ['st-domingue', 'tortuga'],
    ['st-kitts', 'sint-maarten'],
    ['guadeloupe', 'sint-maarten'],
    ['dominica', 'sint-maarten'],
    ['barbados', 'hewanorra'],
    ['tobago', 'hewanorra'],
    ['youloumain', 'hewanorra'],
  ])('%s can be used from %s', (site, zone) => expect(touches(site, zone)).toBe(true))

  it.each<[SiteId, string]>([
    ['havana', 'cuba'],
    ['calusa', 'florida'],
    ['chetumal', 'yucatan'],
    ['accompong', 'jamaica'],
    ['darien', 'panama'],
    ['ronconcholon', 'panama'],
    ['palenque-san-basilio', 'nueva-granada'],
    ['port-de-paix', 'espanola'],
    ['bahoruco', 'espanola'],
    ['antimano', 'venezuela'],
    ['tucacas', 'venezuela'],
    ['youloumain', 'windward-islands'],
  ])('%s lies in %s', (site, area) => expect(SITES[SITE[site]].area).toBe(area))

  it('E6: the Rebel of Nueva Granada and Porto Bello are met on one sail', () => {
    expect(touches('rebel-nueva-granada', 'islas-del-rosario')).toBe(true)
    expect(touches('porto-bello', 'islas-del-rosario')).toBe(true)
  })
})

describe('distances', () => {
  it('G-10: nearest is sorted, leaves the Site itself out and is symmetric', () => {
    nearest.forEach((others, site) => {
      expect(others).toHaveLength(SITE_COUNT - 1)
      const distances = others.map(other => squaredDistance[site][other])
      expect(distances).toEqual([...distances].sort((a, b) => a - b))
      for (const other of others) expect(squaredDistance[site][other]).toBe(squaredDistance[other][site])
    })
    expect(squaredDistance.flat().every(Number.isInteger)).toBe(true)
  })

  it('E6: from New Edinburgh a slave flees to Ronconcholon if Darién is taken', () => {
    const tribal = nearest[SITE['new-edinburgh']].filter(site => kindOfSite[site] === 'tribal')
    expect(idsOf(tribal).slice(0, 2)).toEqual(['darien', 'ronconcholon'])
  })

  it('H8: Palenque San Basilio is among the closest to Islas del Rosario, then Jamaica, then Chetumal', () => {
    const steps = (site: SiteId) => siteDistanceFromRosario[SITE[site]]
    expect(steps('palenque-san-basilio')).toBe(0)
    expect(steps('accompong')).toBe(1)
    expect(steps('chetumal')).toBe(2)
    const farther = sitesOfKind.tribal.filter(site => siteDistanceFromRosario[site] > 0)
    expect(steps('accompong')).toBe(Math.min(...farther.map(site => siteDistanceFromRosario[site])))
  })

  it('H8f: Honduras ties at worst once Panamá and Nueva Granada are taken', () => {
    const honduras = sitesOfArea[AREA.honduras].filter(site => kindOfSite[site] === 'tribal')
    expect(Math.min(...honduras.map(site => siteDistanceFromRosario[site]))).toBe(1)
  })
})
