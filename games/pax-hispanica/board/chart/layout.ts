import type { Point } from '@spanish-main/ui'
import { AREA_IDS, SITES, ZONE_IDS } from '../../data/index.ts'

export type { Point }

/** The part of the sheet, 1,200 units wide, that is shown when the chart fits its window. */
export const VIEW = { x: 0, y: 12, width: 1200, height: 664 } as const

/** With the margin in which its frame stands, so that the frame covers nothing of it. */
export const PAPER = { x: VIEW.x - 17, y: VIEW.y - 17, width: VIEW.width + 34, height: VIEW.height + 34 } as const

export const TOKEN_SCALE = 1.14

/** The three boxes drawn on the chart: x, y, width, height. */
export const BOXES = {
  europe: { x: 948, y: 34, width: 232, height: 96 },
  pirating: { x: 20, y: 564, width: 250, height: 94 },
  cartouche: { x: 24, y: 452, width: 160, height: 90 },
} as const

export interface ZonePlace {
  /** Where the name stands, and whether it takes two lines. */
  readonly label: Point
  readonly twoLines?: true
  /** The name ends there instead, at the edge of the sheet. */
  readonly ends?: true
  /** The island of the haven, in degrees, and the radius of its circle. */
  readonly haven: Point
  readonly radius: number
  /** Where a lone fleet lies; where several lie; where the badge of a target stands. */
  readonly fleet: Point
  readonly fleets: readonly Point[]
  readonly badge: Point
}

const zones: Record<string, ZonePlace> = {
  'barataria-bay': {
    label: [276, 96],
    haven: [-90, 29.25],
    radius: 11.5,
    fleet: [133, 81],
    fleets: [
      [276, 69],
      [176, 94],
      [100, 83],
      [352, 69],
      [276, 136],
    ],
    badge: [312, 118],
  },
  'tris-island': {
    label: [168, 187],
    haven: [-91.65, 18.72],
    radius: 10.5,
    fleet: [98, 150],
    fleets: [
      [166, 160],
      [90, 160],
      [173, 227],
      [68, 210],
      [118, 288],
    ],
    badge: [180, 208],
  },
  'new-providence': {
    label: [556, 58],
    haven: [-77.4, 25],
    radius: 13,
    fleet: [598, 113],
    fleets: [
      [612, 98],
      [563, 161],
      [519, 98],
      [485, 59],
      [497, 148],
    ],
    badge: [556, 80],
  },
  tortuga: {
    label: [766, 192],
    haven: [-72.8, 20.06],
    radius: 11.5,
    fleet: [673, 198],
    fleets: [
      [719, 165],
      [643, 190],
      [814, 232],
      [719, 215],
      [795, 182],
    ],
    badge: [790, 163],
  },
  caymanes: {
    label: [466, 240],
    haven: [-81.2, 19.33],
    radius: 11.5,
    fleet: [444, 308],
    fleets: [
      [439, 307],
      [437, 213],
      [372, 284],
      [537, 244],
      [410, 339],
    ],
    badge: [470, 202],
  },
  'port-royal': {
    label: [600, 354],
    haven: [-76.84, 17.93],
    radius: 10,
    fleet: [540, 401],
    fleets: [
      [596, 386],
      [520, 386],
      [672, 394],
      [513, 336],
      [589, 321],
    ],
    badge: [600, 384],
  },
  'ile-a-vache': {
    label: [720, 362],
    haven: [-73.62, 18.08],
    radius: 11.5,
    fleet: [828, 366],
    fleets: [
      [794, 367],
      [647, 323],
      [832, 318],
      [718, 364],
      [723, 308],
    ],
    badge: [792, 344],
  },
  'sint-maarten': {
    label: [1190, 262],
    ends: true,
    haven: [-63.06, 18.06],
    radius: 13,
    fleet: [1012, 274],
    fleets: [
      [1112, 302],
      [1016, 274],
      [1148, 352],
      [888, 331],
      [930, 233],
    ],
    badge: [1042, 232],
  },
  hewanorra: {
    label: [944, 440],
    haven: [-60.98, 13.9],
    radius: 15,
    fleet: [1012, 434],
    fleets: [
      [1007, 430],
      [1081, 458],
      [1148, 510],
      [1148, 418],
      [942, 418],
    ],
    badge: [970, 402],
  },
  trinidad: {
    label: [1112, 577],
    haven: [-61.25, 10.45],
    radius: 23,
    fleet: [1140, 652],
    fleets: [
      [1145, 617],
      [926, 524],
      [1069, 576],
      [1148, 651],
      [917, 480],
    ],
    badge: [1170, 596],
  },
  curacao: {
    label: [806, 470],
    haven: [-69, 12.2],
    radius: 13.5,
    fleet: [698, 446],
    fleets: [
      [779, 443],
      [703, 451],
      [771, 505],
      [672, 436],
      [806, 408],
    ],
    badge: [748, 466],
  },
  'islas-del-rosario': {
    label: [534, 506],
    twoLines: true,
    haven: [-75.75, 10.17],
    radius: 11.5,
    fleet: [562, 468],
    fleets: [
      [523, 479],
      [581, 455],
      [546, 544],
      [550, 629],
      [588, 494],
    ],
    badge: [504, 470],
  },
  'old-providence': {
    label: [402, 500],
    haven: [-81.37, 13.35],
    radius: 11.5,
    fleet: [432, 428],
    fleets: [
      [429, 418],
      [412, 473],
      [381, 540],
      [437, 368],
      [466, 404],
    ],
    badge: [416, 522],
  },
  roatan: {
    label: [356, 355],
    haven: [-86.35, 16.38],
    radius: 16,
    fleet: [342, 322],
    fleets: [
      [280, 246],
      [336, 328],
      [241, 353],
      [350, 378],
      [336, 278],
    ],
    badge: [366, 374],
  },
}

