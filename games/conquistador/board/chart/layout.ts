import { AREA_IDS, type AreaId } from '../../data/index.ts'
import { COLUMNS, hexOf } from '../../rules/geography.ts'

/** The sheet, in chart units; y grows southward. */
export const SHEET = { x: 0, y: 20, width: 1460, height: 2070 } as const

export const HEX = { width: 40, radius: 23.094, pitch: 34.641 } as const

/** The middle of a hex: columns are counted from the east, even rows stand half a hex farther west. */
export function hexCentre(hex: number): readonly [number, number] {
  const row = Math.floor(hex / COLUMNS) + 1
  const column = (hex % COLUMNS) + 1
  return [1440 - HEX.width * (column + (row % 2 === 0 ? 0.5 : 0)), 40 + HEX.pitch * row]
}

/** The outline of a hex, around its middle or enlarged. */
export function hexPath(hex: number, radius: number = HEX.radius): string {
  const [x, y] = hexCentre(hex)
  const half = (radius * HEX.width) / 2 / HEX.radius
  const at = (n: number) => Number(n.toFixed(1))
  return `M${at(x)} ${at(y - radius)}L${at(x + half)} ${at(y - radius / 2)}V${at(y + radius / 2)}L${at(x)} ${at(y + radius)}L${at(x - half)} ${at(y + radius / 2)}V${at(y - radius / 2)}z`
}

/** The ends of a side of a hex, for lines along borders. */
export function hexSide(hex: number, direction: number): readonly [number, number, number, number] {
  const [x, y] = hexCentre(hex)
  const corner = (k: number) => [
    x + HEX.radius * Math.sin((k * Math.PI) / 3),
    y - HEX.radius * Math.cos((k * Math.PI) / 3),
  ]
  const [ax, ay] = corner(direction)
  const [bx, by] = corner(direction + 1)
  return [ax, ay, bx, by]
}

/** Parts of the sheet that one works in, as x, y, width, height. */
export const WINDOWS = {
  north: [470, 214, 936, 511],
  caribbean: [236, 598, 936, 511],
  mexico: [150, 590, 700, 382],
  peru: [420, 1150, 936, 511],
  brasil: [520, 1080, 936, 511],
  cape: [380, 1572, 936, 511],
  all: [0, 20, 1460, 2070],
} as const
export type WindowName = keyof typeof WINDOWS
export const WINDOW_NAMES = Object.keys(WINDOWS) as WindowName[]

/** Where the name of an Area stands, and whether on the sea. */
const LABELS: Readonly<Record<AreaId, readonly [x: number, y: number, onSea: boolean]>> = {
  maritime: [1030, 416, true],
  saguenay: [800, 330, false],
  norumbega: [880, 484, true],
  'great-lakes': [620, 412, false],
  'atlantic-coast': [816, 546, true],
  'east-coast': [790, 678, true],
  'deep-south': [540, 616, false],
  'midwest-plateau': [462, 482, false],
  rockies: [286, 540, false],
  california: [140, 606, false],
  sonora: [336, 716, false],
  aztec: [318, 888, false],
  mayan: [500, 948, false],
  panama: [556, 1050, true],
  venezuela: [818, 1050, false],
  guinea: [1006, 1106, false],
  amazon: [930, 1230, false],
  brasil: [1170, 1390, false],
  incan: [776, 1440, false],
  'rio-del-plate': [968, 1610, false],
  patagonia: [838, 1850, false],
  caribbean: [866, 944, true],
}
export const AREA_LABELS = AREA_IDS.map(id => LABELS[id])

/** Names of seas, in the languages of those who gave them. */
export const SEAS: readonly {
  readonly text: string
  readonly at: readonly [number, number]
  readonly size: number
  readonly rotate: number
}[] = [
  { text: 'Golfo de México', at: [440, 780], size: 15, rotate: 0 },
  { text: 'Mar de las Antillas', at: [700, 962], size: 15, rotate: 0 },
  { text: 'Mar Océano', at: [884, 806], size: 20, rotate: 0 },
  { text: 'The Ocean Sea', at: [1190, 560], size: 30, rotate: -8 },
  { text: 'Mar del Sur', at: [300, 1120], size: 26, rotate: 0 },
  { text: 'The South Sea', at: [330, 1560], size: 34, rotate: 0 },
  { text: "Hudson's Bay", at: [676, 214], size: 15, rotate: 0 },
  { text: 'Mar del Norte', at: [1290, 1080], size: 26, rotate: 14 },
  { text: 'Mar Argentino', at: [1080, 1830], size: 22, rotate: 0 },
]

/** Names of places, for display only; other hexes go by their id and Area. */
export const PLACES: ReadonlyMap<number, string> = new Map(
  Object.entries({
    '2219': 'Trinidad',
    '2316': 'Isabela',
    '2323': 'Chichen Itza',
    '2326': 'Vera Cruz',
    '2327': 'Tenochtitlan',
    '2414': 'San Juan',
    '2415': 'Santo Domingo',
    '2512': 'Guadeloupe',
    '2818': 'Darién',
    '2919': 'Panamá',
    '3816': 'Cuzco',
    '4213': 'Potosi',
  }).map(([id, name]) => [hexOf(id), name]),
)

