import { type PackResult, readPack, sameAs } from '@spanish-main/kernel/pack'
import { AREAS, CITIES, MINES } from './areas.ts'
import { DISCOVERIES } from './discoveries.ts'
import { AREA_ROWS, CLOSED_TO_LAND, CLOSED_TO_SHIPS, GREAT_LAKE_HEXES, GROUND_ROWS, RIVERS, SHORES } from './map.ts'
import { checkKnown, checkMap, checkTables } from './pack-constraints.ts'
import type { Pack } from './pack-type.ts'
import { MISSIONARY_RATINGS, PEOPLE } from './people.ts'
import {
  COLONISATION,
  COLONISERS,
  COLONISTS,
  GOLD,
  LAND_ATTRITION,
  LAND_CRT,
  LATER_LAND_ATTRITION,
  NATIVE_COMBAT,
  NATIVE_UPRISING,
  NAVAL_ATTRITION,
  NAVAL_CRT,
  POLITICS,
  PRICES,
  RESOURCE_LEVELS,
  START,
  TAXES,
} from './tables.ts'

export type { Pack } from './pack-type.ts'

const plain = <T extends object>(records: readonly T[]): Omit<T, 'source'>[] =>
  records.map(record => {
    const { source, ...rest } = record as T & { source: unknown }
    return rest as Omit<T, 'source'>
  })

/** The pack that the data files make up. */
export const DEFAULT_PACK: Pack = {
  format: 1,
  game: 'conquistador',
  title: 'Reconstruction from the rulebook',
  areaRows: AREA_ROWS,
  groundRows: GROUND_ROWS,
  shores: SHORES.join(' '),
  rivers: RIVERS,
  closedToLand: `${CLOSED_TO_LAND.sea} ${CLOSED_TO_LAND.lake} ${CLOSED_TO_LAND.mountain}`,
  closedToShips: CLOSED_TO_SHIPS.join(' '),
  greatLakes: GREAT_LAKE_HEXES,
  areas: plain(AREAS),
  mines: MINES.map(mine => mine.hex),
  cities: CITIES.map(({ hex, loot }) => ({ hex, loot })),
  people: plain(PEOPLE),
  missionaries: MISSIONARY_RATINGS,
  discoveries: plain(DISCOVERIES),
  taxes: TAXES,
  colonists: COLONISTS,
  politics: POLITICS,
  navalCrt: NAVAL_CRT.rows,
  landCrt: LAND_CRT.rows,
  navalAttrition: NAVAL_ATTRITION.rows,
  landAttrition: LAND_ATTRITION.rows,
  laterLandAttrition: LATER_LAND_ATTRITION.rows,
  nativeCombat: NATIVE_COMBAT.rows,
  nativeUprising: NATIVE_UPRISING.rows,
  gold: {
    mainland: { ...GOLD.mainland },
    caribbean: { ...GOLD.caribbean },
    cities: { ...GOLD.cities },
    potosi: GOLD.potosi,
  },
  prices: Object.fromEntries(Object.entries(PRICES).map(([name, { buy, keep }]) => [name, { buy, keep }])),
  resourceLevels: RESOURCE_LEVELS,
  colonisation: { england: COLONISATION.england, france: COLONISATION.france, portugal: COLONISATION.portugal },
  colonisers: { england: COLONISERS.england, france: COLONISERS.france, portugal: COLONISERS.portugal },
  treasury: START.treasury,
  treasuryWithBankers: START.withBankers,
  monarchs: START.monarch,
}

/** Members that may be missing or be there: what tells one Area, person or discovery from another. */
const OPTIONAL = new Set(['e', 'w', 'n', 's', 'line', 'areas', 'naval', 'land', 'except', 'byLandOnly', 'notSolitaire'])

const packShape = sameAs(DEFAULT_PACK, { optional: path => OPTIONAL.has(path.slice(path.lastIndexOf('.') + 1)) })

/** Says whether a value is a usable data pack, and if not, everything that is wrong with it. */
export const validatePack = (value: unknown): PackResult<Pack> =>
  readPack<Pack>(value, packShape, checkMap, checkTables, checkKnown)
