import type { BoardProps, Point, Target } from '@spanish-main/ui'
import { useMemo } from 'react'
import { marches, voyages } from '../../rules/courses.ts'
import type { Conquest } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { Chart, type Lights } from '../chart/chart.tsx'
import { areasEntered } from '../chart/entered.ts'
import { fleetsOf } from '../chart/fleets.tsx'
import { AREA_LABELS, hexCentre } from '../chart/layout.ts'
import { hexOfTarget, mapTargets, standpoint, targetIn } from '../chart/targets.ts'
import { useSprite } from '../sprite.ts'

/** Points beyond which a course is not shown: two Bounds. */
const SHOWN = 16

/** The chart in its panel: what may be taken glows, any hex within reach can be sailed or marched to. */
export function Table(props: BoardProps<Conquest>) {
  useSprite()
  const { table, picking, act, say, name, tidings } = props
  const { view, seat, events } = table
  const entered = useMemo(() => areasEntered(view, events), [view, events])
  const fleets = useMemo(() => fleetsOf(view), [view])
  const ways = useMemo(() => courses(props), [table])
  const steps = picking.targets.every(({ domain }) => domain === 'direction')
  const targets = useMemo(
    () =>
      ways !== undefined && steps && picking.move === undefined
        ? []
        : mapTargets(view, seat, fleets, picking.targets, say, name),
    [view, seat, fleets, picking.targets, say, name, ways, steps],
  )
  const hot = picking.shown ?? picking.focus
  const lights: Lights = {
    targets,
    refused: picking.refusal?.target && positive(hexOfTarget(view, seat, picking.refusal.target)),
    hot: hot && positive(hexOfTarget(view, seat, hot)),
    told: picking.shown && placeOf(view, seat, picking.shown),
    numbered: picking.numbered.flatMap(each => {
      const hex = hexOfTarget(view, seat, each)
      return hex < 0 ? [] : [{ at: [hexCentre(hex)[0] + 18, hexCentre(hex)[1] - 18] as const, number: each.number }]
    }),
    reach: ways && { from: standpoint(view), ways: ways.hexes, near: ways.near },
  }
  const pick = (target: Target) => {
    if (target.domain !== 'hex') {
      act.pick(target)
      return
    }
    const found = targetIn(view, seat, target.value, picking.targets)
    if (found !== undefined) act.pick(found)
    else act.pick(target)
  }
  return (
    <Chart
      view={view}
      seat={seat}
      entered={entered}
      fleets={fleets}
      lights={lights}
      tidings={tidings}
      say={say}
      onPick={pick}
      onHover={act.focus}
      action={hex => {
        const way = ways?.course.get(hex)
        return way === undefined ? undefined : say(`board.course.${ways!.verb}`, { n: way.length })
      }}
    />
  )
}

/** Where something lies on the sheet: a hex, or the plate of an Area. */
function placeOf(view: Conquest, seat: number, target: Target): Point | undefined {
  if (target.domain === 'area') return [AREA_LABELS[target.value][0], AREA_LABELS[target.value][1]]
  const hex = hexOfTarget(view, seat, target)
  return hex < 0 ? undefined : hexCentre(hex)
}

const positive = (hex: number): number | undefined => (hex < 0 ? undefined : hex)

interface Ways {
  readonly verb: 'sail' | 'step'
  /** How far is near: what is left of the Bound, or of the march. */
  readonly near: number
  readonly course: ReadonlyMap<number, readonly number[]>
  readonly hexes: ReadonlyMap<number, readonly number[]>
}

/** Ways by hex, each as directions and as the hexes on it. */
function courses({ table: { view, seat, choices } }: BoardProps<Conquest>): Ways | undefined {
  if (choices.some(({ move, decision }) => decision === 'voyage' && move === 'sail')) {
    const expedition = view.stack.findLast(frame => frame.at === 'voyage')!.a
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