/** Where ships lie in a hex that is partly land, one berth for each of its waters. */
const BERTHS = [
  '1011=997,386 1012=948,401 1014=852,401 1015=835,378 1030=205,378 1031=163,386 1113=920,431 1114=880,404',
  '1115=855,430 1132=145,413 1214=852,470 1215=835,464 1232=125,447 1316=815,499 1317=760,507 1333=105,482',
  '1417=755,534 1433=85,516 1518=737,560 1533=105,568 1618=708,609 1633=83,594 1719=695,637 1733=105,637',
  '1819=675,672 1820=612,678 1821=580,680 1822=540,680 1824=468,678 1831=180,680 1832=125,672 1920=657,698/623,698',
  '1923=528,713 1925=440,715 1926=415,707 1931=185,707 1932=177,698/143,698 2018=700,743 2019=677,733 2020=605,741',
  '2026=397,733 2030=205,741 2031=195,724/165,741 2032=140,743 2118=720,778 2119=680,778 2126=415,776 2130=225,776',
  '2131=215,759/185,776 2217=740,812 2218=708,787 2219=668,787/652,817 2220=620,785/620,819 2221=580,812',
  '2222=540,812 2226=397,802 2229=243,802 2316=800,820 2317=760,847 2318=720,847 2319=672,851 2323=520,820',
  '2324=465,828 2326=415,828 2329=272,851 2412=940,881 2413=900,881 2414=860,881 2415=820,888 2416=772,886',
  '2418=700,881 2422=555,880 2424=460,854 2425=420,854 2427=332,886 2428=300,888 2512=960,916 2521=608,891',
  '2522=560,889 2523=535,898 2524=472,921 2525=432,921 2526=400,923 2527=352,921 2611=980,951 2621=597,941',
  '2622=532,955 2623=500,958 2712=960,985 2713=920,985 2715=840,958 2716=808,961 2717=752,961 2721=617,975',
  '2722=545,984 2811=988,995 2812=948,995 2813=900,993 2814=868,995 2816=788,995 2817=725,1001 2818=700,993',
  '2819=660,993/660,1027 2820=628,995/620,1027 2821=565,1018 2911=1008,1030 2919=665,1053 2920=640,1055',
  '3008=1115,1071 3009=1060,1062 3010=1028,1064 3018=683,1079 3108=1135,1105 3119=665,1105 3207=1148,1134',
  '3219=645,1140 3305=1248,1168 3306=1208,1168 3307=1168,1168 3320=623,1183 3403=1308,1203 3404=1260,1201',
  '3419=645,1209 3502=1375,1244 3503=1328,1238 3520=625,1261 3601=1380,1297 3619=645,1296 3702=1368,1336',
  '3703=1335,1330 3719=665,1330 3803=1315,1365 3818=685,1365 3904=1297,1391 3917=752,1406 3918=705,1400',
  '4003=1315,1434 4016=772,1440 4104=1297,1460 4116=785,1469 4204=1275,1503 4215=803,1495 4305=1240,1547',
  '4306=1208,1544 4307=1168,1544 4316=783,1530 4407=1155,1573 4415=803,1564 4507=1177,1599 4516=785,1590',
  '4607=1155,1642 4608=1108,1648 4616=763,1634 4709=1095,1677 4716=783,1668 4809=1060,1720 4810=1028,1718',
  '4816=765,1694 4911=1017,1737 4917=745,1729 5011=980,1789 5012=948,1787 5016=763,1772 5113=928,1821',
  '5114=895,1815 5117=745,1815 5213=917,1841 5216=763,1841 5217=740,1851 5314=895,1884 5317=752,1861 5414=875,1919',
  '5417=723,1911 5515=855,1954 5517=743,1945 5518=720,1955 5611=980,1990 5612=940,1990 5615=835,1971 5616=772,1995',
  '5617=725,1988 5714=880,2024 5715=848,2029 5716=800,2032 5717=760,2024 5814=860,2032 0208=1100,126 0211=995,118',
  '0213=885,118 0215=820,126 0216=795,118 0308=1120,154 0311=1017,144 0313=912,159 0316=815,135 0317=752,159',
  '0318=720,161 0319=688,159 0411=995,187 0412=925,187 0416=780,189 0417=748,164 0418=683,179 0421=588,193',
  '0511=1000,223 0515=855,205 0516=800,196 0518=703,213 0522=575,205 0614=875,239 0617=723,248 0620=628,233',
  '0621=595,239 0714=888,268 0718=705,274 0719=680,292 0720=648,268 0731=192,297 0812=957,317 0813=908,302',
  '0818=683,317 0819=677,317 0831=180,327 0913=920,362 0914=888,366 0915=848,366 0919=680,335 0931=192,366',
  '0932=168,366',
].join(' ')

const berths: ReadonlyMap<number, readonly (readonly [number, number])[]> = new Map(
  BERTHS.split(' ').map(each => {
    const [hex, list] = each.split('=')
    return [hexOf(hex), list.split('/').map(pair => pair.split(',').map(Number) as [number, number])] as const
  }),
)

/** Where ships in a water lie: at its berth, or in the middle of the open sea. */
export const berthOf = (hex: number, group: number): readonly [number, number] =>
  berths.get(hex)?.[group] ?? berths.get(hex)?.[0] ?? hexCentre(hex)