export interface AreaPlace {
  readonly label: Point
  /** Degrees by which the name is turned. */
  readonly turn: number
  /** Where the pictogram of the Good stands, seen from the name. */
  readonly good?: Point
  readonly small?: true
  /** The name stands on the water. */
  readonly afloat?: true
  /** The name ends there instead, at the edge of the sheet. */
  readonly ends?: true
}

const areas: Record<string, AreaPlace> = {
  veracruz: { label: [74, 352], turn: 0, good: [0, 19] },
  yucatan: { label: [238, 232], turn: -8 },
  honduras: { label: [250, 434], turn: 16, good: [-2, 17] },
  panama: { label: [462, 646], turn: -14, good: [-52, -2] },
  'nueva-granada': { label: [704, 642], turn: 0, good: [0, -26] },
  venezuela: { label: [862, 650], turn: 0, good: [-64, -5] },
  'nova-andalusia': { label: [1034, 660], turn: 0, good: [-94, -5] },
  cuba: { label: [440, 163], turn: 9, good: [40, -4] },
  espanola: { label: [704, 279], turn: 0, good: [-38, 24], small: true },
  jamaica: { label: [560, 324], turn: 0, small: true, afloat: true },
  florida: { label: [424, 40], turn: 0, small: true },
  'leeward-islands': { label: [1190, 306], turn: 0, good: [-70, -24], small: true, afloat: true, ends: true },
  'windward-islands': { label: [1182, 508], turn: -90, good: [84, -4], small: true, afloat: true },
}

export interface SitePlace {
  /** Where the Site is drawn; a leader joins it to its true place. */
  readonly at: Point
  /** Where its name stands, seen from there. Rebel Sites have none. */
  readonly name?: { readonly dx: number; readonly dy: number; readonly anchor: 'start' | 'middle' | 'end' }
}

