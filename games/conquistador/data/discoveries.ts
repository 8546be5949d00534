import type { AreaId } from './areas.ts'
import type { Source } from './source.ts'
import { reconstructed, stated } from './source.ts'

/** 18.2. A place to discover: any hex of these Areas or hexes, by an Expedition at sea, by land units, or by either. */
export type Discovery = {
  readonly id: string
  readonly name: string
  readonly points: number
  readonly areas?: readonly AreaId[]
  readonly naval?: string
  readonly land?: string
  readonly except?: string
  readonly byLandOnly?: boolean
  /** 21.29. Nothing for Spain in the solitaire game. */
  readonly notSolitaire?: boolean
  readonly source: { readonly name: Source; readonly points: Source }
}

const G4 = reconstructed('gap G-4')
const named = (ref: string) => ({ name: stated(ref), points: G4 })
const guessed = { name: G4, points: G4 }

/** The first is Spain's from the start; the Pacific by sea is found by rounding the Cape. */
export const DISCOVERIES: readonly Discovery[] = [
  { id: 'new-world', name: 'The New World', points: 25, source: { name: stated('18.16'), points: stated('18.16') } },
  {
    id: 'north-america',
    name: 'North America',
    points: 50,
    areas: [
      'maritime',
      'saguenay',
      'norumbega',
      'great-lakes',
      'atlantic-coast',
      'east-coast',
      'deep-south',
      'midwest-plateau',
      'rockies',
      'california',
      'sonora',
    ],
    notSolitaire: true,
    source: named('21.29'),
  },
  {
    id: 'south-america',
    name: 'South America',
    points: 25,
    areas: ['venezuela', 'guinea', 'amazon', 'brasil', 'incan', 'rio-del-plate', 'patagonia'],
    except: '2712',
    source: guessed,
  },
  { id: 'florida', name: 'Florida', points: 15, naval: '1920 2019 2020', land: '1920 2019 2020', source: guessed },
  { id: 'brasil', name: 'Brasil', points: 15, areas: ['brasil'], source: guessed },
  { id: 'chichen-itza', name: 'Chichen Itza', points: 20, naval: '2323', land: '2323', source: guessed },
  { id: 'tenochtitlan', name: 'Tenochtitlan', points: 40, land: '2327', source: guessed },
  { id: 'cuzco', name: 'Cuzco', points: 50, land: '3816', source: guessed },
  { id: 'potosi', name: 'Potosi', points: 25, land: '4213', source: guessed },
  {
    id: 'orinoco',
    name: 'Orinoco River',
    points: 15,
    naval: '2812 2813 2814',
    land: '2812 2813 2814 2912 2913 2914 2915 3014 3015 3115',
    source: guessed,
  },
  {
    id: 'amazon-river',
    name: 'Amazon River',
    points: 30,
    naval: '3207 3307',
    land: '3208 3209 3308 3309 3310 3311 3312 3313 3314 3315 3409 3410 3411 3412 3413 3414 3415 3416 3515 3516 3517',
    source: guessed,
  },
  {
    id: 'rio-de-la-plata',
    name: 'Rio de la Plata',
    points: 25,
    naval: '4810 4911',
    land: '4210 4211 4310 4311 4410 4411 4511 4512 4611 4612 4711 4712 4811',
    source: guessed,
  },
  { id: 'patagonia', name: 'Patagonia', points: 15, areas: ['patagonia'], source: guessed },
  {
    id: 'pacific-by-land',
    name: 'Pacific Ocean by land',
    points: 50,
    land: '1030 1031 1132 1232 1333 1433 1533 1633 1733 1831 1832 1931 1932 2030 2031 2032 2130 2131 2229 2329 2427 2428 2524 2525 2526 2527 2622 2623 2722 2819 2820 2821 2919 2920 3018 3119 3219 3320 3419 3520 3619 3719 3818 3917 3918 4016 4116 4215 4316 4415 4516 4616 4716 4816 4917 5016 5117 5216 5317 5417 5517 5616',
    source: guessed,
  },
  { id: 'pacific-by-sea', name: 'Pacific Ocean by sea', points: 100, source: named('7.17') },
  {
    id: 'st-lawrence',
    name: 'St. Lawrence River',
    points: 30,
    naval: '1015',
    land: '0916 1015 1016 1116 1117 1118 1216 1217',
    notSolitaire: true,
    source: named('21.29'),
  },
  {
    id: 'hudson-bay',
    name: "Hudson's Bay",
    points: 50,
    naval: '0419 0420 0519 0520 0521 0618 0619',
    notSolitaire: true,
    source: named('21.29'),
  },
  {
    id: 'mississippi',
    name: 'Mississippi River',
    points: 30,
    naval: '1923',
    land: '1123 1124 1222 1223 1322 1323 1422 1423 1522 1523 1622 1623 1723 1724 1822 1823 1923',
    notSolitaire: true,
    source: named('21.29'),
  },
  {
    id: 'great-lakes',
    name: 'Great Lakes',
    points: 40,
    land: '1020 1021 1119 1120 1121 1122 1218 1219 1220 1221 1319 1320 1321',
    notSolitaire: true,
    source: named('21.29'),
  },
  {
    id: 'great-plains',
    name: 'Great Plains',
    points: 20,
    areas: ['midwest-plateau'],
    byLandOnly: true,
    source: guessed,
  },
  { id: 'grand-canyon', name: 'Grand Canyon', points: 25, land: '1630', source: guessed },
  { id: 'california', name: 'California', points: 30, areas: ['california'], source: guessed },
]
