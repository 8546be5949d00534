import type { Point } from '@spanish-main/ui'

/** The part of the engraved sheet that is the board, in its units. */
export const VIEW = { x: 150, y: 132, width: 1040, height: 556 } as const

/** A location on the chart; everything but `at` is an offset from it. */
export interface PlaceOnChart {
  readonly at: Point
  readonly label: readonly [x: number, y: number, anchor: 'start' | 'middle' | 'end']
  readonly berths: readonly Point[]
  readonly marker: Point
  readonly quest: Point
  /** Where the next quest lies, if not below the first. */
  readonly second?: Point
  readonly tile: Point
  readonly assistant: Point
  readonly badge: Point
  /** The board of a city: left, top. Its width and height are the same everywhere. */
  readonly board: Point
}

export const CITY_BOARD = { width: 80, height: 36 } as const

/** In the order of the locations. */
export const PLACES: readonly PlaceOnChart[] = [
  // 1
  {
    at: [398, 168],
    label: [-22, -2, 'end'],
    berths: [
      [44, 2],
      [88, 2],
      [132, 2],
      [176, 6],
    ],
    marker: [13, 8],
    quest: [36, 26],
    tile: [38, 26],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 2
  {
    at: [630, 208],
    label: [0, -22, 'middle'],
    berths: [
      [-46, -6],
      [-46, 24],
      [-92, -14],
      [-92, 16],
    ],
    marker: [13, 8],
    quest: [-80, 34],
    tile: [-66, 34],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 3
  {
    at: [704, 228],
    label: [0, -22, 'middle'],
    berths: [
      [-4, -46],
      [-48, -52],
      [40, -52],
      [-92, -56],
    ],
    marker: [13, 8],
    quest: [34, 25],
    tile: [22, 25],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 4
  {
    at: [768, 200],
    label: [22, -23, 'start'],
    berths: [
      [-8, -31],
      [40, -31],
      [-56, -31],
      [86, -31],
    ],
    marker: [-14, -8],
    quest: [36, 26],
    tile: [38, 26],
    assistant: [-12, 25],
    badge: [-21, -21],
    board: [12, -17],
  },
  // 5
  {
    at: [748, 314],
    label: [48, 34, 'middle'],
    berths: [
      [-10, 60],
      [36, 68],
      [-8, 94],
      [38, 102],
    ],
    marker: [-14, -8],
    quest: [36, 26],
    tile: [38, 26],
    assistant: [-12, 25],
    badge: [-21, -21],
    board: [12, -17],
  },
  // 6
  {
    at: [878, 264],
    label: [0, -22, 'middle'],
    berths: [
      [-56, 2],
      [-56, 36],
      [58, -10],
      [58, 40],
    ],
    marker: [13, 8],
    quest: [36, 26],
    tile: [24, 26],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 7
  {
    at: [1066, 338],
    label: [0, -22, 'middle'],
    berths: [
      [-56, -16],
      [62, -34],
      [-56, -50],
      [62, 14],
    ],
    marker: [13, 8],
    quest: [-66, 30],
    tile: [-72, 12],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 8
  {
    at: [1086, 414],
    label: [-4, -22, 'end'],
    berths: [
      [-60, 10],
      [-60, 44],
      [70, -44],
      [-104, 20],
    ],
    marker: [13, 8],
    quest: [34, 26],
    tile: [38, 48],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 9
  {
    at: [982, 510],
    label: [0, -22, 'middle'],
    berths: [
      [56, -34],
      [56, 16],
      [100, -40],
      [100, 10],
    ],
    marker: [13, 8],
    quest: [36, 26],
    tile: [38, 26],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 10
  {
    at: [872, 512],
    label: [-18, 42, 'end'],
    berths: [
      [54, -18],
      [-50, -40],
      [54, -52],
      [-94, -48],
    ],
    marker: [13, 8],
    quest: [52, 31],
    tile: [38, 26],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 11
  {
    at: [742, 500],
    label: [48, 34, 'middle'],
    berths: [
      [-58, -30],
      [-6, -56],
      [-104, -38],
      [44, -60],
    ],
    marker: [-14, -8],
    quest: [36, 26],
    tile: [38, 26],
    assistant: [-12, 25],
    badge: [-21, -21],
    board: [12, -17],
  },
  // 12
  {
    at: [616, 300],
    label: [0, -22, 'middle'],
    berths: [
      [62, -4],
      [62, 30],
      [62, -36],
      [104, 14],
    ],
    marker: [13, 8],
    quest: [58, 46],
    tile: [38, 26],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 13
  {
    at: [492, 318],
    label: [48, 34, 'middle'],
    berths: [
      [-50, 12],
      [-50, 44],
      [-94, 16],
      [-94, 46],
    ],
    marker: [-14, -8],
    quest: [36, 26],
    tile: [38, 26],
    assistant: [-12, 25],
    badge: [-21, -21],
    board: [12, -17],
  },
  // 14
  {
    at: [592, 520],
    label: [-22, -24, 'end'],
    berths: [
      [6, -42],
      [50, -52],
      [-38, -56],
      [6, -74],
    ],
    marker: [14, -8],
    quest: [36, 26],
    tile: [38, 26],
    assistant: [12, 25],
    badge: [-8, -27],
    board: [-92, -17],
  },
  // 15
  {
    at: [474, 564],
    label: [-28, 40, 'end'],
    berths: [
      [-58, 4],
      [-4, -44],
      [-58, -30],
      [-48, -62],
    ],
    marker: [13, 8],
    quest: [36, 26],
    tile: [38, 26],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 16
  {
    at: [384, 498],
    label: [-4, -22, 'start'],
    berths: [
      [76, -4],
      [76, -38],
      [120, -4],
      [120, -38],
    ],
    marker: [13, 8],
    quest: [38, 27],
    // Below the first it would hide Portobelo.
    second: [-68, 24],
    tile: [38, 26],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 17
  {
    at: [398, 424],
    label: [24, -23, 'start'],
    berths: [
      [168, -2],
      [168, 32],
      [168, -36],
      [212, -2],
    ],
    marker: [-14, -8],
    quest: [-74, 24],
    tile: [38, 26],
    assistant: [-12, 25],
    badge: [-21, -21],
    board: [12, -17],
  },
  // 18
  {
    at: [328, 346],
    label: [-4, -22, 'start'],
    berths: [
      [60, -34],
      [60, 24],
      [104, -34],
      [104, 24],
    ],
    marker: [13, 8],
    quest: [-70, 32],
    tile: [-54, 32],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 19
  {
    at: [262, 308],
    label: [0, -22, 'middle'],
    berths: [
      [62, -30],
      [62, 38],
      [-50, 0],
      [-50, -30],
    ],
    marker: [13, 8],
    quest: [-44, 33],
    tile: [-44, 33],
    assistant: [15, 20],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 20
  {
    at: [410, 268],
    label: [0, 31, 'middle'],
    berths: [
      [50, -14],
      [50, 18],
      [94, -14],
      [94, 18],
    ],
    marker: [13, 8],
    quest: [36, 26],
    tile: [38, 26],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 21a
  {
    at: [352, 228],
    label: [-36, -7, 'end'],
    berths: [
      [60, -14],
      [60, 18],
      [104, -14],
      [104, 18],
    ],
    marker: [13, 8],
    quest: [36, 26],
    tile: [-10, -28],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 21b
  {
    at: [346, 280],
    label: [0, 31, 'middle'],
    berths: [
      [-50, 14],
      [-50, -14],
      [-94, 14],
      [-94, -14],
    ],
    marker: [13, 8],
    quest: [36, 26],
    tile: [38, 26],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 22
  {
    at: [302, 256],
    label: [-20, -7, 'end'],
    berths: [
      [-50, -14],
      [-50, 14],
      [-94, -14],
      [-94, 14],
    ],
    marker: [13, 8],
    quest: [36, 26],
    tile: [38, 26],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [12, -17],
  },
  // 7a
  {
    at: [1140, 392],
    label: [0, 32, 'middle'],
    berths: [
      [-50, 0],
      [-50, 30],
      [0, -44],
      [40, -44],
    ],
    marker: [13, 8],
    quest: [36, 26],
    tile: [38, 26],
    assistant: [-12, 19],
    badge: [-23, -4],
    board: [-32, -58],
  },
  // 9a
  {
    at: [926, 448],
    label: [48, -23, 'middle'],
    berths: [
      [-50, 0],
      [-50, 30],
      [-50, -30],
      [46, 40],
    ],
    marker: [-14, -8],
    quest: [36, 26],
    tile: [38, 26],
    assistant: [-12, 25],
    badge: [-21, -21],
    board: [12, -17],
  },
  // 16a
  {
    at: [470, 462],
    label: [48, -23, 'middle'],
    berths: [
      [-50, 0],
      [-50, 30],
      [46, 44],
      [90, 44],
    ],
    marker: [-14, -8],
    quest: [36, 26],
    tile: [38, 26],
    assistant: [-12, 25],
    badge: [-21, -21],
    board: [12, -17],
  },
  // 18a
  {
    at: [360, 376],
    label: [52, -35, 'middle'],
    berths: [
      [128, 0],
      [128, 30],
      [128, -30],
      [172, 0],
    ],
    marker: [-14, -8],
    quest: [36, 26],
    tile: [38, 26],
    assistant: [-12, 25],
    badge: [-21, -21],
    board: [12, -30],
  },
]

/** The lanes by the ids of their ends. */
export const LANES: Readonly<Record<string, string>> = {
  '1-2': 'M398 168C460 134 566 148 630 208',
  '2-3': 'M630 208C660 200 682 206 704 228',
  '2-5': 'M630 208C634 254 640 318 748 314',
  '3-4': 'M704 228C718 194 744 190 768 200',
  '4-6': 'M768 200C812 238 842 248 878 264',
  '5-6': 'M748 314C800 358 862 328 878 264',
  '6-7': 'M878 264C950 248 1040 268 1076 338',
  '7-8': 'M1076 338C1110 350 1118 384 1086 414',
  '8-9': 'M1086 414C1092 470 1050 508 982 510',
  '9-10': 'M982 510C950 524 908 528 872 512',
  '10-11': 'M872 512C836 466 782 468 742 500',
  '11-12': 'M742 500C700 440 640 380 616 300',
  '11-14': 'M742 500C700 452 640 456 592 520',
  '12-13': 'M616 300C588 356 530 362 492 318',
  '13-20': 'M492 318C466 302 438 300 410 268',
  '14-15': 'M592 520C562 582 514 542 474 564',
  '15-16': 'M474 564C434 552 396 536 384 498',
  '16-17': 'M384 498C374 470 378 446 398 424',
  '17-18': 'M398 424C404 380 372 346 328 346',
  '18-19': 'M328 346C306 320 290 306 262 308',
  '19-20': 'M262 308C310 334 372 322 410 268',
  '20-21a': 'M410 268C400 242 380 228 352 228',
  '20-21b': 'M410 268C388 288 366 290 346 280',
  '21b-22': 'M346 280C332 278 314 272 302 256',
  '9-9a': 'M982 510C974 484 954 458 926 448',
  '9a-10': 'M926 448C896 460 878 484 872 512',
  '16-16a': 'M384 498C412 500 448 492 470 462',
  '16a-17': 'M470 462C460 444 430 430 398 424',
  '17-18a': 'M398 424C400 404 384 384 360 376',
  '18a-19': 'M360 376C320 366 286 340 262 308',
  '7-7a': 'M1076 338C1104 338 1132 350 1140 380',
  '7a-8': 'M1140 380C1136 402 1116 414 1086 414',
  '13-2': 'M492 318C500 262 604 264 630 208',
}

/** The spaces of the explorer track, in their order. */
export const TRAIL: readonly Point[] = [
  [580, 630],
  [606, 630],
  [632, 630],
  [658, 630],
  [684, 630],
  [727, 614],
  [752, 614],
  [777, 614],
  [802, 614],
  [727, 646],
  [761, 646],
  [795, 646],
  [840, 614],
  [863, 614],
  [889, 614],
  [915, 614],
  [941, 614],
  [844, 646],
  [874, 646],
  [905, 646],
  [936, 646],
  [978, 630],
  [1004, 630],
  [1030, 630],
  [1056, 630],
  [1091, 630],
]

export const RUIN: readonly Point[] = [
  [1008, 590],
  [1033, 586],
  [1058, 582],
  [1083, 588],
  [1108, 592],
  [1133, 600],
]

/** Green, red, yellow: x, from, to; and where their bonus stands. */
export const BARRIERS: readonly (readonly [x: number, from: number, to: number])[] = [
  [703, 600, 660],
  [821, 600, 660],
  [959, 600, 660],
]

export const BARRIER_BONUS: readonly Point[] = [
  [703, 582],
  [821, 582],
  [959, 582],
]

/** Where the quest of a space lies: below it. */
export const TRAIL_QUEST: Point = [0, 23]

export const BOXES = {
  prestige: { x: 884, y: 146, width: 292, height: 84 },
  piles: { x: 163, y: 556, width: 150, height: 118 },
  cartouche: { x: 164, y: 472, width: 98, height: 72 },
} as const
