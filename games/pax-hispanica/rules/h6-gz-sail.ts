import { drawFrom, type Params, type Refusal, reveal, type World, wordOf } from '@spanish-main/kernel'
import { ZONE_COUNT } from '../data/index.ts'
import { handLimit } from './d3-values.ts'
import { intoHand } from './decks.ts'
import { colourOf } from './players.ts'
import { moveFleet } from './ships.ts'
import { courseLeft, ENTERED, reconnoitre, turnOf } from './sm-sail-turn.ts'
import { DECK, type Pax, PURPLE, RED, STREAM } from './state.ts'
import { CARDS_IN_ALL, MARKET, tables } from './tables.ts'
import { vocabulary } from './vocabulary.ts'
import { by, call, decision, move, no, tell, top } from './words.ts'

const NOT_ADJACENT = no('D4c', 'not-adjacent')
const AGAINST_CURRENT = no('D4c', 'against-the-current')
const TOO_LONG = no('H6b-course', 'too-long')
const OFF_COURSE = no('H6b-course', 'off-course')
const COURSE_OVER = no('H6b-course', 'course-over')
const UNDER_WAY = no('H6b-course', 'under-way')
const NO_WAY_HOME = no('H6b-course', 'course-misses-europe')

/** Long enough to see every sea zone twice; a course must end somewhere. */
const LONGEST_COURSE = 2 * ZONE_COUNT

/** H1c. In the Hurricane year nobody sails, but a fleet may scout. */
export const hurricaneWatch = decision('hurricane-watch', {
  rule: 'H1c',
  moves: {
    reconnaissance: move({ rule: 'H1c', play: (g, seat, world) => reconnoitre(g, world, colourOf(g, seat)) }),
    stay: move({ rule: 'H1c', play: () => undefined }),
  },
})

/** H6b, H6b-course. With fewer Ships than Ganga Zumba the Sun King lets him sail where he likes. */
export const mustPlotCourse = (g: Pax): boolean => g.solitaire === 1 && g.shipCount[PURPLE] >= g.shipCount[RED]

const plotted = (g: Pax): readonly number[] => top(g, 'plot-course').course

/** H6b-course. The whole course, zone by zone. */
export const plotCourse = decision('plot-course', {
  rule: 'H6b-course',
  moves: {
    'set-sail': move({
      rule: 'H6b-course',
      play: (g, seat, world, _a, _b, _c, frame) => setSail(g, world, colourOf(g, seat), frame.course),
    }),
    via: move({
      rule: 'H6b-course',
      args: ['zone'],
      offers(_g, _seat, offer) {
        for (let zone = 0; zone < ZONE_COUNT; zone++) offer(zone)
      },
      refuse(g, _seat, zone) {
        const course = plotted(g)
        const last = course[course.length - 1]
        if (course.length === LONGEST_COURSE) return TOO_LONG
        if (tables.exits[last].includes(zone)) return undefined
        return tables.neighbours[last].includes(zone) ? AGAINST_CURRENT : NOT_ADJACENT
      },
      play(g, seat, _world, zone, _b, _c, frame) {
        call(g, 'plot-course', seat, [...frame.course, zone])
      },
    }),
  },
})

/** H6b-course. The course is announced; then the Sun King draws, and the fleet sets out. */
function setSail(g: Pax, world: World, colour: number, course: number[]): void {
  for (let i = 0; i < course.length; i++) tell(world, g, 'H6b-course', 'course-plotted', course[i], i + 1)
  drawHavensForKing(g, world)
  moveFleet(g, world, 'D4b', colour, course[0])
  turnOf(g).course = course
  by('AMB-82')
  turnOf(g).marks = ENTERED
}

/** H6b-course, AMB-75. Openly as many Haven cards as his Hand Limit, fewer from a short deck. */
function drawHavensForKing(g: Pax, world: World): void {
  tell(world, g, 'H6b-course', 'king-watches', handLimit(g, PURPLE))
  for (let i = 0; i < handLimit(g, PURPLE) && g.havenLeft > 0; i++) {
    const card = drawFrom(g, world, STREAM.haven, DECK, MARKET, CARDS_IN_ALL)
    g.havenLeft--
    intoHand(g, card, PURPLE, 0)
    reveal(g, card)
    tell(world, g, 'H6b-course', 'haven-drawn', PURPLE, card)
  }
}

/** H6b-course. On an announced course a fleet may only sail to its next zone. */
export function refuseZone(g: Pax, zone: number): Refusal | undefined {
  const course = courseLeft(g)
  if (course.length === 0) return undefined
  if (course.length === 1) return COURSE_OVER
  return course[1] === zone ? undefined : OFF_COURSE
}

/** H6b-course. Nor may it leave the sea before the last one. */
export const refuseDeparture = (g: Pax): Refusal | undefined => (courseLeft(g).length > 1 ? UNDER_WAY : undefined)

/** H6b-course, F6c. Burying everything ends the voyage; burying a part takes a course that leads to EUROPE. */
export function refuseBurial(g: Pax, everything: boolean): Refusal | undefined {
  const course = courseLeft(g)
  if (course.length === 0) return undefined
  if (everything) return refuseDeparture(g)
  return tables.europeFrom[course[course.length - 1]] ? undefined : NO_WAY_HOME
}

/** Where the announced course goes on. */
export const explain: Readonly<Record<string, (g: Pax) => Params>> = {
  'H6b-course/off-course': g => ({ zone: wordOf(vocabulary.zone, courseLeft(g)[1]) }),
}
