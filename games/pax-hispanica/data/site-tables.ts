import { AREA, AREA_IDS, LAND_ZONE_COUNT } from './areas.ts'
import { distanceFromRosario, ZONE, ZONE_IDS } from './sea-zones.ts'
import type { Site, SiteKind } from './sites.ts'
import { SITES } from './sites.ts'

/** What the tables need of a Site; the Sites of a data pack have no sources. */
export type PlainSite = Omit<Site, 'source'>

/** The Sites as index tables. */
export type SiteTables = {
  readonly kindOfSite: readonly SiteKind[]
  readonly areaOfSite: readonly number[]
  readonly zonesOfSite: readonly (readonly number[])[]
  readonly sitesOfKind: Readonly<Record<SiteKind, readonly number[]>>
  readonly sitesOfArea: readonly (readonly number[])[]
  readonly sitesOfZone: readonly (readonly number[])[]
  /** B1d. The one Rebel Site of each land zone. */
  readonly rebelSiteOfLandZone: readonly number[]
  /** All other Sites by straight-line distance, nearest first; equal ones in order of the list. */
  readonly nearest: readonly (readonly number[])[]
  /** Squared distance between two Sites in hundredths of a degree: a whole number, so that ties are exact. */
  readonly squaredDistance: readonly (readonly number[])[]
  /** H3-distance. Sea-zone steps from Islas del Rosario to the nearest zone the Site touches. */
  readonly siteDistanceFromRosario: readonly number[]
}

const hundredths = (degrees: number) => Math.round(degrees * 100)

function squared(a: PlainSite, b: PlainSite): number {
  const dx = hundredths(a.lon) - hundredths(b.lon)
  const dy = hundredths(a.lat) - hundredths(b.lat)
  return dx * dx + dy * dy
}

/** Turns a list of Sites into index tables. */
export function siteTables(sites: readonly PlainSite[], zoneDistances: readonly number[]): SiteTables {
  const indices = sites.map((_, index) => index)
  const where = (test: (site: PlainSite) => boolean) => indices.filter(index => test(sites[index]))
  const squaredDistance = sites.map(a => sites.map(b => squared(a, b)))
  return {
    kindOfSite: sites.map(site => site.kind),
    areaOfSite: sites.map(site => AREA[site.area]),
    zonesOfSite: sites.map(site => site.seaZones.map(zone => ZONE[zone])),
    sitesOfKind: {
      spanish: where(site => site.kind === 'spanish'),
      tribal: where(site => site.kind === 'tribal'),
      squatter: where(site => site.kind === 'squatter'),
      rebel: where(site => site.kind === 'rebel'),
    },
    sitesOfArea: AREA_IDS.map(area => where(site => site.area === area)),
    sitesOfZone: ZONE_IDS.map(zone => where(site => site.seaZones.includes(zone))),
    rebelSiteOfLandZone: AREA_IDS.slice(0, LAND_ZONE_COUNT).map(
      area => where(site => site.kind === 'rebel' && site.area === area)[0],
    ),
    nearest: indices.map(from =>
      indices.filter(to => to !== from).sort((a, b) => squaredDistance[from][a] - squaredDistance[from][b] || a - b),
    ),
    squaredDistance,
    siteDistanceFromRosario: sites.map(site => Math.min(...site.seaZones.map(zone => zoneDistances[ZONE[zone]]))),
  }
}

export const {
  kindOfSite,
  areaOfSite,
  zonesOfSite,
  sitesOfKind,
  sitesOfArea,
  sitesOfZone,
  rebelSiteOfLandZone,
  nearest,
  squaredDistance,
  siteDistanceFromRosario,
}: SiteTables = siteTables(SITES, distanceFromRosario)
