import type { Source } from './source.ts'
import { derived, reconstructed, stated } from './source.ts'

/** B7a. The four directions of a Nudge, in the order of every table. */
export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const

export type Direction = (typeof DIRECTIONS)[number]

const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, 1],
  down: [0, -1],
  left: [-1, 0],
  right: [1, 0],
}

/** B5f, B5g. The four tracks, where they lead and which deck they draw from. */
export const PROFESSIONS = ['colonist', 'missionary', 'royalist', 'buccaneer'] as const

export type Profession = (typeof PROFESSIONS)[number]

export type Track = {
  readonly profession: Profession
  readonly deck: 'colony' | 'mission' | 'royalty' | 'ship'
  readonly direction: Direction
  readonly extremist: 'tea-party' | 'abolition' | 'sun-king' | 'el-patron'
  readonly source: Source
}

export const TRACKS: readonly Track[] = [
  { profession: 'colonist', deck: 'colony', direction: 'up', extremist: 'tea-party', source: stated('EN G2, GL') },
  {
    profession: 'missionary',
    deck: 'mission',
    direction: 'right',
    extremist: 'abolition',
    source: stated('EN G2, GL'),
  },
  { profession: 'royalist', deck: 'royalty', direction: 'down', extremist: 'sun-king', source: stated('EN G2, GL') },
  { profession: 'buccaneer', deck: 'ship', direction: 'left', extremist: 'el-patron', source: stated('EN G2, GL') },
]

export type CellKind = 'callow' | 'wedding' | 'middle' | 'extremist'

/** A space of the board: x grows with Righteousness, y falls with Loyalty, (0, 0) is the central Callow space. */
export type Cell = {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly kind: CellKind
  /** Colour of a Callow space, otherwise the track. */
  readonly of: string
  readonly source: Source
}

const RUNG = derived('EN H8a to H8f, gap G-4')
const rung = (id: string, x: number, y: number, kind: CellKind, of: Profession) => ({
  id,
  x,
  y,
  kind,
  of,
  source: RUNG,
})
const callow = (of: string, x: number, y: number, source: Source) =>
  ({ id: `callow-${of}`, x, y, kind: 'callow', of, source }) as const

/** The five Callow spaces in the order of the colours, then each track from its wedding spot outward. */
export const CELLS: readonly Cell[] = [
  callow('purple', 1, -1, derived('EN H8a')),
  callow('red', 0, -1, derived('EN H8a')),
  callow('blue', 0, 1, derived('EN strategy guide')),
  callow('orange', -1, 1, derived('EN strategy guide')),
  callow('green', 0, 0, derived('EN H8c, H8d')),
  rung('colonist-1', 0, 2, 'wedding', 'colonist'),
  rung('colonist-2', 0, 3, 'middle', 'colonist'),
  rung('colonist-3', 0, 4, 'extremist', 'colonist'),
  rung('missionary-1', 1, 0, 'wedding', 'missionary'),
  rung('missionary-2', 2, 0, 'middle', 'missionary'),
  rung('missionary-3', 3, 0, 'extremist', 'missionary'),
  rung('royalist-1', 0, -2, 'wedding', 'royalist'),
  rung('royalist-2', 0, -3, 'middle', 'royalist'),
  rung('royalist-3', 0, -4, 'extremist', 'royalist'),
  rung('buccaneer-1', -1, 0, 'wedding', 'buccaneer'),
  rung('buccaneer-2', -2, 0, 'middle', 'buccaneer'),
  rung('buccaneer-3', -3, 0, 'extremist', 'buccaneer'),
]

export const CELL_COUNT = CELLS.length
export const CALLOW_COUNT = 5

/** Index of a cell by its id. */
export const CELL: Readonly<Record<string, number>> = Object.fromEntries(CELLS.map((cell, index) => [cell.id, index]))

/** Cells of each track, wedding spot first. */
export const CELLS_OF_TRACK: readonly (readonly number[])[] = PROFESSIONS.map(profession =>
  CELLS.flatMap((cell, index) => (cell.of === profession ? [index] : [])),
)

/** Track of each cell, −1 on a Callow space. */
export const TRACK_OF_CELL: readonly number[] = CELLS.map(cell => PROFESSIONS.indexOf(cell.of as Profession))

/** B5c, B5i. The realms around the tracks, by the signs of x and y. */
export const REALMS: readonly {
  readonly area: string
  readonly x: 1 | -1
  readonly y: 1 | -1
  readonly realm: 'mutiny' | 'midlife'
  readonly source: Source
}[] = [
  { area: 'upper left', x: -1, y: 1, realm: 'mutiny', source: derived('EN H8b, H8d') },
  { area: 'upper right', x: 1, y: 1, realm: 'midlife', source: derived('EN D3d, H8c, H8g') },
  { area: 'lower right', x: 1, y: -1, realm: 'mutiny', source: derived('EN D3, H8a, H8c') },
  { area: 'lower left', x: -1, y: -1, realm: 'midlife', source: derived('PL B5: two realms of each kind') },
]

/** What a Nudge does where it does not lead to a cell. */
export const MUTINY = -1
export const MIDLIFE = -2
export const STAY = -3

const at = (x: number, y: number) => CELLS.findIndex(cell => cell.x === x && cell.y === y)

function nudged(cell: Cell, direction: Direction): number {
  const x = cell.x + STEP[direction][0]
  const y = cell.y + STEP[direction][1]
  const target = at(x, y)
  if (target >= 0) return target
  const realm = REALMS.find(entry => entry.x === Math.sign(x) && entry.y === Math.sign(y))
  if (realm === undefined) return STAY
  return realm.realm === 'mutiny' ? MUTINY : MIDLIFE
}

/** D3b, G2a. Result of each Nudge from each cell: a cell, MUTINY, MIDLIFE or STAY. */
export const NUDGE: readonly (readonly number[])[] = CELLS.map(cell => DIRECTIONS.map(way => nudged(cell, way)))

const cellsAt = (test: (dx: number, dy: number) => boolean) =>
  CELLS.map(from =>
    CELLS.flatMap((to, index) => (test(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) ? [index] : [])),
  )

/** RS-sword-fight. Orthogonal neighbours of each cell. */
export const ADJACENT_CELLS = cellsAt((dx, dy) => dx + dy === 1)

/** PR-knight. Diagonal neighbours of each cell. */
export const DIAGONAL_CELLS = cellsAt((dx, dy) => dx === 1 && dy === 1)

/** The layout as a whole is a reconstruction, though each constraint on it comes from an example. */
export const BOARD_SOURCE = reconstructed('gap G-4')
