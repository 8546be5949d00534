import type { Pack } from '../data/index.ts'

export const ROWS = 58
export const COLUMNS = 34
export const HEXES = ROWS * COLUMNS

/** Directions, clockwise from north-east. */
export const DIRECTIONS = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const
export const opposite = (direction: number): number => (direction + 3) % 6

export const ATLANTIC = 0
export const PACIFIC = 1
export const CAPE = 2

/** Index of a hex by its name RRCC, and back. */
export const hexOf = (id: string): number => (Number(id.slice(0, 2)) - 1) * COLUMNS + Number(id.slice(2, 4)) - 1
export const hexId = (hex: number): string => {
  const two = (n: number): string => String(n).padStart(2, '0')
  return two(Math.floor(hex / COLUMNS) + 1) + two((hex % COLUMNS) + 1)
}
export const hexesOf = (list: string): number[] => list.split(' ').map(hexOf)
export const rowOf = (hex: number): number => Math.floor(hex / COLUMNS) + 1

const STEPS = [
  [
    [-1, 0],
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
  ],
  [
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ],
] as const

/** The hex beside a hex, −1 beyond the edge of the sheet. */
export function beside(hex: number, direction: number): number {
  const row = Math.floor(hex / COLUMNS)
  const [dr, dc] = STEPS[(row + 1) % 2][direction]
  const r = row + dr
  const c = (hex % COLUMNS) + dc
  return r < 0 || r >= ROWS || c < 0 || c >= COLUMNS ? -1 : r * COLUMNS + c
}

/**
 * The sheet worked out: hexes and waters. A water is a hex with sea in it; a hex whose seas do not meet has a second water,
 * numbered after all hexes.
 */
export interface Geography {
  /** By hex: Area or −1; whether it holds any land; ground letter; partly sea; land that nobody may settle (7.7). */
  readonly areaOf: readonly number[]
  readonly hasLand: readonly boolean[]
  readonly ground: readonly string[]
  readonly isCoast: readonly boolean[]
  /** By water: its hex; by water and direction: the next water or −1; its ocean; Bounds from Europe. */
  readonly waterHex: readonly number[]
  readonly waterNext: readonly number[]
  readonly ocean: readonly number[]
  readonly bounds: readonly number[]
  /** Waters of each hex. */
  readonly watersOf: readonly (readonly number[])[]
  /** Waters of coast hexes, where one may land. */
  readonly coastalWaters: readonly number[]
  /** By hex and direction: the next hex for land units or −1. */
  readonly landNext: readonly number[]
  /** 12.2. Adjusted attrition level by hex, 0 where nobody can be. */
  readonly attrition: readonly number[]
  readonly hexesOfArea: readonly (readonly number[])[]
  readonly hasCoast: readonly boolean[]
  /** Bit set of the Areas that touch an Area on land. */
  readonly neighbours: readonly number[]
}

const key = (a: number, b: number): number => Math.min(a, b) * HEXES + Math.max(a, b)
const sidesOf = (list: string): Set<number> =>
  new Set(list.split(' ').map(side => key(hexOf(side.slice(0, 4)), hexOf(side.slice(5)))))

/** Works the sheet of a pack out. */
export function geographyOf(pack: Pack): Geography {
  const letters = pack.areaRows.join('')
  const ground = [...pack.groundRows.join('')]
  const areaOf = [...letters].map(letter => (letter >= 'a' && letter <= 'z' ? letter.charCodeAt(0) - 97 : -1))
  const hasLand = [...letters].map(letter => letter !== '.' && letter !== '~')
  const shores = new Map(pack.shores.split(' ').map(each => [hexOf(each), each.slice(5).split('/')] as const))
  const isCoast = letters.split('').map((_, hex) => shores.has(hex))
  const waters = waterTables(letters, shores, sidesOf(pack.closedToShips))
  const closed = sidesOf(pack.closedToLand)
  const landNext = new Array<number>(HEXES * 6).fill(-1)
  const neighbours = pack.areas.map(() => 0)
  for (let hex = 0; hex < HEXES; hex++) {
    if (areaOf[hex] < 0) continue
    for (let d = 0; d < 6; d++) {
      const next = beside(hex, d)
      if (next < 0 || areaOf[next] < 0 || closed.has(key(hex, next))) continue
      landNext[hex * 6 + d] = next
      if (areaOf[next] !== areaOf[hex]) neighbours[areaOf[hex]] |= 1 << areaOf[next]
    }
  }
  const ocean = oceans(waters.waterNext, waters.waterHex)
  const hexesOfArea = pack.areas.map((_, area) => areaOf.flatMap((each, hex) => (each === area ? [hex] : [])))
  return {
    areaOf,
    hasLand,
    ground,
    isCoast,
    ...waters,
    coastalWaters: waters.waterHex.flatMap((hex, water) =>
      isCoast[hex] && waters.watersOf[hex].includes(water) ? [water] : [],
    ),
    ocean,
    bounds: oceanDistances(pack, areaOf, isCoast, waters.waterHex, waters.waterNext, ocean),
    landNext,
    attrition: attritionLevels(pack, areaOf, ground, isCoast),
    hexesOfArea,
    hasCoast: hexesOfArea.map(hexes => hexes.some(hex => isCoast[hex])),
    neighbours,
  }
}