const sites: Record<string, SitePlace> = {
  'san-juan-de-ulua': { at: [114, 240], name: { dx: 2, dy: -31, anchor: 'middle' } },
  'san-lorenzo': { at: [40, 262], name: { dx: -27, dy: 28, anchor: 'start' } },
  'rebel-veracruz': { at: [66, 312] },
  terminos: { at: [158, 324], name: { dx: 0, dy: 32, anchor: 'middle' } },
  chetumal: { at: [216, 264], name: { dx: 8, dy: 31, anchor: 'middle' } },
  'st-georges-caye': { at: [284, 294], name: { dx: 12, dy: -25, anchor: 'middle' } },
  'rock-of-cerquin': { at: [206, 396], name: { dx: -2, dy: -20, anchor: 'middle' } },
  trujillo: { at: [326, 394], name: { dx: 24, dy: 6, anchor: 'start' } },
  'rebel-honduras': { at: [270, 394] },
  'miskito-coast': { at: [342, 446], name: { dx: -4, dy: 30, anchor: 'middle' } },
  'porto-bello': { at: [444, 552], name: { dx: -22, dy: 5, anchor: 'end' } },
  ronconcholon: { at: [500, 560], name: { dx: -12, dy: 32, anchor: 'middle' } },
  'rebel-panama': { at: [418, 614] },
  darien: { at: [590, 650], name: { dx: 0, dy: -20, anchor: 'middle' } },
  'new-edinburgh': { at: [552, 580], name: { dx: 6, dy: 31, anchor: 'middle' } },
  cartagena: { at: [602, 512], name: { dx: -27, dy: 29, anchor: 'end' } },
  'palenque-san-basilio': { at: [634, 570], name: { dx: -2, dy: 28, anchor: 'middle' } },
  'rebel-nueva-granada': { at: [684, 582] },
  'santa-marta-coast': { at: [646, 482], name: { dx: -2, dy: -34, anchor: 'middle' } },
  'woumain-paa': { at: [712, 488], name: { dx: -14, dy: 41, anchor: 'middle' } },
  coro: { at: [768, 542], name: { dx: -33, dy: 6, anchor: 'end' } },
  tucacas: { at: [840, 502], name: { dx: 33, dy: 12, anchor: 'start' } },
  buria: { at: [838, 590], name: { dx: 0, dy: 39, anchor: 'middle' } },
  antimano: { at: [888, 578], name: { dx: 0, dy: -31, anchor: 'middle' } },
  'rebel-venezuela': { at: [794, 616] },
  cumana: { at: [973, 580], name: { dx: -4, dy: -32, anchor: 'middle' } },
  araya: { at: [990, 512], name: { dx: 24, dy: 6, anchor: 'start' } },
  cumanagoto: { at: [930, 592], name: { dx: -4, dy: 30, anchor: 'middle' } },
  'rebel-nova-andalusia': { at: [1026, 596] },
  'warao-delta': { at: [1062, 612], name: { dx: 6, dy: 28, anchor: 'middle' } },
  martinique: { at: [1108, 400], name: { dx: 18, dy: -20, anchor: 'middle' } },
  youloumain: { at: [1014, 470], name: { dx: -22, dy: 5, anchor: 'end' } },
  barbados: { at: [1142, 450], name: { dx: -2, dy: 30, anchor: 'middle' } },
  tobago: { at: [1118, 522], name: { dx: 2, dy: 33, anchor: 'middle' } },
  'rebel-windward-islands': { at: [1066, 488] },
  dominica: { at: [1002, 370], name: { dx: -22, dy: 5, anchor: 'end' } },
  guadeloupe: { at: [1086, 350], name: { dx: 21, dy: 5, anchor: 'start' } },
  'st-kitts': { at: [962, 334], name: { dx: -20, dy: 4, anchor: 'end' } },
  'st-thomas': { at: [934, 258], name: { dx: 0, dy: -21, anchor: 'middle' } },
  boriken: { at: [862, 272], name: { dx: -22, dy: 0, anchor: 'end' } },
  'rebel-leeward-islands': { at: [1022, 324] },
  'port-de-paix': { at: [708, 240], name: { dx: 22, dy: -16, anchor: 'start' } },
  'st-domingue': { at: [634, 262], name: { dx: -20, dy: 5, anchor: 'end' } },
  bahoruco: { at: [706, 306], name: { dx: 0, dy: 28, anchor: 'middle' } },
  'santo-domingo': { at: [778, 300], name: { dx: 0, dy: 31, anchor: 'middle' } },
  'rebel-espanola': { at: [754, 252] },
  havana: { at: [404, 124], name: { dx: -28, dy: -6, anchor: 'end' } },
  ciboney: { at: [340, 148], name: { dx: -21, dy: 5, anchor: 'end' } },
  'isla-de-pinos': { at: [378, 216], name: { dx: 0, dy: 30, anchor: 'middle' } },
  'rebel-cuba': { at: [506, 180] },
  accompong: { at: [522, 282], name: { dx: -19, dy: 5, anchor: 'end' } },
  calusa: { at: [428, 70], name: { dx: 22, dy: 5, anchor: 'start' } },
}

/** By index, as the rules count them. */
export const ZONE_PLACES: readonly ZonePlace[] = ZONE_IDS.map(id => zones[id])
export const AREA_PLACES: readonly AreaPlace[] = AREA_IDS.map(id => areas[id])
export const SITE_PLACES: readonly SitePlace[] = SITES.map(site => sites[site.id])
