import { colourOf } from './players.ts'
import { courseLeft } from './sm-sail-turn.ts'
import type { Pax } from './state.ts'
import { tables } from './tables.ts'
import { vocabulary } from './vocabulary.ts'
import { top } from './words.ts'

/** Zones one after the other, without the one where it begins. */
export type Course = readonly number[]

/** Where a seat may go on to: the move for each step, the zone it stands in, and a course to every zone. */
interface Outlook {
  readonly verb: 'sail' | 'via'
  readonly from: number
  readonly courses: ReadonlyMap<number, Course>
}

/** D4c, SM-8, H6b-course. The courses of a fleet that is to sail, or of one that is plotted; undefined if neither is asked. */
function outlook(g: Pax, seat: number): Outlook | undefined {
  const asked = g.stack.at(-1)
  if (asked === undefined || asked.seat !== seat) return undefined
  if (asked.at === 'plot-course') {
    const from = top(g, 'plot-course').course.at(-1)!
    return { verb: 'via', from, courses: coursesFrom(from) }
  }
  if (asked.at !== 'sail-act' && asked.at !== 'run-course') return undefined
  const from = g.fleet[colourOf(g, seat)]
  const announced = courseLeft(g)
  return { verb: 'sail', from, courses: announced.length === 0 ? coursesFrom(from) : along(announced) }
}

/** D4c. A shortest course to every zone, never against a current; the nearest first. */
function coursesFrom(from: number): Map<number, Course> {
  const found = new Map<number, Course>([[from, []]])
  for (const [at, way] of found) {
    for (const zone of tables.exits[at]) if (!found.has(zone)) found.set(zone, [...way, zone])
  }
  found.delete(from)
  return found
}

/** H6b-course. What was announced is followed: as far as each of its zones. */
function along([, ...zones]: Course): Map<number, Course> {
  const found = new Map<number, Course>()
  for (const [i, zone] of zones.entries()) if (!found.has(zone)) found.set(zone, zones.slice(0, i + 1))
  return found
}

/** The shortest course to a zone of this kind. */
export function courseWhere(g: Pax, seat: number, isWanted: (zone: number) => boolean): Course | undefined {
  const courses = outlook(g, seat)?.courses ?? []
  for (const [zone, way] of courses) if (isWanted(zone)) return way
  return undefined
}

/**
 * The course to a zone that is farther away than the next, with the zone where it begins. A neighbour is never far: if a
 * current lies between, that is said, and nobody is sent all the way round by a click.
 */
export function farCourse(g: Pax, seat: number, zone: number): Course | undefined {
  const found = outlook(g, seat)
  const way = found?.courses.get(zone)
  return way === undefined || tables.neighbours[found!.from].includes(zone) ? undefined : [found!.from, ...way]
}

/** The moves that lead to a far zone, by its word; none if no course does. */
export function course(g: Pax, seat: number, target: string): readonly string[] {
  const zones: readonly string[] = vocabulary.zone.words
  const [, ...way] = farCourse(g, seat, zones.indexOf(target)) ?? []
  return way.map(zone => `${outlook(g, seat)!.verb} ${zones[zone]}`)
}