/** 7.31. Ships go from water to water where both sides of the hexside are open. */
function waterTables(letters: string, shores: ReadonlyMap<number, readonly string[]>, closed: ReadonlySet<number>) {
  const waterHex = Array.from({ length: HEXES }, (_, hex) => hex)
  const watersOf: number[][] = Array.from({ length: HEXES }, (_, hex) =>
    letters[hex] === '~' || shores.has(hex) ? [hex] : [],
  )
  for (const [hex, groups] of shores) {
    for (let i = 1; i < groups.length; i++) {
      watersOf[hex].push(waterHex.length)
      waterHex.push(hex)
    }
  }
  const opens = (water: number, direction: number): boolean => {
    const groups = shores.get(waterHex[water])
    return groups === undefined || groups[watersOf[waterHex[water]].indexOf(water)].includes(`${direction}`)
  }
  const waterNext = new Array<number>(waterHex.length * 6).fill(-1)
  for (let water = 0; water < waterHex.length; water++) {
    const hex = waterHex[water]
    if (watersOf[hex].length === 0) continue
    for (let d = 0; d < 6; d++) {
      const next = beside(hex, d)
      if (next < 0 || !opens(water, d) || closed.has(key(hex, next))) continue
      waterNext[water * 6 + d] = watersOf[next].find(each => opens(each, opposite(d))) ?? -1
    }
  }
  return { waterHex, watersOf, waterNext }
}

/** 7.51. The two hexes that part the oceans. */
export const CAPE_HEXES: readonly number[] = hexesOf('5715 5814')
/** Where an Expedition that fails at the Cape waits when it comes from Europe. */
export const BEFORE_THE_CAPE = hexOf('5713')
const WEST_OF_PANAMA = hexOf('2920')

/** Every water that can be reached from the Pacific side of Panama without the Cape is Pacific, the rest Atlantic. */
function oceans(waterNext: readonly number[], waterHex: readonly number[]): number[] {
  const ocean: number[] = waterHex.map(hex => (CAPE_HEXES.includes(hex) ? CAPE : ATLANTIC))
  const todo = [WEST_OF_PANAMA]
  ocean[WEST_OF_PANAMA] = PACIFIC
  for (let water = todo.pop(); water !== undefined; water = todo.pop()) {
    for (let d = 0; d < 6; d++) {
      const next = waterNext[water * 6 + d]
      if (next < 0 || ocean[next] !== ATLANTIC) continue
      ocean[next] = PACIFIC
      todo.push(next)
    }
  }
  return ocean
}

/** 7.2, R-33. Bounds as printed on an Area's coast; elsewhere by the nearest such coast of the same ocean. */
function oceanDistances(
  pack: Pack,
  areaOf: readonly number[],
  isCoast: readonly boolean[],
  waterHex: readonly number[],
  waterNext: readonly number[],
  ocean: readonly number[],
): number[] {
  const far = waterHex.map(() => Number.POSITIVE_INFINITY)
  const rings: number[][] = []
  const reach = (water: number, steps: number) => {
    if (steps >= far[water]) return
    far[water] = steps
    rings[steps] ??= []
    rings[steps].push(water)
  }
  const printed = new Set<number>()
  waterHex.forEach((hex, water) => {
    const area = pack.areas[areaOf[hex]]
    if (area === undefined || !isCoast[hex]) return
    const { e, w, n, s } = area.bounds
    const side = area.line === undefined ? (ocean[water] === PACIFIC ? w : e) : rowOf(hex) <= area.line ? n : s
    if (side === undefined) return
    printed.add(water)
    reach(water, 8 * side)
  })
  for (let steps = 0; steps < rings.length; steps++) {
    for (const water of rings[steps] ?? []) {
      if (far[water] !== steps) continue
      for (let d = 0; d < 6; d++) {
        const next = waterNext[water * 6 + d]
        if (next >= 0 && !printed.has(next) && (ocean[next] === ocean[water] || ocean[next] === CAPE))
          reach(next, steps + 1)
      }
    }
  }
  return far.map(steps => (Number.isFinite(steps) ? Math.ceil(steps / 8) : -1))
}

/** 12.21 to 12.24. */
function attritionLevels(
  pack: Pack,
  areaOf: readonly number[],
  ground: readonly string[],
  isCoast: readonly boolean[],
): number[] {
  const kind = new Set([
    ...Object.values(pack.rivers).flatMap(river => river.split(' ').flatMap(side => side.split('-').map(hexOf))),
    ...hexesOf(pack.greatLakes),
  ])
  return areaOf.map((area, hex) => {
    if (area < 0) return 0
    const rough = ground[hex] === 'f' ? 1 : ground[hex] === 'r' ? 2 : 0
    const eased = isCoast[hex] || kind.has(hex) ? 1 : 0
    return Math.min(5, Math.max(1, pack.areas[area].attrition + rough - eased))
  })
}
