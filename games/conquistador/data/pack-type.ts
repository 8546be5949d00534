import type { Area } from './areas.ts'
import type { Discovery } from './discoveries.ts'
import type { Person } from './people.ts'

type Rows = readonly (readonly string[])[]
type ByCountry<T> = {
  readonly spain: T
  readonly england: T
  readonly france: T
  readonly portugal: T
  readonly bankers: T
}
type ByColoniser<T> = { readonly england: T; readonly france: T; readonly portugal: T }
type Mine = { readonly found: number; readonly yield: number; readonly depletedBy: readonly number[] }

/** All component data that a better source might correct, as one object that survives JSON. */
export type Pack = {
  readonly format: 1
  readonly game: 'conquistador'
  readonly title: string
  readonly areaRows: readonly string[]
  readonly groundRows: readonly string[]
  readonly shores: string
  readonly rivers: Readonly<Record<string, string>>
  readonly closedToLand: string
  readonly closedToShips: string
  readonly greatLakes: string
  readonly areas: readonly Omit<Area, 'source'>[]
  readonly mines: readonly string[]
  readonly cities: readonly { readonly hex: string; readonly loot: number }[]
  readonly people: readonly Omit<Person, 'source'>[]
  readonly missionaries: readonly number[]
  readonly discoveries: readonly Omit<Discovery, 'source'>[]
  readonly taxes: readonly (readonly number[])[]
  readonly colonists: readonly number[]
  readonly politics: Rows
  readonly navalCrt: Rows
  readonly landCrt: Rows
  readonly navalAttrition: Rows
  readonly landAttrition: Rows
  readonly laterLandAttrition: Rows
  readonly nativeCombat: Rows
  readonly nativeUprising: Rows
  readonly gold: {
    readonly mainland: Mine
    readonly caribbean: Mine
    readonly cities: { readonly depletedBy: readonly number[] }
    readonly potosi: number
  }
  readonly prices: Readonly<Record<string, { readonly buy: number; readonly keep: number }>>
  readonly resourceLevels: readonly number[]
  readonly colonisation: ByColoniser<readonly string[]>
  readonly colonisers: ByColoniser<readonly string[]>
  readonly treasury: ByCountry<number>
  readonly treasuryWithBankers: ByCountry<number>
  readonly monarchs: ByCountry<string>
}
