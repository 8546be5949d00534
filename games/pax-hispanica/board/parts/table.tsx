import type { BoardProps } from '@spanish-main/ui'
import { useEffect, useMemo, useRef } from 'react'
import { farCourse } from '../../rules/courses.ts'
import type { Pax } from '../../rules/state.ts'
import { top } from '../../rules/words.ts'
import { Chart } from '../chart/chart.tsx'
import type { Spot } from '../chart/marks.ts'
import { useSprite } from '../sprite.ts'
import { chartMarks, pickBox, spotOf, targetOf } from './targets.ts'

/** The chart in its panel: what may be taken glows, and anything may be clicked. */
export function Table(props: BoardProps<Pax>) {
  useSprite()
  const { table, picking, act, say, tidings } = props
  const times = useRefusals(picking.refusal)
  const marks = useMemo(() => chartMarks(props, times), [table, picking.targets, picking.picked, picking.refusal, say])
  const pick = (place: Spot) => (place.kind === 'box' ? pickBox(props, place.index) : act.pick(targetOf(place)))
  return (
    <Chart
      view={table.view}
      say={say}
      marks={marks}
      sailing={fleetInQuestion(table)}
      onPick={pick}
      onHover={place => act.focus(place === undefined ? undefined : targetOf(place))}
      numbered={picking.numbered.flatMap(each => {
        const place = spotOf(each)
        return place === undefined ? [] : [{ spot: place, number: each.number }]
      })}
      tidings={tidings}
      quiet={picking.refusal !== undefined}
      route={zone => routeTo(props, zone)}
      hot={spotOf(picking.shown) ?? spotOf(picking.focus)}
    />
  )
}

/** The nation whose fleet is asked about: one's own on its voyage, and the one that one may interdict. */
function fleetInQuestion({ decision, view, seat }: BoardProps<Pax>['table']): number | undefined {
  if (decision?.name === 'sail-act') return view.colour[seat]
  return decision?.name === 'interdiction-window' ? top(view, 'interdiction-window').fleet : undefined
}

/** What a click on a far zone would sail, unless something else is being chosen. */
function routeTo({ table: { view, seat, verbs }, picking: { move } }: BoardProps<Pax>, zone: number) {
  if (seat < 0 || verbs.length === 0 || (move !== undefined && move !== 'sail' && move !== 'via')) return undefined
  return farCourse(view, seat, zone)
}

/** Counts refusals: two of the same place are two. */
function useRefusals(refusal: object | undefined): number {
  const seen = useRef<{ last: object | undefined; count: number }>({ last: undefined, count: 0 })
  const next = refusal === seen.current.last ? seen.current.count : seen.current.count + 1
  useEffect(() => {
    seen.current = { last: refusal, count: next }
  })
  return next
}
