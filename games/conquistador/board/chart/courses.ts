import type { TableView } from '@spanish-main/ui'
import { marches, voyages, wayOver } from '../../rules/courses.ts'
import type { Conquest } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { pending } from '../../rules/words.ts'

/** Points beyond which a course is not shown: two Bounds. */
const SHOWN = 16

/** What lies within reach, with a shortest way to it. */
interface Ways {
  readonly verb: 'sail' | 'step'
  /** How far is near: what is left of the Bound, or of the march. */
  readonly near: number
  readonly course: ReadonlyMap<number, readonly number[]>
  readonly hexes: ReadonlyMap<number, readonly number[]>
}

/** Ways by hex, each as directions and as the hexes on it. */
export function coursesOf({ view, seat, choices }: TableView<Conquest>): Ways | undefined {
  if (choices.some(({ move, decision }) => decision === 'voyage' && move === 'sail')) {
    const expedition = pending(view, 'voyage')!.expedition
    const course = new Map<number, readonly number[]>()
    const hexes = new Map<number, readonly number[]>()
    for (const [water, way] of voyages(view, seat, expedition, SHOWN)) {
      const hex = tables.waterHex[water]
      if (course.has(hex)) continue
      course.set(hex, way)
      hexes.set(
        hex,
        along(view.expAt[expedition], way, tables.waterNext).map(at => tables.waterHex[at]),
      )
    }
    return { verb: 'sail', near: 8 - (view.expPoints[expedition] % 8), course, hexes }
  }
  if (choices.some(({ move, decision }) => decision === 'column' && move === 'step')) {
    const course = marches(view, seat)
    const hexes = new Map([...course].map(([hex, way]) => [hex, along(view.columnHex, way, tables.landNext)] as const))
    return { verb: 'step', near: 8, course, hexes }
  }
  return undefined
}

function along(from: number, way: readonly number[], next: readonly number[]): number[] {
  let at = from
  return way.map(direction => {
    at = next[at * 6 + direction]
    return at
  })
}

/** The way that somebody draws over these hexes, as far as the rules let it go: the hexes on it. */
export function drawnCourse({ view, seat }: TableView<Conquest>, hexes: readonly number[]): readonly number[] {
  const { way } = wayOver(view, seat, hexes)
  if (view.columnHex >= 0) return along(view.columnHex, way, tables.landNext)
  const { a: expedition } = view.stack.findLast(frame => frame.at === 'voyage')!
  return along(view.expAt[expedition], way, tables.waterNext).map(at => tables.waterHex[at])
}
