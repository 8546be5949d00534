import type { BoardProps, Point, Say, TableView, Target } from '@spanish-main/ui'
import { useMemo, useState } from 'react'
import { boundsBeyond } from '../../rules/7-points.ts'
import type { Conquest } from '../../rules/state.ts'
import { pending } from '../../rules/words.ts'
import { Chart, type Lights } from '../chart/chart.tsx'
import { coursesOf, drawnCourse } from '../chart/courses.ts'
import { areasEntered } from '../chart/entered.ts'
import { type Fleet, fleetsOf } from '../chart/fleets.tsx'
import { AREA_LABELS, hexCentre } from '../chart/layout.ts'
import { hexOfTarget, mapTargets, standpoint, targetIn } from '../chart/targets.ts'
import { useSprite } from '../sprite.ts'

/** The chart in its panel: what may be taken glows, any hex within reach can be sailed or marched to. */
export function Table(props: BoardProps<Conquest>) {
  useSprite()
  const { table, picking, act, say, name, tidings } = props
  const { view, seat, events } = table
  const entered = useMemo(() => areasEntered(view, events), [view, events])
  const fleets = useMemo(() => fleetsOf(view), [view])
  const ways = useMemo(() => coursesOf(table), [table])
  const [drawn, setDrawn] = useState<readonly number[]>([])
  // Where a click on any hex goes there, single steps need no rings of their own until somebody asks for them.
  const steps = ways !== undefined && picking.move === undefined
  const decision = table.decision?.name ?? ''
  const targets = useMemo(() => {
    const shown = steps ? picking.targets.filter(({ domain }) => domain !== 'direction') : picking.targets
    return mapTargets(view, seat, fleets, shown, decision, say, name)
  }, [view, seat, fleets, picking.targets, decision, say, name, steps])
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
    active: activeIn(view, fleets),
    reach: ways && { from: standpoint(view), ways: ways.hexes, near: ways.near },
    drawn: ways === undefined || drawn.length === 0 ? undefined : drawnCourse(table, drawn),
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
  /** 7.31. Whoever drags the Expedition or the column draws another way than the shortest. */
  const draw = (way: readonly Target[], done: boolean) => {
    const hexes = way.map(each => hexOfTarget(view, seat, each)).filter((hex, i) => hex >= 0 && i > 0)
    setDrawn(done ? [] : hexes)
    if (done && hexes.length > 0) act.follow(hexes.map(value => ({ domain: 'hex', value })))
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
      holds={target => ways !== undefined && hexOfTarget(view, seat, target) === standpoint(view)}
      onDraw={draw}
      action={hex => {
        const n = lights.drawn?.length ?? ways?.course.get(hex)?.length
        return n === undefined ? undefined : sayCourse(table, ways!.verb, n, say)
      }}
    />
  )
}

/** What a click on a hex that lies so far does; 9.3 where the voyage uses more Bounds than were bought. */
function sayCourse({ view }: TableView<Conquest>, verb: 'sail' | 'step', n: number, say: Say): string {
  const course = say(`board.course.${verb}`, { n })
  const voyage = verb === 'sail' ? pending(view, 'voyage') : undefined
  const over = voyage === undefined ? 0 : boundsBeyond(view, voyage.expedition, n)
  return over === 0 ? course : `${course}. ${say('board.course.over', { n: over })}`
}

/** The Expedition that is under sail. */
function activeIn(view: Conquest, fleets: readonly Fleet[]): Point | undefined {
  const voyage = view.stack.findLast(frame => frame.at === 'voyage')
  return voyage && fleets.find(each => each.expedition === voyage.a)?.at
}

/** Where something lies on the sheet: a hex, or the plate of an Area. */
function placeOf(view: Conquest, seat: number, target: Target): Point | undefined {
  if (target.domain === 'area') return [AREA_LABELS[target.value][0], AREA_LABELS[target.value][1]]
  const hex = hexOfTarget(view, seat, target)
  return hex < 0 ? undefined : hexCentre(hex)
}

const positive = (hex: number): number | undefined => (hex < 0 ? undefined : hex)
